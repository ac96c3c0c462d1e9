// Distributes places over days: nearby places share a day, and all days get about the same number.
import type { DraftStop } from '../model/draft.ts';

type Placed = DraftStop & Required<Pick<DraftStop, 'coordinate'>>;

const isPlaced = (stop: DraftStop): stop is Placed => stop.coordinate !== undefined;
const north = ({ coordinate }: Placed) => coordinate.value.latitude;
const turned = (degrees: number) => ((degrees % 360) + 360) % 360;
/** From 0 to 360. Normalised only here: a rounding difference could put a place all the way around the globe from itself. */
const east = ({ coordinate }: Placed) => turned(coordinate.value.longitude);

/** The length of a degree of longitude relative to one at the equator. */
const shrink = (stops: Placed[]) => Math.cos(((stops[0] ? north(stops[0]) : 0) * Math.PI) / 180);

const extent = (values: number[]) => (values.length === 0 ? 0 : Math.max(...values) - Math.min(...values));

/**
 * How far east each place is of the westernmost one, which comes after the widest gap between places. So neighbours are
 * never separated by a meridian, not even by the date line in the middle of Fiji.
 */
function eastwards(stops: Placed[]): (stop: Placed) => number {
  const sorted = stops.map((stop, index) => ({ at: east(stop), index })).toSorted((a, b) => a.at - b.at);
  const emptyBefore = sorted.map(({ at, index }, place) => {
    const west = sorted[place - 1]?.at ?? (sorted.at(-1)?.at ?? 0) - 360;
    return { at, index, degrees: at - west };
  });
  // Among equally wide gaps, take the one before the place that the page names first, wherever on the globe the trip is.
  const [first] = emptyBefore.toSorted((a, b) => b.degrees - a.degrees || a.index - b.index);
  return (stop) => turned(east(stop) - (first?.at ?? 0));
}

/** Cuts the places in two across their longer side, and each part again, until there is one part for every day. */
function parted(stops: Placed[], parts: number): Placed[][] {
  if (parts <= 1) return [stops];
  const across = eastwards(stops);
  const isWide = extent(stops.map(across)) * shrink(stops) > extent(stops.map(north));
  const along = stops.toSorted((a, b) => (isWide ? across(a) - across(b) : north(b) - north(a)));
  const first = Math.floor(parts / 2);
  const cut = Math.round((along.length * first) / parts);
  return [...parted(along.slice(0, cut), first), ...parted(along.slice(cut), parts - first)];
}

function distance(a: Placed, b: Placed): number {
  const apart = turned(east(a) - east(b));
  const width = Math.min(apart, 360 - apart) * shrink([a]);
  return width * width + (north(a) - north(b)) ** 2;
}

/** Starts with the first place on the page and always goes on to the nearest one left. */
function walked(stops: Placed[], order: DraftStop[]): Placed[] {
  const left = stops.toSorted((a, b) => order.indexOf(a) - order.indexOf(b));
  const way: Placed[] = [];
  let here = left.shift();
  while (here) {
    way.push(here);
    const from = here;
    const next = left.reduce<Placed | undefined>(
      (best, one) => (!best || distance(from, one) < distance(from, best) ? one : best),
      undefined,
    );
    if (next) left.splice(left.indexOf(next), 1);
    here = next;
  }
  return way;
}

/** One list for each day. Stops without a coordinate go to the day with the fewest stops. */
export function plannedDays(stops: DraftStop[], days: number): DraftStop[][] {
  const planned: DraftStop[][] = parted(stops.filter(isPlaced), days).map((part) => walked(part, stops));
  for (const stop of stops.filter((one) => !isPlaced(one))) {
    const emptiest = planned.reduce((least, day) => (day.length < least.length ? day : least));
    emptiest.push(stop);
  }
  return planned;
}

/** For each day the left-out places that are nearest to its stops; those without a coordinate go to the first day. */
export function offeredBeside(planned: DraftStop[][], leftOut: DraftStop[]): DraftStop[][] {
  const placed = planned.flatMap((stops, day) => stops.filter(isPlaced).map((stop) => ({ stop, day })));
  const dayOf = (place: DraftStop): number => {
    if (!isPlaced(place)) return 0;
    const away = placed.map(({ stop }) => distance(place, stop));
    return placed[away.indexOf(Math.min(...away))]?.day ?? 0;
  };
  const byDay = Map.groupBy(leftOut, dayOf);
  return planned.map((_, day) => byDay.get(day) ?? []);
}
