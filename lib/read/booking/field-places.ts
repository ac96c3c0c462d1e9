// Finds where the fields of a booking are printed: their words are searched for again, nearest first to where it was
// read.

import { type BookedField, bookedFields, hasValueKind } from '../../model/booking-fields.ts';
import type { Capture, PrintedCell } from '../../model/capture.ts';
import type { Place } from '../../model/evidence.ts';
import { splitMoment } from '../../model/local-moment.ts';
import type { Reservation } from '../../model/reservation.ts';
import { withPlainDigits } from '../../text/plain-digits.ts';
import { settleDate, writtenDates } from './dates.ts';
import { bookingDocumentOf } from './document.ts';

/** Characters `start` to `end` of a printed cell show the field. */
export interface PrintedField {
  field: BookedField;
  cell: PrintedCell;
  start: number;
  end: number;
}

interface Stretch {
  start: number;
  end: number;
}
type Finder = (text: string) => Stretch | undefined;

// Longer names run over several lines: their first words give the place.
const maxSearchLength = 60;

const isPart = (character: string | undefined) => character !== undefined && /[\p{L}\d]/u.test(character);

/** Where `phrase` stands; with `isApart` only where it is no part of a longer word. */
function phraseIn(text: string, phrase: string, isApart: boolean): Stretch | undefined {
  const low = text.toLowerCase();
  for (let start = low.indexOf(phrase); start >= 0; start = low.indexOf(phrase, start + 1)) {
    const end = start + phrase.length;
    if (!isApart || !(isPart(low[start - 1]) || isPart(low[end]))) return { start, end };
  }
  return undefined;
}

const phrases =
  (all: string[], isApart = true): Finder =>
  (text) => {
    for (const phrase of all) {
      const found = phraseIn(text, phrase, isApart);
      if (found) return found;
    }
    return undefined;
  };

/** The words with or without their spaces; as parts of longer words only where nothing else is found. */
function words(text: string | undefined): Finder[] {
  const phrase = text?.slice(0, maxSearchLength).trim().toLowerCase().replace(/\s+/g, ' ');
  if (!phrase) return [];
  const spellings = [...new Set([phrase, phrase.replaceAll(' ', '')])];
  return [phrases(spellings), phrases(spellings, false)];
}

/** "06:40" is also written 6:40, 6.40, 06h40, 0640 and 6:40 AM. */
function clock(time: string | undefined): Finder[] {
  const [, hours = '', minutes = ''] = /^(\d{2}):(\d{2})$/.exec(time ?? '') ?? [];
  if (!hours) return [];
  const hour = Number(hours);
  const clockMarks = [':', '.', 'h', '時', '时'];
  const whole = [hours, String(hour)].flatMap((each) =>
    clockMarks.map((character) => `${each}${character}${minutes}`),
  );
  const half = [`${hour % 12 || 12}:${minutes}`, ...(minutes === '00' ? [String(hour % 12 || 12)] : [])];
  const ends = hour < 12 ? ['am', ' am', ' a.m'] : ['pm', ' pm', ' p.m'];
  const spoken = half.flatMap((each) => ends.map((end) => each + end));
  return [phrases([...new Set(whole)]), phrases(spoken), phrases([hours + minutes])];
}

function day(date: string | undefined, capture: Capture): Finder[] {
  if (!date) return [];
  const { sense } = bookingDocumentOf(capture);
  return [(text) => writtenDates(text).find((written) => settleDate(written, sense) === date)];
}

/** The same digits in the same order, whatever stands between them. */
function digits(number: string | undefined): Finder[] {
  const figures = number?.replace(/\D/g, '') ?? '';
  if (figures.length < 2) return [];
  return [
    (text) => {
      const found = text.replace(/\D/g, '').indexOf(figures);
      if (found < 0) return undefined;
      const at = [...text.matchAll(/\d/g)].map(({ index }) => index);
      const [start, last] = [at[found] ?? 0, at[found + figures.length - 1] ?? 0];
      // Two numbers side by side are not one.
      return last - start <= figures.length * 2 + 4 ? { start, end: last + 1 } : undefined;
    },
  ];
}

const money = (price: Reservation['price']): Finder[] =>
  price ? [...digits(price.amount.toFixed(2)), ...digits(String(Math.round(price.amount)))] : [];

/** How the value of a field may be printed. */
function findersOf(field: BookedField, reservation: Reservation, capture: Capture): Finder[] {
  // A list and an address run over several cells: their beginning gives the place.
  if (hasValueKind(field, 'list', 'address')) return words(reservation[field]?.split(',')[0]);
  if (hasValueKind(field, 'words')) return words(reservation[field]);
  if (hasValueKind(field, 'phone')) return digits(reservation[field]);
  if (hasValueKind(field, 'place'))
    return [...words(reservation[field]?.name), ...words(reservation[field]?.iata)];
  if (hasValueKind(field, 'sum')) return money(reservation[field]);
  const moment = splitMoment(reservation[field]);
  // Times before days, because they stand beside what they belong to.
  return [...clock(moment?.time), ...day(moment?.day, capture)];
}

const pagesApart = ({ page }: PrintedCell, anchor: PrintedCell | undefined) =>
  Math.abs(page - (anchor?.page ?? page));

/** Lines on another page are far away, however close their numbers. */
const otherPage = 100_000;

function nearest(cells: PrintedCell[], anchor: PrintedCell | undefined): PrintedCell[] {
  if (!anchor) return cells;
  const far = (cell: PrintedCell) => Math.abs(cell.line - anchor.line) + otherPage * pagesApart(cell, anchor);
  return cells.toSorted((a, b) => far(a) - far(b));
}

function firstFound(cells: PrintedCell[], finders: Finder[]): Omit<PrintedField, 'field'> | undefined {
  for (const find of finders) {
    for (const cell of cells) {
      const found = find(withPlainDigits(cell.text));
      if (found) return { cell, start: found.start, end: found.end };
    }
  }
  return undefined;
}

/** Empty where the source has no pages. A field that was derived, not printed, has no place. */
export function fieldPlaces(capture: Capture, reservation: Reservation, at: Place): PrintedField[] {
  const all = capture.cells ?? [];
  const anchor = all.find(
    ({ block, start, end }) => block === at.block && start <= at.start && at.start < end,
  );
  const cells = nearest(all, anchor);
  const largest = cells.toSorted((a, b) => pagesApart(a, anchor) - pagesApart(b, anchor) || b.size - a.size);
  return bookedFields.flatMap((field) => {
    // A company's name is printed large at the top, and again in the small print.
    const found = firstFound(field === 'name' ? largest : cells, findersOf(field, reservation, capture));
    return found ? [{ field, ...found }] : [];
  });
}
