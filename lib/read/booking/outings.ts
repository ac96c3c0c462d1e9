// A table, a show, a tour: one day, one time, one place, in a document without journeys.
import type { Evidence, Reader } from '../../model/evidence.ts';
import type { Reservation } from '../../model/reservation.ts';
import type { LabelKind } from '../../text/booking-words/kinds.ts';
import { claimsOf } from '../claim.ts';
import { type BookingDocument, bookingDocumentOf, daysIn, pairsOf, placeOf } from './document.ts';
import { addressNear, confirmationNear, phoneNear, referenceInProse } from './fields.ts';
import { findTimes } from './found-once.ts';
import { goesSomewhere } from './legs.ts';
import { type Moment, momentIn, momentOf, written } from './moments.ts';
import { nameNear } from './name-near.ts';
import { type OutingType, outingWords } from './outing-words.ts';
import type { Cell, Pair } from './pair-labels.ts';
import { isDayPlan } from './plan-booked.ts';
import { paragraphsOf } from './prose.ts';
import { wholeDocument } from './section.ts';
import { totalIn } from './totals.ts';

const claim = claimsOf('booking/outings');

const talks = Object.entries(outingWords).map(([type, words]) => ({
  type: type as OutingType,
  talk: new RegExp(`(?<!\\p{Script=Latin})(?:${words})(?!\\p{Script=Latin})`, 'giu'),
}));
const typeOf: Partial<Record<LabelKind, OutingType>> = { restaurant: 'restaurant', event: 'event' };

/** The kind mentioned most; titles count more than the small print. Undefined with too few words. */
function kindOf(document: BookingDocument): OutingType | undefined {
  const body = document.bodySize;
  const scores = talks.map(({ type, talk }) => {
    const wordCounts = document.cells.map(({ text, size }) => {
      const count = new Set([...text.matchAll(talk)].map(([word]) => word.toLowerCase())).size;
      return count * (size > body * 1.1 ? 2 : 1);
    });
    const labelled = document.pairs
      .flatMap(({ kinds }) => kinds)
      .filter((kind) => typeOf[kind] === type).length;
    return { type, score: wordCounts.reduce((sum, count) => sum + count, 0) + labelled * 2 };
  });
  const [best] = scores.toSorted((a, b) => b.score - a.score);
  const isInvoice = document.lines
    .slice(0, 8)
    .flat()
    .some(({ text }) => invoiceWords.test(text));
  const minWords = isInvoice ? minWordsInInvoice : isForm(document) ? minWordsInForm : minWordsByDefault;
  return best && best.score >= minWords ? best.type : undefined;
}

const minWordsByDefault = 2;
// Where labels give a day, a time and a reference, one word is enough to tell the kind.
const minWordsInForm = 1;
const isForm = (document: BookingDocument) =>
  [['date'], ['time', 'event', 'restaurant'], ['reference']].every((kinds) =>
    document.pairs.some((pair) => pair.kinds.some((kind) => kinds.includes(kind))),
  );
// A shop for pianos or a hirer of tables writes about concerts and tables too.
const minWordsInInvoice = 5;
const invoiceWords =
  /(?<!\p{L})(?:invoice|rechnung|facture|factura|fattura|fatura|factuur|faktura|請求書|发票)(?!\p{Ll}{4})/iu;
const elsewhere: LabelKind[] = ['issued', 'cancellation', 'decoy', 'valid-from', 'valid-until', 'fare'];
const own: LabelKind[] = ['date', 'time', 'event', 'restaurant'];
/** Some labels mean both: "Fecha" alone is the day of the outing itself. */
const isElsewhere = ({ kinds }: Pair) =>
  kinds.some((kind) => elsewhere.includes(kind)) && !kinds.some((kind) => own.includes(kind));

const isPlaceName = (pair: Pair) =>
  /^\P{L}{0,3}\p{L}{2}/u.test(pair.value) && findTimes(pair.value).length === 0;

/** A document about a journey or a stay is not about an outing. */
function isOther(document: BookingDocument): boolean {
  const has = (...kinds: LabelKind[]) => pairsOf(document, ...kinds).some(isPlaceName);
  if (has('from') && has('to')) return true;
  const kinds = new Set<LabelKind>(document.pairs.flatMap((pair) => pair.kinds));
  const moves = kinds.has('departure') && kinds.has('arrival');
  return moves || kinds.has('check-out') || kinds.has('drop-off') || kinds.has('nights');
}

interface When {
  moment: Moment & { day: string };
  cell: Cell;
}

const maxLineLength = 70;
const hasDay = (moment: Moment): moment is Moment & { day: string } => moment.day !== undefined;

const cancels = /cancel|storn|annul|anul|avbok|avbest|peruut|lemond|iptal|キャンセル|取消|취소/iu;

