// Reads the time in words that the model has marked as one: more forms are accepted than elsewhere.
import { midnight, noon } from '../../../languages/bookings.ts';
import { findTimes } from '../found-once.ts';
import { clocksIn } from '../leg-clock.ts';
import { placeIn, type RoleSpan } from './spans.ts';

/** "14 Uhr", "kl. 9", "14h": the only number in words marked as a time. */
const hourOnly = /^\D{0,8}(?<hour>[01]?\d|2[0-3])\D{0,8}$/u;

/** "930A", "0635P", "1200N": as travel agents write times. */
const agents = /^(?<hour>0?\d|1[0-2])(?<minute>[0-5]\d)\s?(?<half>[APN])$/u;

function agentsTime(text: string): string | undefined {
  const { hour, minute, half } = agents.exec(text)?.groups ?? {};
  if (!hour) return undefined;
  const later = half === 'A' ? 0 : 12;
  return `${String((Number(hour) % 12) + later).padStart(2, '0')}:${minute}`;
}

/** "20,45", "14 : 30", "14h 05", "1400 hrs": elsewhere they could be other numbers. */
const apart = /^\D{0,8}(?<hour>[01]?\d|2[0-3])\s?[:.,h]\s?(?<minute>[0-5]\d)(?!\d)/iu;
const inOne = /^\D{0,8}(?<hour>[01]\d|2[0-3])(?<minute>[0-5]\d)\s?\p{L}{0,4}\.?$/u;

/** "noon", "à midi", "12 midnight": a short word or a number may come before it. */
const asWord = (byLanguage: Record<string, string>) =>
  new RegExp(`^\\P{L}{0,6}(?:\\p{L}{1,4} )?(?:${Object.values(byLanguage).join('|')})$`, 'iu');
const isNoon = asWord(noon);
const isMidnight = asWord(midnight);

/** "24:10", "25:30": hours after midnight that still count as the day before. */
const late = /^2[4-9][:：][0-5]\d$/u;

// " p.m."
const wordsBehind = 5;

export function clockIn({ text, cell, start: first }: RoleSpan): string | undefined {
  const own = agentsTime(text);
  if (own) return own;
  if (late.test(text)) return text.replace('：', ':');
  // "2:40 PM": the letters may stand outside the marked words.
  const at = placeIn(cell, text, first);
  const end = at + text.length;
  const near = clocksIn(cell.text.slice(at, end + wordsBehind)).find(({ start }) => start < text.length);
  const found = near ?? clocksIn(text, true)[0];
  if (found) return found.time;
  const spoken = findTimes(cell.text).find((one) => one.start < end && one.end > at);
  if (spoken) return spoken.time;
  if (isNoon.test(text)) return '12:00';
  if (isMidnight.test(text)) return '24:00';
  const { hour: ofTwo, minute } = (apart.exec(text) ?? inOne.exec(text))?.groups ?? {};
  if (ofTwo && minute) return `${ofTwo.padStart(2, '0')}:${minute}`;
  const hour = hourOnly.exec(text)?.groups?.hour;
  return hour && `${hour.padStart(2, '0')}:00`;
}
