// The bookings that the learned paper model finds.
import type { Capture } from '../../../model/capture.ts';
import type { Knowledge } from '../../../model/evidence.ts';
import { type PaperRole, paperKinds } from '../../../model/paper-sense.ts';
import { isLegType, type Reservation } from '../../../model/reservation.ts';
import { currencyCodes } from '../../../text/currency-words.ts';
import type { BookingDocument } from '../document.ts';
import { findPrices } from '../found-once.ts';
import { modeNamed } from '../leg-mode.ts';
import type { Cell } from '../pair-labels.ts';
import { busStation } from '../station-words.ts';
import { currencyOf, moneyIn } from '../totals.ts';
import { withDayAbove } from './day-above.ts';
import { withDoubtfulValues } from './doubtful-spans.ts';
import { groupSpans, type SpanGroup, spansOf } from './group-spans.ts';
import { joinRepeats } from './join-repeats.ts';
import { withConnections, withoutValidity, withoutWholeTickets } from './leg-connections.ts';
import { daysInMargin, withMarginDay } from './margin-days.ts';
import { sensedPaper } from './sensed-paper.ts';
import { daysOfSpans, type SpanDays } from './span-days.ts';
import { type PaperMoney, reservationOf } from './span-values.ts';
import { kindsOf } from './spans.ts';

export interface SensedBooking {
  reservation: Reservation;
  /** How sure the model is of its kind and of its words: 0 to 1. */
  trust: number;
  cell: Cell;
}

/** Empty without a model. */
export function sensedBookings(capture: Capture, knowledge: Knowledge): SensedBooking[] {
  const paper = sensedPaper(capture, knowledge);
  if (!paper) return [];
  const { document, answer, spans, doubtful } = paper;
  const margin = daysInMargin(document, spans);
  const days = daysOfSpans([...new Set([...spans, ...margin.map(({ date }) => date)])], document);
  const about = { days, knowledge, money: moneyOf(document) };
  const found = groupSpans(spans, answer).flatMap((bound) => {
    const dated = withDayAbove(withMarginDay(bound, margin), spans);
    const group = withDoubtfulValues(dated, doubtful, answer);
    const all = [...group.own, ...group.shared.map(({ span }) => span)];
    const chances = kindsOf(group.own, answer);
    const best = kindOf(chances, group, days);
    const type = paperKinds[best];
    if (!type || type === 'none') return [];
    const reservation = reservationOf(group, type, about);
    if (!isBooked(reservation) || isTransfer(reservation, group)) return [];
    const sure = all.reduce((sum, { trust }) => sum + trust, 0) / all.length;
    return [
      {
        reservation,
        trust: sure * Math.max(...chances.slice(1)),
        cell: firstCell(group),
        hasOwnDay: hasOwnDay(group),
      },
    ];
  });
  return joinRepeats(withoutWholeTickets(withoutValidity(withConnections(found))));
}

const train = paperKinds.indexOf('train');
const bus = paperKinds.indexOf('bus');
const lodging = paperKinds.indexOf('lodging');
const restaurant = paperKinds.indexOf('restaurant');

// The kind that a name suggests has to be at least possible.
const minChanceOfNamed = 0.03;

/** The kind of leg that the words name, if they name one and the model finds it possible. */
function modeBy(words: readonly string[], best: number, chances: readonly number[]): number {
  const type = paperKinds[best];
  if (!type || type === 'none' || !isLegType(type) || type === 'flight') return best;
  const modes = new Set(words.flatMap((text) => modeNamed(text) ?? []));
  const [mode] = modes;
  const other = modes.size === 1 && mode && mode !== 'flight' ? paperKinds.indexOf(mode) : best;
  return (chances[other] ?? 0) >= minChanceOfNamed ? other : best;
}

/** A company named after ships runs no bus. */
const companiesOf = (group: SpanGroup): string[] =>
  spansOf(group, 'operator')
    .slice(0, 1)
    .map(({ text }) => text);

// A longer text may mention other journeys too.
const maxTitleLength = 60;

/** The lines with a leg's number or its own day: "Katamaran Galeb · 3.7.2027". */
function titlesOf({ own, shared }: SpanGroup): string[] {
  const days = shared.filter(({ span, isStrongest }) => isStrongest && span.role === 'start-date');
  return [...own.filter(({ role }) => role === 'code'), ...days.map(({ span }) => span)]
    .map(({ cell }) => cell.text)
    .filter(({ length }) => length <= maxTitleLength);
}

// A town's station may be named after the buses in front of it.
const minChanceOfEnds = 0.1;

/** "Crest, gare routière": no train leaves from a bus station. */
function modeByEnds(best: number, chances: readonly number[], group: SpanGroup): number {
  if (best !== train || (chances[bus] ?? 0) < minChanceOfEnds) return best;
  const ends = [...spansOf(group, 'from'), ...spansOf(group, 'to')];
  return ends.some(({ text }) => busStation.test(text)) ? bus : best;
}

/** The likeliest kind; a restaurant that is left on a later day is a stay. */
function kindOf(chances: readonly number[], group: SpanGroup, { whole }: SpanDays): number {
  const { shared } = group;
  const likeliest = chances.indexOf(Math.max(...chances.slice(1)), 1);
  const named = modeBy(companiesOf(group), likeliest, chances);
  const best = modeByEnds(modeBy(titlesOf(group), named, chances), chances, group);
  const dayAs = (role: PaperRole) =>
    shared.flatMap(({ span }) => (span.role === role ? (whole.get(span) ?? []) : []))[0];
  const [first, last] = [dayAs('start-date'), dayAs('end-date')];
  return best === restaurant && first && last && last > first ? lodging : best;
}

// "Total DKK | 8.025,00"
const currencyNamed = new RegExp(`(?<!\\p{L})(?:${currencyCodes})(?!\\p{L})`, 'gu');

/** The currency of a paper: that of most of its sums, else the one it names. */
function moneyOf({ cells, language }: BookingDocument): PaperMoney {
  const money = moneyIn(cells, language);
  const sums = cells.flatMap(({ text }) => findPrices(text).flatMap((one) => currencyOf(one, money) ?? []));
  const all = sums.length > 0 ? sums : cells.flatMap(({ text }) => text.match(currencyNamed) ?? []);
  const counts = new Map<string, number>();
  for (const currency of all) counts.set(currency, (counts.get(currency) ?? 0) + 1);
  const most = [...counts].toSorted((a, b) => b[1] - a[1])[0]?.[0];
  return { ...money, ...(most && { most }) };
}

const firstCell = ({ own: [first] }: SpanGroup) => (first as SpanGroup['own'][number]).cell;

/** Whether it has a day that is bound to no other booking more. */
const hasOwnDay = ({ shared }: SpanGroup) =>
  shared.some(({ span, isStrongest }) => isStrongest && span.role === 'start-date');

/** A car that is never returned and has no reference of its own is a taxi or a transfer. */
const isTransfer = ({ type, end }: Reservation, { shared }: SpanGroup) =>
  type === 'car' && !end && !shared.some(({ span, isStrongest }) => isStrongest && span.role === 'reference');

/** A booking has a day, and something that says what it is. */
function isBooked({ type, start, end, from, to, code, name, address, confirmation }: Reservation): boolean {
  if (start === undefined) return false;
  if (!isLegType(type)) return Boolean(name ?? from ?? address ?? (start.length > 10 && confirmation));
  const isTimed = start.length > 10 || (end?.length ?? 0) > 10;
  return Boolean((from && to) || (isTimed && (from ?? to ?? code)));
}
