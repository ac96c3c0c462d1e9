import { expect, test } from 'vitest';
import type { Reservation } from '../../../../lib/model/reservation.ts';
import { bookingDocumentOf } from '../../../../lib/read/booking/document.ts';
import { groupSpans } from '../../../../lib/read/booking/roles/group-spans.ts';
import { wordsOfPaper } from '../../../../lib/read/booking/roles/paper-words.ts';
import { daysOfSpans } from '../../../../lib/read/booking/roles/span-days.ts';
import { reservationOf } from '../../../../lib/read/booking/roles/span-values.ts';
import { roleSpans } from '../../../../lib/read/booking/roles/spans.ts';
import { moneyIn } from '../../../../lib/read/booking/totals.ts';
import { printed } from '../printed.ts';
import { answerOf, type Told } from './some-answer.ts';

/** A booking whose words have the given roles. */
function booked(type: Reservation['type'], text: string, told: Record<string, Told['role']>, chance = 0.9) {
  const towns = new Set(['Split', 'Vis', 'Paris']);
  const document = bookingDocumentOf(printed(text));
  const words = wordsOfPaper(document);
  const answer = answerOf(
    words.map(({ text: word }) => (told[word] ? { role: told[word], chance } : { role: 'none', chance: 0 })),
  );
  const spans = roleSpans(words, answer);
  const [group] = groupSpans(spans, answer);
  return (
    group &&
    reservationOf(group, type, {
      days: daysOfSpans(spans, document),
      knowledge: { isPlaceName: (name) => towns.has(name) },
      money: moneyIn(document.cells),
    })
  );
}

const stay = (text: string, told: Record<string, Told['role']>) => booked('lodging', text, told);

test('one end of a stay is in the month of the other', () => {
  const told = { Seestern: 'name', 13: 'end-date', September: 'end-date', 2027: 'end-date' } as const;
  expect(stay('Seestern\nvon Freitag 10 bis 13 September 2027', { ...told, 10: 'start-date' })).toMatchObject(
    {
      start: '2027-09-10',
      end: '2027-09-13',
    },
  );
  // The 14th does not come before the 13th.
  expect(
    stay('Seestern\nvon Freitag 14 bis 13 September 2027', { ...told, 14: 'start-date' }),
  ).not.toHaveProperty('start');
});

test('an hour alone is a time where a time is meant', () => {
  const told = { Seestern: 'name', 14: 'start-time', Uhr: 'start-time' } as const;
  const days = { 8: 'start-date', Mai: 'start-date', 2027: 'start-date' } as const;
  expect(stay('Seestern\n8 Mai 2027 ab 14 Uhr', { ...told, ...days })?.start).toBe('2027-05-08T14:00');
});

test('an airline stands before its own number', () => {
  const told = { Seestern: 'name', NV: 'reference', '6YTR2K': 'reference' } as const;
  expect(stay('Seestern\nNV/6YTR2K', told)?.confirmation).toBe('6YTR2K');
});

test('what would go on until the next noon is the other way round, unless both times are sure', () => {
  const text = 'Matinee\n19 March 2028 13:30 12:30';
  const told = {
    Matinee: 'name',
    19: 'start-date',
    March: 'start-date',
    2028: 'start-date',
    '13:30': 'start-time',
    '12:30': 'end-time',
  } as const;
  expect(booked('event', text, told, 0.55)).toMatchObject({
    start: '2028-03-19T12:30',
    end: '2028-03-19T13:30',
  });
  expect(booked('event', text, told)?.start).toBe('2028-03-19T13:30');
});

test('a birthday is no day of travel, and the day a passport runs out does not make it one', () => {
  const told = { Vannes: 'from', Nantes: 'to' } as const;
  const dates = Object.fromEntries(
    ['29', '24', '14', 'December', 'March', '1954', '2027', '2034'].map(
      (word) => [word, 'start-date'] as const,
    ),
  );
  const text = 'Vannes\nNantes\nborn 29 December 1954\ntravels 24 December 2027';
  const leg = { type: 'train', from: { name: 'Vannes' }, to: { name: 'Nantes' }, start: '2027-12-24' };
  expect(booked('train', text, { ...told, ...dates })).toEqual(leg);
  expect(booked('train', `${text}\npassport until 14 March 2034`, { ...told, ...dates })).toEqual(leg);
});

const inMay = { 8: 'start-date', May: 'start-date', 2027: 'start-date' } as const;

test('a night that still counts as the day before is the next day', () => {
  const told = { ...inMay, Osaka: 'from', Tokyo: 'to', '24:10': 'start-time', '08:20': 'end-time' } as const;
  expect(booked('bus', '8 May 2027\nOsaka 24:10\nTokyo 08:20', told)).toMatchObject({
    start: '2027-05-09T00:10',
    end: '2027-05-09T08:20',
  });
});

