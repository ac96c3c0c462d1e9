import type { Reader } from '../../model/evidence.ts';
import { claimsOf } from '../claim.ts';
import { findStatedDate } from '../days/stated-date.ts';
import { type SharedReading, sharedReading } from '../shared-reading.ts';

const claim = claimsOf('page/days');

/** The parts of the page that are a day each: headings, bold lines, dates, columns, "the next morning". */
export const days: Reader<SharedReading> = {
  name: 'page/days',
  read(capture, knowledge, shared = sharedReading(capture, knowledge)) {
    return shared.trip().days.map(({ number, span, title, at, start, end, within, trust }) => {
      const date = findStatedDate(capture, at);
      return claim(
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
        date && { date },
      );
    });
  },
};
