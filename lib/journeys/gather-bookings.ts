// Joins the bookings of several files: a booking on two papers becomes one; cancelled and changed ones are marked.

import { isSameBooking } from '../draft/same-booking.ts';
import type { Place } from '../model/evidence.ts';
import type { BookingAsk, FieldClash, FieldPlace, FoundBooking } from '../model/found-booking.ts';
import { splitMoment } from '../model/local-moment.ts';
import type { Reservation } from '../model/reservation.ts';
import type { PaperSays } from '../read/booking/paper-says.ts';
import { goesTheSameWay } from '../text/booking-gaps.ts';
import { joinBookings } from '../text/bookings-agree.ts';

/** One booking as read from one file. */
export interface ReadBooking {
  reservation: Reservation;
  at: Place;
  reader: string;
  trust: number;
  places: FieldPlace[];
  clashes: FieldClash[];
  /** The file cancels this booking in particular. */
  isCancelled?: boolean;
}

export interface BookingsOfFile {
  file: number;
  bookings: ReadBooking[];
  says: PaperSays;
  /** "2027-05-11": the date of the paper. */
  made?: string;
  /** Airports that it names but no booking includes: it was read only in part. */
  unread?: string[];
}

/** A booking with the origin of its claim, for the draft. */
export interface Gathered extends FoundBooking {
  from: { file: number; at: Place; reader: string };
  /** Times that another paper states differently. */
  differing?: Extract<BookingAsk, { kind: 'papers-differ' }>[];
}

/** Papers about the same booking agree on the start day, but their times may differ. */
const differingIn = (one: Reservation, other: Reservation) =>
  (['start', 'end'] as const).flatMap((field) => {
    const [mine, theirs] = [splitMoment(one[field]), splitMoment(other[field])];
    const isOther = mine?.time && theirs?.time && (mine.time !== theirs.time || mine.day !== theirs.day);
    return isOther ? [{ kind: 'papers-differ' as const, field, other: other[field] ?? '' }] : [];
  });

// Two papers that agree are more trustworthy than either alone.
const surer = (one: number, other: number) => Math.min(0.99, 1 - (1 - one) * (1 - other));

function keyOf({ type, start, code, name, from, confirmation }: Reservation): string {
  return [type, start?.slice(0, 10), code ?? name ?? from?.iata ?? from?.name ?? confirmation].join(' ');
}

function idFor(reservation: Reservation, taken: readonly Gathered[]): string {
  const id = keyOf(reservation);
  const same = taken.filter((other) => other.id === id || other.id.startsWith(`${id} #`)).length;
  return same === 0 ? id : `${id} #${same + 1}`;
}

function add(gathered: Gathered[], booking: ReadBooking, { file, says }: BookingsOfFile): void {
  const { reservation, trust, places, clashes, at, reader } = booking;
  const isOff = booking.isCancelled ?? says === 'cancelled';
  const index = gathered.findIndex(
    (other) => !other.files.includes(file) && isSameBooking(other.reservation, reservation),
  );
  const same = gathered[index];
  if (!same) {
    const id = idFor(reservation, gathered);
    const from = { file, at, reader };
    const state = isOff ? 'cancelled' : 'booked';
    gathered.push({ id, reservation, trust, files: [file], places, clashes, state, from });
    return;
  }
  // A notice of a change is expected to differ.
  const news = says === 'booked' ? differingIn(same.reservation, reservation) : [];
  gathered[index] = {
    ...same,
    differing: [...(same.differing ?? []), ...news],
    // The notice of a change takes precedence over the earlier paper.
    reservation:
      says === 'changed'
        ? joinBookings(reservation, same.reservation)
        : joinBookings(same.reservation, reservation),
    trust: surer(same.trust, trust),
    files: [...same.files, file],
    places: [...same.places, ...places],
    clashes: [...same.clashes, ...clashes],
    state: isOff ? 'cancelled' : same.state,
  };
}

const isAbout = (one: Reservation, other: Reservation) =>
  one.type === other.type && one.confirmation !== undefined && one.confirmation === other.confirmation;

/** A changed booking keeps its number: older papers' bookings under it that the notice lacks are marked as replaced. */
function replaceOlder(gathered: Gathered[], changing: BookingsOfFile, all: readonly BookingsOfFile[]): void {
  const isOlder = (file: number) => {
    const other = all.find((each) => each.file === file);
    return other !== undefined && other.says === 'booked' && (other.made ?? '') <= (changing.made ?? '9999');
  };
  for (const booking of gathered) {
    const isNews = booking.files.includes(changing.file) || !booking.files.every(isOlder);
    if (isNews || booking.state !== 'booked') continue;
    if (changing.bookings.some(({ reservation }) => isAbout(reservation, booking.reservation)))
      booking.state = 'replaced';
  }
}

/** Cancellations often state only the booking number: cancels all bookings with the number that fit. */
function cancelByNumber(gathered: Gathered[]): void {
  const off = gathered.filter(({ state }) => state === 'cancelled');
  for (const booking of gathered) {
    const isOff = off.some(
      ({ reservation }) =>
        isAbout(reservation, booking.reservation) &&
        (['start', 'code', 'name'] as const).every(
          (field) =>
            reservation[field] === undefined ||
            booking.reservation[field] === undefined ||
            reservation[field] === booking.reservation[field],
        ),
    );
    if (isOff) booking.state = 'cancelled';
  }
}

function withAsks(booking: Gathered, all: readonly Gathered[], files: readonly BookingsOfFile[]): Gathered {
  const what = files.filter(({ file }) => booking.files.includes(file)).flatMap(({ unread = [] }) => unread);
  const others = all.filter(({ state }) => state === 'booked').map(({ reservation }) => reservation);
  const asks: BookingAsk[] = [
    ...(goesTheSameWay(booking.reservation, others) ? [{ kind: 'same-way' } as const] : []),
    ...(what.length > 0 ? [{ kind: 'says-more', what } as const] : []),
    ...(booking.differing ?? []),
  ];
  const { differing: _asked, ...rest } = booking;
  return asks.length > 0 ? { ...rest, asks } : rest;
}

/** In chronological order; bookings without a day come last. */
const byDay = (a: FoundBooking, b: FoundBooking) => {
  const [one, other] = [a, b].map(({ reservation }) => reservation.start ?? '9999');
  return one === other ? 0 : (one ?? '') < (other ?? '') ? -1 : 1;
};

export function gatherBookings(files: readonly BookingsOfFile[]): Gathered[] {
  const gathered: Gathered[] = [];
  // Changes and then cancellations come last, whatever the order of the files.
  const order = { booked: 0, changed: 1, cancelled: 2 } as const;
  for (const file of files.toSorted((a, b) => order[a.says] - order[b.says]))
    for (const booking of file.bookings) add(gathered, booking, file);
  for (const file of files) if (file.says === 'changed') replaceOlder(gathered, file, files);
  cancelByNumber(gathered);
  return gathered.toSorted(byDay).map((booking) => withAsks(booking, gathered, files));
}
