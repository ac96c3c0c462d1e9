// `npm run eval:papers -- FOLDER... [--misses] [--beside]`: reads every paper in a folder that has labels (NAME.json)
// and reports how much of it is right. `NAME.print.html` is printed by the browser first, so that it has the layout of
// a real PDF.
// With `--beside`, KDE's extractor reads the same files, if it is installed.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, statSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import * as z from 'zod/mini';
import { Reservation } from '../lib/model/reservation.ts';
import { otherExtractor } from './bench/bookings/other-extractor.ts';
import { needBrowser } from './browser/need-browser.ts';
import { readBooking } from './eval/read-booking.ts';
import { type BookingScore, scoreBooking } from './eval/score-booking.ts';
import { loadKnowledge } from './reading/load-places.ts';
import { requireValue } from './require-value.ts';

const Labels = z.object({ reservations: z.array(Reservation) });
const ending = /(?:\.print\.html|\.[a-z]+)$/u;

const isNewer = (one: string, other: string) =>
  existsSync(one) && statSync(one).mtimeMs > statSync(other).mtimeMs;

function printed(path: string): string {
  const folder = join(import.meta.dirname, '../.output/papers');
  mkdirSync(folder, { recursive: true });
  const pdf = join(folder, `${basename(dirname(path))}-${basename(path)}.pdf`);
  const unfinished = `${pdf}.part`;
  if (isNewer(pdf, path)) return pdf;
  const browser = requireValue(needBrowser('chromium', console.error)).path;
  execFileSync(
    browser,
    [
      '--headless',
      '--no-sandbox',
      '--no-pdf-header-footer',
      `--print-to-pdf=${unfinished}`,
      pathToFileURL(path).href,
    ],
    { stdio: 'ignore', timeout: 60_000 },
  );
  renameSync(unfinished, pdf);
  return pdf;
}

const labelsOf = (path: string) =>
  Labels.parse(JSON.parse(readFileSync(path.replace(ending, '.json'), 'utf8')));
const fileOf = (path: string) => (path.endsWith('.print.html') ? printed(path) : path);

async function scoreOf(path: string, knowledge: ReturnType<typeof loadKnowledge>): Promise<BookingScore> {
  const file = fileOf(path);
  const read = await readBooking(new Uint8Array(readFileSync(file)), file, knowledge);
  return scoreBooking(labelsOf(path), read);
}

function besideLine(papers: readonly string[]): string {
  const other = otherExtractor(papers.map((path) => ({ path: fileOf(path), labels: labelsOf(path) })));
  if (!other) return 'kitinerary-extractor is not installed (Debian: libkpimitinerary-bin).';
  const { version, found, wanted, right, fields, invented } = other;
  return `${version}: found ${found} of ${wanted}, fields ${right} of ${fields}, invented ${invented}`;
}

const { values: flags, positionals: folders } = parseArgs({
  allowPositionals: true,
  options: { misses: { type: 'boolean' }, beside: { type: 'boolean' } },
});
if (folders.length === 0) {
  console.error('Usage: npm run eval:papers -- FOLDER... [--misses] [--beside]');
  process.exit(2);
}
const knowledge = loadKnowledge();
for (const folder of folders) {
  const sum = { found: 0, wanted: 0, right: 0, fields: 0, invented: 0 };
  const papers = readdirSync(folder)
    .filter((name) => !name.endsWith('.json'))
    .map((name) => resolve(folder, name))
    .filter((path) => existsSync(path.replace(ending, '.json')));
  for (const path of papers.toSorted()) {
    const score = await scoreOf(path, knowledge);
    for (const key of ['found', 'wanted', 'right', 'fields', 'invented'] as const) sum[key] += score[key];
    if (flags.misses) for (const miss of score.misses) console.log(`${basename(path)}: ${miss}`);
  }
  const share = (part: number, whole: number) => `${((100 * part) / Math.max(1, whole)).toFixed(1)} %`;
  console.log(
    `${folder}: ${papers.length} papers, found ${sum.found} of ${sum.wanted} (${share(sum.found, sum.wanted)}), ` +
      `fields ${sum.right} of ${sum.fields} (${share(sum.right, sum.fields)}), invented ${sum.invented}`,
  );
  if (flags.beside) console.log(besideLine(papers));
}
