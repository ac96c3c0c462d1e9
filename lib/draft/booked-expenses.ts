// Turns the prices of bookings into expenses. A sum repeated on several parts of one booking counts once.
import type { Capture } from '../model/capture.ts';
import type { DraftExpense } from '../model/draft.ts';
import type { Booked } from './booked-days.ts';
import { nameOfBooked } from './booked-names.ts';
import { sourcedFrom } from './weigh.ts';

export function bookedExpenses(capture: Capture, booked: Booked[]): DraftExpense[] {
  const seen = new Set<string>();
  const priced = booked.flatMap((each) => {
    const { reservation } = each.claim;
    const { price, confirmation } = reservation;
    const key = price && `${price.amount} ${price.currency} ${confirmation ?? ''}`;
    if (!price || !key || seen.has(key) || price.amount <= 0) return [];
    seen.add(key);
    return [{ each, price, title: nameOfBooked(reservation) }];
  });
  return priced.map(({ each, price, title }, index) => ({
    id: `expense-${index + 1}`,
    title: sourcedFrom(capture, each, title),
    amount: sourcedFrom(capture, each, price.amount),
    currency: sourcedFrom(capture, each, price.currency),
  }));
}
