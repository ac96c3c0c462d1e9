// The whole draft against Readability and defuddle, on the same pages in the same browser.
import { join } from 'node:path';
import puppeteer, { type Page } from 'puppeteer-core';
import { findBrowser } from '../browser/find-browser.ts';
import { projectRoot } from '../build-extension.ts';
import { bundled, gzipKilobytes } from './bundle.ts';
import type { Measured } from './in-page.ts';
import { measurePlaces } from './measure-places.ts';
import { type BenchPage, journalOf, type PageServer, pagesIn, servePages } from './pages.ts';
import type { BenchResult, PageTimes } from './report.ts';
import { someOf } from './some-of.ts';

const name = 'wayclipBench';
const publicFolder = join(projectRoot, 'public');
// Enough for ten megabytes on a busy machine.
const patience = 120_000;
const large = 2_000_000;
const growthBytes = [10_000, 100_000, 1_000_000, 10_000_000];

interface Bench {
  page: Page;
  script: string;
  server: PageServer;
  runs: number;
}

async function measured(
  { page, script, server, runs }: Bench,
  subject: BenchPage,
  withDefuddle: boolean,
): Promise<PageTimes> {
  await page.goto(server.addressOf(subject.name), { waitUntil: 'domcontentloaded', timeout: patience });
  // Through the debugger: the page's own policy blocks scripts.
  await page.evaluate(script);
  await page.evaluate(`${name}.loadKnowledge(${JSON.stringify(server.origin)})`);
  const bytes = Buffer.byteLength(subject.html);
  const times = bytes > large ? Math.min(runs, 3) : runs;
  const asked = `${name}.measure(${times}, ${JSON.stringify({ withDefuddle })})`;
  return { name: subject.name, bytes, ...((await page.evaluate(asked)) as Measured) };
}

async function measureAll(bench: Bench, subjects: BenchPage[], withDefuddle: boolean): Promise<PageTimes[]> {
  const all: PageTimes[] = [];
  for (const [index, subject] of subjects.entries()) {
    if (process.stderr.isTTY) process.stderr.write(`\r${index + 1} of ${subjects.length}`);
    all.push(await measured(bench, subject, withDefuddle));
  }
  return all;
}

/** The scripts that other readers need, bundled in the same way as ours. */
async function scriptSizes(): Promise<Pick<BenchResult, 'captureKilobytes' | 'others'>> {
  const size = async (entry: string) => gzipKilobytes(await bundled(entry, 'sized'));
  return {
    captureKilobytes: await size('lib/capture/capture.ts'),
    others: [
      { name: 'Readability', kilobytes: await size('node_modules/@mozilla/readability/index.js') },
      { name: 'defuddle', kilobytes: await size('node_modules/defuddle/dist/index.js') },
    ],
  };
}

export interface ReadingBench {
  folder: string;
  runs: number;
  /** If there are more pages, this many are sampled evenly. */
  maxPages?: number;
}

async function measurePages({
  folder,
  runs,
  maxPages = Number.POSITIVE_INFINITY,
}: ReadingBench): Promise<Pick<BenchResult, 'browser' | 'pages' | 'growth'>> {
  const found = findBrowser('chromium');
  if (!found) throw new Error('No Chromium on this machine.');
  const script = `var ${name};${await bundled('tools/bench/in-page.ts', name)};globalThis.${name}=${name};0`;
  const pages = someOf(pagesIn(folder), maxPages);
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
    const bench: Bench = { page: await browser.newPage(), script, server, runs };
    return {
      browser: await browser.version(),
      pages: await measureAll(bench, pages, true),
      growth: await measureAll(bench, growth, false),
    };
  } finally {
    await browser.close();
    server.close();
  }
}

/** One after the other, so that each has the machine to itself. */
export async function measureReading(asked: ReadingBench): Promise<BenchResult> {
  const read = await measurePages(asked);
  return { ...read, ...(await scriptSizes()), placesMilliseconds: await measurePlaces() };
}
