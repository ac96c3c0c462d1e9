// `npm run eval:places -- CORPUS [--truth FILE] [--misses]`: drafts every labelled page and says how many stops are on the map, and
// how right those are whose place is known: where the labels give `lat` and `lon`, or a line of FILE does ("page|name|latitude|longitude",
// the place of a stop that somebody looked up). Also what placing costs a draft.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { placeStops } from '../lib/draft/place-stops.ts';
import { draftOf, judged } from '../lib/journeys/read-capture.ts';
import type { Coordinate } from '../lib/model/itinerary.ts';
import { placeKey } from '../lib/places/place-key.ts';
import { type PlacesScore, placesTable, scorePlaces, totalPlaces } from './eval/score-places.ts';
import { decodeHtml } from './reading/decode-html.ts';
import { loadKnowledge } from './reading/load-places.ts';
import { openPage } from './reading/open-page.ts';
import { type LabelledPage, loadCorpus } from './train/corpus.ts';

const { values: flags, positionals } = parseArgs({
  allowPositionals: true,
  options: { truth: { type: 'string' }, misses: { type: 'boolean' } },
});
const [folder] = positionals;
if (!folder || !existsSync(join(folder, 'gold'))) {
  console.error(
    'Usage: npm run eval:places -- CORPUS [--truth FILE] [--misses]   (a folder with html/ and gold/)',
  );
  process.exit(2);
}

const keyOf = (slug: string, name: string) => `${slug} | ${placeKey(name)}`;

function truths(pages: LabelledPage[]): Map<string, Coordinate> {
  const known = new Map<string, Coordinate>();
  for (const { slug, gold } of pages)
    for (const { name, aliases = [], lat, lon } of (gold.days ?? []).flatMap(({ stops }) => stops))
      if (lat !== undefined && lon !== undefined)
        for (const each of [name, ...aliases])
          known.set(keyOf(slug, each), { latitude: lat, longitude: lon });
  for (const line of flags.truth ? readFileSync(flags.truth, 'utf8').split('\n') : []) {
    const [slug = '', name = '', latitude, longitude] = line.split('|').map((part) => part.trim());
    if (longitude) known.set(keyOf(slug, name), { latitude: Number(latitude), longitude: Number(longitude) });
  }
  return known;
}

const knowledge = loadKnowledge();
const pages = loadCorpus(folder).filter(({ gold }) => gold.kind !== 'not-a-trip');
const known = truths(pages);
const scores: PlacesScore[] = [];
let placing = 0;
for (const { slug, html } of pages) {
  const opened = openPage(decodeHtml(html));
  if (!opened.ok) continue;
  const draft = draftOf(opened.value, knowledge);
  if (!judged(draft, opened.value).ok) continue;
  // Placed once more for the clock: what was only guessed is forgotten first.
  const days = draft.days.map((day) => ({
    ...day,
    stops: day.stops.map(({ coordinate, candidates: _candidates, ...stop }) =>
      coordinate?.origin.by === 'source' ? { ...stop, coordinate } : stop,
    ),
  }));
  const before = process.cpuUsage();
  placeStops({ days, ...(draft.destination && { destination: draft.destination.value }) }, knowledge);
  placing += process.cpuUsage(before).user / 1000;
  const score = scorePlaces(draft, (name) => known.get(keyOf(slug, name)), knowledge);
  if (flags.misses) for (const line of score.wrong) console.log(`${slug}: ${line}`);
  scores.push(score);
}
for (const line of placesTable(totalPlaces(scores), scores.length)) console.log(line);
console.log(`placing: ${(placing / Math.max(1, scores.length)).toFixed(1)} ms of processor time a page`);
