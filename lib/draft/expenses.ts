// Prices become expenses where it is clear what they are for: a stop named before them, or a label beside or above them.
import type { Capture } from '../model/capture.ts';
import type { DraftDay, DraftExpense } from '../model/draft.ts';
import type { Claim, Evidence } from '../model/evidence.ts';
import { fold } from '../text/fold.ts';
import { findSummedPrices, type Priced, withoutPriceLists } from './price-list.ts';
import { headingAt, headingsAbove, itemAbove } from './price-owner.ts';
import { claimsOfKind, sourcedFrom } from './weigh.ts';

type PriceEvidence = Evidence<Extract<Claim, { kind: 'price' }>>;

interface NamedAt {
  name: string;
  block: number;
  start: number;
}

// A menu has many prices, a travel budget only a few per place.
const maxPerTitle = 3;
const maxExpenses = 60;
// A stop's price stands within a few lines of its name.
const maxLinesBelow = 8;

const stopsAt = (days: DraftDay[]): NamedAt[] =>
  days
    .flatMap((day) => day.stops)
    .flatMap(({ name }) =>
      name.origin.by === 'source'
        ? [{ name: name.value, block: name.origin.block, start: name.origin.start }]
        : [],
    )
    .sort((a, b) => a.block - b.block || a.start - b.start);

/** The last stop named before the price, in its block or a few lines above it, but not above the block `since`. */
function stopBefore(
  { blocks }: Capture,
  stops: NamedAt[],
  { at, since }: { at: Evidence['at']; since: number },
): string | undefined {
  const last = stops.findLast(
    ({ block, start }) => block < at.block || (block === at.block && start <= at.start),
  );
  if (!last || last.block < since || at.block - last.block > maxLinesBelow) return undefined;
  // A table row belongs to the stop it names or whose heading it is under, otherwise to the whole trip.
  const isTable = blocks[at.block]?.kind === 'row';
  if (isTable && last.block !== at.block && blocks[last.block]?.kind !== 'heading') return undefined;
  const between = blocks.slice(last.block + 1, at.block + 1);
  return between.some((block) => block.kind === 'heading') ? undefined : last.name;
}

const joined = (owner: string, label: string): string =>
  fold(label).includes(fold(owner)) ? label : `${owner}: ${label}`;

/** What a price may belong to: the stops in page order, and the heading above each block. */
interface Owners {
  stops: NamedAt[];
  headings: number[];
}

function pricedBy(capture: Capture, { stops, headings }: Owners, price: PriceEvidence): Priced | undefined {
  const { at, claim, seen } = price;
  const label = seen?.role === 'unnamed' ? undefined : claim.label;
  const above = itemAbove(capture, at.block);
  const stop = stopBefore(capture, stops, { at, since: above?.block ?? 0 });
  const owner = stop ?? above?.name;
  const owned = owner && label ? joined(owner, label) : owner;
  const title = owned ?? label ?? headingAt(capture, headings[at.block]) ?? claim.label;
  return title ? { price, title, ...(stop !== undefined && { stop }) } : undefined;
}

const isTotal = ({ seen }: PriceEvidence) => seen?.role === 'total';

/** Drops totals that stand beside their parts: they would be counted twice. */
function withoutTotals(prices: PriceEvidence[], headings: number[]): PriceEvidence[] {
  const parts = new Map<string, number>();
  const placeOf = ({ at, claim }: PriceEvidence) => `${headings[at.block]} ${claim.currency}`;
  for (const price of prices)
    if (!isTotal(price)) parts.set(placeOf(price), (parts.get(placeOf(price)) ?? 0) + 1);
  return prices.filter((price) => !isTotal(price) || (parts.get(placeOf(price)) ?? 0) < 2);
}

/** Different things rarely cost the same to the cent: 16.20 in the plan and again in the tips is one ticket. */
const isDistinctAmount = (amount: number) => amount >= minDistinctAmount && !Number.isInteger(amount * 2);
// Small sums recur: one coffee costs as much as the next.
const minDistinctAmount = 10;

/** `evidence` is in source order. */
export function expensesOf(capture: Capture, days: DraftDay[], evidence: Evidence[]): DraftExpense[] {
  const owners = { stops: stopsAt(days), headings: headingsAbove(capture) };
  const perTitle = new Map<string, number>();
  const seen = new Set<string>();
  const all = claimsOfKind(evidence, 'price');
  const prices = withoutTotals(all, owners.headings);
  const found = prices.flatMap((price) => {
    const { amount, currency } = price.claim;
    const priced = pricedBy(capture, owners, price);
    const title = priced?.title ?? '';
    const key = isDistinctAmount(amount) ? `${amount} ${currency}` : `${title} ${amount} ${currency}`;
    const before = perTitle.get(title) ?? 0;
    if (!priced || seen.has(key) || before >= maxPerTitle) return [];
    seen.add(key);
    perTitle.set(title, before + 1);
    return [priced];
  });
  const paid = findSummedPrices(all, owners.headings);
  const kept = withoutPriceLists(found, { dayCount: days.length, paid });
  return kept.slice(0, maxExpenses).map(({ price, title }, index) => ({
    id: `expense-${index + 1}`,
    title: sourcedFrom(capture, price, title),
    amount: sourcedFrom(capture, price, price.claim.amount),
    currency: sourcedFrom(capture, price, price.claim.currency),
  }));
}
