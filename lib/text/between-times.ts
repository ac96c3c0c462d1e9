// "between 2 and 3 pm", "entre 9h e 9h30", "zwischen 10 und 11 Uhr": the first of the two is when the visit begins.

import { betweenWords } from '../languages/clock.ts';
import { anyCase } from './any-case.ts';
import { findTime } from './find-time.ts';
import { wordEnd, wordStart } from './letters.ts';

interface Between {
  time: string;
  until: string;
  start: number;
  end: number;
}

const piece = (name: string) =>
  `(?<${name}>\\d{1,2})(?:[:.h](?<${name}Minute>\\d{2})(?!\\d))?(?:\\s?(?<${name}Mark>[ap]\\.?m\\.?|uhr|uur|h|u)${wordEnd})?`;

const expressions = Object.values(betweenWords).map(
  ({ opens, joins, article = '' }) =>
    new RegExp(
      anyCase(
        `${wordStart}(?:${opens})\\s(?<article>(?:${article})\\s)?${piece('from')}\\s{1,2}(?:${joins})\\s(?:(?:${article})\\s)?${piece('to')}(?![\\d%€$])`,
      ),
      'gu',
    ),
);
const glance = new RegExp(
  anyCase(
    `(?:${Object.values(betweenWords)
      .map(({ opens }) => opens)
      .join('|')})\\s`,
  ),
  'u',
);

// "entre 2h et 3h" is mostly a duration.
const minBareHour = 6;

/** "am", "pm", "Uhr" or an article mark a clock time; otherwise it must be late enough and have a unit or minutes. */
function isClock({
  from,
  article,
  fromMark,
  toMark,
  fromMinute,
  toMinute,
}: Record<string, string | undefined>) {
  if (article || [fromMark, toMark].some((mark) => /^(?:[ap]|uhr)/iu.test(mark ?? ''))) return true;
  return Number(from) >= minBareHour && [fromMark, toMark, fromMinute, toMinute].some(Boolean);
}

const half = (mark: string | undefined) => (/^[ap]/iu.test(mark ?? '') ? ` ${mark}` : '');

function read(match: RegExpMatchArray): Between[] {
  const groups = match.groups ?? {};
  const { from = '', to = '', fromMinute = '00', toMinute = '00', fromMark, toMark } = groups;
  if (!isClock(groups)) return [];
  const until = findTime(`${to}:${toMinute}${half(toMark)}`)?.time;
  const shared = half(fromMark) || half(toMark);
  const fromTime = findTime(`${from}:${fromMinute}${shared}`)?.time;
  // "between 11 and 1 pm" begins in the morning; "between 11 pm and 1 am" ends on the next day.
  const isMorning = !half(fromMark) && fromTime && until && fromTime > until;
  const time = isMorning ? findTime(`${from}:${fromMinute}`)?.time : fromTime;
  const start = (match.index ?? 0) + match[0].search(/\d/u);
  const end = (match.index ?? 0) + match[0].length;
  return time && until ? [{ time, until, start, end }] : [];
}

// Most texts have no number and are ruled out at once.
const digit = /\d/;

/** Every such pair of times, in no particular order. */
export const betweenTimes = (text: string): Between[] =>
  digit.test(text) && glance.test(text)
    ? expressions.flatMap((expression) => [...text.matchAll(expression)].flatMap(read))
    : [];