test('a night under way has two days, and leaves on the earlier one', () => {
  const told = { Oslo: 'from', Bodo: 'to', '19:29': 'start-time', '7:41': 'end-time' } as const;
  const days = { 16: 'start-date', 17: 'start-date', February: 'start-date', 2027: 'start-date' } as const;
  const night = { start: '2027-02-16T19:29', end: '2027-02-17T07:41' };
  const leg = (text: string) => booked('train', text, { ...told, ...days });
  expect(leg('17 February 2027\nOslo 19:29\n16 February 2027\nBodo 7:41')).toMatchObject(night);
  // The date beside the departure time is its day.
  expect(leg('17 February 2027 Oslo 19:29\n16 February 2027\nBodo 7:41')?.start).toBe('2027-02-17T19:29');
});

test('of a way only the half is an end whose other half is the other end', () => {
  const told = { ...inMay, Kashgar: 'from', Kunming: 'from', '13:15': 'start-time' } as const;
  const onTheWay = (to: string) =>
    booked('flight', `8 May 2027 13:15\nKashgar – Kunming\n${to}`, { ...told, [to]: 'to' })?.from?.name;
  expect(onTheWay('Kunmingshan')).toBe('Kashgar');
  expect(onTheWay('Lanzhou')).toBe('Kashgar – Kunming');
});

test('an airport with its code is believed before a place without one', () => {
  const told = { ...inMay, Kunming: 'to', Urumqi: 'to', URC: 'to', '13:15': 'start-time' } as const;
  const leg = booked('flight', '8 May 2027 13:15\nKunming\nUrumqi URC', told);
  expect(leg?.to).toMatchObject({ iata: 'URC' });
});

test('a telephone number goes on in the next line', () => {
  const told = { Seestern: 'name', 351: 'phone', 21: 'phone', 555: 'phone', '0746': 'phone' } as const;
  expect(stay('Seestern\nTel. +351 21 555\n0746', told)?.phone).toBe('+351 21 555 0746');
});

test('two numbers under each other are two', () => {
  const told = { Seestern: 'name', 351: 'phone', 21: 'phone', 555: 'phone' } as const;
  const phoneIn = (lines: string) =>
    stay(`Seestern\n${lines}`, { ...told, '0746': 'phone', '0747': 'phone' })?.phone;
  expect(phoneIn('555 0746\n555 0747')).toBe('555 0746');
  expect(phoneIn('+351 21 555 0746\n555 0747')).toBe('+351 21 555 0746');
});

test('the code of a booking is believed before the long number of its ticket', () => {
  const told = { ...inMay, Vannes: 'from', Nantes: 'to' } as const;
  const numbers = { '4830716552': 'reference', SXJ8W3: 'reference' } as const;
  const leg = booked('train', 'Vannes\nNantes\n8 May 2027\n4830716552\nSXJ8W3', { ...told, ...numbers });
  expect(leg?.confirmation).toBe('SXJ8W3');
});

test('where a title names the town, the line beside the time names the station', () => {
  const told = { ...inMay, Kaunas: 'to', Vilnius: 'from', Sodai: 'from', '06:50': 'start-time' } as const;
  const text = '8 May 2027\nVilnius\nKaunas\n06:50 Vilnius, Sodai';
  expect(booked('bus', text, told)?.from?.name).toContain('Vilnius, Sodai');
});

test('a ship that leaves in the evening may arrive at noon, a train does not', () => {
  const told = {
    ...inMay,
    Oarai: 'from',
    Tomakomai: 'to',
    '19:45': 'start-time',
    '13:30': 'end-time',
  } as const;
  const text = '8 May 2027\nOarai 19:45\nTomakomai 13:30';
  expect(booked('ferry', text, told)?.end).toBe('2027-05-09T13:30');
  expect(booked('train', text, told)).not.toHaveProperty('end');
});

test('a seat keeps the coach that is written in one word with it', () => {
  const told = { ...inMay, Dali: 'from', Kunming: 'to', '08A': 'seat', '13:15': 'start-time' } as const;
  expect(booked('train', '8 May 2027 13:15\nDali\nKunming\n05车08A号', told)?.seat).toBe('05车08A');
});

const onDay = { 8: 'start-date', May: 'start-date', 2027: 'start-date' } as const;

test('two ways to write one time are one', () => {
  const told = {
    ...onDay,
    Split: 'from',
    Vis: 'to',
    1655: 'start-time',
    '4.55': 'start-time',
    PM: 'start-time',
    1835: 'end-time',
  } as const;
  expect(booked('ferry', '8 May 2027\nSplit 1655 (4.55 PM)\nVis 1835', told)).toMatchObject({
    start: '2027-05-08T16:55',
    end: '2027-05-08T18:35',
  });
});

