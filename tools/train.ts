// `npm run train -- CORPUS`: learns what a stop looks like from labelled pages and writes public/stops.bin.
// Figures: by cross-validation over sites, and on the third of the sites that is laid aside and never learned from
// in that run. The model that is written then learns from all of them.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Capture } from '../lib/model/capture.ts';
import { commonWordsOf, hashOf } from '../lib/read/stops/common-words.ts';
import { decode } from '../lib/read/stops/decode.ts';
import { type StopModel, writeModel } from '../lib/read/stops/model-file.ts';
import { chancesOf } from '../lib/read/stops/score.ts';
import { tripChance, tripFeatures } from '../lib/read/stops/trip.ts';
import { projectRoot } from './build-extension.ts';
import { decodeHtml } from './reading/decode-html.ts';
import { loadKnowledge } from './reading/load-places.ts';
import { openPage } from './reading/open-page.ts';
import { commonWords } from './train/common.ts';
import { isLaidAside, type LabelledPage, loadCorpus } from './train/corpus.ts';
import { cutPage, type ViewedPage } from './train/cut-page.ts';
import { examplesOf, type PageExamples, viewOf } from './train/examples.ts';
import { fitModel, type Tuning } from './train/fit.ts';
import { total } from './train/score.ts';
import { type Judged, scoreJudged, tuneThreshold, tuneTrip } from './train/tune.ts';

const [folder] = process.argv.slice(2);
if (!folder || !existsSync(join(folder, 'gold'))) {
  console.error('Usage: npm run train -- CORPUS   (a folder with html/ and gold/)');
  process.exit(2);
}

const folds = 5;
const percent = (value: number) => (100 * value).toFixed(1);

function captureOf(page: LabelledPage): Capture {
  const opened = openPage(decodeHtml(page.html));
  if (!opened.ok) throw new Error(`${page.slug} could not be read.`);
  return opened.value;
}

const knowledge = loadKnowledge();
const viewed = loadCorpus(folder).map((page) => ({
  page,
  site: page.site,
  view: viewOf(captureOf(page), knowledge),
}));
console.log(`${viewed.length} pages, ${new Set(viewed.map(({ site }) => site)).size} sites`);

/** Common words are learned from the same pages as the rest: nothing of a page that is to be judged leaks in. */
function learn(pages: ViewedPage[], tuning?: Tuning): StopModel {
  const common = commonWords(pages);
  const all = [...pages, ...pages.flatMap((viewedPage) => cutPage(viewedPage, knowledge))];
  return fitModel(
    all.map((entry) => examplesOf(entry.page, entry.view, commonWordsOf(common))),
    common,
    tuning,
  );
}

function judge(model: StopModel, { page, view }: ViewedPage): Judged {
  const candidates = view.candidates.filter(({ day }) => day > 0 || view.days.length === 0);
  const chances = chancesOf(view, candidates, model);
  const set: PageExamples = { page, view, examples: [] };
  return { set, scored: candidates.map((candidate, index) => ({ candidate, chance: chances[index] ?? 0 })) };
}

function report(name: string, judged: Judged[], { head }: Pick<StopModel, 'head'>): void {
  const isShown = ({ set, scored }: Judged) =>
    tripChance(head, tripFeatures(set.view, decode(scored, head))) >= head.trip.threshold;
  const trips = judged.filter(({ set }) => set.page.gold.kind !== 'not-a-trip');
  const others = judged.filter(({ set }) => set.page.gold.kind === 'not-a-trip');
  const all = total(
    trips.map((entry) => scoreJudged(isShown(entry) ? entry : { ...entry, scored: [] }, head)),
  );
  const refused = others.filter((entry) => !isShown(entry) || decode(entry.scored, head).length === 0).length;
  const lost = trips.filter((entry) => !isShown(entry)).length;
  console.log(
    `${name}: stop F1 ${percent(all.f1)} (precision ${percent(all.precision)}, recall ${percent(all.recall)}), not a trip refused ${refused}/${others.length}, trips lost ${lost}/${trips.length}`,
  );
}

/** Chances for every page from a model that saw nothing of its site. */
function crossValidate(pages: ViewedPage[]): Judged[] {
  const sites = [...new Set(pages.map(({ site }) => site))].sort((a, b) => hashOf(a) - hashOf(b));
  return Array.from({ length: folds }, (_, fold) => {
    const isHeld = (site: string) => sites.indexOf(site) % folds === fold;
    const model = learn(pages.filter(({ site }) => !isHeld(site)));
    console.log(`  fold ${fold + 1} of ${folds}`);
    return pages.filter(({ site }) => isHeld(site)).map((entry) => judge(model, entry));
  }).flat();
}

function tune(judged: Judged[]): Tuning {
  const stops = tuneThreshold(judged);
  return { ...stops, trip: tuneTrip(judged, stops) };
}

const open = viewed.filter(({ site }) => !isLaidAside(site));
const aside = viewed.filter(({ site }) => isLaidAside(site));
const judged = crossValidate(open);
const tuning = tune(judged);
const openModel = learn(open, tuning);
report('cross-validated by site', judged, openModel);
report(
  'laid aside',
  aside.map((entry) => judge(openModel, entry)),
  openModel,
);
report(
  'on what it learned from',
  open.map((entry) => judge(openModel, entry)),
  openModel,
);

const bytes = writeModel(learn(viewed, tuning));
const file = join(projectRoot, 'public', 'stops.bin');
const isSame = existsSync(file) && Buffer.compare(readFileSync(file), bytes) === 0;
writeFileSync(file, bytes);
console.log(
  `public/stops.bin: ${bytes.length} bytes, ${gzipSync(bytes).length} gzipped${isSame ? ', unchanged' : ''}`,
);
