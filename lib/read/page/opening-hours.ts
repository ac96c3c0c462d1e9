import type { Reader } from '../../model/evidence.ts';
import { timeContextOf } from '../../text/time-role.ts';
import { claimsOf } from '../claim.ts';
import { type SharedReading, sharedReading } from '../shared-reading.ts';

const claim = claimsOf('page/opening-hours');

/** Opening hours, read separately so that they are not mistaken for the time of a visit. */
export const openingHours: Reader<SharedReading> = {
  name: 'page/opening-hours',
  read(capture, knowledge, shared = sharedReading(capture, knowledge)) {
    return shared
      .timed()
      .flatMap(({ block, index, spans, openingSpans }) =>
        spans
          .filter((span) => openingSpans.has(span) || timeContextOf(block.text, span) === 'opening')
          .map(({ start, end }) =>
            claim(
              { kind: 'opening-hours', text: block.text.slice(start, end) },
              { block: index, start, end },
              0.7,
            ),
          ),
      );
  },
};
