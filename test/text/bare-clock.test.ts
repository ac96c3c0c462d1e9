import { expect, test } from 'vitest';
import { findBareClock, findDottedClock, isDottedPlan, isPlan } from '../../lib/text/bare-clock.ts';

test.each([
  ['0930 Louvre', '09:30'],
  ['• 1415 – Musée d’Orsay', '14:15'],
  ['0700: breakfast', '07:00'],
])('%s opens at %s', (text, time) => {
  expect(findBareClock(text)?.time).toBe(time);
});

test.each(['2460 metres', '1999€ for two', '12345 steps', 'In 1889 it opened', '0975'])(
  '%s tells no time',
  (text) => {
    expect(findBareClock(text)).toBeUndefined();
  },
);

const timesOf = (texts: string[]) => texts.flatMap((text) => findBareClock(text) ?? []);

test('lines in order are a plan, years are none', () => {
  expect(isPlan(timesOf(['0930 Louvre', '1200 Lunch', '1415 Orsay']))).toBe(true);
  expect(isPlan(timesOf(['1853 The wall', '1901 The bridge', '1934 The tower']))).toBe(false);
  expect(isPlan(timesOf(['0930 Louvre', '1415 Orsay']))).toBe(false);
});

const dottedIn = (texts: string[]) => texts.flatMap((text) => findDottedClock(text) ?? []);

test('with dots, round minutes that no month has make a plan; dates, distances and prices do not', () => {
  expect(isDottedPlan(dottedIn(['9.00\tMuseum', '13.30\tInn', '18.05\tMarket']))).toBe(true);
  expect(isDottedPlan(dottedIn(['18.05\tMuseum', '19.05\tInn', '20.05\tMarket']))).toBe(false);
  expect(isDottedPlan(dottedIn(['12.13\tMuseum', '14.44\tInn', '18.16\tMarket']))).toBe(false);
  expect(isDottedPlan(dottedIn(['9.00\tMuseum', '13.30\tInn']))).toBe(false);
});
