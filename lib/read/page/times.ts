// Pure: no browser, no network, no clock.
import type { Reader } from '../../model/evidence.ts';
import { leadTime } from '../../text/lead.ts';
import { claimsOf, textBlocks } from '../claim.ts';

const claim = claimsOf('page/times');

/** Lines that open with a clock time. Times further on are opening hours, buses and breakfasts. */
export const times: Reader = {
  name: 'page/times',
  read(capture) {
    return textBlocks(capture).flatMap(({ block, index }) => {
      const found = block.kind === 'caption' ? undefined : leadTime(block.text);
      if (!found) return [];
      const { time, start, end } = found;
      return [claim({ kind: 'start-time', time }, { block: index, start, end }, 0.8)];
    });
  },
};
