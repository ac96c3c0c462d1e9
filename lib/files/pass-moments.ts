import { findTimes } from '../text/find-time.ts';
import { readMoment } from '../text/read-moment.ts';
import { passFieldWords } from './pass-field-words.ts';
import { fieldsOf, type PassField, type PassFile } from './pass-file.ts';

/** The value of the first field whose key or label matches and that `read` understands. */
export function findFieldValue<T>(
  fields: readonly PassField[],
  words: RegExp,
  read: (value: string) => T | undefined,
): T | undefined {
  for (const { key = '', label = '', value = '' } of fields) {
    const found = words.test(label) || words.test(key) ? read(value.trim()) : undefined;
    if (found !== undefined) return found;
  }
  return undefined;
}

const clockIn = (value: string): string | undefined => findTimes(value)[0]?.time;
const dayIn = (value: string): string | undefined => readMoment(value)?.slice(0, 10);

export interface Printed {
  day?: string;
  start?: string;
  end?: string;
}

/** "Depart 03:40" on "31 Jan 2027", or both in one field. `day` is the day known from elsewhere. */
export function printedMoments(pass: PassFile, day?: string): Printed {
  const fields = fieldsOf(pass);
  const written = (words: RegExp) => findFieldValue(fields, words, readMoment);
  const departs = written(passFieldWords.departure);
  const printedDay = day ?? departs?.slice(0, 10) ?? findFieldValue(fields, passFieldWords.date, dayIn);
  const moment = (whole: string | undefined, words: RegExp): string | undefined => {
    if (whole?.includes('T')) return whole;
    const time = findFieldValue(fields, words, clockIn);
    return printedDay && time ? `${printedDay}T${time}` : undefined;
  };
  const start = moment(departs, passFieldWords.departure);
  const end = moment(written(passFieldWords.arrival), passFieldWords.arrival);
  return {
    ...(printedDay && { day: printedDay }),
    ...(start && { start }),
    // An arrival before the departure, without its own day, is on the next morning: left out.
    ...(start && end && end > start && { end }),
  };
}
