// `npm run train:more -- FOLDER...`: continues training on labelled pages that public/stops.bin was not trained on.
// The first score of a name stays; the small net that corrects it is trained further. The pages written for Wayclip are
// included, so that it does not forget plain ones. Figures are from cross-validation over sites, with the net before
// and after.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { readModel, type StopModel, writeModel } from '../lib/read/stops/model-file.ts';
import type { Net } from '../lib/read/stops/net.ts';
import { netHead } from '../lib/read/stops/net-bytes.ts';
import { projectRoot } from './build-extension.ts';
import { loadKnowledge } from './reading/load-places.ts';
import { loadCorpus } from './train/corpus.ts';
import { folds, foldsOf, judgedBy } from './train/cross-validate.ts';
import { type ViewedPage, viewPages } from './train/cut-page.ts';
import { examplesOf } from './train/examples.ts';
import { scoresBy, withSecondFeatures } from './train/fit.ts';
import { fitNet, type NetOptions } from './train/fit-net.ts';
import { netRowsOf } from './train/net-rows.ts';
import { loadOwnPages } from './train/own/load-own.ts';
import { reportLine } from './train/report.ts';
import { type Judged, tuneThreshold } from './train/tune.ts';

const folders = process.argv.slice(2);
const file = join(projectRoot, 'public', 'stops.bin');
const model = readModel(readFileSync(file));
if (!model || folders.length === 0 || !folders.every((one) => existsSync(join(one, 'gold')))) {
  console.error('Usage: npm run train:more -- FOLDER...   (folders with html/ and gold/)');
  process.exit(2);
}

/** Found by cross-validation over sites: a lower rate learns nothing new, more epochs forget what is known. */
const options: NetOptions = { epochs: 5, rate: 1e-3, decay: 0, batch: 256, seed: 1 };

const shipped: StopModel = model;
const sources = { knowledge: loadKnowledge(), lexicon: shipped.lexicon };
const pages = viewPages(folders.flatMap(loadCorpus), sources);
const foldOf = foldsOf(pages);

function lookAt(viewed: ViewedPage) {
  const set = examplesOf(viewed.page, viewed.view);
  const scores = scoresBy(shipped, set);
  const again = withSecondFeatures(set, scores);
  return { set: again, scores, rows: netRowsOf([again], shipped.net).rows, fold: foldOf(viewed) };
}
const looked = pages.map(lookAt);
const own = viewPages(loadOwnPages(), sources).map(lookAt);
console.log(`${pages.length} pages from ${new Set(pages.map(({ site }) => site)).size} sites`);

const learnedOn = (some: typeof looked): Net =>
  fitNet(
    [...some, ...own].flatMap(({ rows }) => rows),
    shipped.net,
    options,
    shipped.net,
  );
const judge = (by: StopModel, some: typeof looked): Judged[] =>
  some.map(({ set, scores }) => judgedBy(by, set, scores));

console.log(`as it was: ${reportLine(judge(shipped, looked), shipped)}`);
const judged = Array.from({ length: folds }, (_, fold) => {
  const net = learnedOn(looked.filter((one) => one.fold !== fold));
  console.log(`  fold ${fold + 1} of ${folds}`);
  return judge(
    { ...shipped, net },
    looked.filter((one) => one.fold === fold),
  );
}).flat();
const head = { ...shipped.head, ...tuneThreshold(judged) };
console.log(`a stop from a chance of ${head.threshold} on, again from ${head.thresholdAgain}`);
console.log(`learned on, by site: ${reportLine(judged, { head })}`);

const net = learnedOn(looked);
const bytes = writeModel({ ...shipped, net, head: { ...head, net: netHead(net) } });
writeFileSync(file, bytes);
console.log(`public/stops.bin: ${bytes.length} bytes, ${gzipSync(bytes).length} gzipped`);
