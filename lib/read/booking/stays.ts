// Stays: a day of arrival and a later day of departure, in a document about nights and rooms.
import type { Evidence, Reader } from '../../model/evidence.ts';
import { dayAfter } from '../../model/local-moment.ts';
import type { Reservation } from '../../model/reservation.ts';
import { claimsOf } from '../claim.ts';
import { type BookingDocument, bookingDocumentOf, daysIn, pairsOf, placeOf } from './document.ts';
import { type Around, addressNear, confirmationNear, phoneNear, referenceInProse } from './fields.ts';
import { findTimes } from './found-once.ts';
import { linesOfLegs } from './legs.ts';
import { type Moment, momentOf, written } from './moments.ts';
import { nameNear } from './name-near.ts';
import type { Cell, Pair } from './pair-labels.ts';
import { isDayPlan } from './plan-booked.ts';
import { paragraphsOf } from './prose.ts';
import { sectionAround, wholeDocument } from './section.ts';
import { houseNouns, nightWords, stayWords } from './stay-words.ts';
import { totalIn } from './totals.ts';

const claim = claimsOf('booking/stays');

const wordsOf = (words: string) =>
  new RegExp(`(?<!\\p{Script=Latin})(?:${words})(?!\\p{Script=Latin})`, 'iu');
const house = wordsOf(houseNouns);
const talk = wordsOf(stayWords);
const nightCount = new RegExp(`(?<!\\d)(?<count>\\d{1,2})\\s?(?:${nightWords})(?!\\p{Script=Latin})`, 'iu');

interface Stay {
  start: Moment & { day: string };
  end: Moment & { day: string };
  pairs: Pair[];
  /** Where the text states the stay, if no label does. */
  cell?: Cell;
}

const hasDay = (moment: Moment): moment is Moment & { day: string } => moment.day !== undefined;
// A label for departure this many lines away belongs to something else.
const maxLinesApart = 24;

const lineOf = (pair: Pair) => pair.labelCell.line;
const isLabelledAs = (pair: Pair, kind: 'check-in' | 'check-out') =>
  pair.kinds.includes(kind) || pair.kinds.includes(kind === 'check-in' ? 'arrival' : 'departure');

function nightsNear(document: BookingDocument, pair: Pair): number | undefined {
  const near = document.pairs.filter(
    ({ kinds, labelCell }) =>
      kinds.includes('nights') && Math.abs(labelCell.line - lineOf(pair)) < maxLinesApart,
  );
  const labelled = near.map(({ value }) => Number(/^\D{0,3}(\d{1,2})(?!\d)/.exec(value)?.[1]));
  const inText = document.cells
    .filter(({ line }) => Math.abs(line - lineOf(pair)) < maxLinesApart)
    .map(({ text }) => Number(nightCount.exec(text)?.groups?.count));
  return [...labelled, ...inText].find((count) => count > 0 && count < 100);
}

/** The time of a label without a day: "Check-in: from 15:00" beside "Dates: 17 to 20 June". */
function loneTime(
  document: BookingDocument,
  kind: 'check-in' | 'check-out',
  near?: Pair,
): string | undefined {
  return pairsOf(document, kind)
    .filter((pair) => !near || Math.abs(lineOf(pair) - lineOf(near)) < maxLinesApart)

    .map((pair) => momentOf(document, pair))
    .filter(({ day, time }) => time && !day)
    .map(({ time, until }) => (kind === 'check-out' ? (until ?? time) : time))[0];
}

/** Check-in with the nearest check-out on a later day; where that has only a time, the number of nights gives the day. */
function labelledStays(document: BookingDocument): Stay[] {
  const outs = document.pairs
    .filter((pair) => isLabelledAs(pair, 'check-out'))
    .map((pair) => ({ pair, moment: momentOf(document, pair) }));
  const stays: Stay[] = [];
  for (const pair of document.pairs.filter((each) => isLabelledAs(each, 'check-in'))) {
    const start = momentOf(document, pair);
    if (!hasDay(start)) continue;
    const near = outs
      .filter((out) => Math.abs(lineOf(out.pair) - lineOf(pair)) < maxLinesApart)
      .toSorted((a, b) => Math.abs(lineOf(a.pair) - lineOf(pair)) - Math.abs(lineOf(b.pair) - lineOf(pair)));
    const out = near.find(({ moment }) => hasDay(moment) && moment.day > start.day);
    const nights = out ? undefined : nightsNear(document, pair);
    const day = out?.moment.day ?? dayAfter(start.day, nights ?? 0);
    if (!day || day <= start.day) continue;
    const [from, until] = [
      start.time ?? loneTime(document, 'check-in', pair),
      out?.moment.until ?? out?.moment.time ?? loneTime(document, 'check-out', pair),
    ];
    stays.push({
      start: { ...start, ...(from && { time: from }) },
      end: { day, rest: '', ...(until && { time: until }) },
      pairs: [pair, ...(out ? [out.pair] : [])],
    });
  }
  return stays;
}

