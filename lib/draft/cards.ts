// Cards: a heading that names a place, below it a description, and the time last: "13:00 – 14:00 Baker St".
import { type Capture, hasText } from '../model/capture.ts';
import { findDayDate } from '../text/day-date.ts';
import { findDayMarker } from '../text/day-number.ts';
import { opensWithTime } from '../text/opens-with-time.ts';
import { isBelow } from './adjacent.ts';
import { lastBefore, type Mention, type Named, type TimeEvidence } from './named.ts';

/** Counts lines that open with a time, up to two: a page may hold thousands, and each time calls this. */
function timesBetween({ blocks }: Capture, from: number, to: number): number {
  let count = 0;
  for (let at = from; at < to && count < 2; at += 1) {
    const block = blocks[at];
    if (block && hasText(block) && opensWithTime(block.text)) count += 1;
  }
  return count;
}

const fewLines = 4;

/** "9:00 Breakfast" above the first heading: on such a page each time belongs to the heading below it. */
function timesLead(capture: Capture, card: number, level: number): boolean {
  const { blocks } = capture;
  const above = blocks
    .slice(0, card)
    .findLastIndex((block) => block.kind === 'heading' && block.level < level);
  const first = blocks.findIndex((block, at) => at > above && block.kind === 'heading');
  return timesBetween(capture, Math.max(above + 1, first - fewLines), first) > 0;
}

/** The name of the card whose only time this is. A day heading is no card, and a name below the time owns it instead. */
export function cardOf(capture: Capture, named: Named, { at, seen }: TimeEvidence): Mention | undefined {
  const last = lastBefore(named, at.block);
  if (!last) return undefined;
  const heading = capture.blocks[last.at.block];
  if (heading?.kind !== 'heading' || !isBelow(capture, last.at.block, at.block)) return undefined;
  if (findDayMarker(heading.text) || findDayDate(heading.text) || seen?.outlastsVisit) return undefined;
  const next = capture.blocks.findIndex(({ kind }, block) => block > at.block && kind === 'heading');
  const end = next < 0 ? capture.blocks.length : next;
  const isNamedBelow = named.all.some(({ at: name }) => name.block > at.block && name.block < end);
  if (isNamedBelow || timesBetween(capture, last.at.block + 1, end) !== 1) return undefined;
  return timesLead(capture, last.at.block, heading.level) ? undefined : last;
}
