// The parts that belong to no day: bookings, packing and expenses, one per line.
import { fieldsIn } from '../model/booking-fields.ts';
import type { Draft } from '../model/draft.ts';
import { t } from '../words/words.ts';
import { oneLine } from './clean-text.ts';

const joinParts = (...parts: (string | undefined)[]): string =>
  parts
    .map((part) => oneLine(part ?? ''))
    .filter((part) => part !== '')
    .join(', ');

/** ["LIS", "OPO"] → "LIS to OPO"; if only one is known, it stands alone. */
export function wayWords(ends: (string | undefined)[]): string {
  const [from = '', to] = ends.filter((end) => end);
  return to ? t('file.way', { from, to }) : from;
}

/** "flight, TP 432, LIS to OPO, 2027-05-13 06:40" */
export const bookedLines = ({ reservations }: Draft): string[] =>
  reservations.map((reservation) => {
    const { type, code, name, from, to, start, end } = reservation;
    const way = wayWords([from?.iata ?? from?.name, to?.iata ?? to?.name]);
    const when = wayWords([start, end].map((moment) => moment?.replace('T', ' ')));
    return joinParts(type, code, name, way, when, ...fieldsIn('list').map((field) => reservation[field]));
  });

export const packingLines = ({ packing }: Draft): string[] =>
  packing.map(({ name, quantity }) => `${oneLine(name.value)}${quantity > 1 ? ` × ${quantity}` : ''}`);

export const expenseLines = ({ expenses }: Draft): string[] =>
  expenses.map(
    ({ title, amount, currency }) =>
      `${oneLine(title.value)}: ${amount.value.toFixed(2)} ${oneLine(currency.value)}`,
  );
