// Whether the times of a day run forwards.
import { minutesOf } from '../model/local-moment.ts';

// A night out goes on past midnight: "23:30, then 01:00" runs forwards.
const latestNight = 5 * 60;
const earliestNight = 20 * 60;

export function isBackwards(before: string, after: string): boolean {
  const [from, to] = [minutesOf(before), minutesOf(after)];
  return to < from && !(to < latestNight && from >= earliestNight);
}
