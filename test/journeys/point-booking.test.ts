// Words that the traveller pointed at, read as the field they were pointed at for.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { convertFiles } from '../../lib/journeys/convert-files.ts';
import { isEmptyBooking, madeBooking, pointBooking } from '../../lib/journeys/point-booking.ts';
import type { FoundBooking, PointTarget } from '../../lib/model/found-booking.ts';
import { Reservation } from '../../lib/model/reservation.ts';
import { nodeEdges } from '../../tools/reading/convert-edges.ts';
import { menu } from '../../tools/shots/booking-papers.ts';

const about = { pageText: 'Issued 2 May 2027', today: '2027-05-02' };
const flight = madeBooking('flight', { file: 0, taken: [] });
const box = { file: 0, page: 1, left: 0.1, top: 0.2, width: 0.3, height: 0.02 };
const say = (target: PointTarget, words: string, booking: FoundBooking = flight) => {
  const said = pointBooking(booking, { target, words, box }, about);
  return typeof said === 'string' ? said : said.reservation;
};

describe('words become', () => {
  test.each([
    [
      'a reference without its label',
      'confirmation',
      'Booking reference: K7QWZ4',
      { confirmation: 'K7QWZ4' },
    ],
    ['a reference with signs', 'confirmation', 'HB-204417,', { confirmation: 'HB-204417' }],
    ['a flight number', 'code', 'Flight CV1417', { code: 'CV 1417' }],
    ['a train as it is called', 'code', 'ICE 612', { code: 'ICE 612' }],
    ['an airport by its code', 'from', 'LHR', { from: { iata: 'LHR' } }],
    ['an airport by the code beside its name', 'to', 'Lisboa (LIS)', { to: { iata: 'LIS' } }],
    ['a place by its name', 'to', 'Lisboa Oriente', { to: { name: 'Lisboa Oriente' } }],
    [
      'one address of two lines',
      'address',
      'Rua da Voz 14,\n1170 Lisboa',
      { address: 'Rua da Voz 14, 1170 Lisboa' },
    ],
    ['one name of two lines', 'name', 'Casa do\nJasmim', { name: 'Casa do Jasmim' }],
    ['a price', 'price', 'Total GBP 128.40', { price: { amount: 128.4, currency: 'GBP' } }],
    ['a price with its sign', 'price', '€ 1.200,50', { price: { amount: 1200.5, currency: 'EUR' } }],
  ] as const)('%s', (_what, field, words, expected) => {
    expect(say({ field }, words)).toEqual({ type: 'flight', ...expected });
  });

  test.each([
    ['a day', 'day', 'Wednesday 12 May 2027', '2027-05-12'],
    ['a day whose year the page tells', 'day', '12 May', '2027-05-12'],
    ['a day with its time', 'day', '12 May 2027, from 15:00', '2027-05-12T15:00'],
    ['a time with its day', 'time', '12 May 2027, 18.35', '2027-05-12T18:35'],
    ['a day in Japanese', 'day', '2027年5月12日', '2027-05-12'],
  ] as const)('%s', (_what, part, words, start) => {
    expect(say({ field: 'start', part }, words)).toEqual({ type: 'flight', start });
  });
});

const evening: FoundBooking = { ...flight, reservation: { type: 'flight', start: '2027-05-12T22:35' } };

test('a time without a day waits for it, and an arrival has that of the departure or the next', () => {
  expect(say({ field: 'start', part: 'time' }, '18:35')).toBe('day-missing');
  expect(say({ field: 'end', part: 'time' }, '23:50', evening)).toMatchObject({ end: '2027-05-12T23:50' });
  expect(say({ field: 'end', part: 'time' }, '01:20', evening)).toMatchObject({ end: '2027-05-13T01:20' });
  expect(say({ field: 'start', part: 'time' }, '1840', evening)).toMatchObject({ start: '2027-05-12T18:40' });
});

test('words that say something else are not taken for it', () => {
  expect(say({ field: 'start', part: 'day' }, 'Costa Verde Air')).toBe('not-read');
  expect(say({ field: 'start', part: 'time' }, 'Terminal B', evening)).toBe('not-read');
  expect(say({ field: 'price' }, '128.40')).toBe('not-read');
  expect(say({ field: 'name' }, ' , ')).toBe('not-read');
});

test('the place of a field is the last one that was pointed at', () => {
  const once = pointBooking(flight, { target: { field: 'seat' }, words: '14A', box }, about);
  if (typeof once === 'string') throw new Error(once);
  const twice = pointBooking(
    once,
    { target: { field: 'seat' }, words: '15C', box: { ...box, top: 0.5 } },
    about,
  );
  expect(twice).toMatchObject({ reservation: { seat: '15C' }, places: [{ field: 'seat', top: 0.5 }] });
});

test('whatever is pointed at, it stays a booking', () => {
  const target = fc.constantFrom<PointTarget>(
    { field: 'from' },
    { field: 'price' },
    { field: 'confirmation' },
    { field: 'address' },
    { field: 'start', part: 'day' },
    { field: 'end', part: 'time' },
  );
  fc.assert(
    fc.property(target, fc.string(), (field, words) => {
      const said = say(field, words, evening);
      return typeof said === 'string' || Reservation.safeParse(said).success;
    }),
  );
});

test('a file without a booking still has its words, and what is made of them becomes a trip', async () => {
  const data = new Blob([menu().slice()]);
  const done = await convertFiles([{ name: 'menu.pdf', data }], nodeEdges({}, about.today));
  if (!done.ok) throw new Error(done.failure.kind);
  const words = done.value.wordsOn({ file: 0, page: 1 });
  expect(words.map(({ text }) => text).join(' ')).toContain('Bread with salted butter');
  const [bread, butter] = ['Bread', 'butter'].map((text) => words.find((word) => word.text === text));
  expect(bread?.line).toBe(butter?.line);
  expect(bread && butter && bread.left + bread.width < butter.left).toBe(true);
  expect(done.value.wordsOn({ file: 0, page: 2 })).toEqual([]);
  const table = { ...madeBooking('restaurant', { file: 0, taken: ['made 4'] }) };
  expect(table.id).toBe('made 5');
  expect(isEmptyBooking(table)).toBe(true);
  const reservation = { type: 'restaurant' as const, name: 'The Copper Ladle', start: '2027-05-14T19:30' };
  const draft = done.value.draftOf([{ ...table, reservation }]);
  expect(draft.days.map(({ stops }) => stops.map(({ name }) => name.value))).toEqual([['The Copper Ladle']]);
  expect(draft.days[0]?.stops[0]?.startTime?.value).toBe('19:30');
});
