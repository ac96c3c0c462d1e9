// Pure: no browser, no network, no clock.
// The clock times at which somebody is somewhere, for the readers of times and of durations.
import type { Capture, TextBlock } from '../model/capture.ts';
import type { TimeOf } from '../model/evidence.ts';
import { type TimeRole, timeRole } from '../text/time-role.ts';
import { findTimeSpans, type TimeSpan } from '../text/time-spans.ts';
import { textBlocks } from './claim.ts';

export interface VisitTime extends TimeSpan {
  block: number;
  of: TimeOf;
  trust: number;
}

// A list sign or a picture may stand before the time.
const latestLead = 4;
// Names of icons that are written as text where their font is missing: "chevron_right 10:00".
const icon = /^[a-z]+(?:_[a-z]+)+$/;
// A line that names a thing and then its time is short; longer ones are told.
const longestLine = 90;
const notVisits = new Set<TimeRole>(['opening', 'leaving', 'own', 'length', 'stamp']);

/** True where the block says nothing but the time: "~ 10:30", "from 9:00 to 10:00". */
function isAlone(text: string, { start, end }: TimeSpan): boolean {
  const rest = `${text.slice(0, start)} ${text.slice(end)}`.trim();
  if (rest.length > 24) return false;
  return rest.split(/\s+/).every((word) => icon.test(word) || !/\p{L}{3}|\d/u.test(word));
}

function trustInTold(role: TimeRole, span: TimeSpan): number {
  if (notVisits.has(role)) return 0;
  // In a sentence, a range is a notice at a door more often than a plan.
  if (span.until) return role === 'arriving' ? 0.5 : 0;
  return role === 'plain' ? 0.5 : 0.6;
}

function placed(
  block: TextBlock,
  span: TimeSpan,
  isOnly: boolean,
): { of: TimeOf; trust: number } | undefined {
  const { text } = block;
  const role = timeRole(text, span);
  if (role === 'stamp' || role === 'length') return undefined;
  if (isOnly && isAlone(text, span)) return { of: 'next', trust: 0.9 };
  // "Um 9 Uhr …" begins a sentence, "9:00 …" a line of a plan.
  const isLead = span.start <= latestLead && !/\p{L}/u.test(text.slice(0, span.start));
  if (isLead && role !== 'opening') return { of: 'line', trust: 0.85 };
  if (block.kind === 'row' && role !== 'opening') return { of: 'line', trust: 0.8 };
  if (role === 'beginning') return { of: 'named', trust: 0.65 };
  // A full stop makes it a sentence: "Sunset was at 20:30."
  const isLast = /^[\s)）\]]*$/u.test(text.slice(span.end)) && !/[.。]$/u.test(text);
  const isLine = text.length <= longestLine && (isOnly || block.kind === 'heading') && isLast;
  if (isLine && role !== 'opening') return { of: 'line', trust: 0.7 };
  const trust = trustInTold(role, span);
  return trust > 0 ? { of: 'told', trust } : undefined;
}

/** Times of visits in source order; what belongs to doors, buses, beds and clocks of writing is left out. */
export function visitTimes(capture: Capture): VisitTime[] {
  return textBlocks(capture).flatMap(({ block, index }) => {
    if (block.kind === 'caption') return [];
    const spans = findTimeSpans(block.text);
    return spans.flatMap((span) => {
      const found = placed(block, span, spans.length === 1);
      return found ? [{ ...span, ...found, block: index }] : [];
    });
  });
}
