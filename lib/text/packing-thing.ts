// One line of a packing list: "✓ 2 long-sleeve shirts (against the sun)" → two of "long-sleeve shirts".

import { betweenCounts, capacityWords, exampleWords, shortenedWords } from '../languages/packing.ts';
import { inAnyCase } from './any-case.ts';

export interface PackingThing {
  name: string;
  quantity: number;
  start: number;
  end: number;
}

const bullets = /^[\s✓✔☑☐□■•·*–—>-]+|^\ufe0f/u;
const wordsOf = (table: Record<string, string>) => Object.values(table).join('|');
const shortened = wordsOf(shortenedWords);
const example = wordsOf(exampleWords);
const detail = new RegExp(
  [
    '(?<!\\s)\\s*[(（].*$',
    // "1 - 2 shirts" is a count.
    '(?<!\\s)(?<!\\d(?=\\s+[–—-]\\s\\d))\\s+[–—-]\\s.*$',
    '[:：]\\s.*$',
    `,\\s(?:${example})(?!\\p{L}).*$`,
    `(?<!(?<!\\p{L})(?:${shortened}))[.;]\\s.*$`,
    ',\\s(?=\\p{Ll}\\p{L}*\\s\\p{L}+\\s\\p{L}+\\s).*$',
    // 每人一件薄外套，進商場時可以穿。
    '[，。；！].*$',
  ].join('|'),
  'su',
);
const maxNameLength = 70;
// "3-4 shirts" gives the upper number. More than a dozen is a measure ("60 litres"), not a count; so is "2 person tent".
const counted = inAnyCase(
  new RegExp(
    `^(?<from>\\d{1,2})(?:\\s?(?:[-–]|${wordsOf(betweenCounts)})\\s?(?<to>\\d{1,2}))?(?:\\s?x)?\\s+(?=\\p{L})(?!${wordsOf(capacityWords)})`,
    'u',
  ),
);
// "Socks x4", "Socks × 4"
const countBehind = inAnyCase(/\s[x×]\s?(?<many>\d{1,2})$/u);
const maxQuantity = 12;

export function readPackingThing(text: string, from = 0): PackingThing | undefined {
  const skipped = bullets.exec(text)?.[0].length ?? 0;
  const kept = text
    .slice(skipped)
    .replace(detail, '')
    .replace(/(?<![\s.,;!])[\s.,;!]+$/u, '');
  if (kept.length < 2 || kept.length > maxNameLength || !/\p{L}{2}|\p{Lo}/u.test(kept)) return undefined;
  const count = counted.exec(kept) ?? countBehind.exec(kept);
  const quantity = Number(count?.groups?.to ?? count?.groups?.from ?? count?.groups?.many ?? 1);
  const isCount = count && quantity >= 1 && quantity <= maxQuantity;
  const name = isCount ? kept.replace(count[0], '') : kept;
  return { name, quantity: isCount ? quantity : 1, start: from + skipped, end: from + skipped + kept.length };
}
