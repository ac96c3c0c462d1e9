import { expect, test } from 'vitest';
import { dayBehind, dayNear } from '../../../../lib/read/booking/roles/near-day.ts';

// 8 May 2027 is a Saturday.
test.each([
  ['the 14th', '2027-05-14'],
  ['the 8th', '2027-05-08'],
  ['3.', '2027-05-03'],
  ['28', '2027-04-28'],
  ['Wed 12', '2027-05-12'],
  ['lunes 10', '2027-05-10'],
  // The 13th is a Thursday in May, a Tuesday in April.
  ['Tuesday 13', '2027-04-13'],
  ['Saturday', '2027-05-08'],
  ['on Friday', '2027-05-14'],
  ['mercoledì', '2027-05-12'],
  ['di sabato', '2027-05-08'],
])('%s, near 8 May', (text, day) => {
  expect(dayNear(text, '2027-05-08')).toBe(day);
});

test('a weekday is one of the journey, if it has one', () => {
  expect(dayNear('sabato', '2027-05-10', ['2027-05-07', '2027-05-10'])).toBe('2027-05-08');
  expect(dayNear('sabato', '2027-05-10', ['2027-05-09', '2027-05-12'])).toBe('2027-05-15');
});

test.each(['soon', '', '12 or 13', 'room 112', '11 of nowhere 2028'])('"%s" tells no day', (text) => {
  expect(dayNear(text, '2027-05-08')).toBeUndefined();
});

test('an end that only says "the next day" is the day behind', () => {
  expect(dayBehind('le lendemain', '2027-06-07')).toBe('2027-06-08');
  expect(dayBehind('am nächsten Morgen', '2027-06-07')).toBe('2027-06-08');
});

test.each(['Jan', 'September', 'montag', 'Room 12', '—'])('"%s" does not say the day behind', (text) => {
  expect(dayBehind(text, '2027-06-07')).toBeUndefined();
});
