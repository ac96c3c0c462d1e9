import type { Reader } from '../../model/evidence.ts';
import { claimsOf } from '../claim.ts';
import { type SharedReading, sharedReading } from '../shared-reading.ts';

const claim = claimsOf('page/times');

/** When a visit begins. Most times on a page are opening hours, buses and breakfasts: those are no visits. */
export const times: Reader<SharedReading> = {
  name: 'page/times',
  read(capture, knowledge, shared = sharedReading(capture, knowledge)) {
    return shared
      .visits()
      .map(({ time, of, trust, seen, block, start, end }) =>
        claim({ kind: 'start-time', time, of }, { block, start, end }, trust, seen),
      );
  },
};
