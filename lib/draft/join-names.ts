// Joins a place that one day mentions under two names into one stop with both names and all details.
import { type DraftDay, type DraftStop, type Sourced, type SourceOrigin, sourceOf } from '../model/draft.ts';
import type { Knowledge } from '../model/evidence.ts';
import { fold } from '../text/fold.ts';
import { isOnePlace } from './one-place.ts';

const betweenNames = ' · ';

/** The other names of a joined stop. */
export const otherNamesIn = ({ otherName }: DraftStop): string[] => otherName?.split(betweenNames) ?? [];

/** All names but the first stop's own, each once. */
function otherNamesOf(first: DraftStop, second: DraftStop): string | undefined {
  const known = new Set([fold(first.name.value)]);
  const others = [first.otherName, second.name.value, second.otherName].filter((name) => {
    const isNew = name !== undefined && !known.has(fold(name));
    if (isNew) known.add(fold(name));
    return isNew;
  });
  return others.length > 0 ? others.join(betweenNames) : undefined;
}

function joinNotes(first: DraftStop['note'], second: DraftStop['note']): DraftStop['note'] {
  if (!first || !second || first.value.includes(second.value)) return first ?? second;
  return { ...first, value: `${first.value}\n${second.value}` };
}

/** Prefers a value from the page over a guess. */
const stated = <T>(first: Sourced<T> | undefined, second: Sourced<T> | undefined): Sourced<T> | undefined =>
  second?.origin.by === 'source' && first?.origin.by === 'guess' ? second : (first ?? second);

const originFields = [
  'name',
  'address',
  'startTime',
  'durationMinutes',
  'note',
  'phone',
  'bookingUrl',
] as const;
const originsOf = (stop: DraftStop): SourceOrigin[] => [
  ...originFields.flatMap((field) => (stop[field] && sourceOf(stop[field])) ?? []),
  ...(stop.otherOrigins ?? []),
];

/** Where the source speaks of either stop, except the origins already held by the joined stop's fields. */
function otherOriginsOf(joined: DraftStop, both: DraftStop[]): SourceOrigin[] {
  const placeOf = ({ block, start, end }: SourceOrigin) => `${block} ${start} ${end}`;
  const own = new Set(originsOf(joined).map(placeOf));
  const others = both.flatMap(originsOf).filter((origin) => !own.has(placeOf(origin)));
  return [...new Map(others.map((origin) => [placeOf(origin), origin])).values()];
}

function joinStops(first: DraftStop, second: DraftStop): DraftStop {
  const otherName = otherNamesOf(first, second);
  const note = joinNotes(first.note, second.note);
  const coordinate = stated(first.coordinate, second.coordinate);
  const startTime = stated(first.startTime, second.startTime);
  const { otherOrigins: _both, ...joined }: DraftStop = {
    ...second,
    ...first,
    ...(otherName !== undefined && { otherName }),
    ...(coordinate && { coordinate }),
    ...(startTime && { startTime }),
    ...(note && { note }),
  };
  // With the page's own pin there is nothing left to choose.
  if (coordinate?.origin.by === 'source') delete joined.candidates;
  const otherOrigins = otherOriginsOf(joined, [first, second]);
  return otherOrigins.length > 0 ? { ...joined, otherOrigins } : joined;
}

/** A joined stop stands where its time is, or without a time where it is first named. */
export function joinNames(stops: DraftStop[], knowledge: Knowledge): DraftStop[] {
  const kept: DraftStop[] = [];
  for (const stop of stops) {
    const at = kept.findIndex((one) => isOnePlace(one, stop, knowledge));
    const same = kept[at];
    if (!same) kept.push(stop);
    else if (stop.startTime && !same.startTime)
      kept.push(...kept.splice(at, 1).map((one) => joinStops(one, stop)));
    else kept[at] = joinStops(same, stop);
  }
  // With both names, a joined stop may now match a third.
  return kept.length < stops.length ? joinNames(kept, knowledge) : kept;
}

export const withNamesJoined = (days: DraftDay[], knowledge: Knowledge): DraftDay[] =>
  days.map((day) => ({ ...day, stops: joinNames(day.stops, knowledge) }));
