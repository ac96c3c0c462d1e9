import type { Expense } from '../../lib/model/itinerary.ts';

export interface Costs {
  currency: string | undefined;
  expenses: Expense[];
  total: number;
}

/** By currency, in order of first appearance. Nothing is converted, since no exchange rates are known. */
export function costsOf(expenses: Expense[]): Costs[] {
  const byCurrency = Map.groupBy(expenses, ({ currency }) => currency);
  return [...byCurrency].map(([currency, own]) => ({ currency, expenses: own, total: sumOf(own) }));
}

// Summed in thousandths, the smallest coin of any currency: 0.1 + 0.2 is 0.3.
const sumOf = (expenses: Expense[]) =>
  expenses.reduce((sum, { amount = 0 }) => sum + Math.round(amount * 1000), 0) / 1000;
