// Stops are in the order of their first mention. If a title or a summary names them all and their times stand further down,
// they take the order of those times, provided the day's clock then runs backwards less often.
import { type DraftStop, sourceOf } from '../model/draft.ts';
import { isBackwards } from './clock-order.ts';

type Stop = Omit<DraftStop, 'id'>;

interface Spot {
  block: number;
  start: number;
}

const nowhere: Spot = { block: Number.POSITIVE_INFINITY, start: 0 };

/** Where the stop is described: at its name, or at its time if that is in a later block. */
function spotOf({ name, startTime }: Stop): Spot {
  const named = sourceOf(name) ?? nowhere;
  const timed = startTime && sourceOf(startTime);
  return timed && timed.block > named.block ? timed : named;
}

/** How often the clock runs backwards. */
function stepsBack(stops: Stop[]): number {
  const times = stops.flatMap(({ startTime }) => startTime?.value ?? []);
  return times.filter((time, index) => isBackwards(times[index - 1] ?? time, time)).length;
}

export function inPageOrder(stops: Stop[]): Stop[] {
  const before = stepsBack(stops);
  if (before === 0) return stops;
  const ordered = stops
    .map((stop) => ({ stop, at: spotOf(stop) }))
    .sort((a, b) => a.at.block - b.at.block || a.at.start - b.at.start)
    .map(({ stop }) => stop);
  return stepsBack(ordered) < before ? ordered : stops;
}
