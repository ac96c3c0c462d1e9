// Patterns for the number of a trip's day in a line. The words for it are in `languages/*.yml`.
import { daysAlone, lastDayWords as lastDays, namedDays as named } from '../languages/days.ts';
import { nonLetters } from './day-letters.ts';
import { letter } from './letters.ts';

/** Czech, Croatian, Slovene: "Den 2", "Dan 2–3: Split". Punctuation must follow, because "den 2. maj" is a date. */
export const dayApart = new RegExp(
  String.raw`^${nonLetters}(?:den|dan)\s?0?(?<number>\d{1,2})(?:\s?[–—-]\s?(?<last>\d{1,2}))?(?=\s*(?:[:：|]|[–—-](?!\s?\d)|$))`,
  'gu',
);

/** A letter glued to the number: D1, J2, T3, "D+1", "J-2"; trusted only where several of them count up. */
export const shortForms = new RegExp(
  String.raw`^${nonLetters}(?<letter>[DJTG])[\s.+-]?(?<number>\d{1,2})(?:\s?[-–—~～&+、至到]\s?\k<letter>?\s?(?<last>\d{1,2}))?(?![\dA-Za-z\xc0-\u024f%°]|[.,]\d)`,
  'u',
);

const eastern = '[\\d一二三四五六七八九十廿卅叁]{1,3}';
const until = '[-–—~～〜至到、和・&]';
/** Scripts without word boundaries: the number is right beside the character for "day". */
export const dayCharacters: RegExp[] = [
  new RegExp(`第\\s*(?<number>${eastern})\\s*${until}\\s*(?<last>${eastern})\\s*[天日]`, 'gu'),
  new RegExp(
    `第\\s*(?<number>${eastern})\\s*[天日](?!游)目?(?:\\s*${until}\\s*第?\\s*(?<last>${eastern})\\s*[天日])?`,
    'gu',
  ),
  new RegExp(
    `(?<number>${eastern})\\s*日\\s*[目め](?:\\s*${until}\\s*(?<last>${eastern})\\s*日\\s*[目め])?`,
    'gu',
  ),
  new RegExp(`(?<number>\\d{1,2})\\s*${until}\\s*(?<last>\\d{1,2})\\s*日\\s*目`, 'gu'),
  new RegExp(
    `(?<!\\d)(?<number>\\d{1,2})\\s?(?:일\\s?[차째])?\\s?${until}\\s?(?<last>\\d{1,2})\\s?일\\s?[차째]`,
    'gu',
  ),
  /(?<number>\d{1,2})\s*일\s*[차째]/gu,
  /제\s*(?<number>\d{1,2})\s*일/gu,
  /(?<number>첫|둘|셋|넷|다섯|여섯|일곱|여덟|아홉|열)(?:\s*번)?째?\s*날/gu,
  /(?<![\d第])(?<number>\d{1,2})\s*天\s*[:：]/gu,
  /วัน(?:ที่)?\s*(?<number>แรก|สอง|สาม|สี่|ห้า|หก|เจ็ด|แปด|เก้า|สิบ)(?!\p{M})/gu,
  /(?<first>初日|首日|最初の日)/gu,
];
/** From one on; Thai writes them in one word with "day". */
export const koreanNumbers = '첫 둘 셋 넷 다섯 여섯 일곱 여덟 아홉 열'.split(' ');
export const thaiNumbers = 'แรก สอง สาม สี่ ห้า หก เจ็ด แปด เก้า สิบ'.split(' ');

const joined = (lines: string[]) => lines.join('|');
// Chinese, Japanese and Korean, where the following text may continue the same word.
const isEastern = (line: string) => /[\u3041-\ud7ff]/.test(line);
const lastDayLines = Object.values(lastDays);
/** The last day of a trip: its number follows from its position. */
export const lastDayCharacters = new RegExp(
  `^${nonLetters}(?:${joined(lastDayLines.filter(isEastern))})`,
  'u',
);
/** The same for scripts with word boundaries: "Last day", "Letzter Tag". */
export const lastDayWords = new RegExp(
  `^${nonLetters}(?:${joined(lastDayLines.filter((line) => !isEastern(line)))})(?![${letter}])`,
  'u',
);
/** Days of a trip that have a name instead of a number: "Arrival day", "Abreisetag", "Día de llegada". */
export const namedDays = new RegExp(
  `^${nonLetters}(?:${joined(Object.values(named))}|(?:${joined(Object.values(daysAlone))})(?=${nonLetters}$))(?![${letter}])`,
  'u',
);
