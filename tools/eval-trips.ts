// `npm run eval:trips [-- --named] [--half 1|2] [--misses]`: how many stops of the trips in tools/eval/facts/trips.txt
// are placed, and how accurately. Each trip is read as a page; with --named only its names are placed, as if reading
// had found them all.
// Develop the rules of placing on the first half (every other trip); the second half is only for measuring.
import { parseArgs } from 'node:util';
import type { ToPlace } from '../lib/draft/place-stops.ts';
import { draftOf } from '../lib/journeys/read-capture.ts';
import type { DraftStop } from '../lib/model/draft.ts';
import type { Knowledge } from '../lib/model/evidence.ts';
import { placeKey } from '../lib/places/place-key.ts';
import { type MadeTrip, madeTrips, pageOf } from './eval/made-trips.ts';
import { type PlacesScore, scorePlaces, totalPlaces, tripsTable } from './eval/score-places.ts';
import { withoutPlaces } from './eval/unplaced-drafts.ts';
import { loadKnowledge } from './reading/load-places.ts';
import { openPage } from './reading/open-page.ts';

const { values: flags } = parseArgs({
  options: { named: { type: 'boolean' }, half: { type: 'string' }, misses: { type: 'boolean' } },
});

const stopOf = (name: string, id: string): DraftStop => ({
  id,
  name: {
    value: name,
    origin: { by: 'source', block: 0, start: 0, end: name.length, reader: 'page/named', words: name },
    confidence: 0.9,
  },
});

const namedTrip = ({ stops, destination }: MadeTrip): ToPlace => ({
  days: stops.map((day, at) => ({
    id: `day-${at}`,
    stops: day.map(({ name }, index) => stopOf(name, `stop-${at}-${index}`)),
  })),
  ...(destination !== undefined && { destination }),
});

function readTrip(trip: MadeTrip, knowledge: Knowledge): ToPlace {
  const opened = openPage(pageOf(trip));
  if (!opened.ok) return { days: [] };
  const { days, destination } = draftOf(opened.value, knowledge);
  return { days: withoutPlaces(days), ...(destination && { destination: destination.value }) };
}

/** Truths are keyed by day: a name can occur twice, on two days in two towns. */
function truthsOf({ stops }: MadeTrip) {
  const all = stops.flatMap((day, at) =>
    day.map(({ name, coordinate }) => ({ at, key: placeKey(name), coordinate })),
  );
  return (name: string, day: number) => {
    const called = all.filter(({ key }) => key === placeKey(name));
    return (called.find(({ at }) => at === day) ?? called[0])?.coordinate;
  };
}

function scoreTrip(trip: MadeTrip, knowledge: Knowledge): PlacesScore {
  const read = flags.named ? namedTrip(trip) : readTrip(trip, knowledge);
  const truthOf = truthsOf(trip);
  const dayOf = new Map(read.days.flatMap(({ stops }, day) => stops.map(({ id }) => [id, day] as const)));
  return scorePlaces(read, ({ id, name }) => truthOf(name.value, dayOf.get(id) ?? 0), knowledge);
}

const knowledge = loadKnowledge();
const scores: PlacesScore[] = [];
let written = 0;
for (const [index, trip] of madeTrips().entries()) {
  if (flags.half !== undefined && index % 2 !== Number(flags.half) - 1) continue;
  const score = scoreTrip(trip, knowledge);
  written += trip.stops.flat().length;
  scores.push(score);
  if (flags.misses)
    for (const line of [...score.wrong, ...score.unplaced]) console.log(`${trip.title}: ${line}`);
}
for (const line of tripsTable(totalPlaces(scores), scores.length, written)) console.log(line);
