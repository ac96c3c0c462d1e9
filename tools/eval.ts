// `npm run eval -- CORPUS [--misses] [--aside|--open]`: drafts every labelled page and says how right the drafts are.
// The shipped model has learned from the labelled pages it was made with: for them these are training figures.
// `npm run train` prints the cross-validated ones.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { previewOf } from '../lib/draft/preview.ts';
import { draftOf, judged } from '../lib/journeys/read-capture.ts';
import type { Preview } from '../lib/model/itinerary.ts';
import { decodeHtml } from './reading/decode-html.ts';
import { loadKnowledge } from './reading/load-places.ts';
import { openPage } from './reading/open-page.ts';
import { isLaidAside, type LabelledPage, loadCorpus } from './train/corpus.ts';
import { type DraftScore, scoreDraft, totalOf } from './train/score-draft.ts';

const { values: flags, positionals } = parseArgs({
  allowPositionals: true,
  options: { misses: { type: 'boolean' }, aside: { type: 'boolean' }, open: { type: 'boolean' } },
});
const [folder] = positionals;
if (!folder || !existsSync(join(folder, 'gold'))) {
  console.error(
    'Usage: npm run eval -- CORPUS [--misses] [--aside | --open]   (a folder with html/ and gold/)',
  );
  process.exit(2);
}

const knowledge = loadKnowledge();

function previewFor(page: LabelledPage): Preview {
  const opened = openPage(decodeHtml(page.html));
  if (!opened.ok) return { days: [] };
  const draft = draftOf(opened.value, knowledge);
  const preview = previewOf(draft);
  return judged(draft, opened.value).ok ? preview : { ...preview, days: [] };
}

const isWanted = ({ site }: LabelledPage) =>
  flags.aside ? isLaidAside(site) : flags.open ? !isLaidAside(site) : true;
const scores: DraftScore[] = [];
for (const page of loadCorpus(folder).filter(isWanted)) {
  const score = scoreDraft(page, previewFor(page));
  scores.push(score);
  const days = `${score.days}/${score.goldDays} days`;
  console.log(
    `${page.slug.padEnd(44)} ${days.padEnd(12)} ${score.stops.hit}/${score.stops.required} stops, ${score.stops.wrong} wrong`,
  );
  if (!flags.misses) continue;
  console.log(`  missed: ${score.stops.missed.join(' | ')}\n  invented: ${score.stops.invented.join(' | ')}`);
}
console.log(
  `\n${Object.entries(totalOf(scores))
    .map(([name, value]) => `${name} ${value}`)
    .join('  ')}`,
);
