import type { TextBlock } from '../../model/capture.ts';
import type { Evidence, Reader } from '../../model/evidence.ts';
import { durationRole } from '../../text/duration-role.ts';
import { type FoundDuration, findDurations } from '../../text/find-duration.ts';
import { spanMinutes } from '../../text/time-spans.ts';
import { claimsOf, textBlocks } from '../claim.ts';
import { type SharedReading, sharedReading } from '../shared-reading.ts';

const claim = claimsOf('page/durations');

// A note such as "Royal Observatory. 2 hours." is short; in longer prose a bare duration is part of the story.
const maxNoteLength = 60;
// Longer spans are opening hours or nights.
const maxStayMinutes = 10 * 60;

function trustIn(block: TextBlock, found: FoundDuration): number {
  const role = durationRole(block.text, found);
  if (role === 'way') return 0;
  if (role === 'stay') return 0.65;
  const isBracketed =
    /[(（]\s?$/.test(block.text.slice(0, found.start).slice(-3)) &&
    /^\s?[)）]/.test(block.text.slice(found.end, found.end + 2));
  if (isBracketed) return 0.6;
  // "Prime Meridian, Royal Observatory. 2 hours. …"
  const isSentence =
    /(?:^|[.!?]\s)(?:about |ca\. |~\s?)?$/i.test(block.text.slice(0, found.start).slice(-maxNoteLength)) &&
    /^(?:$|[.!])/.test(block.text.slice(found.end, found.end + 1));
  if (isSentence) return 0.6;
  return block.text.length <= maxNoteLength && block.kind !== 'heading' ? 0.5 : 0;
}

/** How long one stays: stated in words, or as the length of a planned time ("10:00 – 12:00"). */
export const durations: Reader<SharedReading> = {
  name: 'page/durations',
  read(capture, knowledge, shared = sharedReading(capture, knowledge)) {
    const planned = shared.visits().flatMap((visit): Evidence[] => {
      const minutes = visit.of === 'told' ? undefined : spanMinutes(visit);
      const { block, start, end, trust, seen, of } = visit;
      return minutes && minutes <= maxStayMinutes
        ? [claim({ kind: 'duration', minutes, of }, { block, start, end }, trust, seen)]
        : [];
    });
    const written = textBlocks(capture).flatMap(({ block, index }) =>
      block.kind === 'caption'
        ? []
        : findDurations(block.text).flatMap((found): Evidence[] => {
            const trust = trustIn(block, found);
            const { minutes, start, end } = found;
            return trust > 0
              ? [claim({ kind: 'duration', minutes }, { block: index, start, end }, trust)]
              : [];
          }),
    );
    return [...planned, ...written];
  },
};
