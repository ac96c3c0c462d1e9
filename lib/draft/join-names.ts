// A place that a day names twice, each time otherwise, is one stop with both names; what is told of either is told of it.
import { type DraftDay, type DraftStop, type Sourced, type SourceOrigin, sourceOf } from '../model/draft.ts';
import type { Knowledge } from '../model/evidence.ts';
import { fold } from '../text/fold.ts';
import { isOnePlace } from './one-place.ts';

const betweenNames = ' · ';

/** The other names of a stop, as they were joined. */
export const otherNamesIn = ({ otherName }: DraftStop): string[] => otherName?.split(betweenNames) ?? [];

/** The name is the first one; all others stand beside it. */
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

/** What the page itself says before what was worked out. */
const stated = <T>(first: Sourced<T> | undefined, second: Sourced<T> | undefined): Sourced<T> | undefined =>
  second?.origin.by === 'source' && first?.origin.by === 'guess' ? second : (first ?? second);

const spoken = ['name', 'address', 'startTime', 'durationMinutes', 'note', 'phone', 'bookingUrl'] as const;
const originsOf = (stop: DraftStop): SourceOrigin[] => [
  ...spoken.flatMap((field) => (stop[field] && sourceOf(stop[field])) ?? []),
  ...(stop.otherOrigins ?? []),
];

/** Where either is spoken of, but for what the joined stop itself says where it has it from. */
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
  // The page's own pin leaves nothing to choose from.
  if (coordinate?.origin.by === 'source') delete joined.candidates;
  const otherOrigins = otherOriginsOf(joined, [first, second]);
  return otherOrigins.length > 0 ? { ...joined, otherOrigins } : joined;
}

/** A stop with a time stands where its time is; without one, where it is named first. */
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
  // Under both its names a joined stop may be one with a third.
  return kept.length < stops.length ? joinNames(kept, knowledge) : kept;
}

export const withNamesJoined = (days: DraftDay[], knowledge: Knowledge): DraftDay[] =>
  days.map((day) => ({ ...day, stops: joinNames(day.stops, knowledge) }));
