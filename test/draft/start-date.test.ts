// The first day of a trip whose page dates its days.
import { describe, expect, test } from 'vitest';
import { type Opening, startDateOf } from '../../lib/draft/start-date.ts';
import type { Capture } from '../../lib/model/capture.ts';
import type { StatedDate } from '../../lib/model/evidence.ts';
import { capture, paragraph } from './a-page.ts';

/** A day of the trip, from 0, with the date on its line. */
const opening = (index: number, date?: StatedDate): Opening => ({
  index,
  evidence: {
    claim: { kind: 'day', number: index + 1 },
    at: { block: 0, start: 0, end: 3 },
    reader: 'test',
    trust: 0.9,
    ...(date && { seen: { date } }),
  },
});
const on = (monthDay: string, more: Partial<StatedDate> = {}): StatedDate => ({
  monthDays: [monthDay],
  ...more,
});

const page: Capture = capture(paragraph('Day 1'));
const startOf = (openings: Opening[], of: Capture = page) => startDateOf(of, openings)?.value;

test('counts back from the day that is dated', () => {
  expect(startOf([opening(0), opening(2, on('05-16', { year: 2019 }))])).toBe('2019-05-14');
});

test('is what half of the dated days agree on, and nothing where fewer do', () => {
  const two = [opening(0, on('05-14', { year: 2019 })), opening(1, on('05-15'))];
  const astray = [opening(2, on('05-20')), opening(3, on('05-28'))];
  expect(startOf([...two, ...astray])).toBe('2019-05-14');
  expect(startOf([...two, ...astray, opening(4, on('06-20'))])).toBeUndefined();
});

test('follows the most days, not the first one', () => {
  const days = [on('05-10', { year: 2019 }), on('05-15'), on('05-16')].map((date, at) => opening(at, date));
  expect(startOf(days)).toBe('2019-05-14');
});

test('reads a date that may be either way round as the other days have it', () => {
  const either = { monthDays: ['05-04', '04-05'], year: 2019 };
  expect(startOf([opening(0, either), opening(1, on('04-06'))])).toBe('2019-04-05');
});

describe('the year', () => {
  test('of the title is as good as stated', () => {
    const start = startDateOf({ ...page, title: 'Portugal 2021' }, [opening(0, on('05-14'))]);
    expect(start).toMatchObject({ value: '2021-05-14', origin: { by: 'source' } });
  });

  test.each([
    ['https://blog.example/2019/06/01/lisbon', '2019-05-14'],
    ['https://blog.example/2019-05-lisbon', '2019-05-14'],
    ['https://blog.example/2019/lisbon', '2019-05-14'],
    ['https://blog.example/2019/05/13/lisbon', '2018-05-14'],
    ['https://blog.example/lisbon-2019', undefined],
    ['https://blog.example/archives/1985', undefined],
    ['https://blog.example/post/2019', undefined],
    ['https://blog.example/post/2077/', undefined],
  ])('is guessed from the address %s', (url, day) =>
    expect(startOf([opening(0, on('05-14'))], { ...page, url })).toBe(day),
  );

  test('is guessed from when the page was published, and never later', () => {
    const published = { ...page, published: '2022-05-14T10:00:00Z' };
    expect(startDateOf(published, [opening(0, on('05-14'))])).toMatchObject({
      value: '2022-05-14',
      origin: { by: 'guess' },
      confidence: 0.5,
    });
    expect(startOf([opening(0, on('05-15'))], published)).toBe('2021-05-15');
  });

  test('is the one in which the weekday fits', () => {
    // 14 May was a Friday in 2021, and a Saturday in 2022.
    const published = { ...page, published: '2022-08-01' };
    expect(startOf([opening(0, on('05-14', { weekday: 4 }))], published)).toBe('2021-05-14');
    expect(startOf([opening(0, on('05-14', { weekday: 0 }))], published)).toBeUndefined();
  });

  test('is missing where nothing tells it', () => {
    expect(startOf([opening(0, on('05-14'))])).toBeUndefined();
    expect(startOf([opening(0)])).toBeUndefined();
  });
});

test('a day that no calendar has starts nothing', () => {
  expect(startOf([opening(0, on('02-30', { year: 2021 }))])).toBeUndefined();
});
