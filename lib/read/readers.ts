// The only list of readers. A new one is a file and a line here; `tools/new-reader.ts` makes both.
import type { Reader } from '../model/evidence.ts';
import { agencyPlan } from './booking/agency-plan.ts';
import { carHire } from './booking/car-hire.ts';
import { jsonLdReservations } from './booking/json-ld-reservations.ts';
import { legs } from './booking/legs.ts';
import { outings } from './booking/outings.ts';
import { papersBy } from './booking/papers.ts';
import { stays } from './booking/stays.ts';
import { addresses } from './page/addresses.ts';
import { bookingLinks } from './page/booking-links.ts';
import { days } from './page/days.ts';
import { destination } from './page/destination.ts';
import { durations } from './page/durations.ts';
import { images } from './page/images.ts';
import { mapLinks } from './page/map-links.ts';
import { notes } from './page/notes.ts';
import { openingHours } from './page/opening-hours.ts';
import { origin } from './page/origin.ts';
import { packing } from './page/packing.ts';
import { phones } from './page/phones.ts';
import { pins } from './page/pins.ts';
import { prices } from './page/prices.ts';
import { season } from './page/season.ts';
import { stops } from './page/stops.ts';
import { structuredData } from './page/structured-data.ts';
import { summary } from './page/summary.ts';
import { tags } from './page/tags.ts';
import { times } from './page/times.ts';
import { title } from './page/title.ts';
import { tripDate } from './page/trip-date.ts';

/** Each knows the labels of one kind of booking. */
export const labelReaders: readonly Reader[] = [legs, stays, carHire, outings, agencyPlan];

export const bookingReaders: readonly Reader[] = [papersBy(labelReaders), jsonLdReservations];

/** Readers of everything that is not a booking: plans, guides and stories. */
export const pageReaders: readonly Reader[] = [
  days,
  destination,
  durations,
  images,
  mapLinks,
  notes,
  stops,
  times,
  addresses,
  bookingLinks,
  openingHours,
  origin,
  packing,
  phones,
  pins,
  prices,
  season,
  structuredData,
  summary,
  tags,
  title,
  tripDate,
];

/** What a draft of bookings needs besides them: its title and its destination. */
const namingReaders: readonly Reader[] = [destination, title];

/** The readers to run after the booking readers. Stops and days are not looked for where something is booked. */
export const readersAfterBookings = (booked: readonly unknown[]): readonly Reader[] =>
  booked.length > 0 ? namingReaders : pageReaders;

export const readers: readonly Reader[] = [...bookingReaders, ...pageReaders];
