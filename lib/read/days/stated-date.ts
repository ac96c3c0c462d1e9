// The date in the line that opens a day: "Tuesday, 14 May", "Day 3 (16.05.2019)", "5月3日".
import { type Capture, hasText } from '../../model/capture.ts';
import { type Place, type StatedDate, titleBlock } from '../../model/evidence.ts';
import { yearIn } from '../../model/local-moment.ts';
import { findDateAtEnd, findDateIn, findDayDate } from '../../text/day-date.ts';
import { findDayMarker } from '../../text/day-number.ts';
import { findWeekday } from '../../text/weekday.ts';

// The line of a day is short; a date further on belongs to its story.
const reach = 100;
const monthLength = 31;
// A date without a month could be in any of twelve.
const maxReadings = 2;

const lineOf = ({ title, blocks }: Capture, at: Place): string => {
  if (at.block === titleBlock) return title;
  const block = blocks[at.block];
  return block && hasText(block) ? block.text.slice(at.start, at.start + reach) : '';
};

const twoDigits = (number: number) => String(number).padStart(2, '0');
const monthDayOf = (key: number) =>
  `${twoDigits(Math.floor(key / monthLength) + 1)}-${twoDigits((key % monthLength) + 1)}`;

/** Undefined without a date, or with one of many readings. It may stand before the day's marker, after it, or alone. */
export function findStatedDate(capture: Capture, at: Place): StatedDate | undefined {
  const line = lineOf(capture, at);
  const marker = findDayMarker(line);
  const after = marker ? line.slice(marker.end) : '';
  const date = findDayDate(line) ?? findDayDate(after) ?? findDateAtEnd(line) ?? findDateIn(line);
  if (!date || date.keys.length > maxReadings) return undefined;
  const year = yearIn(line);
  const weekday = findWeekday(line) ?? findWeekday(line.slice(marker?.end ?? 0));
  return {
    monthDays: date.keys.map(monthDayOf),
    ...(year !== undefined && { year }),
    ...(weekday && { weekday: weekday.weekday }),
  };
}
