// Pure: no browser, no network, no clock.
import type { Capture, TextBlock } from '../../model/capture.ts';
import type { Reader } from '../../model/evidence.ts';
import { type Family, ownMoney } from '../../text/currency-words.ts';
import { type FoundPrice, findPrices, settleCurrency } from '../../text/find-price.ts';
import { moneyHome } from '../../text/money-home.ts';
import { priceLabel } from '../../text/price-label.ts';
import { isExplained, isRate, isSaidAgain, isUnpaid, staysOpen } from '../../text/same-sum.ts';
import { claimsOf, textBlocks } from '../claim.ts';
import { languageOf } from '../destination/language.ts';

const claim = claimsOf('page/prices');
// What stands this near decides whether a sum is a rate, or saved rather than paid.
const nearby = 24;

type Settled = FoundPrice & { currency: string };

const isWord = (cell: string) => /\p{L}{2}/u.test(cell) && cell.length <= longestCell;
const longestCell = 60;

/** In a row the first cell says what the others are about, unless it is a number or a date and another says it in words. */
function cellLabel(block: TextBlock, { start }: FoundPrice): string | undefined {
  if (block.kind !== 'row') return undefined;
  const before = block.text.slice(0, start).split('\t').slice(0, -1);
  const cells = before.map((cell) => cell.trim()).filter(isWord);
  const name = cells.find((cell) => !/\d/u.test(cell)) ?? cells[0];
  // "Hotel: 40 €, 90 €, 200 €" are three ways to travel, and the column says which.
  const isOneOfMany = block.cells.filter((cell) => findPrices(cell).length > 0).length > 1;
  const column = isOneOfMany ? block.header?.[before.length]?.trim() : undefined;
  return name && column && isWord(column) ? `${name}: ${column}` : name;
}

/** `from` is where the sum before it ends. A cell of a row is a line of its own. */
function labelOf(block: TextBlock, found: FoundPrice, from: number): string | undefined {
  const isRow = block.kind === 'row';
  const cell = isRow ? block.text.lastIndexOf('\t', found.start) + 1 : 0;
  const text = isRow ? (block.text.slice(cell).split('\t', 1)[0] ?? '') : block.text;
  const at = { from: Math.max(0, from - cell), start: found.start - cell, end: found.end - cell };
  return priceLabel({ text, isListed: isRow || block.kind === 'item' }, at) ?? cellLabel(block, found);
}

function isPaid(text: string, { amount, start, end }: FoundPrice): boolean {
  const before = text.slice(Math.max(0, start - nearby), start);
  const after = text.slice(end, end + nearby);
  return !isRate(amount, before, after) && !isUnpaid(before, after);
}

/** The sums of a block, each once: not again in another money, nor its parts in a bracket behind it. */
function saidOnce(text: string, sums: Settled[]): Settled[] {
  let isInside = false;
  return sums.filter((sum, index) => {
    const before = sums[index - 1];
    const between = before ? text.slice(before.end, sum.start) : undefined;
    isInside = between !== undefined && (isExplained(between) || (isInside && staysOpen(between)));
    const isAgain = between !== undefined && before?.currency !== sum.currency && isSaidAgain(between);
    return !isInside && !isAgain && isPaid(text, sum);
  });
}

/** Whose money shared words mean on this page; each family is looked at once, and only where nothing else says it. */
function settling(capture: Capture, all: FoundPrice[]): (found: FoundPrice) => string | undefined {
  const named = new Set(all.flatMap(({ currency, family }) => (currency && !family ? [currency] : [])));
  // Where pesos are paid, "$" is their sign.
  const hasPesos = all.some(({ family }) => family === 'peso');
  const own = ownMoney[languageOf(capture)];
  const homes = new Map<Family, string | undefined>();
  const homeOf = (family: Family) => {
    if (!homes.has(family)) homes.set(family, moneyHome(family, textOf(capture)));
    return homes.get(family);
  };
  return (found) => {
    const isPeso = found.family === 'dollarSign' && hasPesos && !named.has('USD');
    const sum = isPeso ? { family: 'peso' as const, amount: found.amount, start: 0, end: 0 } : found;
    return settleCurrency(sum, named, own) ?? (sum.family && homeOf(sum.family));
  };
}

const textOf = (capture: Capture): string =>
  [capture.title, ...textBlocks(capture).map(({ block }) => block.text)].join('\n');

/** Sums of money with their currency. What is free costs nothing and is no claim. */
export const prices: Reader = {
  name: 'page/prices',
  read(capture) {
    const blocks = textBlocks(capture).flatMap(({ block, index }) => {
      const found = findPrices(block.text);
      return found.length > 0 ? [{ block, index, found }] : [];
    });
    if (blocks.length === 0) return [];
    const settle = settling(
      capture,
      blocks.flatMap(({ found }) => found),
    );
    return blocks.flatMap(({ block, index, found }) => {
      const settled = found.flatMap((sum) => {
        const currency = settle(sum);
        return currency ? [{ ...sum, currency }] : [];
      });
      const ends = new Map(found.map(({ start }, place) => [start, found[place - 1]?.end ?? 0]));
      return saidOnce(block.text, settled).map((sum) => {
        const label = labelOf(block, sum, ends.get(sum.start) ?? 0);
        const { amount, currency, start, end } = sum;
        const price = { kind: 'price' as const, amount, currency, ...(label && { label }) };
        return claim(price, { block: index, start, end }, label ? 0.7 : 0.5);
      });
    });
  },
};
