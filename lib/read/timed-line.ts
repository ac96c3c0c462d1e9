// How far a time reaches that orders its line: which names of its block it may speak of.
import type { Place, TimedLine } from '../model/evidence.ts';
import { findTime } from '../text/find-time.ts';
import { arrowEnd, isOnTheWay, rideTarget } from '../text/on-the-way.ts';
import { isLineLead, opensWithTime } from '../text/opens-with-time.ts';
import { sentenceEnd } from '../text/sentence-at.ts';
import { findTimeSpans, spanAt } from '../text/time-spans.ts';

type At = Pick<Place, 'start' | 'end'>;

const arrow = /[→⇒➔➜►]/gu;

/** "9:00 The market; 11:00 The tower" in one cell of a row: each time leads what follows it, up to the next. */
function ledPiece(text: string, at: At): At | undefined {
  const near = Math.max(0, at.start - maxCellLength);
  const from = near + text.slice(near, at.start).lastIndexOf('\t') + 1;
  if (from === near && near > 0) return undefined;
  if (from === 0 && !text.includes('\t')) return undefined;
  const tab = text.slice(at.end, at.end + maxCellLength).indexOf('\t');
  const to = tab < 0 ? text.length : at.end + tab;
  if (to - from > maxCellLength || !opensWithTime(text.slice(from, to))) return undefined;
  const times = findTimeSpans(text.slice(from, to)).map(({ start }) => from + start);
  if (times.length < 2) return undefined;
  return { start: at.start, end: times.find((start) => start >= at.end) ?? to };
}
// A plan of a day in one cell; a longer one is a story, and would be searched anew for each of its times.
const maxCellLength = 600;

// A block may be one long line with thousands of times, each of which looks around itself.
const maxReach = 2000;

/** Where the time's own piece of a chain begins and ends: "Port 8:05 → Pass 8:45 → Summit 10:25". */
function pieceOf(text: string, at: At, led: At | undefined): At {
  const from = Math.max(0, at.start - maxReach);
  const lineStart = from + text.slice(from, at.start).lastIndexOf('\n') + 1;
  const lineEnd = text.slice(at.end, at.end + maxReach).indexOf('\n');
  const end = lineEnd < 0 ? Math.min(text.length, at.end + maxReach) : at.end + lineEnd;
  // "15:15 The square → the fountain": the time of the whole line.
  if (isLineLead(text, at.start) && !findTime(text.slice(at.end, end))) return { start: lineStart, end };
  if (led) return led;
  const arrows = [...text.slice(lineStart, end).matchAll(arrow)].map(({ index }) => lineStart + index);
  return {
    start: arrows.findLast((sign) => sign < at.start) ?? lineStart,
    end: arrows.find((sign) => sign >= at.end) ?? end,
  };
}

const severalWords = /\p{Extended_Pictographic}\P{L}*\p{L}|\p{L}\P{L}+\p{L}/u;

/**
 * Of "12:45 Bus from the port → the lake" only the port is meant: nobody says when one is at the lake. "12:45 Bus → the
 * lake" has but one name, as "Bus to the lake" has.
 */
function reachedLater(text: string, at: At): number | undefined {
  const rest = text.slice(at.end);
  const goal = isOnTheWay(rest) ? arrowEnd(rest) : undefined;
  return goal !== undefined && severalWords.test(rest.slice(0, goal)) ? at.end + goal : undefined;
}

/** Where the sentence with the time ends, after its full stop. */
function sentenceOf(text: string, at: At): number {
  const stop = sentenceEnd.exec(text.slice(at.end));
  return stop ? at.end + stop.index + stop[0].length : text.length;
}

/** Where the lines of a block begin that a time leads, but for the first. */
function timedLines(text: string): number[] {
  const found: number[] = [];
  for (let start = text.indexOf('\n') + 1; start > 0; start = text.indexOf('\n', start) + 1)
    if (opensWithTime(text.slice(start))) found.push(start);
  return found;
}

/** The lines of one block: of each time in it, how far it reaches. Times are asked about in their order. */
export function linesIn(text: string): (at: At) => TimedLine {
  let timed: number[] | undefined;
  let next = 0;
  return (at) => {
    timed ??= timedLines(text);
    while (next < timed.length && (timed[next] ?? 0) <= at.end) next += 1;
    const led = ledPiece(text, at);
    const isStretch = spanAt(text, at)?.until !== undefined;
    const goal = isStretch ? rideTarget(text, at) : undefined;
    const later = isStretch ? undefined : reachedLater(text, at);
    return {
      ...pieceOf(text, at, led),
      ...(led && { isPiece: true as const }),
      until: timed[next] ?? text.length,
      sentence: sentenceOf(text, at),
      ...(goal !== undefined && { goal }),
      ...(later !== undefined && { later }),
    };
  };
}
