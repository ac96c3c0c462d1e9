// Pure: no browser, no network, no clock.
import type { TextBlock } from '../../model/capture.ts';
import type { Reader } from '../../model/evidence.ts';
import { type FoundPrice, findPrices, settleCurrency } from '../../text/find-price.ts';
import { claimsOf, textBlocks } from '../claim.ts';

const claim = claimsOf('page/prices');

// "Entrance for adults" is a label; longer is a sentence.
const longestLabel = 60;
const labelEnd = /(?<![\s:：–—=~(（-])[\s:：–—=~(（-]+$/u;
const lineStart = /[\n\t;|•·]|[.!?]\s/u;

/** What the sum is for, where the line says so before it: "Day ticket: 24 €" → "Day ticket". */
function labelOf({ kind, text }: TextBlock, { start }: FoundPrice): string | undefined {
  const before = text.slice(Math.max(0, start - longestLabel * 2), start);
  // In a row the label is the cell before; elsewhere it ends with a colon or a dash.
  const cut = kind === 'row' ? before.replace(/(?<!\t)\t+$/, ': ') : before;
  if (!/[:：–—=]\s*(?:(?:~|ca\.|ab|from|dès|desde|da|vanaf)\s*)?$/iu.test(cut)) return undefined;
  const line = cut
    .replace(/(?:~|ca\.|ab|from|dès|desde|da|vanaf)\s*$/iu, '')
    .replace(labelEnd, '')
    .split(lineStart)
    .at(-1)
    ?.trim();
  return line && line.length <= longestLabel && /\p{L}{2}/u.test(line) ? line : undefined;
}

/** Sums of money with their currency. What is free costs nothing and is no claim. */
export const prices: Reader = {
  name: 'page/prices',
  read(capture) {
    const sums = textBlocks(capture).flatMap(({ block, index }) =>
      findPrices(block.text).map((found) => ({ block, index, found })),
    );
    const named = new Set(
      sums.flatMap(({ found }) => (found.currency && !found.family ? [found.currency] : [])),
    );
    return sums.flatMap(({ block, index, found }) => {
      const currency = settleCurrency(found, named);
      if (!currency) return [];
      const label = labelOf(block, found);
      const { amount, start, end } = found;
      const price = { kind: 'price' as const, amount, currency, ...(label && { label }) };
      return [claim(price, { block: index, start, end }, label ? 0.7 : 0.5)];
    });
  },
};
