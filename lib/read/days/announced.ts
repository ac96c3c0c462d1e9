// How many days a page says its trip takes: "5 Days in Trieste", "三天两夜", "Roadtrip – 8 jours".
import { dayWords, nightWords } from '../../languages/days.ts';
import { type Block, type Capture, hasText } from '../../model/capture.ts';
import { chineseNumber } from '../../text/day-numerals.ts';

// "Twelve days", "zwanzig Tage", "十二天"; a single day is never announced in words.
const spelled = new Map(
  Object.values(dayWords).flatMap(({ numbers = [] }) =>
    numbers.flatMap((forms, index) =>
      index === 0 ? [] : forms.split('|').map((form) => [form.replace('_', ' '), index + 1] as const),
    ),
  ),
);
const spaced = 'a-z\\xdf-\\u024f\\u0400-\\u04ff';
// Longest first, and none at the end of another word: "sechzehn Tage" are not ten.
const words = [...spelled.keys()]
  .sort((one, other) => other.length - one.length)
  .map((word) => word.replace(' ', '[ -]'))
  .join('|');
const count = `(?<count>\\d{1,2}|[一二两兩三四五六七八九十]{1,3}|(?<![${spaced}])(?:${words}))`;
const unit =
  '(?:[\\s-]|&nbsp;)?(?:days?|tage?n?|jours?|d[ií]as?|giorni|dagen|dage|dagar|dies|dni|dní|gün|дн|日間|日游|天|日|stages|legs|etappen|étapes|etapas|tappe|etapper|etapes)(?![a-z\\xdf-\\u024f\\u0400-\\u04ff])';
// The length of a stay is often given in nights, that of a trip rarely.
const stayUnit = unit.replace(
  '(?:days?',
  '(?:nights?|nächte?|nuits?|noches?|notti|notte|noites?|nachten?|nts?|nt|泊|晚|days?',
);
const statement = new RegExp(`(?<![\\d.,])${count}${unit}`, 'gu');
const atEnd = new RegExp(
  `[^\\s\\d].{0,200}(?:[(（[]|\\s[–—-]|[:：,])\\s*(?:\\d{1,2}\\s?(?:[–—-]|or|to|oder|bis|ou|à|o|a|of|tot)\\s?)?${count}${stayUnit}\\s*[)）\\]]?\\s*$`,
  'u',
);

const nights = new RegExp(
  `(?<![\\d.,第${spaced}])${count}[\\s-]?(?:${Object.values(nightWords).join('|')})(?![${spaced}])`,
  'gu',
);

// "4N/5D", "4D3N": nights and days as tour operators write them.
const nightsAndDays =
  /(?<![\da-z])(?:\d{1,2}\s?n\s?[/&+-]?\s?(?<days>\d{1,2})\s?d|(?<first>\d{1,2})\s?d\s?[/&+-]?\s?\d{1,2}\s?n)(?![a-z])/gu;

const numberOf = (word: string) => spelled.get(word.replace('-', ' ')) ?? chineseNumber(word);
// Titles and headings are short; in longer text a number of days is an aside.
const maxStatementLength = 160;
const maxHeadings = 200;

export function announcedDays(capture: Capture): number[] {
  const headings = capture.blocks.filter((block) => block.kind === 'heading').slice(0, maxHeadings);
  const texts = [capture.title, ...headings.map((block) => (hasText(block) ? block.text : ''))];
  const stated = texts.flatMap((text) => countsIn(text.slice(0, maxStatementLength)));
  return [...new Set([...stated, ...capture.blocks.slice(0, firstBlocks).flatMap(stayOf)])];
}

// The name, length and price of a tour stand above its story.
const firstBlocks = 30;
const maxLineLength = 80;

/** "Lake country · 4 days / 3 nights" in a line by itself: only trips are given in both days and nights. */
function stayOf(block: Block): number[] {
  if (block.kind !== 'paragraph' || block.text.length > maxLineLength) return [];
  const nights = nightsIn(block.text);
  return countsIn(block.text).filter((days) => days > 2 && nights.includes(days - 1));
}

/** "Three days, two nights" → 3; "4N/5D" → 5. */
export function countsIn(whole: string): number[] {
  const text = whole.toLowerCase();
  const stated = [...text.matchAll(statement)].map(({ groups }) => numberOf(groups?.count ?? ''));
  const coded = [...text.matchAll(nightsAndDays)].map(({ groups }) => Number(groups?.days ?? groups?.first));
  return [...stated, ...coded];
}

/** "Three days, two nights" → 2. */
export const nightsIn = (text: string): number[] =>
  [...text.toLowerCase().matchAll(nights)].map(({ groups }) => numberOf(groups?.count ?? ''));

// A longer stay is a residence, not a trip.
const maxStayDays = 14;

/** "Kyoto (3 days)" → 3; "10 days in Japan" → undefined. */
export function durationAtEnd(text: string): number | undefined {
  const match = text.length <= maxStatementLength ? atEnd.exec(text.toLowerCase()) : null;
  const days = match ? numberOf(match.groups?.count ?? '') : 0;
  return days >= 1 && days <= maxStayDays ? days : undefined;
}
