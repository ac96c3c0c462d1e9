// Pure: no browser, no network, no clock.
// "0930 Louvre": four digits are a year, a price or a time; only a page full of them in order tells.
import type { FoundTime } from './find-time.ts';

const opening =
  /^[^\p{L}\d]{0,4}(?<hour>[01]\d|2[0-3])(?<minute>[0-5]\d)(?=$|[\s:–—-])(?!\s?(?:[-–—]\s?\d{4}\s?)?[€$£¥])/u;

/** The four digits that the text opens with, if they can be a time. */
export function findBareClock(text: string): FoundTime | undefined {
  const match = opening.exec(text);
  const { hour, minute } = match?.groups ?? {};
  if (!match || !hour || !minute) return undefined;
  const end = match[0].length;
  return { time: `${hour}:${minute}`, start: end - 4, end };
}

const fewest = 3;

/** Several, most of them later than the one before, and one that is no year: "0930". */
export function isPlan(found: FoundTime[]): boolean {
  const onwards = found.slice(1).filter(({ time }, at) => time > (found[at]?.time ?? '')).length;
  return (
    found.length >= fewest && onwards * 3 >= (found.length - 1) * 2 && found.some(({ time }) => time < '18')
  );
}
