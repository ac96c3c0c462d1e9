// Pure: no browser, no network, no clock.
import type { Reader } from '../../model/evidence.ts';
import { claimsOf } from '../claim.ts';
import { showpiece } from '../stops/decode.ts';
import { findTold } from '../stops/find-stops.ts';

const claim = claimsOf('page/stops');

/** The places the traveller goes to, in headings, lists, marked words and running text, as a learned model sees them. */
export const stops: Reader = {
  name: 'page/stops',
  read: (capture, knowledge) =>
    findTold(capture, knowledge).stops.flatMap(({ candidate, chance }) => {
      const shown = showpiece(candidate);
      if (!shown) return [];
      const { block, start, end, name } = shown;
      return [claim({ kind: 'stop', name }, { block, start, end }, Math.round(chance * 100) / 100)];
    }),
};
