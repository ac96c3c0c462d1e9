// Finds the hours of a stay in an entry's text: "Check-in from 3 pm, check-out 11:00".
import { findDates } from '../text/find-date.ts';
import { findTimes } from '../text/find-time.ts';

const checkIn =
  /check-?in|check in(?!\p{L})|inchecken|einchecken|anreise|arrivée|entrada|llegada|arrivo|chegada|incheckning|zameldowanie|příjezd|érkezés|giriş|チェックイン|入住|체크인/iu;
const checkOut =
  /check-?out|check out(?!\p{L})|uitchecken|auschecken|abreise|départ|salida|partenza|saída|utcheckning|wymeldowanie|odjezd|távozás|çıkış|チェックアウト|退房|체크아웃/iu;
// A time further after the word belongs to something else; one that begins within reach is read to its end.
const reach = 50;
const maxTimeLength = 24;
// "12.05." and "12.05.2027": dates with dots look like times.
const dottedDay = /(?<![\d.:])\d{1,2}\.\s?(?:0?[1-9]|1[0-2])\.(?:\s?20\d{2})?(?!\d)/gu;
// After such a word "15.00" is a time, not a sum.
const dotted = /(?<![\d.,:])(?<hour>[01]?\d|2[0-3])\.(?<minute>[0-5]\d)(?!\d|\.\d)/u;

function withoutDates(text: string): string {
  const blankOut = (from: string, start: number, end: number) =>
    from.slice(0, start) + ' '.repeat(end - start) + from.slice(end);
  const plain = findDates(text).reduce((from, { start, end }) => blankOut(from, start, end), text);
  return plain.replace(dottedDay, (date) => ' '.repeat(date.length));
}

function firstTime(words: string): string | undefined {
  const found = findTimes(words)[0];
  if (found) return found.start <= reach ? found.time : undefined;
  const match = dotted.exec(words);
  const { hour, minute } = match?.groups ?? {};
  return match && match.index <= reach && hour && minute ? `${hour.padStart(2, '0')}:${minute}` : undefined;
}

/** The first time after the word on its line, before the other word. */
function hourBehind(about: string, word: RegExp, other: RegExp): string | undefined {
  for (const { index, 0: found } of about.matchAll(new RegExp(word, 'giu'))) {
    const from = index + found.length;
    const [line = ''] = about.slice(from, from + reach + maxTimeLength).split('\n', 1);
    const time = firstTime(withoutDates(line.slice(0, other.exec(line)?.index)));
    if (time) return time;
  }
  return undefined;
}

export const checkInHour = (about: string): string | undefined => hourBehind(about, checkIn, checkOut);
export const checkOutHour = (about: string): string | undefined => hourBehind(about, checkOut, checkIn);
