// A seat in prose: "coach B seats 15 and 16", "Wagen 3, Platz 44", "Seats: 6A, 6B".

import { bookingLabels } from '../../languages/bookings.ts';
import type { PrintedCell } from '../../model/capture.ts';
import type { LabelKind } from '../../text/booking-words/kinds.ts';
import { escaped } from '../../text/cover-words.ts';

// "pl" and "no" occur in too many lines.
const minWordLength = 4;
// Long enough for a line of a ticket; a longer one is a sentence of its terms.
const maxLineLength = 160;

const wordsOf = (kind: LabelKind): string =>
  Object.values(bookingLabels)
    .flatMap((words) => words[kind]?.split('|') ?? [])
    .filter((word) => word.length >= minWordLength && !/\p{Script=Han}/u.test(word))
    .toSorted((a, b) => b.length - a.length)
    .map(escaped)
    .join('|');

const number = '[:.]?\\s?(?:n[°ºor]\\.?\\s?)?';
const seat = new RegExp(
  `(?<!\\p{L})(?:(?:${wordsOf('coach')})${number}(?<coach>\\d{1,4}|[A-Z]\\d?)[\\s,;·/]{1,3})?` +
    `(?:${wordsOf('seat')})${number}(?<seat>\\d{1,3}\\s?[A-Z]?(?![\\p{L}\\d:.])|[A-Z]\\d{1,3}(?![\\p{L}\\d]))`,
  'iu',
);

/** The first seat, with its coach before it. */
export function seatInWords(cells: readonly Pick<PrintedCell, 'text'>[]): string | undefined {
  for (const { text } of cells) {
    const groups = text.length <= maxLineLength ? seat.exec(text)?.groups : undefined;
    if (groups?.seat) return [groups.coach, groups.seat.replace(/\s/g, '')].filter(Boolean).join(' ');
  }
  return undefined;
}
