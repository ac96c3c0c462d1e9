import type { Reader } from '../../model/evidence.ts';
import { claimsOf } from '../claim.ts';

const claim = claimsOf('page/pins');

// Written out beside a name by somebody who was there; a number mistyped is still possible.
const trust = 0.85;

/** Coordinates that stand in the words: "Cape lighthouse (41.1496, -8.6110)". */
export const pins: Reader = {
  name: 'page/pins',
  read({ pins: found = [] }) {
    return found.map(({ coordinate, block, start, end }) =>
      claim({ kind: 'coordinate', coordinate }, { block, start, end }, trust),
    );
  },
};
