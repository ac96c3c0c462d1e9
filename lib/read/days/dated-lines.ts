// Bookings, one per line, each with its date somewhere: "Telegraph House, Sep 06 17:00", "Ferry to Vis – 12 July".
import { findDateIn } from '../../text/day-date.ts';
import type { Line } from './lines.ts';
import type { Mark } from './marks.ts';

// A date in one line may be anything; in this many consecutive lines, dates are how the page marks its days.
const minLines = 3;
const maxLineLength = 140;

function markOf(line: Line): Mark | undefined {
  const date = line.text.length <= maxLineLength ? findDateIn(line.text) : undefined;
  if (!date) return undefined;
  const { block, start, end } = line;
  return {
    family: 'dated',
    carrier: 'badge',
    block,
    start,
    end,
    number: date.keys[0] ?? 0,
    span: date.more + 1,
    keys: date.keys,
  };
}

/** True for at least three different dates that never go back. */
const isPlan = (run: Mark[]) =>
  run.length >= minLines &&
  run.every(({ number }, at) => number >= (run[at - 1]?.number ?? number)) &&
  new Set(run.map(({ number }) => number)).size >= minLines;

export function datedLines(lines: Line[]): Mark[] {
  const runs: Mark[][] = [[]];
  for (const line of lines) {
    const isText = line.carrier === 'line' || line.carrier === 'item' || line.carrier === 'prose';
    const mark = isText ? markOf(line) : undefined;
    if (mark) runs.at(-1)?.push(mark);
    else if (runs.at(-1)?.length) runs.push([]);
  }
  return runs.find(isPlan) ?? [];
}
