// How long a leg takes is printed like a time: "10h46 … 2h46 … 13h32". What leads from one time to another is a length.
import { minutesOf } from '../../../model/local-moment.ts';
import type { PrintedWord } from './paper-words.ts';

const clock = /^(?<hour>[01]?\d|2[0-3])[hH:](?<minute>[0-5]\d)$/u;
const aDay = 24 * 60;
// "07:30" is a time: no length begins with a nought.
const mayBeLength = /^(?:[1-9]|1\d|2[0-3])[hH:]/u;
// A leg is told in so many lines.
const maxLines = 8;

interface Time {
  at: number;
  row: number;
  minutes: number;
}

function timesIn(words: readonly PrintedWord[]): Time[] {
  return words.flatMap(({ text, row }, at) => {
    const { hour, minute } = clock.exec(text)?.groups ?? {};
    return hour && minute ? [{ at, row, minutes: minutesOf(`${hour.padStart(2, '0')}:${minute}`) }] : [];
  });
}

export interface LegLength {
  /** The number of the word that is a length, and of the time it leads to. */
  length: number;
  end: number;
}

/** A leg that takes longer than until its own clock time is left alone: it may be an arrival. */
export function legLengths(words: readonly PrintedWord[]): LegLength[] {
  const times = timesIn(words);
  return times.flatMap((length) => {
    if (!mayBeLength.test(words[length.at]?.text ?? '')) return [];
    for (const start of times) {
      const isBefore = start.at < length.at && length.row - start.row <= maxLines;
      if (!isBefore || length.minutes === 0 || length.minutes >= start.minutes) continue;
      const end = times.find(
        ({ at, row, minutes }) =>
          at > start.at &&
          at !== length.at &&
          row - start.row <= maxLines &&
          minutes === (start.minutes + length.minutes) % aDay,
      );
      if (end) return [{ length: length.at, end: end.at }];
    }
    return [];
  });
}
