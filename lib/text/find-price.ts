// Sums of money: "€12", "12,50 €", "US$ 1,200", "1.200 Euro", "3000円". A range gives its upper end, to be on the safe side.
import { anyCase } from './any-case.ts';
import {
  currencyCodes,
  currencyNames,
  currencySymbols,
  type Family,
  families,
  multiples,
  sharedNames,
  sharedSymbols,
} from './currency-words.ts';
import { casedLetter, wordEnd, wordStart } from './letters.ts';
import { withoutOverlaps } from './without-overlaps.ts';

export interface FoundPrice {
  amount: number;
  /** ISO 4217; absent where the word is shared and none of its currencies is the most common ("80 pesos"). */
  currency?: string;
  /** Set where the page has to settle which currency is meant. */
  family?: Family;
  start: number;
  end: number;
}

const escaped = (sign: string) => sign.replace(/[$.]/g, '\\$&');
const longestFirst = (words: string[]) => words.sort((a, b) => b.length - a.length).map(escaped);
// The longest first, so that "US$" is not read as "$".
const symbols = longestFirst([...Object.keys(currencySymbols), ...Object.keys(sharedSymbols)]).join('|');
const names = Object.entries(currencyNames);
const shared = Object.entries(sharedNames) as [Family, string][];
// Digits with groups of three and at most two decimals, or "20,-".
const number =
  "\\d{1,3}(?:[., \\xa0\\u202f’']\\d{3}){1,3}(?:[.,]\\d{1,2})?(?!\\d)|\\d{1,7}(?:[.,]\\d{1,2})?(?!\\d)";
// "120k", "20 mil"; in 1万5000 the second number is the remainder.
const counted = longestFirst(Object.keys(multiples)).join('|');
const multiple = `\\s?(?<multiple>${counted})(?:(?<=[万萬만])(?<rest>\\d{1,4}))?`;
const until = '-|–|—|−|~|～|〜|to|bis|à|a|al|tot';
const sumsTo = (ends: string) =>
  `(?<from>${number})(?:\\s?(?:${ends})\\s?(?:${symbols})?\\s?(?<to>${number}))?`;
// In "$20 kayak" the "k" is no multiplier.
const sums = `${sumsTo(until)}(?:${multiple}(?!-?[${casedLetter}]))?`;
// Before the currency's name "300/400" is a range; after it, "€5/30 min" is not.
const sumsBefore = `${sumsTo(`${until}|do|/`)}(?:${multiple})?`;

// Scripts without spaces put words right before a number: 門票60元.
const numberStart = `(?<![${casedLetter}\\d.,:/])`;
const allNames = [...names, ...shared];
const named = allNames.map(([code, words]) => `(?<${code}>${words})`).join('|');
const noLatin = '(?![\\p{Script=Latin}\\d])';
// The glance finds a digit beside the currency, which every sum has and few texts have.
const beside = `\\d(?:\\s?(?:${counted})\\d{0,4})?(?:,-|,–)?\\s?`;
const patterns: { glance: RegExp; pattern: RegExp }[] = [
  {
    // "$20 pesos", "$45 CAD": what follows tells which currency the symbol means.
    glance: new RegExp(`(?:${symbols})\\s?\\d`, 'u'),
    pattern: new RegExp(
      `${wordStart}(?<sign>${symbols})\\s?${sums}(?:\\s?\\(?(?:(?<code>${currencyCodes})|${anyCase(named)})${noLatin})?`,
      'gu',
    ),
  },
  {
    glance: new RegExp(`(?:${currencyCodes})\\s?\\d`, 'u'),
    pattern: new RegExp(`${wordStart}(?<code>${currencyCodes})\\s?${sums}`, 'gu'),
  },
  {
    glance: new RegExp(`${beside}(?:${symbols}|${currencyCodes})`, 'u'),
    pattern: new RegExp(
      `${numberStart}${sumsBefore}(?:,-|,–)?\\s?(?:(?<sign>${symbols})|(?<code>${currencyCodes}))${wordEnd}`,
      'gu',
    ),
  },
  {
    glance: new RegExp(anyCase(`${beside}(?:${allNames.map(([, words]) => words).join('|')})`), 'u'),
    pattern: new RegExp(anyCase(`${numberStart}${sumsBefore}\\s?(?:${named})${noLatin}`), 'gu'),
  },
];

