// Pure: no browser, no network, no clock.
// Clock times as people write them. Durations, prices, ratios and map scales look alike and are left alone.
import { anyCase, inAnyCase } from './any-case.ts';
import { apart } from './apart.ts';
import {
  afterClock,
  aroundHour,
  beforeClock,
  beforeClockOnly,
  halfWords,
  hourWords,
  measureWords,
  noonWords,
} from './clock-words.ts';
import { casedLetter, letter, wordEnd, wordStart } from './letters.ts';
import { spokenTimes, toldMinutes } from './spoken-time.ts';

export interface FoundTime {
  /** "HH:mm", 24 hours. */
  time: string;
  start: number;
  end: number;
}

type Half = 'am' | 'pm' | undefined;

const halfDay = `(?<half>[ap]\\.?\\s?m\\.?)${wordEnd}`;
// Scripts without blanks write their words right before the clock: "在9:00".
const notInside = `(?<![${casedLetter}\\d.,:/$€£¥+])`;
const cue = `${wordStart}(?:${Object.values(beforeClock).join('|')})\\s{0,2}`;
const onlyClocks = `${wordStart}(?:${Object.values(beforeClockOnly).join('|')})\\s{0,2}`;
const unit = `(?:${hourWords})`;
const around = (side: 'before' | 'after') =>
  Object.values(aroundHour)
    .map((words) => words[side])
    .join('|');
// "at 10 euros", "um 5 Grad" are none.
const clauseGoesOn = `(?=\\s{0,2}(?:$|[,;.)!?\\n](?!\\d)|(?:${afterClock})(?![${letter}])))`;

const halvesBefore = '午前|午後|朝|夕方|夜|上午|早上|凌晨|中午|下午|傍晚|晚上|오전|오후|아침|저녁|밤';

