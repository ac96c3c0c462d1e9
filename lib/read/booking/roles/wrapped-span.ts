// A value that goes on in the next line of its cell: "Hotel Liffey | Lantern", "SR-440- | 918".
import { placeIn, type RoleSpan } from './spans.ts';

// Two printed left edges of one column.
const sameEdge = 3;
const maxLines = 3;

const isAtEnd = ({ cell, text, start }: RoleSpan) =>
  cell.text.slice(placeIn(cell, text, start) + text.length).trim().length < 2;
// "Québec Gare | du Palais": of a name the small words at its edges were left out.
const smallWords = /^(?:\p{Ll}{1,3}\s){0,2}\s?$/u;
const headOf = ({ cell, text, start }: RoleSpan) => cell.text.slice(0, placeIn(cell, text, start));
const isAtStart = (span: RoleSpan) => span.start < 2 || smallWords.test(headOf(span));

/** Whether a span is the next line of another one: the same column and letters, and nothing else in its cell. */
const goesOnAs = (span: RoleSpan, next: RoleSpan) =>
  next.role === span.role &&
  next.row === span.row + 1 &&
  Math.abs(next.cell.left - span.cell.left) < sameEdge &&
  Math.abs(next.cell.size - span.cell.size) < 1 &&
  isAtEnd(span) &&
  isAtStart(next) &&
  isAtEnd(next);

/** The lines of a value, of spans that are known to be of one booking. */
export function wrappedLines(span: RoleSpan, spans: readonly RoleSpan[]): RoleSpan[] {
  let first = span;
  for (let count = 1; count < maxLines; count += 1)
    first = spans.find((other) => goesOnAs(other, first)) ?? first;
  const lines = [first];
  while (lines.length < maxLines) {
    const next = spans.find((other) => goesOnAs(lines.at(-1) as RoleSpan, other));
    if (!next) break;
    lines.push(next);
  }
  return lines;
}

/** Its lines as one; a hyphen at a line's end is part of a number. */
export const wrappedText = (span: RoleSpan, spans: readonly RoleSpan[]): string =>
  wrappedLines(span, spans)
    .map((line, at) => (at > 0 && smallWords.test(headOf(line)) ? headOf(line) : '') + line.text)
    .join(' ');