test('nobody moves in or dines before nine, unless that is said', () => {
  const told = {
    ...onDay,
    Seestern: 'name',
    4: 'start-time',
    '04:00': 'start-time',
    '7.30': 'start-time',
    '8:30': 'start-time',
    7: 'start-time',
  } as const;
  expect(stay('Seestern\n8 May 2027\nfrom 4', told)?.start).toBe('2027-05-08T16:00');
  expect(stay('Seestern\n8 May 2027\nfrom 4 a.m.', told)?.start).toBe('2027-05-08T04:00');
  expect(stay('Seestern\n8 May 2027\nfrom 04:00', told)?.start).toBe('2027-05-08T04:00');
  expect(booked('restaurant', 'Seestern\n8 May 2027\n7.30', told)?.start).toBe('2027-05-08T19:30');
  expect(booked('tour', 'Seestern\n8 May 2027\n7.30', told)?.start).toBe('2027-05-08T07:30');
  // Formats that count all 24 hours are taken as written.
  expect(booked('restaurant', 'Seestern\n8 May 2027\n8:30', told)?.start).toBe('2027-05-08T08:30');
  expect(booked('restaurant', 'Seestern\n8 May 2027\n7 Uhr', told)?.start).toBe('2027-05-08T07:00');
});

test('who leaves at night arrives on the later of two days', () => {
  const told = {
    7: 'end-date',
    8: 'start-date',
    Split: 'from',
    Vis: 'to',
    '20:45': 'start-time',
    '08:35': 'end-time',
  } as const;
  const text = (first: string, last: string) => `7 May 2027\nSplit ${first}\nVis ${last}\n8 May 2027`;
  const days = { ...told, May: 'none', 2027: 'none' } as const;
  expect(booked('ferry', text('20:45', '08:35'), days)).toMatchObject({
    start: '2027-05-07T20:45',
    end: '2027-05-08T08:35',
  });
});

test('a name goes on in the next line of its cell, and so does a number', () => {
  const told = {
    ...onDay,
    Liffey: 'name',
    Lantern: 'name',
    Orchestra: 'name',
    SR: 'reference',
    440: 'reference',
    918: 'reference',
    307: 'phone',
    555: 'phone',
    '0128': 'phone',
  } as const;
  const paper = `8 May 2027
Liffey       SR-440-    Tel. 307-
Lantern      918        555-0128`;
  expect(stay(paper, told)).toMatchObject({
    name: 'Liffey Lantern',
    confirmation: 'SR-440-918',
    phone: '307-555-0128',
  });
  expect(stay('8 May 2027\nLiffey\nOrchestra and choir', told)?.name).toBe('Liffey');
});

test('a stop beside its time is the end, not that of the line', () => {
  const told = {
    ...onDay,
    Brno: 'from',
    Wien: 'to',
    Budapest: 'to',
    '9:30': 'start-time',
    '11:20': 'end-time',
  } as const;
  const paper = `8 May 2027    Brno    9:30    line to Budapest
              Wien    11:20`;
  expect(booked('bus', paper, told)?.to).toEqual({ name: 'Wien' });
});

test('of both ends in one value each is one', () => {
  const told = { ...onDay, Split: 'to', Vis: 'to', '9:30': 'start-time' } as const;
  expect(booked('ferry', '8 May 2027\n9:30\nSplit – Vis', told)).toMatchObject({
    from: { name: 'Split' },
    to: { name: 'Vis' },
  });
});

test('a town and its station are one end', () => {
  const told = {
    ...onDay,
    Paris: 'from',
    Gare: 'from',
    de: 'from',
    Lyon: 'from',
    '9:30': 'start-time',
  } as const;
  expect(booked('train', '8 May 2027\n9:30\nParis – Gare de Lyon', told)).not.toHaveProperty('to');
});

test('a car is fetched where it is given back, if no other place is said, and its desk stands first', () => {
  const told = {
    8: 'start-date',
    May: 'start-date',
    12: 'end-date',
    Faro: 'to',
    307: 'phone',
    801: 'phone',
    555: 'phone',
    '0171': 'phone',
    '0136': 'phone',
  } as const;
  const paper = `8 May 2027    Tel. 307-555-0171
12 June 2027    Faro    Tel. 801-555-0136`;
  expect(booked('car', paper, { ...told, 2027: 'start-date', June: 'end-date' })).toMatchObject({
    from: { name: 'Faro' },
    to: { name: 'Faro' },
    phone: '307-555-0171',
  });
});

const night = {
  '08.05.2027': 'start-date',
  '09.05.2027': 'start-date',
  Oulu: 'from',
  Kemi: 'to',
  '19:29': 'start-time',
  '7:41': 'end-time',
} as const;

test('who arrives on the day of leaving arrives later, except over the date line', () => {
  const told = { ...night, '19:29': 'end-time', '7:41': 'start-time', '08.05.2027': 'end-date' } as const;
  const text = '09.05.2027 Oulu 10:10\n09.05.2027 Kemi 18:27';
  const words = { ...told, '10:10': 'end-time', '18:27': 'start-time' } as const;
  const sameDay = (type: 'train' | 'flight') => {
    const ends = text.replace('09.05.2027 Kemi', '9.5.2027 Kemi');
    return booked(type, ends, { ...words, '9.5.2027': 'end-date' });
  };
  expect(sameDay('train')).toMatchObject({ start: '2027-05-09T10:10', end: '2027-05-09T18:27' });
  expect(sameDay('flight')?.start).toBe('2027-05-09T18:27');
});