// Common codes and their ISO ones.
const renamed: Record<string, string> = { RMB: 'CNY', NTD: 'TWD' };
// More is a country's debt.
const maxAmount = 100_000_000;

/** "1.200,50" → 1200.5; "1,200" → 1200; "12,5" → 12.5. */
export function readAmount(written: string): number {
  const plain = written.replace(/[ \u00a0\u202f’']/g, '');
  const decimals = /[.,](\d{1,2})$/.exec(plain);
  const whole = (decimals ? plain.slice(0, decimals.index) : plain).replace(/[.,]/g, '');
  return Number(decimals ? `${whole}.${decimals[1]}` : whole);
}

type Money = Pick<FoundPrice, 'currency' | 'family'>;
type Groups = Record<string, string | undefined>;

const ofFamily = (family: Family): Money => {
  const { common } = families[family];
  return common ? { family, currency: common } : { family };
};

function byName(groups: Groups): Money {
  const family = shared.find(([name]) => groups[name])?.[0];
  if (family) return ofFamily(family);
  const currency = groups.code || names.find(([name]) => groups[name])?.[0];
  return currency ? { currency: renamed[currency] ?? currency } : {};
}

function currencyIn(groups: Groups): Money {
  const { sign } = groups;
  if (!sign) return byName(groups);
  const family = sharedSymbols[sign];
  if (!family) return { currency: currencySymbols[sign] };
  const { currency, family: ofName } = byName(groups);
  const isOurs = (families[family].members as readonly string[]).includes(currency ?? '');
  if (ofName === 'peso' && family === 'dollarSign') return ofFamily('peso');
  // "¥1100 元" is not yen.
  if (ofName === 'yuan' && isOurs) return { currency };
  return currency && !ofName && isOurs ? { currency } : ofFamily(family);
}

function amountIn({ from = '', to, multiple: times = '', rest }: Groups): number {
  const plain = Math.max(readAmount(from), to ? readAmount(to) : 0);
  return plain * (multiples[times] ?? multiples[times.toLowerCase()] ?? 1) + Number(rest ?? 0);
}

// "Rp24nD1" is part of a URL: a currency in letters must have nothing but the number beside it.
const isSpelled = /[A-Za-z]$/;
const isLatin = /^[A-Za-z]/;

function read(match: RegExpMatchArray): FoundPrice[] {
  const groups = match.groups ?? {};
  const money = currencyIn(groups);
  const amount = amountIn(groups);
  const start = match.index ?? 0;
  const end = start + match[0].length;
  const before = groups.sign ?? groups.code ?? '';
  const isWord = match[0].startsWith(before) && isSpelled.test(before) && /\d$/.test(match[0]);
  if (isWord && isLatin.test(match.input?.slice(end, end + 1) ?? '')) return [];
  if ((!money.currency && !money.family) || !(amount > 0) || amount > maxAmount) return [];
  return [{ amount, ...money, start, end }];
}

/**
 * The currency that a shared word means on a page that names `others` in full: the only one of its family among them, else
 * `own`, which readers of the page's language mean, else the common one.
 */
export function settleCurrency(
  { currency, family }: FoundPrice,
  others: ReadonlySet<string>,
  own?: Partial<Record<Family, string>>,
): string | undefined {
  if (!family) return currency;
  const members = families[family].members.filter((member) => others.has(member));
  return members.length === 1 ? members[0] : (own?.[family] ?? currency);
}

/** Every sum in `text`, in order. */
export function findPrices(text: string): FoundPrice[] {
  if (!/\d/.test(text)) return [];
  return withoutOverlaps(
    patterns
      .filter(({ glance }) => glance.test(text))
      .flatMap(({ pattern }) => [...text.matchAll(pattern)].flatMap(read)),
  );
}
