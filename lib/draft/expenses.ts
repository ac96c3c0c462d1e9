// Pure: no browser, no network, no clock.
// Prices become expenses where it is clear what they are for: a stop named before them, or a label beside them.
import type { Capture } from '../model/capture.ts';
import type { DraftDay, DraftExpense } from '../model/draft.ts';
import type { Claim, Evidence } from '../model/evidence.ts';
import { fold } from '../text/fold.ts';
import { claimsOfKind, knownFrom } from './weigh.ts';

type PriceEvidence = Evidence<Extract<Claim, { kind: 'price' }>>;

interface NamedAt {
  name: string;
  block: number;
  start: number;
}

// A menu has many prices, a traveller's budget a few per place.
const mostPerTitle = 3;
const most = 60;
// Under a stop's heading its price stands within a few lines.
const mostLinesBelow = 8;

const stopsAt = (days: DraftDay[]): NamedAt[] =>
  days
    .flatMap((day) => day.stops)
    .flatMap(({ name }) =>
      name.origin.by === 'source'
        ? [{ name: name.value, block: name.origin.block, start: name.origin.start }]
        : [],
    )
    .sort((a, b) => a.block - b.block || a.start - b.start);

/** The stop named last before the price, in its block or right above it. */
function stopBefore({ blocks }: Capture, stops: NamedAt[], { at }: PriceEvidence): string | undefined {
  const last = stops.findLast(
    ({ block, start }) => block < at.block || (block === at.block && start <= at.start),
  );
  if (!last || at.block - last.block > mostLinesBelow) return undefined;
  const between = blocks.slice(last.block + 1, at.block + 1);
  return between.some((block) => block.kind === 'heading') ? undefined : last.name;
}

function titleOf(stop: string | undefined, label: string | undefined): string | undefined {
  if (!stop || !label) return stop ?? label;
  return fold(label).includes(fold(stop)) ? label : `${stop}: ${label}`;
}

/** `evidence` is in source order. */
export function expensesOf(capture: Capture, days: DraftDay[], evidence: Evidence[]): DraftExpense[] {
  const stops = stopsAt(days);
  const perTitle = new Map<string, number>();
  const seen = new Set<string>();
  const found = claimsOfKind(evidence, 'price').flatMap((price) => {
    const { amount, currency, label } = price.claim;
    const title = titleOf(stopBefore(capture, stops, price), label);
    const key = `${title} ${amount} ${currency}`;
    const before = perTitle.get(title ?? '') ?? 0;
    if (!title || seen.has(key) || before >= mostPerTitle) return [];
    seen.add(key);
    perTitle.set(title, before + 1);
    return [{ price, title }];
  });
  return found.slice(0, most).map(({ price, title }, index) => ({
    id: `expense-${index + 1}`,
    title: knownFrom(capture, price, title),
    amount: knownFrom(capture, price, price.claim.amount),
    currency: knownFrom(capture, price, price.claim.currency),
  }));
}
