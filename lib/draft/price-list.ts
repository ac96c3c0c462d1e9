// Where a guide lists what tickets and hotels cost, few of the prices are this trip's: those of its stops, and what is added up.
import type { Claim, Evidence } from '../model/evidence.ts';

type PriceEvidence = Evidence<Extract<Claim, { kind: 'price' }>>;

/** What a price is for; `stop` where that is a stop of the trip. */
export interface Priced {
  price: PriceEvidence;
  title: string;
  stop?: string;
}

// Whoever keeps an account of a trip writes down some few things a day; more are a list to choose from.
const maxPerDay = 4;
const maxPerTrip = 12;
/** Rounded sums are a little off. */
const slack = 0.02;

const sum = (prices: PriceEvidence[]) => prices.reduce((all, { claim }) => all + claim.amount, 0);

const isTotal = ({ seen }: PriceEvidence) => seen?.role === 'total';

/** The prices that a total beside them is the sum of: whoever adds up has paid. */
export function addedUp(prices: PriceEvidence[], headings: number[]): Set<PriceEvidence> {
  const places = Map.groupBy(prices, ({ at, claim }) => `${headings[at.block]} ${claim.currency}`);
  const groups = [...places.values()].filter((together) => {
    const parts = sum(together.filter((price) => !isTotal(price)));
    return together.some(
      (price) => isTotal(price) && Math.abs(price.claim.amount - parts) <= slack * price.claim.amount,
    );
  });
  return new Set(groups.flat());
}

/** Of a list to choose from only what was added up, and of each stop the price that is said first. */
export function withoutPriceLists(
  found: Priced[],
  { dayCount, paid }: { dayCount: number; paid: Set<PriceEvidence> },
): Priced[] {
  if (found.length <= Math.max(maxPerTrip, maxPerDay * dayCount)) return found;
  const seen = new Set<string>();
  return found.filter(({ price, stop }) => {
    if (paid.has(price)) return true;
    if (stop === undefined || seen.has(stop)) return false;
    seen.add(stop);
    return true;
  });
}
