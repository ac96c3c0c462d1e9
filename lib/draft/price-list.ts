// In a guide that lists what tickets and hotels cost, keeps the prices of the trip's stops and those that are added up.
import type { Claim, Evidence } from '../model/evidence.ts';

type PriceEvidence = Evidence<Extract<Claim, { kind: 'price' }>>;

/** What a price is for; `stop` if that is a stop of the trip. */
export interface Priced {
  price: PriceEvidence;
  title: string;
  stop?: string;
}

// A traveller's own accounts have a few entries a day; more are a list to choose from.
const maxPerDay = 4;
const maxPerTrip = 12;
/** Relative tolerance: rounded sums are a little off. */
const slack = 0.02;

const sum = (prices: PriceEvidence[]) => prices.reduce((all, { claim }) => all + claim.amount, 0);

const isTotal = ({ seen }: PriceEvidence) => seen?.role === 'total';

/** The prices that a total beside them sums up: a writer who adds up has paid. */
export function findSummedPrices(prices: PriceEvidence[], headings: number[]): Set<PriceEvidence> {
  const places = Map.groupBy(prices, ({ at, claim }) => `${headings[at.block]} ${claim.currency}`);
  const groups = [...places.values()].filter((together) => {
    const parts = sum(together.filter((price) => !isTotal(price)));
    return together.some(
      (price) => isTotal(price) && Math.abs(price.claim.amount - parts) <= slack * price.claim.amount,
    );
  });
  return new Set(groups.flat());
}

/** From a list to choose from, keeps only what was added up and the first price of each stop. */
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
