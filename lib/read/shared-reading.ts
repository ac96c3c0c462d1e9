// What several readers of one source need and is costly to find: found once, when the first of them asks.
import type { Capture } from '../model/capture.ts';
import type { Knowledge } from '../model/evidence.ts';
import { readTrip, type TripReading } from './read-trip.ts';
import { type TimedBlock, timedBlocks, type VisitTime, visitTimes } from './visit-times.ts';

export interface SharedReading {
  timed: () => TimedBlock[];
  visits: () => VisitTime[];
  trip: () => TripReading;
}

function once<T>(find: () => T): () => T {
  let found: { value: T } | undefined;
  return () => {
    found ??= { value: find() };
    return found.value;
  };
}

export function sharedReading(capture: Capture, knowledge: Knowledge): SharedReading {
  const timed = once(() => timedBlocks(capture));
  return {
    timed,
    visits: once(() => visitTimes(timed())),
    trip: once(() => readTrip(capture, knowledge)),
  };
}
