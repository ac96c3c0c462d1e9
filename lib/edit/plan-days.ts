// Places spread over days: those near each other share one, and all days have about as many.
import type { DraftStop } from '../model/draft.ts';

type Placed = DraftStop & Required<Pick<DraftStop, 'coordinate'>>;

const isPlaced = (stop: DraftStop): stop is Placed => stop.coordinate !== undefined;
const north = ({ coordinate }: Placed) => coordinate.value.latitude;
const east = ({ coordinate }: Placed) => coordinate.value.longitude;

/** A degree of longitude is shorter the further from the equator. */
const shrink = (stops: Placed[]) => Math.cos(((stops[0] ? north(stops[0]) : 0) * Math.PI) / 180);

const extent = (values: number[]) => (values.length === 0 ? 0 : Math.max(...values) - Math.min(...values));

/** Cut across their longer side into two parts, each again, until there is one for every day. */
function parted(stops: Placed[], parts: number): Placed[][] {
  if (parts <= 1) return [stops];
  const isWide = extent(stops.map(east)) * shrink(stops) > extent(stops.map(north));
  const along = stops.toSorted((a, b) => (isWide ? east(a) - east(b) : north(b) - north(a)));
  const first = Math.floor(parts / 2);
  const cut = Math.round((along.length * first) / parts);
  return [...parted(along.slice(0, cut), first), ...parted(along.slice(cut), parts - first)];
}

function distance(a: Placed, b: Placed): number {
  const width = (east(a) - east(b)) * shrink([a]);
  return width * width + (north(a) - north(b)) ** 2;
}

/** From the first of the page on, always to the nearest that is left. */
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

/** As many lists as days. Stops without a place go where there are fewest. */
export function plannedDays(stops: DraftStop[], days: number): DraftStop[][] {
  const planned: DraftStop[][] = parted(stops.filter(isPlaced), days).map((part) => walked(part, stops));
  for (const stop of stops.filter((one) => !isPlaced(one))) {
    const emptiest = planned.reduce((least, day) => (day.length < least.length ? day : least));
    emptiest.push(stop);
  }
  return planned;
}
