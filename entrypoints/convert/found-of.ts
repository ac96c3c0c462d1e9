// Derives what the screen shows from the conversion and the traveller's choices.
import { isStanding } from '../../components/convert/booking-words.ts';
import type { Found } from '../../components/convert/FoundBookings.tsx';
import type { OfferedTrip } from '../../components/convert/TripChoice.tsx';
import { choosePrivate } from '../../lib/draft/choose-private.ts';
import { privateIn } from '../../lib/draft/private-fields.ts';
import { bookedRange, type DateRange, fittingTrips, tripRange } from '../../lib/draft/trip-dates.ts';
import { byRoute } from '../../lib/draft/trip-title.ts';
import type { Conversion } from '../../lib/journeys/convert-files.ts';
import { isEmptyBooking } from '../../lib/journeys/point-booking.ts';
import { fieldInfoOf } from '../../lib/model/booking-fields.ts';
import type { Clip } from '../../lib/model/clip.ts';
import type { Cover, CoverKind } from '../../lib/model/cover.ts';
import type { Draft } from '../../lib/model/draft.ts';
import type { FoundBooking, PageBox } from '../../lib/model/found-booking.ts';
import { dateRange } from '../../lib/words/dates.ts';
import { joinWithCommas } from '../../lib/words/listed.ts';
import { t } from '../../lib/words/words.ts';

export interface Choices {
  leftOut: ReadonlySet<string>;
  cover: Cover;
  chosen: string | undefined;
  /** Bookings the traveller has corrected, by id. */
  edited: ReadonlyMap<string, FoundBooking>;
  /** Bookings that were not found automatically: the traveller points at their fields. */
  made: readonly FoundBooking[];
}

/** All bookings, with the traveller's corrections. */
export const bookingsIn = (
  { bookings }: Pick<Conversion, 'bookings'>,
  { edited, made }: Pick<Choices, 'edited' | 'made'>,
): FoundBooking[] => [...bookings, ...made].map((booking) => edited.get(booking.id) ?? booking);

const rangeWords = ({ first, last }: DateRange) => dateRange(new Date(first), new Date(last));

/** A trip that has been sent cannot take in a booking. */
const canTake = ({ delivery }: Clip) => delivery.step === 'kept' || delivery.step === 'failed';

export function offeredTrips(clips: readonly Clip[], booking: Draft): OfferedTrip[] {
  return fittingTrips(clips.filter(canTake), booking).map(({ trip, fit }) => {
    const range = tripRange(trip.draft);
    return {
      clipId: trip.id,
      title: trip.draft.title.value,
      fit,
      ...(range && { dates: rangeWords(range) }),
    };
  });
}

const different = (words: string[]) => new Set(words.map((word) => word.toLowerCase())).size;

function countPrivate(
  { private: hidden, draft }: Conversion,
  bookings: FoundBooking[],
): Record<CoverKind, number> {
  const all = [...hidden, ...bookings.flatMap(({ reservation }) => privateIn(reservation))];
  const ofKind = (kind: CoverKind) => all.filter((each) => each.kind === kind).map(({ words }) => words);
  return {
    name: different(ofKind('name')),
    ticket: different(ofKind('ticket')),
    reference: different(ofKind('reference')),
    // A total shared by two legs counts once.
    price: draft?.expenses.length ?? 0,
  };
}

function coveredBoxes({ private: hidden }: Conversion, bookings: FoundBooking[], cover: Cover): PageBox[] {
  const places = bookings.flatMap((booking) => booking.places);
  return [
    ...hidden.flatMap(({ kind, box }) => (cover[kind] && box ? [box] : [])),
    ...places.filter(({ field }) => {
      const kind = field === 'barcode' ? undefined : fieldInfoOf(field).private;
      return kind && cover[kind];
    }),
  ];
}

/** "Lisbon, 12 to 16 May 2027" */
function ownWords(draft: Draft): string {
  const range = bookedRange(draft);
  return joinWithCommas([draft.destination?.value, range && rangeWords(range)]);
}

export function foundOf(
  conversion: Conversion & { draft: Draft },
  choices: Choices,
  trips: OfferedTrip[],
): Found {
  const { leftOut, cover, chosen } = choices;
  const bookings = bookingsIn(conversion, choices);
  return {
    files: conversion.files,
    bookings,
    leftOut,
    cover,
    foundPrivate: countPrivate(conversion, bookings),
    covered: coveredBoxes(conversion, bookings, cover),
    trips,
    chosen: trips.some(({ clipId }) => clipId === chosen) ? chosen : undefined,
    own: ownWords(wantedDraft(conversion, choices)),
  };
}

/** The draft with only the bookings the traveller wants. */
export function wantedDraft(
  { draft, draftOf, bookings }: Conversion & { draft: Draft },
  choices: Pick<Choices, 'leftOut' | 'edited' | 'made'>,
): Draft {
  const { leftOut, edited, made } = choices;
  const all = bookingsIn({ bookings }, choices);
  const wanted = all.filter(
    (booking) => isStanding(booking) && !leftOut.has(booking.id) && !isEmptyBooking(booking),
  );
  const isAsRead = leftOut.size === 0 && edited.size === 0 && made.length === 0;
  return isAsRead || all.length === 0 ? draft : draftOf(wanted);
}

/** "Vancouver – Tokyo – Singapore, 10 to 28 May 2027" */
function titleOf(draft: Draft): Draft['title'] {
  const { title } = draft;
  if (title.origin.by !== 'guess') return title;
  const range = bookedRange(draft);
  const value =
    title.origin.reader === byRoute
      ? joinWithCommas([title.value, range && rangeWords(range)])
      : t('file.untitled');
  return { ...title, value };
}

/** The wanted draft without the private details that are to be left out. */
export function chosenDraft(conversion: Conversion & { draft: Draft }, choices: Choices): Draft {
  const whole = wantedDraft(conversion, choices);
  return choosePrivate({ ...whole, title: titleOf(whole) }, conversion.private, choices.cover);
}
