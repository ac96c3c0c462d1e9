// Pure: no browser, no network, no clock.
import type { Reader } from '../../model/evidence.ts';
import { claimsOf } from '../claim.ts';
import { findTold } from '../stops/find-stops.ts';

const claim = claimsOf('page/days');

/** The parts of the page that tell a day each: headings, bold lines, dates, columns, "the next morning". */
export const days: Reader = {
  name: 'page/days',
  read(capture, knowledge) {
    return findTold(capture, knowledge).days.map(({ number, span, title, at, start, end, within, trust }) =>
      claim(
        {
          kind: 'day',
          number,
          ...(title !== undefined && { title }),
          ...(span > 1 && { span }),
          ...(start !== at.block && { from: start }),
          until: end,
          ...(within && { within }),
        },
        at,
        trust,
      ),
    );
  },
};
