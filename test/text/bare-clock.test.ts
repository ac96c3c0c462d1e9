import { expect, test } from 'vitest';
import { findBareClock, isPlan } from '../../lib/text/bare-clock.ts';

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
