// Turns the text of spans into the fields of a reservation, with the same finders that read labelled values.
import type { Knowledge } from '../../../model/evidence.ts';
import type { PaperRole } from '../../../model/paper-sense.ts';
import { isLegType, type Reservation } from '../../../model/reservation.ts';
import { readPhone } from '../../../text/find-phone.ts';
import { findPrices } from '../found-once.ts';
import { currencyOf, type Money } from '../totals.ts';
import { seatWithCoach } from './coach-seats.ts';
import { type SpanGroup, spansOf } from './group-spans.ts';
import { firstOf, type SpanDays } from './span-days.ts';
import { placesOf } from './span-ends.ts';
import { momentsOf } from './span-moments.ts';
import { placeIn, type RoleSpan } from './spans.ts';
import { wrappedLines, wrappedText } from './wrapped-span.ts';

export interface PaperMoney extends Money {
  /** The most frequent currency of the paper. */
  most?: string;
}

interface About {
  knowledge: Knowledge;
  days: SpanDays;
  money: PaperMoney;
}

const compact = (text: string) => text.replace(/\s+/gu, ' ').trim();
const textOf = (span: RoleSpan | undefined) => (span ? compact(span.text) : undefined);

/** Consecutive lines are one address; that of another booking is taken only where this one has none of its own. */
function addressOf(group: SpanGroup): string | undefined {
  const all = group.shared.filter(({ span }) => span.role === 'address');
  const own = all.filter(({ isStrongest }) => isStrongest);
  const [first, ...rest] = (own.length > 0 ? own : all)
    .map(({ span }) => span)
    .toSorted((a, b) => a.row - b.row);
  if (!first) return undefined;
  const lines = [first];
  for (const span of rest) {
    const step = span.row - (lines.at(-1) as RoleSpan).row;
    if (step <= 2 && lines.length < 6 && !lines.some(({ text }) => text === span.text)) lines.push(span);
  }
  return lines.map(({ text }) => compact(text)).join(', ');
}

const digitsOf = (text: string) => text.replace(/\D/gu, '').length;
// With this many digits a text is a number by itself.
const minPhoneDigits = 7;

