// `npm run bench:read [-- FOLDER]`: the whole draft against Readability.parse alone, on the same pages in the same browser.
// Prints figures; never passes or fails on a clock.
import { join } from 'node:path';
import puppeteer, { type Page } from 'puppeteer-core';
import { bundled, gzipKilobytes } from './bench/bundle.ts';
import type { Measured } from './bench/in-page.ts';
import { type BenchPage, journalOf, type PageServer, pagesIn, servePages } from './bench/pages.ts';
import { type PageTimes, reportOf } from './bench/report.ts';
import { findBrowser } from './browser/find-browser.ts';
import { projectRoot } from './build-extension.ts';

const name = 'wayclipBench';
const publicFolder = join(projectRoot, 'public');
// Enough for a median that two busy cores do not move much.
const runs = 7;
const runsOfLarge = 3;
const large = 2_000_000;
const growthBytes = [10_000, 100_000, 1_000_000, 10_000_000];

interface Bench {
  page: Page;
  script: string;
  server: PageServer;
  placesTimes: number[];
}

async function measured(
  { page, script, server, placesTimes }: Bench,
  subject: BenchPage,
): Promise<PageTimes> {
  await page.goto(server.addressOf(subject.name), { waitUntil: 'domcontentloaded' });
  // Through the debugger: the page's own policy lets no script in.
  await page.evaluate(script);
  const loaded = await page.evaluate(`${name}.loadPlaces(${JSON.stringify(server.placesAddress)})`);
  if (typeof loaded === 'number' && Number.isFinite(loaded)) placesTimes.push(loaded);
  const bytes = Buffer.byteLength(subject.html);
  const times = (await page.evaluate(`${name}.measure(${bytes > large ? runsOfLarge : runs})`)) as Measured;
  return { name: subject.name, bytes, ...times };
}

async function measureAll(bench: Bench, subjects: BenchPage[]): Promise<PageTimes[]> {
  const all: PageTimes[] = [];
  for (const [index, subject] of subjects.entries()) {
    if (process.stderr.isTTY) process.stderr.write(`\r${index + 1} of ${subjects.length}`);
    all.push(await measured(bench, subject));
  }
  return all;
}

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];

async function run(folder: string): Promise<void> {
  const found = findBrowser('chromium');
  if (!found) throw new Error('No Chromium on this machine.');
  const script = `var ${name};${await bundled('tools/bench/in-page.ts', name)};globalThis.${name}=${name};0`;
  const capture = await bundled('lib/capture/capture.ts', 'capture');
  const pages = pagesIn(folder);
  const growth = growthBytes.map((bytes) => ({ name: `journal-${bytes}`, html: journalOf(bytes) }));
  const server = await servePages([...pages, ...growth], publicFolder);
  const isRoot = process.getuid?.() === 0;
  const browser = await puppeteer.launch({
    executablePath: found.path,
    headless: true,
    protocolTimeout: 300_000,
    args: ['--no-first-run', '--disable-background-networking', ...(isRoot ? ['--no-sandbox'] : [])],
  });
  try {
    const bench: Bench = { page: await browser.newPage(), script, server, placesTimes: [] };
    const result = {
      browser: await browser.version(),
      pages: await measureAll(bench, pages),
      growth: await measureAll(bench, growth),
      captureKilobytes: gzipKilobytes(capture),
    };
    process.stdout.write(reportOf({ ...result, placesMilliseconds: median(bench.placesTimes) }));
  } finally {
    await browser.close();
    server.close();
  }
}

await run(process.argv[2] ?? join(projectRoot, 'test', 'fixtures', 'pages'));
