// `npm run train -- CORPUS [MORE...]`: trains the stop model on labelled pages and writes public/stops.bin.
// Figures: from cross-validation over sites, and on the third of the corpus's sites that is held out in that run.
// The written model is then trained on all of them. Further folders are used for training as a whole.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { lexiconOf } from '../lib/read/stops/lexicon.ts';
import { type StopModel, writeModel } from '../lib/read/stops/model-file.ts';
import { netHead } from '../lib/read/stops/net-bytes.ts';
import { chancesOf } from '../lib/read/stops/score.ts';
import { projectRoot } from './build-extension.ts';
import { totalLine } from './eval/report.ts';
import { loadKnowledge } from './reading/load-places.ts';
import { previewFor } from './reading/preview-for.ts';
import { isLaidAside, loadCorpus } from './train/corpus.ts';
import { crossValidate, type FirstScored } from './train/cross-validate.ts';
import { cutPage, type ViewedPage, viewPages } from './train/cut-page.ts';
import { examplesOf, type PageExamples } from './train/examples.ts';
import { fitFirst, fitSecond, netShare, secondShare, type Tuning, withSecondFeatures } from './train/fit.ts';
import { loadOwnPages } from './train/own/load-own.ts';
import { reportLine } from './train/report.ts';
import { scoreDraft } from './train/score-draft.ts';
import { type Judged, tuneThreshold } from './train/tune.ts';
import { tuneTrip } from './train/tune-trip.ts';
import { readWordLists } from './train/word-lists.ts';

const [folder, ...more] = process.argv.slice(2);
if (!folder || ![folder, ...more].every((one) => existsSync(join(one, 'gold')))) {
  console.error('Usage: npm run train -- CORPUS [MORE...]   (folders with html/ and gold/)');
  process.exit(2);
}

const lists = readWordLists();
const sources = { knowledge: loadKnowledge(), lexicon: lexiconOf(lists) };
const labelled = viewPages(loadCorpus(folder), sources);
const further = viewPages(more.flatMap(loadCorpus), sources);
const own = viewPages(loadOwnPages(), sources);
console.log(
  `${labelled.length} pages from ${new Set(labelled.map(({ site }) => site)).size} sites, ${further.length} further ones, and ${own.length} of our own`,
);

/** The examples of each page and of the parts cut from it, made once, since every fold uses most of them. */
const examplesMade = new Map<ViewedPage, PageExamples[]>();
function madeOf(viewed: ViewedPage): PageExamples[] {
  const cached = examplesMade.get(viewed);
  if (cached) return cached;
  const made = [viewed, ...cutPage(viewed, sources)].map(({ page, view }) => examplesOf(page, view));
  examplesMade.set(viewed, made);
  return made;
}

/** The second look is trained on first scores for pages that the first model had not seen. */
const lookAgain = (looked: FirstScored[]) => ({
  ...fitSecond(looked.map(({ set, scores }) => withSecondFeatures(set, scores))),
  features: looked[0]?.set.allNames ?? [],
});

function learn(
  pages: ViewedPage[],
  { second, net, features }: ReturnType<typeof lookAgain>,
  tuning: Tuning,
): StopModel {
  const first = fitFirst(pages.flatMap(madeOf), lists);
  const head = { ...first.head, features, secondShare, net: netHead(net), netShare, ...tuning };
  return { ...first, second, net, head };
}

function judge(model: StopModel, { page, view }: ViewedPage): Judged {
  const candidates = view.candidates.filter(({ day }) => day > 0 || view.days.length === 0);
  const chances = chancesOf(view, candidates, model);
  return {
    page,
    view,
    scored: candidates.map((candidate, index) => ({ candidate, chance: chances[index] ?? 0 })),
  };
}

const open = labelled.filter(({ site }) => !isLaidAside(site));
const aside = labelled.filter(({ site }) => isLaidAside(site));
const beside = [...further, ...own];
const { looked, judged } = crossValidate([...open, ...beside], { madeOf, lists });
const isOneOf = (pages: ViewedPage[]) => {
  const all = new Set(pages.map(({ page }) => page));
  return ({ page }: Judged) => all.has(page);
};
const isOwn = ({ page }: Judged) => page.isOwn === true;
// Thresholds are tuned on pages from the web: those written for us have more stops in less text.
const thresholds = tuneThreshold(judged.filter((entry) => !isOwn(entry)));
console.log(`a stop from a chance of ${thresholds.threshold} on, again from ${thresholds.thresholdAgain}`);
const tuning = { ...thresholds, trip: tuneTrip(judged, thresholds, isOwn) };
const again = lookAgain(looked);
const openModel = learn([...open, ...beside], again, tuning);
const print = (name: string, entries: Judged[]) => console.log(`${name}: ${reportLine(entries, openModel)}`);
print('cross-validated by site', judged.filter(isOneOf(open)));
print('cross-validated, further pages', judged.filter(isOneOf(further)));
print('cross-validated, our own pages', judged.filter(isOwn));
print(
  'laid aside',
  aside.map((entry) => judge(openModel, entry)),
);
print(
  'on what it learned from',
  open.map((entry) => judge(openModel, entry)),
);
const knowledge = { ...sources.knowledge, stopModel: writeModel(openModel) };
const drafts = aside.map(({ page, view }) => scoreDraft(page, previewFor(view.capture, knowledge)));
console.log(`laid aside, whole drafts: ${totalLine(drafts)}`);

const bytes = writeModel(learn([...labelled, ...beside], again, tuning));
const file = join(projectRoot, 'public', 'stops.bin');
const isSame = existsSync(file) && Buffer.compare(readFileSync(file), bytes) === 0;
writeFileSync(file, bytes);
console.log(
  `public/stops.bin: ${bytes.length} bytes, ${gzipSync(bytes).length} gzipped${isSame ? ', unchanged' : ''}`,
);
