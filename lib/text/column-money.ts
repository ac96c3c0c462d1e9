// Tables that name the currency once in a column's header: "Cost (EUR)" over 430, 120.50, 1,180.

import { costWords, totalWords } from '../languages/prices.ts';
import { type FoundPrice, findPrices, readAmount } from './find-price.ts';
import { wordPattern } from './word-pattern.ts';

const isCost = wordPattern(costWords);
const isTotal = wordPattern(totalWords);
const maxHeaderLength = 40;

type Money = Pick<FoundPrice, 'currency' | 'family'>;

/** The currency that a word alone means: "EUR", "€", "yen". */
function moneyOf(word: string): Money | undefined {
  const text = `9 ${word}`;
  const [found] = findPrices(text);
  if (!found || found.end !== text.length) return undefined;
  const { currency, family } = found;
  return { ...(currency && { currency }), ...(family && { family }) };
}

// "in €", "EUR": symbols and codes are enough by themselves; "Weight (pounds)" is no price.
const isMoneyAlone = /^(?:in\s)?[(（[]?(?:\p{Sc}|[A-Z]{3})[)）\]]?$/u;

/** The currency of a column, if its header says that it holds prices. */
export function columnMoney(header: string): Money | undefined {
  const name = header.trim();
  if (name.length > maxHeaderLength) return undefined;
  if (!isMoneyAlone.test(name) && !isCost.test(name) && !isTotal.test(name)) return undefined;
  for (const word of name.split(/[\s()（）[\]/:,]+/u)) {
    const money = word === '' ? undefined : moneyOf(word);
    if (money) return money;
  }
  return undefined;
}

const bare =
  /^(?:[~≈]\s?)?(\d{1,3}(?:[., \u00a0\u202f’']\d{3}){1,3}(?:[.,]\d{1,2})?|\d{1,7}(?:[.,]\d{1,2})?)(?:[.,][-–])?$/u;

/** The sum in a cell that is nothing but a number; `from` is where the cell begins. */
export function bareSum(cell: string, money: Money, from: number): FoundPrice[] {
  const written = cell.trim();
  const number = bare.exec(written)?.[1];
  const amount = number ? readAmount(number) : 0;
  if (!(amount > 0)) return [];
  const start = from + cell.indexOf(written);
  return [{ amount, ...money, start, end: start + written.length }];
}
