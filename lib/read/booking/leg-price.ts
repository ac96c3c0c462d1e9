// What a leg costs: the sum in its own row of a table, else that of the whole booking.

import { memoize } from '../../text/memoize.ts';
import type { BookingDocument } from './document.ts';
import { findPrices } from './found-once.ts';
import type { KindsOfCell } from './leg-moments.ts';
import type { RawLeg } from './leg-pairs.ts';
import { type Price, totalIn } from './totals.ts';

/** Looked for once, though every leg asks. */
export const totalOf = memoize(({ cells, language }: BookingDocument) => totalIn(cells, language));

export function priceOf(leg: RawLeg, document: BookingDocument, labelKinds: KindsOfCell): Price | undefined {
  const row = document.lines[leg.departure.at] ?? [];
  for (const cell of row) {
    const isSum = (labelKinds.get(cell) ?? []).some(
      ({ kinds }) => kinds.includes('total') || kinds.includes('fare'),
    );
    const [price] = isSum ? findPrices(cell.text) : [];
    if (price?.currency) return { amount: price.amount, currency: price.currency };
  }
  return totalOf(document);
}
