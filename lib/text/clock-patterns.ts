// Patterns of written clock times, with the groups "hour", "minute" and "half".
import {
  afterClock,
  aroundHour,
  beforeClock,
  beforeClockOnly,
  eveningHalf,
  hoursJoin,
  hourWords,
  lengthAfterHours,
  lengthBeforeHours,
  measureWords,
  morningHalf,
} from '../languages/clock.ts';
import { anyCase, inAnyCase } from './any-case.ts';
import { anyPiece } from './language-rows.ts';
import { casedLetter, letter, wordEnd, wordStart } from './letters.ts';

// Units that are the same in every language.
const units = 'k?m(?!\\p{L})|euro|dollar|baht';
/** Units after "10.21" that make it an amount. */
const dottedMeasures = 'euro?s?|usd|km|kil[oó]m\\p{L}*|m|m[eè]t(?:er|re|ro)\\p{L}*|mi|miles?|kg|hm|uhr|h|%';

// The full stop after "9 AM." ends the sentence; the one after "9 a.m." belongs to the word.
const halfDay = `(?<half>[ap](?:\\.\\s?m\\.?|\\s?m))${wordEnd}`;
// Scripts without spaces put words right before the clock time: "在9:00".
const notInside = `(?<![${casedLetter}\\d.,:/$€£¥+])`;
const cue = `${wordStart}(?:${anyPiece(beforeClock)})\\s{0,2}`;
const onlyClocks = `${wordStart}(?:${anyPiece(beforeClockOnly)})\\s{0,2}`;
const unit = `(?:${anyPiece(hourWords)})`;
const around = (side: 'before' | 'after') =>
  Object.values(aroundHour)
    .map((words) => words[side])
    .join('|');
// Excludes "at 10 euros" and "um 5 Grad".
const clauseGoesOn = `(?=\\s{0,2}(?:$|[,;.)!?\\n](?!\\d)|(?:${anyPiece(afterClock)})(?![${letter}])))`;

