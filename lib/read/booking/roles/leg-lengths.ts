// How long a leg takes is printed like a time: "10h46 … 2h46 … 13h32". What leads from one time to another is a length.
import { minutesOf } from '../../../model/local-moment.ts';
import type { PrintedWord } from './paper-words.ts';

const clock = /^(?<hour>[01]?\d|2[0-3])[hH:](?<minute>[0-5]\d)$/u;
const aDay = 24 * 60;
// "07:30" is a time: no length begins with a nought.
const mayBeLength = /^(?:[1-9]|1\d|2[0-3])[hH:]/u;
// "2:00 PM", "2:00p": an hour of a twelve-hour clock is no length, and adds up to nothing as it is printed.
const halfOfDay = /^(?:[ap](?!\p{L})|\s?[ap]\.?\s?m(?!\p{L}))/iu;
// A leg is told in so many lines.
const maxLines = 8;

interface Time {
  at: number;
  row: number;
  minutes: number;
}

function timesIn(words: readonly PrintedWord[]): Time[] {
  return words.flatMap(({ text, row, cell, end }, at) => {
    const { hour, minute } = clock.exec(text)?.groups ?? {};
    if (halfOfDay.test(cell.text.slice(end))) return [];
    return hour && minute ? [{ at, row, minutes: minutesOf(`${hour.padStart(2, '0')}:${minute}`) }] : [];
  });
}

export interface LegLength {
  /** The number of the word that is a length, and of the time it leads to. */
  length: number;
  end: number;
}

/**
 * A length stands between the two times of its leg or is the next one behind them.
 * "13:32" after "10:46" is a later hour of the same day: it may be the arrival, and is not taken for a length.
 */
export function legLengths(words: readonly PrintedWord[]): LegLength[] {
  const times = timesIn(words);
  return times.flatMap((length, place) => {
    if (length.minutes === 0 || !mayBeLength.test(words[length.at]?.text ?? '')) return [];
    for (const start of times.slice(0, place)) {
      if (length.row - start.row > maxLines || length.minutes >= start.minutes) continue;
      const end = [...times.slice(place + 1), ...times.slice(place - 1, place)].find(
        ({ at, row, minutes }) =>
          at > start.at && row - start.row <= maxLines && minutes === (start.minutes + length.minutes) % aDay,
      );
      if (end) return [{ length: length.at, end: end.at }];
    }
    return [];
  });
}
