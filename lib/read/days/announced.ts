// Pure: no browser, no network, no clock.
// How many days a page says its trip has: "5 Days in Trieste", "三天两夜", "Roadtrip – 8 jours".
import { type Block, type Capture, hasText } from '../../model/capture.ts';
import { nightWords } from '../../text/day-count-words.ts';

const spelled: Record<string, number> = {
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  zwei: 2,
  drei: 3,
  vier: 4,
  fünf: 5,
  sechs: 6,
  sieben: 7,
  acht: 8,
  zehn: 10,
  deux: 2,
  trois: 3,
  quatre: 4,
  cinq: 5,
  sept: 7,
  huit: 8,
  dix: 10,
  dos: 2,
  tres: 3,
  cuatro: 4,
  cinco: 5,
  siete: 7,
  ocho: 8,
  diez: 10,
  due: 2,
  tre: 3,
  quattro: 4,
  cinque: 5,
  sei: 6,
  sette: 7,
  otto: 8,
  twee: 2,
  drie: 3,
  vijf: 5,
  zes: 6,
  zeven: 7,
  一: 1,
  二: 2,
  两: 2,
  兩: 2,
  三: 3,
  四: 4,
  五: 5,
  六: 6,
  七: 7,
  八: 8,
  九: 9,
  十: 10,
  neun: 9,
  neuf: 9,
  onze: 11,
  seis: 6,
  nueve: 9,
  nove: 9,
  dieci: 10,
  dois: 2,
  duas: 2,
  três: 3,
  quatro: 4,
  sete: 7,
  oito: 8,
  dez: 10,
  negen: 9,
  tien: 10,
  to: 2,
  fire: 4,
  fem: 5,
  två: 2,
  fyra: 4,
  quinze: 15,
  fourteen: 14,
  fifteen: 15,
  vierzehn: 14,
};
const count = `(?<count>\\d{1,2}|${Object.keys(spelled).join('|')})`;
const unit =
  '(?:[\\s-]|&nbsp;)?(?:days?|tage?n?|jours?|d[ií]as?|giorni|dagen|dage|dagar|dies|dni|dní|gün|дн|日間|日游|天|日|stages|legs|etappen|étapes|etapas|tappe|etapper|etapes)(?![a-z\\xdf-\\u024f\\u0400-\\u04ff])';
// A stay is told by its nights, a trip rarely.
const stayUnit = unit.replace(
  '(?:days?',
  '(?:nights?|nächte?|nuits?|noches?|notti|notte|noites?|nachten?|nts?|nt|泊|晚|days?',
);
const statement = new RegExp(`(?<![\\d.,])${count}${unit}`, 'gu');
const atEnd = new RegExp(
  `[^\\s\\d].{0,200}(?:[(（[]|\\s[–—-]|[:：,])\\s*(?:\\d{1,2}\\s?(?:[–—-]|or|to|oder|bis|ou|à|o|a|of|tot)\\s?)?${count}${stayUnit}\\s*[)）\\]]?\\s*$`,
  'u',
);

const spaced = 'a-z\\xdf-\\u024f\\u0400-\\u04ff';
const nights = new RegExp(
  `(?<![\\d.,第${spaced}])${count}[\\s-]?(?:${Object.values(nightWords).join('|')})(?![${spaced}])`,
  'gu',
);

// "4N/5D", "4D3N": nights and days as tour operators write them.
const nightsAndDays =
  /(?<![\da-z])(?:\d{1,2}\s?n\s?[/&+-]?\s?(?<days>\d{1,2})\s?d|(?<first>\d{1,2})\s?d\s?[/&+-]?\s?\d{1,2}\s?n)(?![a-z])/gu;

const numberOf = (word: string) => spelled[word] ?? Number(word);
// Titles and headings are short; in longer text a number of days is an aside.
const longestStatement = 160;
const mostHeadings = 200;

export function announcedDays(capture: Capture): number[] {
  const headings = capture.blocks.filter((block) => block.kind === 'heading').slice(0, mostHeadings);
  const texts = [capture.title, ...headings.map((block) => (hasText(block) ? block.text : ''))];
  const said = texts.flatMap((text) => countsIn(text.slice(0, longestStatement)));
  return [...new Set([...said, ...capture.blocks.slice(0, firstBlocks).flatMap(stayOf)])];
}

// What a tour is called, how long it is and what it costs stand over its story.
const firstBlocks = 30;
const longestLine = 80;

/** "Lake country · 4 days / 3 nights" in a line of its own: nobody says both of anything but a trip. */
function stayOf(block: Block): number[] {
  if (block.kind !== 'paragraph' || block.text.length > longestLine) return [];
  const nights = nightsIn(block.text);
  return countsIn(block.text).filter((days) => days > 2 && nights.includes(days - 1));
}

/** "Three days, two nights" → 3; "4N/5D" → 5. */
export function countsIn(whole: string): number[] {
  const text = whole.toLowerCase();
  const said = [...text.matchAll(statement)].map(({ groups }) => numberOf(groups?.count ?? ''));
  const coded = [...text.matchAll(nightsAndDays)].map(({ groups }) => Number(groups?.days ?? groups?.first));
  return [...said, ...coded];
}

/** "Three days, two nights" → 2. */
export const nightsIn = (text: string): number[] =>
  [...text.toLowerCase().matchAll(nights)].map(({ groups }) => numberOf(groups?.count ?? ''));

// Longer stays are lives, not trips.
const longestStay = 14;

/** "Kyoto (3 days)" → 3; "10 days in Japan" → undefined. */
export function durationAtEnd(text: string): number | undefined {
  const match = text.length <= longestStatement ? atEnd.exec(text.toLowerCase()) : null;
  const days = match ? numberOf(match.groups?.count ?? '') : 0;
  return days >= 1 && days <= longestStay ? days : undefined;
}
