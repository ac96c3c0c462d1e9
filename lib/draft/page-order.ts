// Stops stand in the order in which they are first named. Where a title or a summary names them all and the times stand
// further down, they take the order of those times, if the day then runs forwards.
import { type DraftStop, sourceOf } from '../model/draft.ts';
import { runsBack } from './clock-order.ts';

type Stop = Omit<DraftStop, 'id'>;

interface Spot {
  block: number;
  start: number;
}

const nowhere: Spot = { block: Number.POSITIVE_INFINITY, start: 0 };

/** Where the stop is described: beside its name, or where its time is, if that is in another block. */
function spotOf({ name, startTime }: Stop): Spot {
  const named = sourceOf(name) ?? nowhere;
  const timed = startTime && sourceOf(startTime);
  return timed && timed.block > named.block ? timed : named;
}

/** How often the clock runs backwards. */
function stepsBack(stops: Stop[]): number {
  const times = stops.flatMap(({ startTime }) => startTime?.value ?? []);
  return times.filter((time, index) => runsBack(times[index - 1] ?? time, time)).length;
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
