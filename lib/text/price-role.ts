import { costWords, totalWords } from '../languages/prices.ts';
import type { PriceSeen } from '../model/evidence.ts';
import { wordPattern } from './word-pattern.ts';

const costs = wordPattern(costWords);
const totals = wordPattern(totalWords);

/** "Price", "Eintritt", 料金 say that something costs, but not what; "Total for two" is a total of other sums. */
export function priceRole(label: string | undefined): PriceSeen['role'] {
  if (!label || costs.exec(label)?.[0].length === label.length) return 'unnamed';
  return totals.exec(label)?.index === 0 ? 'total' : 'thing';
}
