// Pure: no browser, no network, no clock.
import type { Reader } from '../../model/evidence.ts';
import { claimsOf } from '../claim.ts';
import { visitTimes } from '../visit-times.ts';

const claim = claimsOf('page/times');

/** When a visit begins. Most times on a page are opening hours, buses and breakfasts: those are no visits. */
export const times: Reader = {
  name: 'page/times',
  read(capture) {
    return visitTimes(capture).map(({ time, of, trust, seen, block, start, end }) =>
      claim({ kind: 'start-time', time, of }, { block, start, end }, trust, seen),
    );
  },
};
