// Pure: no browser, no network, no clock.
// Sums of money: "€12", "12,50 €", "US$ 1,200", "1.200 Euro", "3000円". Of a range the upper end is taken: one plans for that.
import { anyCase } from './any-case.ts';
import { apart } from './apart.ts';
import {
  currencyCodes,
  currencyNames,
  currencySigns,
  type Family,
  families,
  sharedNames,
  sharedSigns,
} from './currency-words.ts';
import { letter, wordEnd, wordStart } from './letters.ts';

export interface FoundPrice {
  amount: number;
  /** ISO 4217; absent where the word is shared and nobody owns it more than others ("80 pesos"). */
  currency?: string;
  /** Set where the page has to settle whose money it is. */
  family?: Family;
  start: number;
  end: number;
}

const escaped = (sign: string) => sign.replace(/[$.]/g, '\\$&');
// The longest first, so that "US$" is not read as "$".
const signs = [...Object.keys(currencySigns), ...Object.keys(sharedSigns)]
  .sort((a, b) => b.length - a.length)
  .map(escaped)
  .join('|');
const names = Object.entries(currencyNames);
const shared = Object.entries(sharedNames) as [Family, string][];
// Digits with groups of three and at most two decimals, or "20,-".
const number = "\\d{1,3}(?:[., ’']\\d{3}){1,3}(?:[.,]\\d{1,2})?(?!\\d)|\\d{1,7}(?:[.,]\\d{1,2})?(?!\\d)";
const sums = `(?<from>${number})(?:\\s?(?:-|–|—|~|to|bis|à|a|tot)\\s?(?:${signs})?\\s?(?<to>${number}))?`;

const allNames = [...names, ...shared];
// The glance finds a digit beside the money's name, which every sum has and few texts have.
const patterns: { glance: RegExp; pattern: RegExp }[] = [
  {
    glance: new RegExp(`(?:${signs})\\s?\\d`, 'u'),
    pattern: new RegExp(`${wordStart}(?<sign>${signs})\\s?${sums}`, 'gu'),
  },
  {
    glance: new RegExp(`(?:${currencyCodes})\\s?\\d`, 'u'),
    pattern: new RegExp(`${wordStart}(?<code>${currencyCodes})\\s?${sums}`, 'gu'),
  },
  {
    glance: new RegExp(`\\d(?:,-|,–)?\\s?(?:${signs}|${currencyCodes})`, 'u'),
    pattern: new RegExp(
      `(?<![${letter}\\d.,:/])${sums}(?:,-|,–)?\\s?(?:(?<sign>${signs})|(?<code>${currencyCodes}))${wordEnd}`,
      'gu',
    ),
  },
  {
    glance: new RegExp(anyCase(`\\d\\s?(?:${allNames.map(([, words]) => words).join('|')})`), 'u'),
    pattern: new RegExp(
      anyCase(
        `(?<![${letter}\\d.,:/])${sums}\\s?(?:${allNames.map(([code, words]) => `(?<${code}>${words})`).join('|')})(?![\\p{Script=Latin}\\d])`,
      ),
      'gu',
    ),
  },
];

// "RMB" is what people write, CNY what ISO does.
const renamed: Record<string, string> = { RMB: 'CNY' };
// More is a country's debt; less than a cent is nothing.
const most = 100_000_000;

/** "1.200,50" → 1200.5; "1,200" → 1200; "12,5" → 12.5. */
export function readAmount(written: string): number {
  const plain = written.replace(/[ ’']/g, '');
  const decimals = /[.,](\d{1,2})$/.exec(plain);
  const whole = (decimals ? plain.slice(0, decimals.index) : plain).replace(/[.,]/g, '');
  return Number(decimals ? `${whole}.${decimals[1]}` : whole);
}

function currencyIn(groups: Record<string, string | undefined>): Pick<FoundPrice, 'currency' | 'family'> {
  const { sign, code } = groups;
  const family = (sign && sharedSigns[sign]) || shared.find(([name]) => groups[name])?.[0];
  if (family) return { family, ...(families[family].common && { currency: families[family].common }) };
  const currency = sign ? currencySigns[sign] : code || names.find(([name]) => groups[name])?.[0];
  return currency ? { currency: renamed[currency] ?? currency } : {};
}

function read(match: RegExpMatchArray): FoundPrice[] {
  const groups = match.groups ?? {};
  const money = currencyIn(groups);
  const amount = Math.max(readAmount(groups.from ?? ''), groups.to ? readAmount(groups.to) : 0);
  const start = match.index ?? 0;
  if ((!money.currency && !money.family) || !(amount > 0) || amount > most) return [];
  return [{ amount, ...money, start, end: start + match[0].length }];
}

/** Whose money a shared word means on a page that names `others` in full: the only one of its family, else the common one. */
export function settleCurrency(
  { currency, family }: FoundPrice,
  others: ReadonlySet<string>,
): string | undefined {
  if (!family) return currency;
  const named = families[family].members.filter((member) => others.has(member));
  return named.length === 1 ? named[0] : currency;
}

/** Every sum in `text`, in order. */
export function findPrices(text: string): FoundPrice[] {
  if (!/\d/.test(text)) return [];
  return apart(
    patterns
      .filter(({ glance }) => glance.test(text))
      .flatMap(({ pattern }) => [...text.matchAll(pattern)].flatMap(read)),
  );
}
