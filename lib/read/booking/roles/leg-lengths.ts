// The length of a leg is printed like a time: "10h46 … 2h46 … 13h32". It leads from one time to another.
import { minutesOf } from '../../../model/local-moment.ts';
import type { PrintedWord } from './paper-words.ts';

const clock = /^(?<hour>[01]?\d|2[0-3])[hH:](?<minute>[0-5]\d)$/u;
const aDay = 24 * 60;
// "07:30" is a time: a length has no leading zero.
const mayBeLength = /^(?:[1-9]|1\d|2[0-3])[hH:]/u;
// "2:00 PM", "2:00p": a time of a twelve-hour clock is no length, and its printed digits do not add up.
const halfOfDay = /^(?:[ap](?!\p{L})|\s?[ap]\.?\s?m(?!\p{L}))/iu;
// A leg takes at most this many lines.
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
  /** The index of the word that is a length, and of the time it leads to. */
  length: number;
  end: number;
}

/**
 * A length stands between the two times of its leg or directly after them. "13:32" after "10:46" may be the arrival
 * itself, so it is not taken for a length.
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
