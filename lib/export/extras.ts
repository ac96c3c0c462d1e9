// Pure: no browser, no network, no clock.
// What belongs to no day: bookings, packing and expenses, one thing a line.
import type { Draft } from '../model/draft.ts';
import { oneLine } from './clean-text.ts';

const said = (...parts: (string | undefined)[]): string =>
  parts
    .map((part) => oneLine(part ?? ''))
    .filter((part) => part !== '')
    .join(', ');

/** "flight, TP 432, LIS to OPO, 2027-05-13 06:40" */
export const bookedLines = ({ reservations }: Draft): string[] =>
  reservations.map(({ type, code, name, from, to, start, end, address, confirmation }) => {
    const way = [from?.iata ?? from?.name, to?.iata ?? to?.name].filter((stop) => stop).join(' to ');
    const when = [start, end].map((moment) => moment?.replace('T', ' ')).filter((moment) => moment);
    return said(type, code, name, way, when.join(' to '), address, confirmation);
  });

export const packingLines = ({ packing }: Draft): string[] =>
  packing.map(({ name, quantity }) => `${oneLine(name.value)}${quantity > 1 ? ` × ${quantity}` : ''}`);

export const expenseLines = ({ expenses }: Draft): string[] =>
  expenses.map(
    ({ title, amount, currency }) =>
      `${oneLine(title.value)}: ${amount.value.toFixed(2)} ${oneLine(currency.value)}`,
  );
