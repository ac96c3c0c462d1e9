import type { Capture, TextBlock } from '../../model/capture.ts';
import type { Reader } from '../../model/evidence.ts';
import { bareSum, columnMoney } from '../../text/column-money.ts';
import { type Family, ownMoney } from '../../text/currency-words.ts';
import { type FoundPrice, findPrices, settleCurrency } from '../../text/find-price.ts';
import { isInFull } from '../../text/han-forms.ts';
import { moneyHome } from '../../text/money-home.ts';
import { priceLabel } from '../../text/price-label.ts';
import { priceRole } from '../../text/price-role.ts';
import { isExplained, isRate, isSameSum, isUnpaid, staysOpen } from '../../text/same-sum.ts';
import { claimsOf, textBlocks } from '../claim.ts';
import { languageOf } from '../destination/language.ts';

const claim = claimsOf('page/prices');
// The text this close decides whether a sum is a rate, or saved rather than paid.
const nearby = 24;
// A block with more sums is a catalogue; the rest is ignored.
const maxInBlock = 1000;

/** Enough to tell which script a page is written in. */
const enoughText = 6000;

type Settled = FoundPrice & { currency: string };

const isWord = (cell: string) => /\p{L}{2}/u.test(cell) && cell.length <= maxCellLength;
const maxCellLength = 60;

/** Where the cells of a row begin; any other block is one cell. */
interface Cells {
  starts: number[];
  /** More than one cell has a sum. */
  areMany: boolean;
}

function cellsOf({ kind, text }: TextBlock, found: FoundPrice[]): Cells {
  if (kind !== 'row') return { starts: [0], areMany: false };
  const starts = [0, ...[...text.matchAll(/\t/g)].map(({ index }) => index + 1)];
  const priced = text.slice(found[0]?.start, found.at(-1)?.start);
  return { starts, areMany: priced.includes('\t') };
}

const cellAt = (text: string, { starts }: Cells, at: number) =>
  text.slice(starts[at], (starts[at + 1] ?? text.length + 1) - 1);

/** The sums of a block; in a table also bare numbers in a column that names a currency. */
function sumsIn(block: TextBlock): FoundPrice[] {
  const found = findPrices(block.text).slice(0, maxInBlock);
  if (block.kind !== 'row' || !block.header) return found;
  const cells = cellsOf(block, found);
  if (cells.starts.length > maxCells) return found;
  const columns = block.header;
  const bare = cells.starts.flatMap((start, at) => {
    const money = columnMoney(columns[at] ?? '');
    const cell = cellAt(block.text, cells, at);
    const isFound = found.some((sum) => sum.start >= start && sum.start < start + cell.length);
    return money && !isFound ? bareSum(cell, money, start) : [];
  });
  return [...found, ...bare].sort((a, b) => a.start - b.start);
}

// A row with more cells is no list of prices that belong to its first cell.
const maxCells = 100;

/**
 * The first cell of a row with words says what the others are about; one without digits is preferred to a date or
 * number.
 */
function cellLabel(block: TextBlock, cells: Cells, own: number): string | undefined {
  if (block.kind !== 'row' || cells.starts.length > maxCells) return undefined;
  const before = Array.from({ length: own }, (_, at) => cellAt(block.text, cells, at).trim()).filter(isWord);
  const name = before.find((cell) => !/\d/u.test(cell)) ?? before[0];
  // "Hotel: 40 €, 90 €, 200 €" are three ways to travel, which the columns name.
  const column = cells.areMany ? block.header?.[own]?.trim() : undefined;
  return name && column && isWord(column) ? `${name}: ${column}` : name;
}

/** What a sum is for; `from` is where the sum before it ends. A cell of a row is read like a line. */
function labelOf(block: TextBlock, cells: Cells, sum: { from: number; start: number; end: number }) {
  const own = cells.starts.findLastIndex((start) => start <= sum.start);
  const offset = cells.starts[own] ?? 0;
  const at = { from: Math.max(0, sum.from - offset), start: sum.start - offset, end: sum.end - offset };
  const text = cellAt(block.text, cells, own);
  const isListed = block.kind === 'row' || block.kind === 'item';
  return priceLabel({ text, isListed }, at) ?? cellLabel(block, cells, own);
}

function isPaid(text: string, { amount, start, end }: FoundPrice): boolean {
  const before = text.slice(Math.max(0, start - nearby), start);
  const after = text.slice(end, end + nearby);
  return !isRate(amount, before, after) && !isUnpaid(before, after);
}

/** The sums of a block, each once: without repeats in another currency, and without its parts in brackets. */
function withoutRepeats(text: string, sums: Settled[]): Settled[] {
  let isInside = false;
  return sums.filter((sum, index) => {
    const before = sums[index - 1];
    const between = before ? text.slice(before.end, sum.start) : undefined;
    isInside = between !== undefined && (isExplained(between) || (isInside && staysOpen(between)));
    const isAgain = between !== undefined && before?.currency !== sum.currency && isSameSum(between);
    return !isInside && !isAgain && isPaid(text, sum);
  });
}

/**
 * Finds the currency that shared words mean on this page; each family is looked up once, and only where nothing else
 * decides.
 */
function settling(capture: Capture, all: FoundPrice[]): (found: FoundPrice) => string | undefined {
  const named = new Set(all.flatMap(({ currency, family }) => (currency && !family ? [currency] : [])));
  // Where pesos are used, "$" is their symbol.
  const hasPesos = all.some(({ family }) => family === 'peso');
  const own = ownMoneyOf(capture);
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

/** The currencies that words mean in the page's language, where nothing else on the page decides. */
function ownMoneyOf(capture: Capture): Partial<Record<Family, string>> | undefined {
  const language = languageOf(capture);
  const text = language === 'zh' ? textOf(capture).slice(0, enoughText) : '';
  if (!isInFull(text)) return ownMoney[language];
  const yuan = moneyHome('yuan', text);
  return { ...ownMoney['zh-Hant'], ...(yuan && { yuan }) };
}

const textOf = (capture: Capture): string =>
  [capture.title, ...textBlocks(capture).map(({ block }) => block.text)].join('\n');

/** Sums of money with their currency. Something free has no price and makes no claim. */
export const prices: Reader = {
  name: 'page/prices',
  read(capture) {
    const blocks = textBlocks(capture).flatMap(({ block, index }) => {
      const found = sumsIn(block);
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
      const cells = cellsOf(block, found);
      return withoutRepeats(block.text, settled).map((sum) => {
        const { amount, currency, start, end } = sum;
        const label = labelOf(block, cells, { from: ends.get(start) ?? 0, start, end });
        const price = { kind: 'price' as const, amount, currency, ...(label && { label }) };
        return claim(price, { block: index, start, end }, label ? 0.7 : 0.5, { role: priceRole(label) });
      });
    });
  },
};
