// Calendar files, opened by a parser that the project does not use for writing.
import fc from 'fast-check';
import ICAL from 'ical.js';
import { describe, expect, test } from 'vitest';
import { toIcs } from '../../lib/export/ics.ts';
import { calendarEvents } from '../../lib/export/ics-events.ts';
import { folded } from '../../lib/export/ics-lines.ts';
import { anyTrip } from './any-trip.ts';
import { sampleTrip } from './sample-trip.ts';

const opened = (text: string) => new ICAL.Component(ICAL.parse(text));
const eventsOf = (text: string) =>
  opened(text)
    .getAllSubcomponents('vevent')
    .map((component) => new ICAL.Event(component));
const written = () => toIcs(sampleTrip()) ?? '';
const octets = (line: string) => new TextEncoder().encode(line).length;

describe('a trip as a calendar', () => {
  test('has an event for each stop with a time, each day with the rest, and each booking', () => {
    const events = eventsOf(written()).map((event) => [
      event.summary,
      event.startDate.toString(),
      event.endDate.toString(),
    ]);
    expect(events).toEqual([
      ['Day 1: The river', '2027-05-31', '2027-06-01'],
      ['Ponte Velha', '2027-05-31T09:00:00', '2027-05-31T09:45:00'],
      ['Farol Azul', '2027-05-31T23:30:00', '2027-06-01T00:30:00'],
      ['Day 2', '2027-06-01', '2027-06-02'],
      ['Casa do Sol', '2027-05-31', '2027-06-02'],
      ['TP 1932, LIS to OPO', '2027-05-31T06:40:00', '2027-05-31T07:35:00'],
    ]);
  });

  test('leaves times floating: no zone, no Z', () => {
    const times = opened(written())
      .getAllSubcomponents('vevent')
      .map((event) => event.getFirstProperty('dtstart')?.getFirstValue() as ICAL.Time);
    expect(times.map(({ zone }) => zone?.tzid)).toEqual(times.map(() => 'floating'));
    expect(written()).not.toMatch(/DT(START|END)[^\r]*(Z|TZID)/);
  });

  test('says where, what for and from whom', () => {
    const ponte = eventsOf(written()).find(({ summary }) => summary === 'Ponte Velha');
    expect(ponte?.location).toBe('Cais 1, Porto');
    expect(ponte?.description).toContain('Cross early; it fills up, fast.');
    expect(ponte?.description).toContain('From “Porto, slowly” by Maren, Maren Goes Slowly');
    expect(ponte?.component.getFirstPropertyValue('url')).toBe('https://tickets.example/?a=1&b=2');
    expect(ponte?.component.getFirstPropertyValue('geo')).toEqual([41.14, -8.61]);
  });

  test('is the same file each time, with a name of its own for each event', () => {
    expect(written()).toBe(written());
    const uids = eventsOf(written()).map(({ uid }) => uid);
    expect(new Set(uids).size).toBe(uids.length);
    expect(uids[1]).toBe('5f1b3a52-6a58-4b77-9a0e-1d2f6f0a4c11-s1');
  });

  test('lists the stops without a time in the event of their day', () => {
    const [first] = eventsOf(written());
    expect(first?.description).toContain('- Casa das Conchas');
    expect(first?.description).not.toContain('Ponte Velha');
  });

  test('is not made where nothing has a date', () => {
    const trip = sampleTrip();
    const { startDate: _, ...draft } = trip.draft;
    expect(toIcs({ ...trip, draft: { ...draft, reservations: [] } })).toBeUndefined();
  });

  test('an end before the start, as flying west has it, is told in words only', () => {
    const trip = sampleTrip();
    const reservations = [
      { type: 'flight' as const, to: { iata: 'SFO' }, start: '2027-05-31T18:00', end: '2027-05-31T09:00' },
    ];
    const flight = eventsOf(toIcs({ ...trip, draft: { ...trip.draft, reservations } }) ?? '').at(-1);
    expect(flight?.component.getFirstProperty('dtend')).toBeNull();
    expect(flight?.description).toContain('Ends (local time): 2027-05-31 09:00');
  });

  test('ends with the calendar: year 9999 has no day after it', () => {
    const trip = sampleTrip();
    const startDate = { value: '9999-12-31', origin: { by: 'traveller' } as const, confidence: 1 };
    const events = calendarEvents({ ...trip, draft: { ...trip.draft, startDate, reservations: [] } });
    expect(events.map(({ start, end }) => [start, end])).toEqual([
      ['9999-12-31', undefined],
      ['9999-12-31T09:00', '9999-12-31T09:45'],
      ['9999-12-31T23:30', undefined],
    ]);
  });
});

describe('whatever the words', () => {
  test('the file opens, with the very words in it, and no line is too long', () => {
    fc.assert(
      fc.property(anyTrip, (trip) => {
        const text = toIcs(trip);
        const expected = calendarEvents(trip);
        if (text === undefined) {
          expect(expected).toEqual([]);
          return;
        }
        const lines = text.split('\r\n');
        expect(lines.at(-1)).toBe('');
        expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
        expect(Math.max(...lines.map(octets))).toBeLessThanOrEqual(75);
        const events = eventsOf(text);
        expect(events.map(({ summary }) => summary)).toEqual(expected.map(({ summary }) => summary));
        expect(events.map(({ description }) => description)).toEqual(expected.map((one) => one.description));
        expect(new Set(events.map(({ uid }) => uid)).size).toBe(events.length);
        for (const event of events) expect(event.startDate.year).toBeGreaterThanOrEqual(1);
      }),
      { numRuns: 150 },
    );
  });

  test('folding cuts no sign and loses none', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 400 }), (line) => {
        const folds = folded(line).split('\r\n');
        expect(folds.map((fold, index) => (index === 0 ? fold : fold.slice(1))).join('')).toBe(line);
        for (const fold of folds) expect(fold.isWellFormed()).toBe(true);
      }),
    );
  });
});
