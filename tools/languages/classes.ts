// The complete list of what a language's file can contain.
import { bookings } from './classes/bookings.ts';
import { clock } from './classes/clock.ts';
import { dates } from './classes/dates.ts';
import { days } from './classes/days.ts';
import { destination } from './classes/destination.ts';
import { durations } from './classes/durations.ts';
import { furniture } from './classes/furniture.ts';
import { labels } from './classes/labels.ts';
import { names } from './classes/names.ts';
import { packing } from './classes/packing.ts';
import { prices } from './classes/prices.ts';
import { stops } from './classes/stops.ts';
import { times } from './classes/times.ts';
import type { WordClass } from './word-class.ts';

export const groups: Record<string, Record<string, WordClass>> = {
  dates,
  days,
  durations,
  clock,
  times,
  prices,
  packing,
  labels,
  furniture,
  names,
  destination,
  bookings,
  stops,
};
