import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Capture } from '../../lib/model/capture.ts';
import type { Knowledge } from '../../lib/model/evidence.ts';
import { Reservation } from '../../lib/model/reservation.ts';
import { jsonLdReservations } from '../../lib/read/booking/json-ld-reservations.ts';

const captureWith = (...structured: unknown[]): Capture => ({
  kind: 'page',
  url: '',
  title: '',
  blocks: [],
  structured,
  truncated: false,
});
const read = (structured: unknown[], knowledge: Knowledge = {}) =>
  jsonLdReservations
    .read(captureWith(...structured), knowledge)
    .flatMap(({ claim }) => (claim.kind === 'reservation' ? [claim.reservation] : []));

const flight = (more: object = {}, reservation: object = {}) => ({
  '@type': 'FlightReservation',
  reservationNumber: 'QX7TRL',
  reservationFor: {
    '@type': 'Flight',
    flightNumber: '214',
    airline: { '@type': 'Airline', iataCode: 'ZX' },
    departureAirport: { '@type': 'Airport', iataCode: 'VIE' },
    arrivalAirport: { '@type': 'Airport', iataCode: 'LIS' },
    departureTime: '2027-05-14T07:05:00+02:00',
    ...more,
  },
  ...reservation,
});

describe('a reservation', () => {
  test.each([
    [
      'TrainReservation',
      'train',
      {
        '@type': 'TrainTrip',
        departureTime: '2027-05-14T08:26',
        trainName: 'RJX',
        trainNumber: '630',
        departureStation: { name: 'Graz Hbf' },
      },
      { code: 'RJX 630', from: { name: 'Graz Hbf' } },
    ],
    [
      'BusReservation',
      'bus',
      {
        '@type': 'BusTrip',
        departureTime: '2027-05-14T08:26',
        busNumber: 'N7',
        departureBusStop: { name: 'Quay 4' },
      },
      { code: 'N7', from: { name: 'Quay 4' } },
    ],
    [
      'BoatReservation',
      'ferry',
      { '@type': 'BoatTrip', departureTime: '2027-05-14T08:26', arrivalBoatTerminal: 'Cacilhas' },
      { to: { name: 'Cacilhas' } },
    ],
    [
      'EventReservation',
      'event',
      {
        '@type': 'MusicEvent',
        name: 'Fado',
        startDate: '2027-05-14T08:26',
        location: { name: 'Casa do Poço', address: 'Rua 1, Lisboa' },
      },
      { name: 'Fado', address: 'Rua 1, Lisboa' },
    ],
    [
      'Reservation',
      'tour',
      { '@type': 'TouristTrip', name: 'Seven hills', departureTime: '2027-05-14T08:26' },
      { name: 'Seven hills' },
    ],
    [
      'http://schema.org/FoodEstablishmentReservation',
      'restaurant',
      { '@type': 'Restaurant', name: 'Tasca', startTime: '2027-05-14T08:26' },
      { name: 'Tasca' },
    ],
  ])('of the type %s is a %s', (type, expected, reservationFor, fields) => {
    expect(read([{ '@type': type, reservationFor }])).toEqual([
      expect.objectContaining({ type: expected, start: '2027-05-14T08:26', ...fields }),
    ]);
  });

  test('inside a graph finds its flight by id', () => {
    const graph = [
      { '@type': 'Flight', '@id': '#f', flightNumber: 'ZX 214', departureTime: '2027-05-14T07:05' },
      { '@type': 'FlightReservation', reservationFor: { '@id': '#f' } },
    ];
    expect(read([{ '@context': 'https://schema.org', '@graph': graph }])).toEqual([
      { type: 'flight', code: 'ZX 214', start: '2027-05-14T07:05' },
    ]);
  });

  test('with two flights is two', () => {
    const one = flight().reservationFor;
    const both = [one, { ...one, flightNumber: '215', departureTime: '2027-05-18T10:00' }];
    expect(read([flight({}, { reservationFor: both })]).map(({ code }) => code)).toEqual([
      'ZX 214',
      'ZX 215',
    ]);
  });

  test('in UTC is local where the airport’s zone is known, and as written where not', () => {
    const lookUpPlace = () => [
      {
        name: 'Vienna',
        country: 'AT',
        coordinate: { latitude: 48, longitude: 16 },
        population: 0,
        kind: 'airport' as const,
        prominence: 1,
        timeZone: 'Europe/Vienna',
      },
    ];
    const written = [flight({ departureTime: '2027-05-14T05:05:00Z' })];
    expect(read(written, { lookUpPlace })[0]?.start).toBe('2027-05-14T07:05');
    expect(read(written)[0]?.start).toBe('2027-05-14T05:05');
  });

  test('with a day that may be two days keeps none of them', () => {
    expect(read([flight({ departureTime: '03-06-2027 07:05' })])[0]).not.toHaveProperty('start');
    expect(read([flight({ departureTime: '13-06-2027 07:05' })])[0]?.start).toBe('2027-06-13T07:05');
  });

  test('keeps nothing of the passenger', () => {
    const named = flight(
      {},
      { underName: { name: 'Orla Vale' }, ticketNumber: '0141234567890', membershipNumber: '99' },
    );
    expect(JSON.stringify(read([named]))).not.toMatch(/Orla|0141234567890|99/);
  });
});

describe('several', () => {
  test('passengers of one booking are one flight with their seats; another booking is another', () => {
    const seats = ['12A', '12B', '12A'].map((airplaneSeat) => flight({}, { airplaneSeat }));
    const other = flight({}, { reservationNumber: 'AAA111', airplaneSeat: '1A' });
    expect(read([...seats, other]).map(({ seat, confirmation }) => [seat, confirmation])).toEqual([
      ['12A, 12B', 'QX7TRL'],
      ['1A', 'AAA111'],
    ]);
  });

  test('a cancellation takes its own booking away, and no other', () => {
    const cancelled = flight({}, { reservationStatus: 'http://schema.org/Cancelled' });
    const later = flight({ flightNumber: '215', departureTime: '2027-05-18T10:00' });
    expect(read([flight(), later, cancelled]).map(({ code }) => code)).toEqual(['ZX 215']);
    expect(read([flight({}, { reservationNumber: 'AAA111' }), cancelled])).toHaveLength(1);
  });
});

test('a type that every object has is none', () => {
  const reserved = {
    '@type': ['__proto__', 'LodgingReservation'],
    reservationNumber: 'KX7Q2P',
    name: 'Quay House',
  };
  expect(read([{ '@type': reserved }]).map(({ type }) => type)).toEqual(['lodging']);
});

test('any JSON ends, without a throw, in reservations that our own form allows', () => {
  const words = fc.constantFrom(
    '@type',
    '@id',
    '@graph',
    'reservationFor',
    'FlightReservation',
    'LodgingReservation',
    'Reservation',
    'reservation',
    'name',
    'address',
    'checkinTime',
    '2027-05-14',
    'reservationNumber',
    'departureAirport',
    'iataCode',
    '__proto__',
  );
  const { tree } = fc.letrec((tie) => ({
    tree: fc.oneof({ depthSize: 'small' }, words, fc.string(), fc.integer(), tie('list'), tie('node')),
    list: fc.array(tie('tree'), { maxLength: 4 }),
    node: fc.dictionary(words, tie('tree'), { maxKeys: 6 }),
  }));
  fc.assert(
    fc.property(fc.array(tree, { maxLength: 4 }), (structured) => {
      for (const found of read(structured)) expect(Reservation.safeParse(found).success).toBe(true);
    }),
    { numRuns: 300 },
  );
});
