// Learns the weights of the destination's features from labelled pages (`html/` and `gold/`) and from those written for
// Wayclip, and writes them.
//   node tools/train-destination.ts FOLDER... [--misses] [--dry]
import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { composeDestination } from '../lib/read/destination/compose.ts';
import { isRight } from './destination/compare.ts';
import { fitWeights, scoreOf } from './destination/fit.ts';
import { type DestinationPage, destinationPages, lineUp } from './destination/labelled-pages.ts';
import { loadKnowledge } from './reading/load-places.ts';
import { loadCorpus } from './train/corpus.ts';
import { loadOwnPages } from './train/own/load-own.ts';

const target = new URL('../lib/read/destination/weights.ts', import.meta.url);
const folds = 8;

const options = new Set(process.argv.slice(2).filter((word) => word.startsWith('--')));
const folders = process.argv.slice(2).filter((word) => !word.startsWith('--'));
if (folders.length === 0) {
  process.stderr.write('usage: node tools/train-destination.ts FOLDER... [--misses] [--dry]\n');
  process.exit(2);
}

/** All pages of a site are in one fold, so that no page is judged by a model trained on its neighbours. */
const foldOf = ({ site }: DestinationPage) =>
  Number.parseInt(createHash('sha256').update(site).digest('hex').slice(0, 8), 16) % folds;

function answerOf({ input, language }: DestinationPage, weights: number[]): string {
  const scored = input.map(({ candidate, features }) => ({ candidate, score: scoreOf(features, weights) }));
  return composeDestination(scored, language)?.name ?? '';
}

interface Judged {
  page: DestinationPage;
  answer: string;
}

const judged = (pages: DestinationPage[], weights: number[]): Judged[] =>
  pages.map((page) => ({ page, answer: answerOf(page, weights) }));

const knowledge = loadKnowledge();
const pages = [
  ...folders.flatMap((folder) => destinationPages(folder, loadCorpus(folder), knowledge)),
  ...destinationPages('our own pages', loadOwnPages(), knowledge),
];
const featureNames = lineUp(pages);

function crossValidated(pages: DestinationPage[]): Judged[] {
  return Array.from({ length: folds }, (_, fold) => {
    const rest = pages.filter((page) => foldOf(page) !== fold);
    const left = pages.filter((page) => foldOf(page) === fold);
    return judged(left, fitWeights(rest, featureNames.length));
  }).flat();
}

const isHit = ({ page, answer }: Judged) => isRight(page.main, answer);
const percent = (part: number, whole: number) => `${((100 * part) / Math.max(1, whole)).toFixed(1)} %`;

function report(label: string, all: Judged[]): void {
  for (const [folder, list] of Map.groupBy(all, ({ page }) => page.folder)) {
    console.log(`${label}  ${folder}: ${percent(list.filter(isHit).length, list.length)} of ${list.length}`);
  }
}

const reachable = pages.filter(({ right }) => right.includes(true)).length;
console.log(`${pages.length} pages; on ${percent(reachable, pages.length)} a candidate is right`);
const unseen = crossValidated(pages);
report('left out by site', unseen);
if (options.has('--misses')) {
  for (const { page, answer } of unseen.filter((entry) => !isHit(entry)))
    console.log(`  ${page.slug}: ${page.main} | ${answer} | ${page.capture.title}`);
}
const weights = fitWeights(pages, featureNames.length);
report('learned from    ', judged(pages, weights));
if (!options.has('--dry')) {
  const lines = featureNames.map((name, index) => {
    const key = /^[a-z]+$/.test(name) ? name : `'${name}'`;
    return `  ${key}: ${(weights[index] ?? 0).toFixed(2).replace(/\.?0+$/, '')},`;
  });
  writeFileSync(
    target,
    `// How much each feature counts. Learned by tools/train-destination.ts, not chosen: from labelled travel pages, so that the
// places a careful person gave as the destination come out on top.
export const weights: Record<string, number> = {
${lines.join('\n')}
};
`,
  );
}
