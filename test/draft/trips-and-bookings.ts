// A trip by hand, a booking, and the two joined.
import { type Booked, bookedDays } from '../../lib/draft/booked-days.ts';
import { bookedExpenses } from '../../lib/draft/booked-expenses.ts';
import { joinTrip } from '../../lib/draft/join-trip.ts';
import type { Capture } from '../../lib/model/capture.ts';
import type { Draft, DraftStop, Sourced } from '../../lib/model/draft.ts';
import type { Reservation } from '../../lib/model/reservation.ts';
import { sampleDraft } from '../draft-sample.ts';

/** The paper that the booking was read from. */
export const paper: Capture = {
  kind: 'pdf',
  url: '',
  title: 'A booking',
  blocks: [{ kind: 'paragraph', text: 'A booking', spans: [] }],
  structured: [],
  truncated: false,
};
export const mine = <T>(value: T): Sourced<T> => ({ value, origin: { by: 'traveller' }, confidence: 1 });

export const booked = (...reservations: Reservation[]): Booked[] =>
  reservations.map((reservation) => ({
    claim: { kind: 'reservation', reservation },
    at: { block: 0, start: 0, end: 9 },
    reader: 'booking/legs',
    trust: 0.9,
  }));

export const bookingOf = (...reservations: Reservation[]): Draft => ({
  ...sampleDraft(),
  days: bookedDays(paper, booked(...reservations)),
  expenses: bookedExpenses(paper, booked(...reservations)),
  reservations,
});

interface OwnStop {
  name: string;
  time?: string;
  minutes?: number;
  stay?: boolean;
}

export const tripOf = (startDate: string | undefined, ...days: OwnStop[][]): Draft => ({
  ...sampleDraft(),
  ...(startDate && { startDate: mine(startDate) }),
  days: days.map((stops, day) => ({
    id: `d${day}`,
    title: mine(`My day ${day}`),
    stops: stops.map(
      ({ name, time, minutes, stay }, at): DraftStop => ({
        id: `s${day}-${at}`,
        name: mine(name),
        ...(time && { startTime: mine(time) }),
        ...(minutes && { durationMinutes: mine(minutes) }),
        ...(stay && { category: mine('stay' as const) }),
      }),
    ),
  })),
});

export const joined = (trip: Draft, ...bookings: Draft[]): Draft =>
  bookings.reduce((draft, booking) => {
    const result = joinTrip(draft, booking);
    if (!result.ok) throw new Error(result.failure.kind);
    return result.value;
  }, trip);

export const inShort = ({ days }: Draft) =>
  days.map(({ stops }) =>
    stops.map(({ name, startTime }) => [startTime?.value, name.value].filter(Boolean).join(' ')),
  );

export const flight: Reservation = {
  type: 'flight',
  name: 'Corvina Air',
  code: 'C8 417',
  from: { iata: 'LHR' },
  to: { iata: 'LIS' },
  start: '2027-05-12T18:35',
  end: '2027-05-12T21:20',
  price: { amount: 128.4, currency: 'GBP' },
};
export const inn: Reservation = {
  type: 'lodging',
  name: 'Casa do Jasmim',
  start: '2027-05-13',
  end: '2027-05-15',
};
