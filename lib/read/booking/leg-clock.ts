// Clock times as tickets print them. Shorter forms count only after a label for a time.
import { cachedByText } from '../../text/remembered.ts';
import { writtenDates } from './dates.ts';

export interface Clock {
  /** "HH:mm". */
  time: string;
  start: number;
  end: number;
}

const half = '(?:\\s?(?<half>[ap])\\.?\\s?m\\.?(?![\\p{L}]))?';
const before = '(?:(?<east>午前|午後|上午|下午|凌晨|早上|晚上|中午|오전|오후|AM|PM)\\s?)?';
const plain = [
  new RegExp(
    `${before}(?<![\\d.:/+-])(?<hour>\\d{1,2}):(?<minute>[0-5]\\d)(?::[0-5]\\d)?${half}(?![\\d:])`,
    'giu',
  ),
  /(?<![\d.,:/+-])(?<hour>\d{1,2})\s?[hH]\s?(?<minute>[0-5]\d)(?![\p{L}\d])/gu,
  /(?<east>午前|午後|上午|下午|凌晨|早上|晚上|中午|오전|오후)?\s?(?<!\d)(?<hour>\d{1,2})\s?[時时点點시](?!間|间|간)\s?(?:(?<minute>[0-5]\d)\s?[分분]?)?/gu,
  /(?<![\d.,:/+-])(?<hour>1[0-2]|[1-9])\s?(?<half>[ap])\.?m\.?(?![\p{L}])/giu,
];
const labelled = [
  // "7.30 pm"
  new RegExp(`(?<![\\d.,:/+-])(?<hour>[01]?\\d|2[0-4])[.](?<minute>[0-5]\\d)(?![\\d.])${half}`, 'giu'),
  /(?<![\p{L}\d.,:/+-])(?<hour>[01]\d|2[0-4])(?<minute>[0-5]\d)(?:\s?(?:h|hrs?))?(?![\p{L}\d.,:/-])/giu,
];
const uncertain = /^(?<hour>[01]?\d|2[0-3])[.](?<minute>[0-5]\d)(?:\s?(?:Uhr|h|ore|hrs?))?$/iu;

function timeOf(groups: Record<string, string | undefined>): string | undefined {
  let hour = Number(groups.hour);
  const isLater = groups.half?.toLowerCase() === 'p' || /午後|오후|下午|晚上|PM/i.test(groups.east ?? '');
  const isEarly =
    groups.half?.toLowerCase() === 'a' || /午前|오전|上午|凌晨|早上|AM/i.test(groups.east ?? '');
  if (isLater && hour < 12) hour += 12;
  if (isEarly && hour === 12) hour = 0;
  return hour > 23 ? undefined : `${String(hour).padStart(2, '0')}:${groups.minute ?? '00'}`;
}

// "1h 20m" is a length. "2h09" and "01:20 hrs" look like times, and only their label shows that they are lengths.
const isLength = (text: string, end: number) => /^\s?(?:min|m\b|hod\b|Std)/u.test(text.slice(end));

function matchesOf(text: string, pattern: RegExp, taken: { start: number; end: number }[]): Clock[] {
  return [...text.matchAll(pattern)].flatMap((match) => {
    const time = timeOf(match.groups ?? {});
    const start = match.index;
    const end = start + match[0].length;
    const isTaken = taken.some((other) => start < other.end && other.start < end);
    return time && !isTaken && !isLength(text, end) ? [{ time, start, end }] : [];
  });
}

function clocksOf(text: string, isLabelled: boolean): readonly Clock[] {
  if (!/\d/.test(text)) return [];
  const found: Clock[] = [];
  for (const pattern of plain) found.push(...matchesOf(text, pattern, found));
  if (found.length > 0) return found.sort((a, b) => a.start - b.start);
  if (isLabelled) {
    const dates = writtenDates(text);
    for (const pattern of labelled) found.push(...matchesOf(text, pattern, [...dates, ...found]));
    return found.sort((a, b) => a.start - b.start);
  }
  const time = timeOf(uncertain.exec(text.trim())?.groups ?? { hour: '99' });
  return time ? [{ time, start: 0, end: text.length }] : [];
}

const onTheirOwn = cachedByText((text) => clocksOf(text, false));
const besideLabels = cachedByText((text) => clocksOf(text, true));

/** Every time in `text`; with `isLabelled` also "0935" and "9.35". */
export const clocksIn = (text: string, isLabelled = false): readonly Clock[] =>
  isLabelled ? besideLabels(text) : onTheirOwn(text);
