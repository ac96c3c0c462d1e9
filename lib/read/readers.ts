// Pure: no browser, no network, no clock.
// The only list of readers. A new one is a file and a line here; `tools/new-reader.ts` makes both.
import type { Reader } from '../model/evidence.ts';
import { flightLines } from './booking/flight-lines.ts';
import { dayHeadings } from './page/day-headings.ts';
import { destination } from './page/destination.ts';
import { images } from './page/images.ts';
import { mapLinks } from './page/map-links.ts';
import { notes } from './page/notes.ts';
import { stopHeadings } from './page/stop-headings.ts';
import { stopItems } from './page/stop-items.ts';
import { times } from './page/times.ts';
import { title } from './page/title.ts';

export const readers: readonly Reader[] = [
  flightLines,
  dayHeadings,
  destination,
  images,
  mapLinks,
  notes,
  stopHeadings,
  stopItems,
  times,
  title,
];
