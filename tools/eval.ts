// `npm run eval -- CORPUS [--misses] [--browser] [--sure] [--languages] [--aside|--open] [--half 1|2] [--without-sights]`:
// drafts every labelled page and reports how right the drafts are; with `--languages` also by language, and with
// `--sure` whether stops are right as often as their confidence says. With `--browser` each page is also captured in
// Chromium, as the extension does, and both captures are compared. The shipped model was trained on labelled pages: for
// those pages these are training figures; `npm run train` prints cross-validated ones. A folder of booking documents
// (NAME.pdf beside NAME.json) is scored by reservations and their fields instead.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { draftOf } from '../lib/journeys/read-capture.ts';
import type { Capture } from '../lib/model/capture.ts';
import type { Knowledge } from '../lib/model/evidence.ts';
import { browserCaptures } from './eval/browser-captures.ts';
import { calibrationLines, type JudgedStop, judgedStops } from './eval/calibration.ts';
import { type Difference, differenceOf } from './eval/compare-captures.ts';
import { bookingFolders, evalBookings } from './eval/eval-bookings.ts';
import {
  differenceLines,
  differenceTotal,
  isSame,
  languageLines,
  scoreLines,
  totalLine,
} from './eval/report.ts';
import { decodeHtml } from './reading/decode-html.ts';
import { loadKnowledge } from './reading/load-places.ts';
import { openPage } from './reading/open-page.ts';
import { previewFor } from './reading/preview-for.ts';
import { halfOf, isLaidAside, type LabelledPage, loadCorpus } from './train/corpus.ts';
import { scoreDraft } from './train/score-draft.ts';

const { values: flags, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    misses: { type: 'boolean' },
    browser: { type: 'boolean' },
    sure: { type: 'boolean' },
    languages: { type: 'boolean' },
    aside: { type: 'boolean' },
    open: { type: 'boolean' },
    half: { type: 'string' },
    'without-sights': { type: 'boolean' },
  },
});
const [folder] = positionals;
const hasBookings = folder && existsSync(folder) && bookingFolders(folder).length > 0;
if (!folder || !(hasBookings || existsSync(join(folder, 'gold')))) {
  console.error(
    'Usage: npm run eval -- CORPUS [--misses] [--browser] [--sure] [--languages] [--aside | --open] [--half 1 | 2] [--without-sights]   (a folder with html/ and gold/, or booking PDFs beside their .json)',
  );
  process.exit(2);
}

/** Measures the value of the known sights: without them, only the sentence around a name makes it a stop. */
const withoutSights = ({
  lookUpSight: _named,
  lookUpSightAlike: _alike,
  sightsAround: _around,
  ...rest
}: Knowledge) => rest;

const knowledge = flags['without-sights'] ? withoutSights(loadKnowledge()) : loadKnowledge();
if (hasBookings) {
  const lines = await evalBookings(folder, { knowledge, misses: flags.misses ?? false });
  process.stdout.write(`${lines.join('\n')}\n`);
  process.exit(0);
}

const htmlOf = (page: LabelledPage) => decodeHtml(page.html);

function savedCapture(page: LabelledPage): Capture | undefined {
  const opened = openPage(htmlOf(page));
  return opened.ok ? opened.value : undefined;
}

const print = (...lines: string[]) => process.stdout.write(`${lines.join('\n')}\n`);

/** Where the browser and the parser of saved pages see a page differently, the traveller gets the browser's view. */
async function compareWithBrowser(pages: LabelledPage[]): Promise<void> {
  // A URL that names the destination would give the answer away.
  const nameOf = (index: number) => `page-${index + 1}`;
  const captures = await browserCaptures(
    pages.map((page, index) => ({ name: nameOf(index), html: htmlOf(page) })),
  );
  const differences: Difference[] = [];
  print('', 'Captured in Chromium:');
  for (const [index, page] of pages.entries()) {
    const [saved, seen] = [savedCapture(page), captures.get(nameOf(index))];
    if (!saved || !seen) {
      print(`${page.slug.padEnd(44)} could not be captured ${saved ? 'in the browser' : 'as a saved page'}`);
      continue;
    }
    // Served from another address, the page does not recognise its own site name.
    captures.set(nameOf(index), { ...seen, url: saved.url });
    const difference = differenceOf(saved, seen);
    differences.push(difference);
    if (!isSame(difference)) print(...differenceLines(page.slug, difference, flags.misses ?? false));
  }
  const scores = pages.map((page, index) =>
    scoreDraft(page, previewFor(captures.get(nameOf(index)), knowledge)),
  );
  print('', differenceTotal(differences), `browser: ${totalLine(scores)}`);
}

const isWanted = ({ site }: LabelledPage) =>
  (flags.aside ? isLaidAside(site) : flags.open ? !isLaidAside(site) : true) &&
  (flags.half === undefined || halfOf(site) === Number(flags.half));
const pages = loadCorpus(folder).filter(isWanted);
const judged: JudgedStop[] = [];
const scores = pages.map((page) => {
  const capture = savedCapture(page);
  const score = scoreDraft(page, previewFor(capture, knowledge));
  if (flags.sure && capture && score.isTrip) judged.push(...judgedStops(draftOf(capture, knowledge), score));
  print(...scoreLines(page.slug, score, flags.misses ?? false));
  return score;
});
if (flags.sure) print('', ...calibrationLines(judged));
if (flags.languages) print('', ...languageLines(pages, scores));
if (flags.browser) await compareWithBrowser(pages);
print(`${flags.browser ? 'saved:   ' : '\n'}${totalLine(scores)}`);