const needsHalf = /\d\s?[ap]\.?\s?m/iu;
// The digit first: most texts have few, and what stands before them is then looked at only there.
const afterWord = /\d(?<=[a-zà]\s{0,2}\d)/iu;
/** Patterns, each with what no text can miss that it finds something in: most texts are told apart by that alone. */
const patterns: [needs: RegExp, pattern: RegExp][] = [
  // 9:30 · 9.30 am · 9:30pm · 9h30 am
  [needsHalf, new RegExp(anyCase(`${notInside}(?<hour>\\d{1,2})[:.](?<minute>\\d{2})\\s?${halfDay}`), 'gu')],
  // 7 pm
  [needsHalf, new RegExp(anyCase(`${notInside}(?<hour>\\d{1,2})\\s?${halfDay}`), 'gu')],
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
  // after a word that clocks follow, the hour needs no minutes: à 9h · às 9h · om 12 uur · alle 9 · a las 10
  [
    /\d\s?(?:h|u|ore|o[’'])/iu,
    new RegExp(
      anyCase(
        `(?:${cue}|${onlyClocks})(?<hour>\\d{1,2})\\s?${unit}(?:\\s?(?<minute>\\d{2}))?${wordEnd}(?!\\s(?:de|from|von|van|di|by|entfernt|away))`,
      ),
      'gu',
    ),
  ],
  // v 15 hodin · kolem 18. hodiny · в 9 часов; early ones are lengths
  [
    /\d\.?\s?(?:hod|час)/iu,
    new RegExp(
      anyCase(
        `${wordStart}(?:${around('before')})\\s(?<hour>[6-9]|1\\d|2[0-3])\\.?\\s?(?:${around('after')})${wordEnd}`,
      ),
      'gu',
    ),
  ],
  // before seven a bare hour may be either half of the day
  [afterWord, new RegExp(anyCase(`${cue}(?<hour>[7-9]|0\\d|1\\d|2[0-3])${clauseGoesOn}`), 'gu')],
  [
    afterWord,
    new RegExp(anyCase(`${cue}(?<hour>[1-6])(?=\\s{0,2}(?:${halfWords.am}|${halfWords.pm}))`), 'gu'),
  ],
  [
    /\d(?<=[aelnosty.]\s{0,2}\d)/iu,
    new RegExp(
      anyCase(
        `${onlyClocks}(?<hour>\\d{1,2})(?:[.:](?<minute>\\d{2}))?(?![\\d%€$]|[.,:]\\d|\\s?(?:${measureWords}))`,
      ),
      'gu',
    ),
  ],
  // a line that opens so: 11h – Grand coup d'œil
  [
    /\d\s?[hu]/iu,
    inAnyCase(/(?<=^|\n|\t)(?<hour>0?[6-9]|1\d|2[0-3])(?:\s?h|u)(?=\s?(?:[–—:：-]|$|\n|\t))/gu),
  ],
  // 1645H · 0930 hrs
  [
    /\d{4}\s?h/iu,
    /(?<![\p{L}\d.,:/$€£¥+-])(?<hour>[01]\d|2[0-3])(?<minute>[0-5]\d)\s?(?:H|hrs?|hours)(?![\p{L}\d])/gu,
  ],
  // 下午2:30 · 午後2:30
  [
    /[午朝夕夜早凌傍晚오]/u,
    new RegExp(`(?<half>${halvesBefore})\\s?(?<hour>\\d{1,2})[:：](?<minute>\\d{2})(?!\\d)`, 'gu'),
  ],
  // 14時30分 · 14点半 · 午後2時
  [
    /[時时点點]/u,
    /(?<half>午前|午後|朝|夕方|夜|上午|早上|凌晨|中午|下午|傍晚|晚上)?(?<![\d第])(?<hour>\d{1,2})[時时点點](?:(?<minute>\d{2})分?|(?<halfPast>半))?(?!間|间)/gu,
  ],
  // 오전 9시 30분 · 9시 반
  [
    /\d시/u,
    new RegExp(
      `(?:(?<half>${halvesBefore})\\s?)?(?<!\\d)(?<hour>\\d{1,2})시(?!간)(?:\\s?(?<minute>\\d{1,2})분|\\s?(?<halfPast>반))?`,
      'gu',
    ),
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
const dotted = inAnyCase(
  /(?<=^|\n|\t|[(（]|[.!?;]\s)(?<hour>0?[5-9]|1\d|2[0-3])\.(?<minute>[0-5]\d)(?=:?\s[A-Za-z\xc0-\u024f]|[)）]|\s[–—-]\s|\t)(?!\s?(?:euro?s?|usd|km|kil[oó]m\p{L}*|m|m[eè]t(?:er|re|ro)\p{L}*|mi|miles?|kg|hm|uhr|h|%)(?!\p{L}))/gu,
);
const lastMonth = 12;
// "at 4, boats to the island": a bare early hour is one of the afternoon.
const bareEarly = new RegExp(
  anyCase(
    `${wordStart}at\\s(?<hour>[1-6])(?=\\s{0,2}(?:[,;)](?!\\d)|(?:${afterClock}|to see|sharp)(?![${letter}])))`,
  ),
  'gu',
);
const noon = new RegExp(anyCase(`${wordStart}(?:${Object.values(noonWords).join('|')})${wordEnd}`), 'gu');

// "a ratio of 3:10", "scale 1:50", "won 2:10"
const comparison = /(ratio|scale|score|odds|maßstab|échelle|escala|scala)\D{0,8}$/i;
// "1 h 20 min", "3:15 Stunden": a length, whatever stands before it. "10:00 horas" is a clock's.
const lengthAfter = inAnyCase(/^\s?(?:min(?:utes?|uten|utos|uti)?|stunden|std|hours)(?![a-z])/u);
// "3h à 4h en tout": from one length to the next.
const lengthBefore = inAnyCase(/\d\s?h(?:\d{2})?\s?(?:à|a|-|–|bis|to|tot)\s?$/u);
const earliestVisit = 6;
// The longest of these words and the blanks after it.
const comparisonReach = 24;
// "8 in the evening", "6 Uhr abends": the words right after the clock.
const halfReach = 24;
const eveningAfter = new RegExp(anyCase(`^\\s{0,2}(?:${halfWords.pm})`), 'u');
const morningAfter = new RegExp(anyCase(`^\\s{0,2}(?:${halfWords.am})`), 'u');

// "um 12:30 am Einstieg": a preposition, no half of the day.
const germanBefore = inAnyCase(/(?<![\p{L}\d])(?:um|gegen|ab|bis|seit|von|ca\.?)\s{1,2}$/u);
const germanReach = 8;
const isGermanAm = (text: string, start: number, half: string) =>
  /^am$/i.test(half) && germanBefore.test(text.slice(Math.max(0, start - germanReach), start));

function halfOf(word: string | undefined): Half {
  if (!word) return undefined;
  return /^p|午後|夕方|夜|下午|傍晚|晚上|中午|오후|저녁|밤/i.test(word) ? 'pm' : 'am';
}

function clock(hour: number, minute: number, half: Half): string | undefined {
  if (minute > 59 || hour > 23) return undefined;
  if (half && (hour > 12 || hour === 0))
    return half === 'pm' && hour > 12 ? written(hour, minute) : undefined;
  if (half === 'pm') return written((hour % 12) + 12, minute);
  return written(half === 'am' ? hour % 12 : hour, minute);
}

const written = (hour: number, minute: number) =>
  `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;

function halfAfter(text: string, end: number): Half {
  const after = text.slice(end, end + halfReach);
  if (eveningAfter.test(after)) return 'pm';
  return morningAfter.test(after) ? 'am' : undefined;
}

function foundIn(text: string, match: RegExpMatchArray): FoundTime[] {
  const { hour = '', minute, half, halfPast } = match.groups ?? {};
  const matched = match.index ?? 0;
  const end = matched + match[0].length;
  // The word before the clock is no part of it: "um 10" → "10".
  const start = half && !/^[ap]/i.test(half) ? matched : matched + match[0].indexOf(hour);
  // The pattern of a bare time finds it once more; without minutes ("ca. 9 am") none does.
  if (half && minute && isGermanAm(text, start, half)) return [];
  const minutes = halfPast ? 30 : Number(minute ?? 0);
  const told = halfOf(half) ?? (Number(hour) <= 12 ? halfAfter(text, end) : undefined);
  const time = clock(Number(hour), minutes, told);
  if (
    Number(hour) < earliestVisit &&
    lengthBefore.test(text.slice(Math.max(0, start - comparisonReach), start))
  )
    return [];
  if (minute && Number(hour) < 12 && !told && lengthAfter.test(text.slice(end, end + halfReach))) return [];
  const isCompared = comparison.test(text.slice(Math.max(0, start - comparisonReach), start));
  return time && !isCompared ? [{ time, start, end }] : [];
}

/** Every clock time in `text`, in order: "open 9.30 am to 7 pm" → 09:30 and 19:00. */
export function findTimes(text: string): FoundTime[] {
  if (!/\d/.test(text)) return apart([...spokenTimes(text), ...noonsIn(text)]);
  const all = [
    ...patterns.flatMap(([needs, pattern]) =>
      needs.test(text) ? [...text.matchAll(pattern)].flatMap((match) => foundIn(text, match)) : [],
    ),
    ...dottedIn(text),
    ...earlyIn(text),
  ];
  return apart([...all, ...spokenTimes(text), ...noonsIn(text)]);
}

/** Two such times in one text, or minutes that no month has, make a plan. */
function dottedIn(text: string): FoundTime[] {
  if (!/\d\.\d{2}/.test(text)) return [];
  const found = [...text.matchAll(dotted)];
  const isPlan = found.length > 1 || found.some((match) => Number(match.groups?.minute) > lastMonth);
  return isPlan ? found.flatMap((match) => foundIn(text, match)) : [];
}

function earlyIn(text: string): FoundTime[] {
  if (!/at\s[1-6]/iu.test(text)) return [];
  return [...text.matchAll(bareEarly)].flatMap((match) => {
    const start = match.index + match[0].length - 1;
    const end = start + 1;
    if (halfAfter(text, end)) return [];
    const minutes = toldMinutes(Number(match.groups?.hour) * 60, text, { start, end });
    return [{ time: written(minutes / 60, 0), start, end }];
  });
}

// No noon without one of these.
const noonGlance = inAnyCase(/noon|midi|mediod|mezzogiorno|meio-dia|twaalf|zwölf/u);

function noonsIn(text: string): FoundTime[] {
  if (!noonGlance.test(text)) return [];
  return [...text.matchAll(noon)].map((match) => ({
    time: '12:00',
    start: match.index,
    end: match.index + match[0].length,
  }));
}

/** First clock time in `text`: "from 7.30pm" → "19:30"; "24:59" → undefined. */
export function findTime(text: string): FoundTime | undefined {
  return findTimes(text)[0];
}