/** "17–20 June 2027": the first day of a range may leave out its month and year. */
const shortRange = /(?<!\d)(?<first>\d{1,2})\.?\s?(?:[-–—~〜]|to|bis|au|al|a|tot|t\/m)\s?(?=\d{1,2})/iu;

function rangeIn(text: string, document: BookingDocument): [string, string] | undefined {
  const days = daysIn(text, document);
  const [first, second] = days;
  if (first && second && second.date > first.date) return [first.date, second.date];
  const opening = first && shortRange.exec(text.slice(0, first.end));
  if (!first || !opening || opening.index + opening[0].length !== first.start) return undefined;
  const start = `${first.date.slice(0, 8)}${(opening.groups?.first ?? '').padStart(2, '0')}`;
  return start < first.date ? [start, first.date] : undefined;
}

/** One label or line for the whole stay; the times are elsewhere. */
function rangedStays(document: BookingDocument): Stay[] {
  const asked = pairsOf(document, 'nights', 'hotel', 'validity', 'date', 'check-in');
  for (const pair of asked) {
    const range = rangeIn(pair.value, document);
    const single = range ? undefined : momentOf(document, pair).day;
    const nights = single && !pair.kinds.includes('hotel') ? nightsNear(document, pair) : undefined;
    const counted = single && nights ? dayAfter(single, nights) : undefined;
    const [from, until] = range ?? [single, counted];
    if (!from || !until) continue;
    const [at, by] = [loneTime(document, 'check-in'), loneTime(document, 'check-out')];
    return [
      {
        start: { day: from, rest: '', ...(at && { time: at }) },
        end: { day: until, rest: '', ...(by && { time: by }) },
        pairs: [pair],
      },
    ];
  }
  return [];
}

const inProse = (words: string) => new RegExp(`(?<!\\p{L})(?:${words})[^.;!?]{0,60}`, 'giu');
const arriving = inProse(
  'check-?in|arriv\\p{L}*|anreise\\p{L}*|ankunft\\p{L}*|bezug|arrivée|entrada|llegada|arrivo|chegada|aankomst|incheck\\p{L}*|zimmer steh\\p{L}*|room (?:will be|is) (?:ready|available)|チェックイン',
);
const leaving = inProse(
  'check-?out|depart\\p{L}*|abreise\\p{L}*|départ|salida|partenza|saída|vertrek|uitcheck\\p{L}*|チェックアウト',
);

/** Times that only the small print gives: "Check-in from 3 pm, check-out by 11 am." */
function withTimesFromProse({ start, end, ...rest }: Stay, document: BookingDocument): Stay {
  const prose = document.cells.map(({ text }) => text).join(' ');
  const timeAfter = (pattern: RegExp) =>
    [...prose.matchAll(pattern)].flatMap(([words]) => findTimes(words).map(({ time }) => time))[0];
  const [from, until] = [start.time ?? timeAfter(arriving), end.time ?? timeAfter(leaving)];
  return {
    ...rest,
    start: { ...start, ...(from && { time: from }) },
    end: { ...end, ...(until && { time: until }) },
  };
}

/** Letters: "we look forward to your stay from 17 to 20 June". The two days are in one sentence, the times in others. */
function staysInProse(document: BookingDocument): Stay[] {
  const apartFrom = new Set(pairsOf(document, 'cancellation', 'issued', 'decoy').map(({ cell }) => cell));
  const apart = document.cells
    .filter((each) => !apartFrom.has(each))
    .map((cell) => ({ cell, text: cell.text }));
  for (const { cell, text } of [...apart, ...paragraphsOf(document)]) {
    const range = rangeIn(text, document);
    if (!range) continue;
    const [first, last] = range;
    return [{ start: { day: first, rest: '' }, end: { day: last, rest: '' }, pairs: [], cell }];
  }
  return [];
}

// "Dal", "entrée" and "masuk" are also on ski passes and car park tickets. No words of stays are known in the scripts
// listed here, so any of their labels counts.
const unmistakable = /check|[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Thai}\p{Script=Devanagari}]/iu;

