// Pure: no browser, no network, no clock.
import { findTime } from './find-time.ts';

// A list sign or a picture may stand before the time.
const latestLead = 4;
// "12:30 p.m." and what may stand before it.
const reach = 24;

/** True where nothing but signs stands before `start` in its line. */
export function isLineLead(text: string, start: number): boolean {
  const lead = text.slice(text.lastIndexOf('\n', start - 1) + 1, start);
  return lead.length <= latestLead && !/[\p{L}\d]/u.test(lead);
}

/** "~ 10:30 Louvre", "9 am: coffee": a line of a plan. */
export function opensWithTime(text: string): boolean {
  const time = findTime(text.slice(0, reach));
  return time !== undefined && isLineLead(text, time.start);
}
