// Costly results that several readers of one source need: computed once, when the first of them asks.

import type { Capture } from '../model/capture.ts';
import type { Knowledge } from '../model/evidence.ts';
import { once } from '../model/once.ts';
import type { Goals } from './destination/sensed-goals.ts';
import { readTrip, type TripReading } from './read-trip.ts';
import { type TimedBlock, timedBlocks, type VisitTime, visitTimes } from './visit-times.ts';

export interface SharedReading {
  timed: () => TimedBlock[];
  visits: () => VisitTime[];
  trip: () => TripReading;
  /** What sentences say about the destination; empty without a text model, since they are not worth a reading then. */
  goals: () => Goals;
}

export function sharedReading(capture: Capture, knowledge: Knowledge): SharedReading {
  const timed = once(() => timedBlocks(capture));
  const trip = once(() => readTrip(capture, knowledge));
  return {
    timed,
    visits: once(() => visitTimes(timed())),
    trip,
    goals: () => (knowledge.sense ? trip().goals : new Map()),
  };
}
