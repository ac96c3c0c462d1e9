// `npm run eval:searches [-- --half 1|2] [--misses]`: how often the queries in tools/eval/facts/searches.txt, typed
// into “Find place”, find the intended place first, or among the answers. Develop the search on the first half (every
// other query); the second half is only for measuring.
import { parseArgs } from 'node:util';
import { findPlaces } from '../lib/journeys/find-places.ts';
import { distanceKm } from '../lib/model/distance.ts';
import { type MadeSearch, madeSearches } from './eval/made-searches.ts';
import { loadKnowledge } from './reading/load-places.ts';

const { values: flags } = parseArgs({
  options: { half: { type: 'string' }, misses: { type: 'boolean' } },
});

const knowledge = loadKnowledge();

function rankOf({ typed, coordinate, withinKm, near }: MadeSearch) {
  const from = performance.now();
  const found = findPlaces(typed, knowledge, near ? { near: [near] } : {});
  const ms = performance.now() - from;
  const rank = found.findIndex((place) => distanceKm(place.coordinate, coordinate) <= withinKm);
  return { rank, ms, found };
}

const asked = madeSearches()
  .filter((_, index) => flags.half === undefined || index % 2 === Number(flags.half) - 1)
  .map((search) => ({ search, ...rankOf(search) }));

const percent = (part: number, of: number) => `${((100 * part) / of).toFixed(1)} %`;
console.log('| typed | searches | found first | found | nothing found |\n|---|---|---|---|---|');
for (const [group, all] of [...Map.groupBy(asked, ({ search }) => search.group), ['all', asked] as const]) {
  const first = all.filter(({ rank }) => rank === 0).length;
  const any = all.filter(({ rank }) => rank >= 0).length;
  const empty = all.filter(({ found }) => found.length === 0).length;
  console.log(
    `| ${group} | ${all.length} | ${percent(first, all.length)} | ${percent(any, all.length)} | ${empty} |`,
  );
}
const times = asked.map(({ ms }) => ms).sort((a, b) => a - b);
console.log(`median ${times[times.length >> 1]?.toFixed(1)} ms, slowest ${times.at(-1)?.toFixed(0)} ms`);
if (flags.misses)
  for (const { search, rank, found } of asked.filter(({ rank }) => rank !== 0)) {
    const answers = found
      .slice(0, 3)
      .map(({ name, kind, town, country }) => `${name} (${kind}, ${town ?? ''} ${country})`);
    console.log(
      `${rank < 0 ? 'missed' : `at ${rank + 1}`}: ${search.typed} → ${answers.join(' · ') || 'nothing'}`,
    );
  }
