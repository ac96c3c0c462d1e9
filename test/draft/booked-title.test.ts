import { expect, test } from 'vitest';
import { bookedDays } from '../../lib/draft/booked-days.ts';
import { bookedTitle } from '../../lib/draft/booked-title.ts';
import type { Reservation } from '../../lib/model/reservation.ts';
import { loadKnowledge } from '../../tools/reading/load-places.ts';
import { booked, paper } from './trips-and-bookings.ts';

const knowledge = loadKnowledge();

const flight = (ways: string, start: string, end: string): Reservation => {
  const [from, to] = ways.split('-');
  return { type: 'flight', code: 'XX 1', from: { iata: from }, to: { iata: to }, start, end };
};

const outAndOn = [
  flight('YVR-HND', '2027-05-10T13:20', '2027-05-11T15:40'),
  flight('HND-SIN', '2027-05-19T11:05', '2027-05-19T17:20'),
  flight('SIN-YVR', '2027-05-28T09:00', '2027-05-28T08:10'),
];

test('a trip is called by the towns it goes to, without the way home', () => {
  expect(bookedTitle(outAndOn, knowledge)).toBe('Vancouver – Tokyo – Singapore');
  expect(bookedTitle(outAndOn.toReversed(), knowledge)).toBe('Vancouver – Tokyo – Singapore');
});

test('where one only changes is not where one goes', () => {
  const way = [
    flight('DUB-AMS', '2027-05-10T06:20', '2027-05-10T09:00'),
    flight('AMS-LIS', '2027-05-10T10:30', '2027-05-10T12:25'),
  ];
  expect(bookedTitle(way, knowledge)).toBe('Dublin – Lisbon');
});

test('four towns are named, and of more the first three and the last', () => {
  const way = [
    flight('DUB-LIS', '2027-05-10T06:20', '2027-05-10T09:00'),
    flight('LIS-MAD', '2027-05-12T10:30', '2027-05-12T12:25'),
    flight('MAD-VIE', '2027-05-15T10:30', '2027-05-15T13:25'),
  ];
  const on = flight('VIE-ATH', '2027-05-18T10:30', '2027-05-18T13:25');
  expect(bookedTitle(way, knowledge)).toBe('Dublin – Lisbon – Madrid – Vienna');
  expect(bookedTitle([...way, on], knowledge)).toBe('Dublin – Lisbon – Madrid – … – Athens');
});

test('a stop of twelve hours is a visit, a shorter one a change', () => {
  const by = (end: string) => [
    flight('DUB-AMS', '2027-05-10T06:20', '2027-05-10T09:00'),
    flight('AMS-LIS', end, '2027-05-11T12:25'),
  ];
  expect(bookedTitle(by('2027-05-10T21:00'), knowledge)).toBe('Dublin – Amsterdam – Lisbon');
  expect(bookedTitle(by('2027-05-10T20:59'), knowledge)).toBe('Dublin – Lisbon');
});

test('stations give the town as the paper writes it, stays the town of their address', () => {
  const train: Reservation = {
    type: 'train',
    from: { name: 'Ulm Hbf' },
    to: { name: 'Basel SBB' },
    start: '2027-10-09T08:51',
    end: '2027-10-09T12:47',
  };
  const inn: Reservation = {
    type: 'lodging',
    name: 'Hotel Rose',
    address: 'Rue de Lyon 4, 67000 Strasbourg',
    start: '2027-10-10',
    end: '2027-10-12',
  };
  expect(bookedTitle([train, inn], knowledge)).toBe('Ulm – Basel – Strasbourg');
  expect(bookedTitle([{ type: 'lodging', name: 'The Wherry Inn' }], knowledge)).toBe('The Wherry Inn');
  expect(bookedTitle([{ type: 'car', name: 'Palmera Cars' }], knowledge)).toBeUndefined();
});

test('a journey is on the map where it begins: airport, station, else the town', () => {
  const all: Reservation[] = [
    ...outAndOn.slice(0, 1),
    { type: 'train', from: { name: 'York' }, to: { name: 'Edinburgh Waverley' }, start: '2027-05-12T09:00' },
    { type: 'bus', from: { name: 'Zorvik' }, to: { name: 'Karsundvik' }, start: '2027-05-13T09:00' },
  ];
  const stops = bookedDays(paper, booked(...all), knowledge).flatMap((day) => day.stops);
  expect(stops.map(({ coordinate }) => coordinate && Math.round(coordinate.value.latitude))).toEqual([
    49,
    54,
    undefined,
  ]);
  expect(stops[0]?.coordinate?.confidence).toBeGreaterThan(stops[1]?.coordinate?.confidence ?? 1);
});
