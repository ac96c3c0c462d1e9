// Names on the page that may be stops: kept beside the stops of their day until the traveller takes or drops them.
import type { Capture } from '../model/capture.ts';
import { isWithinKm } from '../model/distance.ts';
import type { DraftDay, DraftStop } from '../model/draft.ts';
import type { Evidence, Knowledge } from '../model/evidence.ts';
import { fold } from '../text/fold.ts';
import { categoryOf } from './category.ts';
import type { NameEvidence } from './named.ts';
import { placeStops } from './place-stops.ts';
import { claimsOfKind, sourcedFrom } from './weigh.ts';

function otherStopOf(capture: Capture, entry: NameEvidence): Omit<DraftStop, 'id'> {
  const { name, otherName } = entry.claim;
  const category = categoryOf(capture, entry);
  return {
    name: sourcedFrom(capture, entry, name),
    ...(otherName && { otherName }),
    ...(category && { category }),
  };
}

/** A longer list is no help. */
const maxNames = 12;

function ranked(capture: Capture, entries: NameEvidence[], number: number): DraftStop[] {
  // The page's title says what it is about, not where to go.
  const title = fold(capture.title);
  return entries
    .filter(({ claim }) => fold(claim.name) !== title)
    .toSorted((a, b) => b.trust - a.trust)
    .slice(0, maxNames)
    .map((entry, index) => ({ id: `also-${number}-${index + 1}`, ...otherStopOf(capture, entry) }));
}

/** The `also` names of one day; an empty object if there are none. */
export function alsoIn(capture: Capture, within: Evidence[], number: number): Pick<DraftDay, 'also'> {
  const also = ranked(capture, claimsOfKind(within, 'maybe-stop'), number);
  return also.length > 0 ? { also } : {};
}

/** All names on a page that was refused as a trip, the most trusted first, whatever their day. */
export function namesOn(capture: Capture, evidence: Evidence[], knowledge: Knowledge): DraftStop[] {
  const entries = [...claimsOfKind(evidence, 'stop'), ...claimsOfKind(evidence, 'maybe-stop')];
  const also = ranked(capture, entries, 1);
  return placedAlso([{ id: 'day-1', stops: [], also }], undefined, knowledge)[0]?.also ?? [];
}

// Two names closer together than this are names of one place.
const onePlaceKm = 0.03;

const isSameSpot = (one: DraftStop, other: DraftStop) =>
  one.coordinate !== undefined &&
  other.coordinate !== undefined &&
  isWithinKm(onePlaceKm, one.coordinate.value, other.coordinate.value);

/** Offers a place with two names once, with both, and leaves out places that are stops already. */
function eachOnce(days: DraftDay[]): DraftDay[] {
  const stops = days.flatMap((day) => day.stops);
  const found: DraftStop[] = [];
  const otherNames = new Map<string, string>();
  for (const name of days.flatMap(({ also = [] }) => also)) {
    if (stops.some((stop) => isSameSpot(stop, name))) continue;
    const same = found.find((one) => isSameSpot(one, name));
    if (!same) found.push(name);
    else if (!same.otherName && !otherNames.has(same.id)) otherNames.set(same.id, name.name.value);
  }
  const isOffered = new Set(found.map(({ id }) => id));
  return days.map(({ also, ...day }) => {
    const left = (also ?? [])
      .filter(({ id }) => isOffered.has(id))
      .map((name) => {
        const otherName = otherNames.get(name.id);
        return otherName ? { ...name, otherName } : name;
      });
    return left.length > 0 ? { ...day, also: left } : day;
  });
}

/** Places these names together with the day's stops; the stops themselves stay unchanged. */
export function placedAlso(
  days: DraftDay[],
  destination: string | undefined,
  knowledge: Knowledge,
): DraftDay[] {
  if (!days.some(({ also }) => also)) return days;
  const together = days.map(({ also = [], ...day }) => ({ ...day, stops: [...day.stops, ...also] }));
  const placed = placeStops({ days: together, ...(destination && { destination }) }, knowledge);
  return eachOnce(
    days.map((day, index) => {
      const { stops = [] } = placed.days[index] ?? {};
      return day.also ? { ...day, also: stops.slice(day.stops.length) } : day;
    }),
  );
}
