// The worst possible trips: any text, any number of things, the first and the last day of the calendar.
import fc from 'fast-check';
import type { Trip } from '../../lib/export/trip.ts';
import { categories, type Draft, type Sourced } from '../../lib/model/draft.ts';
import { reservationTypes } from '../../lib/model/reservation.ts';

const hostile = [
  '',
  ' ',
  '<script>alert(1)</script>',
  '</name><wpt/>]]>&amp;&#0;<!--',
  'a\r\nEND:VCALENDAR\r\nBEGIN:VEVENT',
  'semi;colon, comma \\ back\\nslash: "quoted"',
  'one\ntwo\u2028three\u0085four',
  '\u202egnp.exe\u202c \u200f\u061c',
  'nul\u0000 bell\u0007 escape\u001b[31m delete\u007f',
  '👩‍👩‍👧‍👦🏳️‍🌈'.repeat(20),
  'é'.repeat(74),
  '東京タワー'.repeat(30),
  'half \ud800 and \udfff half \ufffe\uffff',
  '../../etc/passwd',
  'CON',
  '.hidden.',
  'x'.repeat(10_000),
  '🚲'.repeat(10_000),
];
export const anyText = fc.oneof(fc.constantFrom(...hostile), fc.string({ unit: 'binary', maxLength: 200 }));

const known = <T>(value: fc.Arbitrary<T>): fc.Arbitrary<Sourced<T>> =>
  fc.record({
    value,
    origin: fc.oneof(
      fc.constant({ by: 'traveller' } as const),
      fc.record({ by: fc.constant('guess' as const), reader: fc.constant('sample') }),
      fc.record(
        {
          by: fc.constant('source' as const),
          block: fc.nat(),
          start: fc.nat(),
          end: fc.nat(),
          reader: fc.constant('sample'),
          words: anyText,
          sentence: anyText,
        },
        { requiredKeys: ['by', 'block', 'start', 'end', 'reader', 'words'] },
      ),
    ),
    confidence: fc.double({ min: 0, max: 1, noNaN: true }).map(Math.abs),
  });

const sometimes = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined, freq: 2 });
const degrees = (most: number) => fc.integer({ min: -most * 1e6, max: most * 1e6 }).map((n) => n / 1e6 || 0);
const coordinate = fc.record({ latitude: degrees(90), longitude: degrees(180) });
const clock = fc.oneof(
  fc.integer({ min: 0, max: 1439 }).map((minutes) => {
    const two = (part: number) => String(part).padStart(2, '0');
    return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
  }),
  fc.constantFrom('24:00', 'noon', '9:00', ''),
);
const anyDay = fc.oneof(
  fc.constantFrom('0001-01-01', '9999-12-31', '9999-12-30', '2028-02-29', '2027-02-29', '0000-01-01', 'May'),
  fc
    .date({ min: new Date('0001-01-01'), max: new Date('9999-12-31'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10)),
);

const stop = {
  name: known(anyText),
  category: sometimes(known(fc.constantFrom(...categories))),
  address: sometimes(known(anyText)),
  coordinate: sometimes(known(coordinate)),
  startTime: sometimes(known(clock)),
  durationMinutes: sometimes(known(fc.oneof(fc.integer(), fc.constantFrom(0, -1, 30, 2_000_000_000)))),
  note: sometimes(known(anyText)),
  phone: sometimes(known(anyText)),
  bookingUrl: sometimes(known(fc.oneof(anyText, fc.webUrl(), fc.constant('javascript:alert(1)')))),
};

const moment = fc.oneof(
  anyDay,
  fc.tuple(anyDay, clock).map(([day, time]) => `${day}T${time}`),
  anyText,
);
const terminal = fc.record({ name: sometimes(anyText), iata: sometimes(anyText) });
const reservation = fc.record({
  type: fc.constantFrom(...reservationTypes),
  name: sometimes(anyText),
  code: sometimes(anyText),
  from: sometimes(terminal),
  to: sometimes(terminal),
  start: sometimes(moment),
  end: sometimes(moment),
  confirmation: sometimes(anyText),
  address: sometimes(anyText),
});

/** Each thing gets a unique id, as in every draft that Wayclip makes. */
const numbered = <T extends object>(word: string, things: T[]): (T & { id: string })[] =>
  things.map((thing, index) => ({ ...thing, id: `${word}-${index + 1}` }));

const anyDraft: fc.Arbitrary<Draft> = fc
  .record({
    title: known(anyText),
    destination: sometimes(known(anyText)),
    startDate: sometimes(known(anyDay)),
    summary: sometimes(known(anyText)),
    days: fc.array(
      fc.record({
        title: sometimes(known(anyText)),
        summary: sometimes(known(anyText)),
        stops: fc.array(fc.record(stop), { maxLength: 4 }),
      }),
      { maxLength: 4 },
    ),
    packing: fc.array(fc.record({ name: known(anyText), quantity: fc.integer() }), { maxLength: 2 }),
    expenses: fc.array(
      fc.record({
        title: known(anyText),
        amount: known(fc.integer().map((cents) => cents / 100 || 0)),
        currency: known(anyText),
      }),
      { maxLength: 2 },
    ),
    reservations: fc.array(reservation, { maxLength: 3 }),
  })
  .map((parts) => ({
    ...parts,
    days: numbered('day', parts.days).map((day) => ({
      ...day,
      stops: numbered(`stop-${day.id}`, day.stops),
    })),
    packing: numbered('item', parts.packing),
    expenses: numbered('cost', parts.expenses),
    questions: [],
    confidence: 0.5,
  }));

export const anyTrip: fc.Arbitrary<Trip> = fc
  .record({
    draft: anyDraft,
    title: anyText,
    url: fc.oneof(fc.webUrl(), anyText),
    author: sometimes(anyText),
    siteName: sometimes(anyText),
  })
  .map(({ draft, ...about }) => ({
    id: '5f1b3a52-6a58-4b77-9a0e-1d2f6f0a4c11',
    draft,
    source: { kind: 'page' as const, clippedAt: '2027-04-02T08:00:00.000Z', ...about },
  }));
