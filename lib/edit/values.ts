// Parses what a traveller types into a field; undefined if it is not valid.
import { isClockTime } from '../model/local-moment.ts';

export const isCurrency = (text: string): boolean => /^[A-Z]{3}$/.test(text);

/** Full-width characters as half-width ones: "９：３０" → "9:30". */
const halfWidth = (text: string): string => text.normalize('NFKC').trim();

/** "9" → "09:00"; "9.30", "9h30", "930", "9時30分" → "09:30"; "7:15 pm" → "19:15"; "25:00" → undefined. */
export function typedTime(text: string): string | undefined {
  const match = /^(\d{1,2})(?:[:.h時时點点 ]?(\d{2}))?[h時时點点分]?\s?(am|pm)?$/i.exec(halfWidth(text));
  if (!match) return undefined;
  const [, typedHour = '', minutes = '00', half = ''] = match;
  const hour = half ? hourOfHalf(Number(typedHour), half) : Number(typedHour);
  const time = `${String(hour).padStart(2, '0')}:${minutes}`;
  return isClockTime(time) ? time : undefined;
}

/** (12, 'am') → 0; (7, 'pm') → 19; (13, 'pm') → NaN, which is not a valid time. */
function hourOfHalf(hour: number, half: string): number {
  if (hour < 1 || hour > 12) return Number.NaN;
  return (hour % 12) + (half.toLowerCase() === 'pm' ? 12 : 0);
}

/** "45", "45 min", "45分" → 45; "1 h" → 60; "1 h 30", "1:30", "1h30", "1時間30分" → 90; "1.5 h" → 90. */
export function typedMinutes(text: string): number | undefined {
  const typed = halfWidth(text).toLowerCase();
  const plain = /^(\d{1,5})\s?(?:m|min\.?|mins|minutes|minuten?|分[钟鐘]?)?$/.exec(typed);
  if (plain) return positive(Number(plain[1]));
  const parts =
    /^(\d{1,3})(?:[.,](\d))?\s?(?:h|hr|hrs|hours?|std\.?|stunden?|u|uur|時間|小[时時]|:)\s?(?:(\d{1,2})\s?(?:m|min\.?|分[钟鐘]?)?)?$/.exec(
      typed,
    );
  if (!parts) return undefined;
  const [, hours = '0', tenths = '0', minutes = '0'] = parts;
  return positive(Number(hours) * 60 + Number(tenths) * 6 + Number(minutes));
}

const positive = (minutes: number): number | undefined => (minutes > 0 ? minutes : undefined);

/** "12", "12.5", "12,50" → the number; "1.234,50" and "1,234.50" too. */
export function typedAmount(text: string): number | undefined {
  const typed = text.replaceAll(/[\s'’\u2009\u00a0]/g, '');
  if (!/^\d[\d.,]*$/.test(typed)) return undefined;
  // A separator before the last one or two digits is the decimal one; any other groups thousands.
  const cents = /[.,](\d{1,2})$/.exec(typed)?.[1];
  const whole = (cents === undefined ? typed : typed.slice(0, -cents.length - 1)).replaceAll(/[.,]/g, '');
  const amount = Number(`${whole}.${cents ?? '0'}`);
  return Number.isFinite(amount) && whole !== '' ? amount : undefined;
}