/** A number that is cut off at the end of a line goes on in the next: "+351 21 555 | 0746", "307- | 555-0128". */
function phoneOf(spans: readonly RoleSpan[]): string | undefined {
  return firstOf(spans, (span) => {
    const { text, cell, row, start } = span;
    const lines = wrappedLines(span, spans);
    if (lines.length > 1 && lines[0]?.cell.text.trim().endsWith('-'))
      return readPhone(lines.map((line) => line.text).join('-'));
    const isLast = cell.text.slice(placeIn(cell, text, start) + text.length).trim().length < 2;
    const rest = spans.find((other) => other.row === row + 1 && other.start < 2);
    const isCut = isLast && /^[+(]/u.test(text) && rest && digitsOf(rest.text) < minPhoneDigits;
    // "+353 64 555 0118. 2 nights"
    const own = text.replace(/\.\s\d{1,2}$/u, '');
    return (isCut ? readPhone(`${text} ${rest.text}`) : undefined) ?? readPhone(own);
  });
}

/** A sum without a currency is in that of the paper. */
function priceOf(group: SpanGroup, money: PaperMoney): Reservation['price'] {
  return firstOf(spansOf(group, 'price'), ({ text, cell, start }) => {
    const at = placeIn(cell, text, start);
    const near = cell.text.slice(Math.max(0, at - 5), at + text.length + 5);
    const [price] = [text, near, `${text} ${money.most ?? money.home ?? ''}`].flatMap((words) =>
      findPrices(compact(words)),
    );
    const currency = price && currencyOf(price, money);
    return price && currency ? { amount: price.amount, currency } : undefined;
  });
}

const minReferenceLength = 4;

/** "NV/6YTR2K": the code of the airline before its reference is dropped. */
function referenceIn(words: string): string | undefined {
  const text = compact(words).replace(/^[A-Z\d]{2}\/(?=[A-Z\d]{6}$)/u, '');
  const isCoordinate = /^-?\d{1,3}\.\d{3,}$/u.test(text);
  return text.length < minReferenceLength || isCoordinate ? undefined : text;
}

// "K7QWZ4", "NBC-48213": references of travel systems and hotels; long numbers without letters are those of tickets.
const given = /^(?=.*[A-Z])[A-Z\d-]{5,10}$/u;
const ofTravelSystems = /^(?=.*[A-Z])[A-Z\d]{5,8}$/u;
const minBond = -1;

/**
 * The reference that is bound most; for a leg where that looks like a ticket number, the booking code beside it. Hotels
 * do use plain numbers.
 */
function confirmationOf(group: SpanGroup, isLeg: boolean): string | undefined {
  const spans = spansOf(group, 'reference');
  const first = firstOf(spans, (span) => {
    const lines = wrappedLines(span, spans);
    // "SR-440- | 918"
    const isCut = lines.length > 1 && lines[0]?.cell.text.trim().endsWith('-');
    return referenceIn(isCut ? lines.map(({ text }) => text.replace(/-$/u, '')).join('-') : span.text);
  });
  if (!isLeg || !first || given.test(first)) return first;
  const near = group.shared.filter(
    ({ span, bond, isStrongest }) => span.role === 'reference' && (isStrongest || bond > minBond),
  );
  const code = near
    .map(({ span }) => referenceIn(span.text))
    .find((text) => text && ofTravelSystems.test(text));
  return code ?? first;
}

// "27 e 28", "14A & 14B"
const betweenSeats = /(?<=\d\p{L}?)\s(?:&|\+|e|y|i|a|et|en|og|och|und|and|ja|és|ve)\s(?=\p{L}?\d)/gu;

/** The seats of a party, as printed, without those of other bookings. */
function seatsOf({ shared }: SpanGroup): string | undefined {
  const seats = shared.filter(({ span }) => span.role === 'seat');
  const own = seats.filter(({ isStrongest }) => isStrongest);
  // "4 4 0 0 1 9" is a ticket number, digit by digit.
  const texts = (own.length > 0 ? own : seats.slice(0, 1))
    .map(({ span }) => span)
    .toSorted((a, b) => (a.words[0] as number) - (b.words[0] as number))
    .map((span) => compact(seatWithCoach(span)).replace(betweenSeats, ', '))
    .filter((text) => !/(?<!\d)\d(?: \d){2,}(?!\d)|^\d{1,2}\s?(?:hrs?|min)$/iu.test(text) && text !== '');
  return texts.length > 0 ? [...new Set(texts)].join(', ') : undefined;
}

/**
 * "linje 613", "R 641 Otava", "16338 / Coast Express", "EC 173 262" with its coach: only the number and the letters
 * before it.
 */
const codeOf = (span: RoleSpan | undefined) =>
  textOf(span)
    ?.replace(/^\p{Ll}{2,12}\.?\s(?=\S{0,4}\s?\d)/u, '')
    .replace(/(?<=\d)\s(?:[/·–-]\s)?\p{L}{3}[\p{L}\s]{0,40}$/u, '')
    .replace(/(?<=^\p{Lu}{1,3}\s?\d{2,5})\s(?:·\s)?\d{1,3}$/u, '');

/** The operator of a leg or a car; for others the name, else the operator. */
function nameOf(group: SpanGroup, type: Reservation['type']): string | undefined {
  const roles: PaperRole[] = isLegType(type) || type === 'car' ? ['operator'] : ['name', 'operator'];
  const spans = roles.flatMap((role) => spansOf(group, role));
  return spans[0] && compact(wrappedText(spans[0], spans));
}

export function reservationOf(group: SpanGroup, type: Reservation['type'], about: About): Reservation {
  const isLeg = isLegType(type);
  const name = nameOf(group, type);
  const { from, to } = isLeg || type === 'car' ? placesOf(group, type, about.knowledge) : {};
  const code = isLeg ? codeOf(spansOf(group, 'code')[0]) : undefined;
  const confirmation = confirmationOf(group, isLeg);
  const seat = seatsOf(group);
  const address = addressOf(group) ?? (type === 'car' ? from?.address : undefined);
  const phones = spansOf(group, 'phone');
  // The desk for pick-up is printed before the one for return.
  const phone = phoneOf(type === 'car' ? phones.toSorted((a, b) => a.row - b.row) : phones);
  const price = priceOf(group, about.money);
  return {
    type,
    ...(name && { name }),
    ...(code && { code }),
    ...(from && { from }),
    ...(to && { to }),
    ...momentsOf(group, type, about.days),
    ...(confirmation && { confirmation }),
    ...(seat && { seat }),
    ...(address && !isLeg && { address }),
    ...(phone && { phone }),
    ...(price && { price }),
  };
}
