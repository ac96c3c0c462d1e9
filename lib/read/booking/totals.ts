// What a booking costs: the sum with the plainest label. Deposits, taxes and nightly rates are only parts of it.
import { grandTotals, otherSums, plainPrices, plainTotals } from '../../languages/bookings.ts';
import type { PrintedCell } from '../../model/capture.ts';
import type { Reservation } from '../../model/reservation.ts';
import { type FoundPrice, settleCurrency } from '../../text/find-price.ts';
import { anyPiece } from '../../text/language-rows.ts';
import { findPrices } from './found-once.ts';

export type Price = NonNullable<Reservation['price']>;

const wordsOf = (words: Record<string, string>) =>
  new RegExp(`(?<!\\p{Script=Latin})(?:${anyPiece(words)})(?!\\p{Script=Latin})`, 'iu');
const grand = wordsOf(grandTotals);
const plain = wordsOf(plainTotals);
const price = wordsOf(plainPrices);
const other = wordsOf(otherSums);

// "Total" beats "Price"; a sum without a label is not the price of the booking.
function rankOf(label: string): number {
  // "Total incl. taxes" is still a total.
  if (grand.test(label)) return /sub|zwischen|小計/iu.test(label) ? 0 : 4;
  if (other.test(label)) return /^\s*total(?!\p{L})/iu.test(label) ? 3 : 0;
  if (plain.test(label)) return 3;
  return price.test(label) ? 2 : 0;
}

interface Sum extends Price {
  rank: number;
}

/** "Total EUR | 148.50": a bare amount takes the currency from its label. */
const spelled = (label: string, value: string) => `${label} ${value}`;

/** The money of a page: the currencies it names, and that of its language for symbols that several currencies share. */
export interface Money {
  named: ReadonlySet<string>;
  home?: string | undefined;
}

const homes: Record<string, string> = {
  ja: 'JPY',
  zh: 'CNY',
  sv: 'SEK',
  no: 'NOK',
  da: 'DKK',
  cs: 'CZK',
};

/** "2 345 kr" is Swedish money on a Swedish paper that names no other. */
export function currencyOf(price: FoundPrice, { named, home }: Money): string | undefined {
  const settled = settleCurrency(price, named);
  if (!price.family || !home || (settled && named.has(settled))) return settled;
  return settleCurrency(price, new Set([home])) ?? settled;
}

function sumsIn(label: string, value: string, money: Money): Sum[] {
  const rank = rankOf(label);
  if (rank === 0) return [];
  const direct = findPrices(value);
  const found = direct.length > 0 ? direct : findPrices(spelled(label, value));
  return found.flatMap((one) => {
    const currency = currencyOf(one, money);
    return currency ? [{ amount: one.amount, currency, rank }] : [];
  });
}

// A label this far above a value, in font sizes, belongs to another line.
const reachAbove = 2.6;

function labelAbove(cell: PrintedCell, cells: readonly PrintedCell[]): string {
  const above = cells.filter(
    (other) =>
      other.page === cell.page &&
      other.baseline > cell.baseline &&
      other.baseline - cell.baseline < reachAbove * Math.max(cell.size, other.size) &&
      other.left < cell.right &&
      other.right > cell.left,
  );
  return above.toSorted((a, b) => a.baseline - b.baseline)[0]?.text ?? '';
}

/** "TOTAL | GBP | 101.70" has its label two cells before. */
function labelBeside(line: PrintedCell[], index: number): string {
  const before = line[index - 1]?.text ?? '';
  const isCurrency = /^[:\s]*[A-Z]{3}$/.test(before);
  return isCurrency ? `${line[index - 2]?.text ?? ''} ${before}` : before;
}

// A kind of seat or a currency; longer text is a sentence.
const maxTextInside = 12;

function sumsOfLine(line: PrintedCell[], cells: readonly PrintedCell[], money: Money): Sum[] {
  return line.flatMap((cell, index) => {
    const [first] = findPrices(cell.text);
    const inside = first ? cell.text.slice(0, first.start) : '';
    const own = /\p{L}/u.test(inside) ? inCell(cell.text, money) : [];
    // "S席 7,500円" can have its label beside it.
    if (own.length > 0 || inside.length > maxTextInside) return own;
    if (!/\d/.test(cell.text)) return [];
    const beside = labelBeside(line, index);
    const byBeside = findPrices(beside).length === 0 ? sumsIn(beside, cell.text, money) : [];
    if (byBeside.length > 0) return byBeside;
    const byAbove = sumsIn(labelAbove(cell, cells), cell.text, money);
    // "Total | 2 nights | € 357": the first cell of the line is the label.
    return byAbove.length > 0 || !first ? byAbove : sumsIn(line[0]?.text ?? '', cell.text, money);
  });
}

/** "Net 20 € · VAT 4 € · Total 24 €": each sum with the text since the one before. */
function inCell(text: string, money: Money): Sum[] {
  let from = 0;
  return findPrices(text).flatMap((found) => {
    const label = text.slice(from, found.start);
    from = found.end;
    return sumsIn(label.slice(-60), text.slice(found.start, found.end), money);
  });
}

function linesOf(cells: readonly PrintedCell[]): PrintedCell[][] {
  return [...Map.groupBy(cells, ({ line }) => line).values()];
}

export const moneyIn = (cells: readonly Pick<PrintedCell, 'text'>[], language?: string): Money => ({
  named: new Set(
    cells
      .flatMap(({ text }) => findPrices(text))
      .flatMap(({ currency, family }) => (family ? [] : (currency ?? []))),
  ),
  home: homes[language ?? ''],
});

/** The price in these cells; of sums with equally plain labels the largest, since it includes the others. */
export function totalIn(cells: readonly PrintedCell[], language?: string): Price | undefined {
  const byPage = Map.groupBy(cells, ({ page }) => page);
  const money = moneyIn(cells, language);
  const sums = linesOf(cells).flatMap((line) =>
    sumsOfLine(line, byPage.get(line[0]?.page ?? 0) ?? [], money),
  );
  const best = sums.toSorted((a, b) => b.rank - a.rank || b.amount - a.amount)[0];
  return best && { amount: best.amount, currency: best.currency };
}
