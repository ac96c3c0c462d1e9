// `npm run eval:places -- CORPUS [--kept FILE] [--misses]`: drafts every labelled page and reports how many stops are
// placed, and how accurately, for stops whose place is known: from tools/eval/facts, and from the page's own
// coordinates, which are then hidden from placing. FILE caches the drafts, so that the next run only places. Also
// reports what placing costs per page.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { placesByPage } from './eval/places-by-page.ts';
import { type PlacesScore, placesTable, scoreHidden, scorePlaces, totalPlaces } from './eval/score-places.ts';
import { unplacedDrafts } from './eval/unplaced-drafts.ts';
import { loadKnowledge } from './reading/load-places.ts';

const { values: flags, positionals } = parseArgs({
  allowPositionals: true,
  options: { kept: { type: 'string' }, misses: { type: 'boolean' } },
});
const [folder] = positionals;
if (!folder || !existsSync(join(folder, 'gold'))) {
  console.error(
    'Usage: npm run eval:places -- CORPUS [--kept FILE] [--misses]   (a folder with html/ and gold/)',
  );
  process.exit(2);
}

const knowledge = loadKnowledge();
const places = placesByPage();
const scores: PlacesScore[] = [];
const hiddenScores: PlacesScore[] = [];
let placing = 0;
for (const { page, days, destination } of unplacedDrafts(folder, knowledge, flags.kept)) {
  const read = { days, ...(destination !== undefined && { destination }) };
  const before = process.cpuUsage();
  const score = scorePlaces(read, ({ name }) => places.of(page, name.value), knowledge);
  placing += process.cpuUsage(before).user / 1000;
  const hidden = scoreHidden(read, knowledge);
  if (flags.misses)
    for (const line of [...score.wrong, ...(hidden?.wrong ?? [])]) console.log(`${page}: ${line}`);
  scores.push(score);
  if (hidden) hiddenScores.push(hidden);
}
for (const line of placesTable(totalPlaces(scores), totalPlaces(hiddenScores), scores.length))
  console.log(line);
console.log(`placing: ${(placing / Math.max(1, scores.length)).toFixed(1)} ms of processor time a page`);
