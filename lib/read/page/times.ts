import type { Reader } from '../../model/evidence.ts';
import { claimsOf } from '../claim.ts';
import { isOfEvening } from '../evening-hour.ts';
import { type SharedReading, sharedReading } from '../shared-reading.ts';

const claim = claimsOf('page/times');

/** When a visit begins. Most times on a page are opening hours, buses and breakfasts, which are not visits. */
export const times: Reader<SharedReading> = {
  name: 'page/times',
  read(capture, knowledge, shared = sharedReading(capture, knowledge)) {
    return shared.visits().map(({ time, of, trust, seen, block, start, end }) => {
      const at = { block, start, end };
      const evening = isOfEvening(capture, at) && ({ isOfEvening: true } as const);
      return claim({ kind: 'start-time', time, of }, at, trust, { ...seen, ...evening });
    });
  },
};
