// A plan of many kinds cut into its bookings: a line that opens a kind ("HOTEL", "Mietwagen", "Flight OV 512") begins one, and
// a line that is a date holds for all until the next.
import type { Capture } from '../../model/capture.ts';
import { dayAfter } from '../../model/local-moment.ts';
import type { Reservation } from '../../model/reservation.ts';
import { openingKind } from './block-kind.ts';
import { type BookingDocument, daysIn } from './document.ts';
import type { Cell } from './pair-labels.ts';

export interface Part {
  /** What its opening line says; left out where a day begins without one. */
  kind?: Reservation['type'];
  lines: Cell[][];
  /** The line with the day it stands under. */
  dayLine?: Cell[];
}

export interface Cut {
  /** What stands before the first part: who travels, the agency's own number. */
  head: Cell[][];
  parts: Part[];
}

const longestOpening = 90;
const dayWords = /^(?:day|tag|jour|día|giorno|dia|dag)\s?\d/iu;

/** "MONDAY 6 SEPTEMBER 2027", "Day 3 – Tuesday 4 May 2027": little else than a day. */
function isDayLine(line: Cell[], document: BookingDocument): boolean {
  const text = line.map((cell) => cell.text).join(' ');
  const [day] = daysIn(text, document);
  if (!day || text.length > 60) return false;
  const rest = text.slice(0, day.start) + text.slice(day.end);
  return dayWords.test(text) ? rest.length < 40 : rest.replace(/[\s,.·–-]/gu, '').length < 14;
}

function kindOf(line: Cell[]): Part['kind'] {
  const [first] = line;
  if (!first || first.text.length > longestOpening) return undefined;
  // "Day 1 to Day 4 – Accommodation": the kind stands behind the dash.
  const said = dayWords.test(first.text) ? (first.text.split(/\s[–—-]\s|:\s/u).at(-1) ?? '') : first.text;
  const kind = openingKind(said);
  // A label and its value is no opening: "Hotel: Seeblick" may be, "Car reg: …" is not worth the doubt.
  return kind && (line.length > 1 || first.text.length < 60) ? kind : undefined;
}

/** The word that opens a part is no value in it. */
function withoutOpening(line: Cell[]): Cell[][] {
  const [first, ...rest] = line;
  const isWord = first && /^\p{Lu}{3,}$/u.test(first.text.trim());
  return isWord && rest.length > 0 ? [rest] : [line];
}

export function cutBlocks(document: BookingDocument): Cut {
  const cut: Cut = { head: [], parts: [] };
  let dayLine: Cell[] | undefined;
  let part: Part | undefined;
  for (const line of document.lines) {
    const kind = kindOf(line);
    if (isDayLine(line, document)) {
      dayLine = line;
      part = undefined;
    } else if (kind) {
      part = { kind, lines: withoutOpening(line), ...(dayLine && { dayLine }) };
      cut.parts.push(part);
    } else if (part) part.lines.push(line);
    else if (cut.parts.length === 0) cut.head.push(line);
    else {
      part = { lines: [line], ...(dayLine && { dayLine }) };
      cut.parts.push(part);
    }
  }
  return cut;
}

/** The part as a paper of its own; days without a year are those of the whole. */
export function partCapture(capture: Capture, { dayLine, lines }: Part, { sense }: BookingDocument): Capture {
  const first = sense.known.toSorted()[0];
  const made = sense.issued ?? (first && dayAfter(first, -30));
  const cells = [...(dayLine ? [dayLine] : []), ...lines].flat();
  return { ...capture, pages: 1, cells, structured: [], ...(made && { published: made }) };
}
