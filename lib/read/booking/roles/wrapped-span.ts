// A value that continues on the next line of its column: "Hotel Liffey | Lantern", "SR-440- | 918".
import { placeIn, type RoleSpan } from './spans.ts';

// Left edges that differ by less belong to one column.
const sameEdge = 3;
const maxLines = 3;

const isAtEnd = ({ cell, text, start }: RoleSpan) =>
  cell.text.slice(placeIn(cell, text, start) + text.length).trim().length < 2;
// "Québec Gare | du Palais": the small words at the edges of a name were left out of its span.
const smallWords = /^(?:\p{Ll}{1,3}\s){0,2}\s?$/u;
const headOf = ({ cell, text, start }: RoleSpan) => cell.text.slice(0, placeIn(cell, text, start));
const isAtStart = (span: RoleSpan) => span.start < 2 || smallWords.test(headOf(span));

/** Whether a span continues another one on the next line: same column and font size, and nothing else in its cell. */
const goesOnAs = (span: RoleSpan, next: RoleSpan) =>
  next.role === span.role &&
  next.row === span.row + 1 &&
  Math.abs(next.cell.left - span.cell.left) < sameEdge &&
  Math.abs(next.cell.size - span.cell.size) < 1 &&
  isAtEnd(span) &&
  isAtStart(next) &&
  isAtEnd(next);

/** The lines of a value; the spans must be those of one booking. */
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

/** The lines joined by spaces, with the small words that were left out between them. */
export const wrappedText = (span: RoleSpan, spans: readonly RoleSpan[]): string =>
  wrappedLines(span, spans)
    .map((line, at) => (at > 0 && smallWords.test(headOf(line)) ? headOf(line) : '') + line.text)
    .join(' ');