// "~8h", "⏱ 8h": such a mark before an hour makes it a duration.
const lengthMarks = '~≈∼±+<>～〜⏱⏲⏳⌛';
const lateHour = '(?<hour>0?[6-9]|1\\d|2[0-3])';
const toHours = `\\s?(?:[-–—]|${anyPiece(hoursJoin)})\\s?`;
const isLength = `\\s(?:${anyPiece(lengthAfterHours)})`;
const endOfHours = `${wordEnd}(?!${isLength})`;
const inTime = anyPiece(lengthBeforeHours);
const needsHalf = /\d\s?[ap]\.?\s?m/iu;
// Starts at the digit, because most texts have few, and looks back only from there.
const afterWord = /\d(?<=[a-zà]\s{0,2}\d)/iu;
/** Each pattern with a quick test that every matching text passes: it rules out most texts. */
export const clockPatterns: [needs: RegExp, pattern: RegExp][] = [
  // 9:30 · 9.30 am · 9:30pm · 9h30 am
  [needsHalf, new RegExp(anyCase(`${notInside}(?<hour>\\d{1,2})[:.](?<minute>\\d{2})\\s?${halfDay}`), 'gu')],
  // 7 pm
  [needsHalf, new RegExp(anyCase(`${notInside}(?<hour>\\d{1,2})\\s?${halfDay}`), 'gu')],
  // 7:30p
  [
    /:\d{2}[ap]/iu,
    new RegExp(anyCase(`${notInside}(?<hour>\\d{1,2}):(?<minute>\\d{2})(?<half>[ap])${wordEnd}`), 'gu'),
  ],
  // PM 2:30 · AM10:00; in "from 5 PM 6:30" the "PM" belongs to the 5
  [
    /[ap]m\s?\d{1,2}[:：]/iu,
    new RegExp(
      anyCase(
        `(?<!\\d\\s?)${wordStart}(?<half>[ap]m)\\s?(?<hour>\\d{1,2})[:：](?<minute>\\d{2})(?!\\d|\\s?[ap]m)`,
      ),
      'gu',
    ),
  ],
  // 14.30 Uhr · 14 Uhr · 9.30h · 14:00 hrs
  [
    /uhr/iu,
    new RegExp(anyCase(`${notInside}(?<hour>\\d{1,2})(?:[:.](?<minute>\\d{2}))?\\s?Uhr${wordEnd}`), 'gu'),
  ],
  [
    /[:.]\d{2}\s?[huo]/iu,
    new RegExp(anyCase(`${notInside}(?<hour>\\d{1,2})[:.](?<minute>\\d{2})\\s?${unit}${wordEnd}`), 'gu'),
  ],
  // 19h30 · 19u30; before six o'clock it is nearly always a duration ("2h30 de marche")
  [
    /\d(?:\s?h\s?|u)\d/iu,
    new RegExp(
      anyCase(`${notInside}(?<hour>0[6-9]|[6-9]|1\\d|2[0-3])(?:\\s?h\\s?|u)(?<minute>\\d{2})${wordEnd}`),
      'gu',
    ),
  ],
  // after a word that introduces clock times, the hour needs no minutes: à 9h · às 9h · om 12 uur · alle 9 · a las 10
  [
    /\d\s?(?:h|u|ore|o[’'])/iu,
    new RegExp(
      anyCase(
        `(?:${cue}|${onlyClocks})(?<hour>\\d{1,2})\\s?${unit}(?:\\s?(?<minute>\\d{2}))?${wordEnd}(?!\\s(?:de|from|von|van|di|by|entfernt|away))`,
      ),
      'gu',
    ),
  ],
  // v 15 hodin · kolem 18. hodiny · в 9 часов; small numbers are durations
  [
    /\d\.?\s?(?:hod|час)/iu,
    new RegExp(
      anyCase(
        `${wordStart}(?:${around('before')})\\s(?<hour>[6-9]|1\\d|2[0-3])\\.?\\s?(?:${around('after')})${wordEnd}`,
      ),
      'gu',
    ),
  ],
  // a bare hour before seven may be in either half of the day
  [afterWord, new RegExp(anyCase(`${cue}(?<hour>[7-9]|0\\d|1\\d|2[0-3])${clauseGoesOn}`), 'gu')],
  [
    afterWord,
    new RegExp(
      anyCase(`${cue}(?<hour>[1-6])(?=\\s{0,2}(?:${anyPiece(morningHalf)}|${anyPiece(eveningHalf)}))`),
      'gu',
    ),
  ],
  [
    /\d(?<=[aelnosty.]\s{0,2}\d)/iu,
    new RegExp(
      anyCase(
        `${onlyClocks}(?<hour>\\d{1,2})(?:[.:](?<minute>\\d{2}))?(?![\\d%€$]|[.,:]\\d|\\s?(?:${anyPiece(measureWords)}|${units}))`,
      ),
      'gu',
    ),
  ],
  // at the start of a line: 11h – Grand coup d'œil
  [
    /\d\s?[hu]/iu,
    new RegExp(
      anyCase(
        `(?=\\d)(?<=(?:^|\\n|\\t)[^${letter}\\d\\n\\t${lengthMarks}]{0,4})${lateHour}(?:\\s?h|u)(?=\\s?(?:[–—:：-]|$|\\n|\\t))(?!${toHours}\\d{1,2}\\s?h${isLength})`,
      ),
      'gu',
    ),
  ],
  // 10h – 12h · das 10h às 12h; "7h à 8h de marche" is a duration
  [
    /\d\s?h\s?(?:[-–—aàá]|às)/iu,
    new RegExp(
      anyCase(`${notInside}${lateHour}\\s?h(?=${toHours}\\d{1,2}\\s?h(?:\\d{2})?${endOfHours})`),
      'gu',
    ),
  ],
  [
    /h\s?(?:[-–—aàá]|às)/iu,
    new RegExp(anyCase(`(?<=\\d\\s?h${toHours})${lateHour}\\s?h${endOfHours}`), 'gu'),
  ],
  // at the end of a line: Midi · 12h – Soir · dîner 19h; smaller numbers may be durations
  [
    /\d\s?[hu]/iu,
    new RegExp(
      anyCase(
        `(?<=[${letter}·|,:–—-]\\s)(?<!${wordStart}(?:${inTime})\\s)(?<hour>1[1-9]|2[0-3])(?:\\s?h|u)(?=\\s?(?:$|\\n|\\t))`,
      ),
      'gu',
    ),
  ],
  // (14h): smaller numbers are durations
  [/[(（]\d{1,2}\s?h/iu, inAnyCase(/(?<=[(（])(?<hour>9|1\d|2[0-3])\s?h(?=[)）])/gu)],
  // 1645H · 0930 hrs
  [
    /\d{4}\s?h/iu,
    /(?<![\p{L}\d.,:/$€£¥+-])(?<hour>[01]\d|2[0-3])(?<minute>[0-5]\d)\s?(?:H|hrs?|hours)(?![\p{L}\d])/gu,
  ],
  // 9:30, alone
  [
    /\d[:：]\d{2}/u,
    new RegExp(
      `${notInside}(?!0?[0-5]:\\d{2}:\\d{2})(?<hour>\\d{1,2})[:：](?<minute>\\d{2})(?::\\d{2})?(?![\\d%]|[.,:]\\d|\\s?[$€£¥])`,
      'gu',
    ),
  ],
];
// "10.21 Domo", "(10.21)", ". 14.05 in Harlingen": with a dot it may be a date or a price, so it must stand apart.
const latin = '[A-Za-z\\xc0-\\u024f]';
const dotted = '(?:0?[5-9]|1\\d|2[0-3])\\.[0-5]\\d';
export const dottedClock = new RegExp(
  anyCase(
    `(?<=^|\\n|\\t|[(（]|[.!?;]\\s|(?:^|\\n|\\t)\\d{1,2}\\.[0-5]\\d\\s?[–—-]\\s?)(?<hour>0?[5-9]|1\\d|2[0-3])\\.(?<minute>[0-5]\\d)(?=:?\\s${latin}|[)）]|\\s[–—-]\\s|\\t|[–—-]${dotted}\\s${latin})(?!\\s?(?:${dottedMeasures})(?!\\p{L}))`,
  ),
  'gu',
);
