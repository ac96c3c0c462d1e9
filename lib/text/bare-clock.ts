// "0930 Louvre", "18.05 Market": four digits are a year, a price, a date or a time; only many of them in order show which.
import type { FoundTime } from './find-time.ts';

const opening =
  /^[^\p{L}\d]{0,4}(?<hour>[01]\d|2[0-3])(?<minute>[0-5]\d)(?=$|[\s:–—-])(?!\s?(?:[-–—]\s?\d{4}\s?)?[€$£¥])/u;
const dotted = /^[^\p{L}\d]{0,4}(?<hour>[01]?\d|2[0-3])\.(?<minute>[0-5]\d)(?=$|\t|\s[–—-]\s)/u;

function openedBy(pattern: RegExp, text: string): FoundTime | undefined {
  const match = pattern.exec(text);
  const { hour, minute } = match?.groups ?? {};
  if (!match || !hour || !minute) return undefined;
  return {
    time: `${hour.padStart(2, '0')}:${minute}`,
    start: match[0].search(/\d/u),
    end: match[0].length,
  };
}

/** The four digits that the text opens with, if they can be a time. */
export const findBareClock = (text: string): FoundTime | undefined => openedBy(opening, text);

/** "18.05" before the next cell or a dash. */
export const findDottedClock = (text: string): FoundTime | undefined => openedBy(dotted, text);

const minTimes = 3;

function isOnwards(found: FoundTime[]): boolean {
  const onwards = found.slice(1).filter(({ time }, at) => time > (found[at]?.time ?? '')).length;
  return found.length >= minTimes && onwards * 3 >= (found.length - 1) * 2;
}

/** Several times, most of them later than the one before, and at least one that is no year: "0930". */
export const isPlan = (found: FoundTime[]): boolean =>
  isOnwards(found) && found.some(({ time }) => time < '18');

// Plans use steps of five minutes, distances and prices do not; and no month has the number 0 or more than 12.
const isRound = ({ time }: FoundTime) => Number(time.slice(3)) % 5 === 0;
const isNoDate = ({ time }: FoundTime) => time.endsWith('00') || Number(time.slice(3)) > 12;

/** The same for times with a dot, which may be dates ("18.05"), distances ("14.44") or prices. */
export const isDottedPlan = (found: FoundTime[]): boolean =>
  isOnwards(found) &&
  found.filter(isRound).length * 5 >= found.length * 4 &&
  found.filter(isNoDate).length * 2 >= found.length;
