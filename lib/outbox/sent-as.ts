import type { SentAs } from '../model/clip.ts';
import type { Preview } from '../model/itinerary.ts';

/** What the service's list will show of this preview once it is an itinerary: used to recognise it. */
export function sentAsOf({ title = '', days = [] }: Preview): SentAs {
  const stops = days.reduce((count, day) => count + (day.stops?.length ?? 0), 0);
  return { title, days: days.length, stops };
}