/** "Check-in" and "check-out", each with its day, only label a stay. */
const hasBothLabels = ({ pairs }: Stay): boolean =>
  (['check-in', 'check-out'] as const).every((own) =>
    pairs.some(({ kinds, label }) => kinds.includes(own) && unmistakable.test(label)),
  );

function mentionsStay({ document, sections }: Around): boolean {
  const cells = sections[0]?.cells ?? document.cells;
  const kinds = new Set(cells.flatMap((cell) => cell.kinds));
  if (kinds.has('hotel') || kinds.has('nights') || kinds.has('rooms')) return true;
  const mentions = cells.filter(({ text }) => talk.test(text) || house.test(text)).length;
  return mentions >= 2;
}

function reservationOf(stay: Stay, around: Around): Reservation {
  const name = nameNear(around, { kinds: ['hotel'], nouns: house });
  const [start, end] = [written(stay.start), written(stay.end)];
  const isAlone = around.sections.length > 1;
  const confirmation = confirmationNear(around) ?? (isAlone ? referenceInProse(around) : undefined);
  const address = addressNear(around, { kinds: ['venue'], name });
  const phone = phoneNear(around);
  const price = around.sections.map(({ cells }) => totalIn(cells, around.document.language)).find(Boolean);
  return {
    type: 'lodging',
    ...(name && { name }),
    ...(address && { address }),
    ...(start && { start }),
    ...(end && { end }),
    ...(confirmation && { confirmation }),
    ...(phone && { phone }),
    ...(price && { price }),
  };
}

/** The same days twice are one stay: several rooms of one booking, or the copy for the desk. */
function apart(stays: Stay[]): Stay[] {
  const seen = new Set<string>();
  return stays.filter(({ start, end }) => {
    const key = `${start.day} ${end.day}`;
    const isNew = !seen.has(key);
    seen.add(key);
    return isNew;
  });
}

/** Labels of a journey, or both departure and arrival: the hotel is only mentioned. */
const moves = (document: BookingDocument) =>
  pairsOf(document, 'flight', 'train', 'bus', 'ferry', 'pick-up').length > 0 ||
  (pairsOf(document, 'departure').length > 0 && pairsOf(document, 'arrival').length > 0);

function staysIn(document: BookingDocument): { stay: Stay; reservation: Reservation }[] {
  const labelled = apart(labelledStays(document));
  const ranged = labelled.length > 0 ? labelled : rangedStays(document);
  const hasHouse = document.cells.some(({ text }) => house.test(text)) && !moves(document);
  const found = ranged.length > 0 || !hasHouse ? ranged : staysInProse(document);
  const stays = found.length === 1 ? found.map((stay) => withTimesFromProse(stay, document)) : found;
  const whole = wholeDocument(document);
  const others = pairsOf(document, 'pick-up').length > 0 || stays.length > 1;
  return stays.flatMap((stay) => {
    const section = sectionAround(
      document,
      [...stay.pairs.map(({ labelCell }) => labelCell), ...(stay.cell ? [stay.cell] : [])],
      stays
        .filter((other) => other !== stay)
        .flatMap((other) => other.pairs.map(({ labelCell }) => labelCell)),
    );
    const around = { document, sections: others ? [section] : [section, whole] };
    const wide = others ? around : { document, sections: [whole] };
    return hasBothLabels(stay) || mentionsStay(wide)
      ? [{ stay, reservation: reservationOf(stay, around) }]
      : [];
  });
}

/** Arrival on the 12th and return on the 21st can also be those of a return ticket, in the lines of its legs. */
function isBetweenLegs({ pairs }: Stay, document: BookingDocument): boolean {
  const isMove = ({ kinds }: Pair) => kinds.includes('arrival') || kinds.includes('departure');
  if (pairs.length === 0 || !pairs.every(isMove)) return false;
  const lines = linesOfLegs(document);
  return pairs.every(({ labelCell }) => lines.has(labelCell.line));
}

export const stays: Reader = {
  name: 'booking/stays',
  read(capture): Evidence[] {
    if (capture.kind !== 'pdf') return [];
    const document = bookingDocumentOf(capture);
    if (isDayPlan(document)) return [];
    return staysIn(document).flatMap(({ stay, reservation }) => {
      if (isBetweenLegs(stay, document)) return [];
      const at = stay.pairs[0]?.cell ?? stay.cell;
      // A brochure describes stays too: without a label, a stay needs a reference.
      const isBooked = stay.pairs.length > 0 || reservation.confirmation;
      return at && isBooked
        ? [claim({ kind: 'reservation', reservation }, placeOf(at), reservation.confirmation ? 0.9 : 0.7)]
        : [];
    });
  },
};
