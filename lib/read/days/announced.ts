// Pure: no browser, no network, no clock.
// How many days a page says its trip has: "5 Days in Trieste", "三天两夜", "Roadtrip – 8 jours".
import { type Capture, hasText } from '../../model/capture.ts';

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
};
const count = `(?<count>\\d{1,2}|${Object.keys(spelled).join('|')})`;
const unit =
  '(?:[\\s-]|&nbsp;)?(?:days?|tage?n?|jours?|d[ií]as?|giorni|dagen|dage|dagar|dies|dni|dní|gün|дн|日間|日游|天|日)(?![a-z\\xdf-\\u024f\\u0400-\\u04ff])';
const statement = new RegExp(`(?<![\\d.,])${count}${unit}`, 'gu');
const atEnd = new RegExp(`[^\\s\\d].*(?:[(（[]|\\s[–—-]|[:：,])\\s*${count}${unit}\\s*[)）\\]]?\\s*$`, 'u');

const numberOf = (word: string) => spelled[word] ?? Number(word);
// Titles and headings are short; in longer text a number of days is an aside.
const longestStatement = 160;
const mostHeadings = 200;

export function announcedDays(capture: Capture): number[] {
  const headings = capture.blocks.filter((block) => block.kind === 'heading').slice(0, mostHeadings);
  const texts = [capture.title, ...headings.map((block) => (hasText(block) ? block.text : ''))];
  const found = texts.flatMap((text) =>
    [...text.slice(0, longestStatement).toLowerCase().matchAll(statement)].map(({ groups }) =>
      numberOf(groups?.count ?? ''),
    ),
  );
  return [...new Set(found)];
}

// Longer stays are lives, not trips.
const longestStay = 14;

/** "Kyoto (3 days)" → 3; "10 days in Japan" → undefined. */
export function durationAtEnd(text: string): number | undefined {
  const match = text.length <= longestStatement ? atEnd.exec(text.toLowerCase()) : null;
  const days = match ? numberOf(match.groups?.count ?? '') : 0;
  return days >= 1 && days <= longestStay ? days : undefined;
}