/** "Your table is booked for Saturday 18 April 2026 at 20:15." */
const momentsInProse = (document: BookingDocument) =>
  paragraphsOf(document).flatMap(({ text, cell }) =>
    text
      .split(/(?<=[.!?。！？])\s?(?=\p{Lu}|\p{Lo})/u)
      .filter((sentence) => !cancels.test(sentence))
      .map((sentence) => ({ moment: momentIn(sentence, document), cell }))
      .filter(({ moment }) => moment.day && moment.time),
  );

/** Labelled dates first, preferably with a time; then lines that are little more than a day and a time. */
function whenIn(document: BookingDocument): When | undefined {
  const labelled = pairsOf(document, 'date', 'event', 'restaurant', 'time', 'departure', 'venue', 'validity')
    .filter((pair) => !isElsewhere(pair))
    .map((pair) => ({ moment: momentOf(document, pair), cell: pair.cell }));
  const other = new Set(document.pairs.filter(isElsewhere).map(({ cell }) => cell));
  const lone = document.cells
    .filter((cell) => cell.text.length <= maxLineLength && !other.has(cell))
    .map((cell) => ({ moment: momentIn(cell.text, document), cell }))
    .toSorted((a, b) => b.cell.size - a.cell.size);
  const all = [...labelled, ...lone, ...momentsInProse(document)].filter((each): each is When =>
    hasDay(each.moment),
  );
  return all.find(({ moment }) => moment.time) ?? all[0];
}

// "Doors 18:00 / Begins 18:30"
const begins =
  /(?<!\p{Script=Latin})(?:begins?|starts?|beginn|anfang|début|comienzo|inicio|inizio|início|aanvang|początek|začátek|開演|開始|开演)(?!\p{Script=Latin})/iu;

/** The time it begins, not the time the doors open. */
function timeIn(document: BookingDocument, { moment, cell }: When): string | undefined {
  if (moment.time) return moment.time;
  const labelled = pairsOf(document, 'time', 'event', 'restaurant', 'departure', 'date')
    .filter((pair) => !isElsewhere(pair))
    .flatMap((pair) => momentOf(document, pair).time ?? []);
  if (labelled[0]) return labelled[0];
  const afterBegin = document.cells.flatMap(({ text }) => {
    const begin = begins.exec(text);
    return begin ? findTimes(text.slice(begin.index + begin[0].length)).map(({ time }) => time) : [];
  });
  if (afterBegin[0]) return afterBegin[0];
  const near = document.cells.filter(
    (other) =>
      other.page === cell.page && Math.abs(other.line - cell.line) <= 2 && other.text.length <= maxLineLength,
  );
  const decoys = new Set(document.pairs.filter(isElsewhere).map((pair) => pair.cell));
  return near
    .filter((other) => !decoys.has(other) && daysIn(other.text, document).length === 0)
    .flatMap((other) => findTimes(other.text).map(({ time }) => time))[0];
}

function seatIn(document: BookingDocument): string | undefined {
  const [row] = pairsOf(document, 'coach').flatMap(
    ({ value }) => /^[A-Z\d]{1,4}(?![\p{L}\d])/u.exec(value)?.[0] ?? [],
  );
  const [seat] = pairsOf(document, 'seat').flatMap(
    ({ value }) => /^[A-Z]{0,2}\s?\d{1,4}[A-Z]?/u.exec(value)?.[0] ?? [],
  );
  return seat && row ? `${row} ${seat}` : seat;
}

function reservationIn(document: BookingDocument, type: OutingType, when: When): Reservation {
  const around = { document, sections: [wholeDocument(document)] };
  const time = timeIn(document, when);
  const start = written({ day: when.moment.day, ...(time && { time }) });
  const name = nameNear(around, { kinds: type === 'restaurant' ? ['restaurant'] : ['event'] });
  const confirmation = confirmationNear(around) ?? referenceInProse(around);
  const address = addressNear(around, { kinds: ['venue'], name });
  const phone = phoneNear(around);
  const seat = type === 'event' ? seatIn(document) : undefined;
  const price = totalIn(document.cells, document.language);
  return {
    type,
    ...(name && { name }),
    ...(address && { address }),
    ...(start && { start }),
    ...(confirmation && { confirmation }),
    ...(seat && { seat }),
    ...(phone && { phone }),
    ...(price && { price }),
  };
}

// A guidebook mentions concerts and tables on many pages; a ticket has a few pages.
const maxPages = 6;

export const outings: Reader = {
  name: 'booking/outings',
  read(capture): Evidence[] {
    if (capture.kind !== 'pdf' || (capture.pages ?? 1) > maxPages) return [];
    const document = bookingDocumentOf(capture);
    if (isDayPlan(document) || isOther(document)) return [];
    const type = kindOf(document);
    const when = type && whenIn(document);
    if (!type || !when) return [];
    const reservation = reservationIn(document, type, when);
    // A poster has a day, a time and a place too: only a booking has a reference.
    if (!reservation.confirmation || goesSomewhere(document)) return [];
    return [claim({ kind: 'reservation', reservation }, placeOf(when.cell), 0.85)];
  },
};
