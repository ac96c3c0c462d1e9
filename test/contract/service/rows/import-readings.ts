// What is read from several pictures together (2.9, 4.5).
import { expect } from 'vitest';
import type { ImportResult } from '../../../../lib/model/itinerary.ts';
import { base64, frame } from '../../../service/imports/frame.ts';
import { jpeg } from '../../../service/trips.ts';
import { type Row, refusal, section } from '../row.ts';
import { importing } from './imports.ts';

const importResult = section('2.9', 'import result');
const media = section('4.5', 'import from media');

const bodyOf = (kind: string, pictures: string[][]) => ({
  kind,
  frames: pictures.map((lines) => ({ base64: base64(frame(lines)) })),
});
const portugal = bodyOf('album', [
  [
    '# Two days in Portugal',
    '## Day 1: Porto',
    '9:00 Livraria Lello',
    '11:30 Torre dos Clerigos',
    '15:00 Cafe Quintal Azul, lunch 24 EUR',
  ],
  ['## Day 2: Braga', '10:00 Bom Jesus do Monte', '15:00 Jardim de Santa Barbara, 2 hours'],
]);
const booking = [
  '# Hotel Liffey Lantern',
  'Booking number: HB-204417',
  'Hotel: Hotel Liffey Lantern',
  'Address: 12 Ormond Quay, Dublin, Ireland',
  'Check-in: 12 May 2027',
  'Check-out: 15 May 2027',
];
const twice = bodyOf('pdf', [booking, booking.slice(1)]);

/** With a valid header and end, but zeros for image data. */
const hollow = Uint8Array.from(jpeg).fill(0, -12, -2);

const stopsOf = ({ preview: { days = [] } }: ImportResult) =>
  days.map(({ stops = [] }) => stops.map(({ name }) => name));

export const importReadingRows: Row[] = [
  importResult.good('two pictures → the days of both, with all that is read of them', async (world) => {
    const { preview, source }: ImportResult = await (await importing(world, portugal)).json();
    expect(preview).toMatchObject({
      title: 'Two days in Portugal',
      destination: 'Portugal',
      packing: [],
      expenses: [{ title: 'Cafe Quintal Azul', amount: 24, currency: 'EUR' }],
    });
    expect(preview.center?.latitude).toBeCloseTo(41.3, 0);
    expect(preview.days?.map(({ title }) => title)).toEqual(['Porto', 'Braga']);
    const [first = [], second = []] = (preview.days ?? []).map(({ stops = [] }) => stops);
    // Whether the town in a day's title is also a stop is for the readers to decide.
    const timed = first.filter(({ startTime }) => startTime !== undefined);
    expect(timed.map(({ name, startTime }) => [name, startTime])).toEqual([
      ['Livraria Lello', '09:00'],
      ['Torre dos Clerigos', '11:30'],
      ['Cafe Quintal Azul', '15:00'],
    ]);
    expect(timed[0]?.coordinate?.latitude).toBeCloseTo(41.15, 1);
    expect(timed[2]).not.toHaveProperty('coordinate');
    expect(second.at(-1)).toMatchObject({ name: 'Jardim de Santa Barbara', durationMinutes: 120 });
    const count = first.length + second.length;
    expect(source).toMatchObject({ stops: count, placed: count - 1 });
  }),
  importResult.good('a picture that cannot be read → the rest, and half as sure of it', async (world) => {
    const [first = { base64: '' }] = portugal.frames;
    const sureOf = async (frames: { base64: string }[]): Promise<number> =>
      (await (await importing(world, { kind: 'album', frames })).json()).source.confidence;
    const alone = await sureOf([first]);
    const beside = await sureOf([first, { base64: base64(hollow) }]);
    expect(beside).toBeGreaterThan(0);
    expect(beside / alone).toBeLessThan(0.55);
  }),
  importResult.good('a booking that stands on two pages → it is booked once', async (world) => {
    const body: ImportResult = await (await importing(world, twice)).json();
    expect(body.preview.startDate).toBe('2027-05-12');
    // The three nights, and the day of departure.
    expect(stopsOf(body)).toEqual(Array(4).fill(['Hotel Liffey Lantern']));
    expect(body.source.stops).toBe(4);
  }),
  media.bad('more pictures than the service reads at once → 400 invalidRequest', async (world) => {
    const body = { kind: 'album', frames: Array(41).fill({ base64: base64(jpeg) }) };
    expect(await refusal(importing(world, body))).toBe('400 invalidRequest');
  }),
  media.bad('a link that is no web address → 400 invalidRequest', async (world) => {
    for (const url of ['javascript:alert(1)', 'elsewhere', 7])
      expect(await refusal(importing(world, { ...portugal, url }))).toBe('400 invalidRequest');
  }),
];
