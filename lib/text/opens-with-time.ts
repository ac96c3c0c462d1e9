import { findTime } from './find-time.ts';

// A bullet or an emoji may stand before the time.
const latestLead = 4;
// "12:30 p.m." and what can stand before it.
const reach = 24;

/** True where nothing but punctuation stands before `start` in its line. */
export function isLineLead(text: string, start: number): boolean {
  // Looks back one character more than allowed: a block may be one long line with thousands of times.
  const before = text.slice(Math.max(0, start - latestLead - 1), start);
  const lead = before.slice(before.lastIndexOf('\n') + 1);
  return lead.length <= latestLead && !/[\p{L}\d]/u.test(lead);
}

/** "~ 10:30 Louvre", "9 am: coffee": a line of a plan. */
export function opensWithTime(text: string): boolean {
  const time = findTime(text.slice(0, reach));
  return time !== undefined && isLineLead(text, time.start);
}
