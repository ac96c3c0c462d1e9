import type { Reader } from '../../model/evidence.ts';
import { claimsOf } from '../claim.ts';

const claim = claimsOf('page/pins');

// Written beside a name by somebody who was there, but a digit may be mistyped.
const trust = 0.85;

/** Coordinates in the text: "Cape lighthouse (41.1496, -8.6110)". */
export const pins: Reader = {
  name: 'page/pins',
  read({ pins: found = [] }) {
    return found.map(({ coordinate, block, start, end }) =>
      claim({ kind: 'coordinate', coordinate }, { block, start, end }, trust),
    );
  },
};
