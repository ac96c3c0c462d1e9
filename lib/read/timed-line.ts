// How far a time reaches that orders its line: which names of its block it can apply to.
import type { Place, TimedLine } from '../model/evidence.ts';
import { findTime } from '../text/find-time.ts';
import { arrowEnd, isOnTheWay, rideTarget } from '../text/on-the-way.ts';
import { isLineLead, opensWithTime } from '../text/opens-with-time.ts';
import { sentenceEnd } from '../text/sentence-at.ts';
import { findTimeSpans, spanAt } from '../text/time-spans.ts';

type At = Pick<Place, 'start' | 'end'>;

const arrow = /[→⇒➔➜►]/gu;

/** Several times in one cell of a row, "9:00 The market; 11:00 The tower": each leads what follows it, up to the next. */
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
// A cell can hold the plan of one day; a longer one is a story, and would be searched again for each of its times.
const maxCellLength = 600;

// A block can be one long line with thousands of times, each of which is looked around.
const maxReach = 2000;

/** The time's own part of a chain: "Port 8:05 → Pass 8:45 → Summit 10:25". */
function pieceOf(text: string, at: At, led: At | undefined): At {
  const from = Math.max(0, at.start - maxReach);
  const lineStart = from + text.slice(from, at.start).lastIndexOf('\n') + 1;
  const lineEnd = text.slice(at.end, at.end + maxReach).indexOf('\n');
  const end = lineEnd < 0 ? Math.min(text.length, at.end + maxReach) : at.end + lineEnd;
  // "15:15 The square → the fountain": the time applies to the whole line.
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
 * Where the places that are reached later begin: in "12:45 Bus from the port → the lake" the time applies to the port
 * only, and nothing says when the lake is reached. "12:45 Bus → the lake" names a single place, like "Bus to the lake".
 */
function reachedLater(text: string, at: At): number | undefined {
  const rest = text.slice(at.end);
  const goal = isOnTheWay(rest) ? arrowEnd(rest) : undefined;
  return goal !== undefined && severalWords.test(rest.slice(0, goal)) ? at.end + goal : undefined;
}

/** Where the sentence with the time ends, including its full stop. */
function sentenceOf(text: string, at: At): number {
  const stop = sentenceEnd.exec(text.slice(at.end));
  return stop ? at.end + stop.index + stop[0].length : text.length;
}

/** Where the block's lines begin that open with a time, without the first line. */
function timedLines(text: string): number[] {
  const found: number[] = [];
  for (let start = text.indexOf('\n') + 1; start > 0; start = text.indexOf('\n', start) + 1)
    if (opensWithTime(text.slice(start))) found.push(start);
  return found;
}

/** Gives the reach of each time in a block. Must be called with the times in their order. */
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
