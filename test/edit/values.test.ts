import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { typedAmount, typedMinutes, typedTime } from '../../lib/edit/values.ts';
import { isClockTime } from '../../lib/model/local-moment.ts';

describe('a typed time', () => {
  test.each([
    ['9', '09:00'],
    ['9.30', '09:30'],
    ['9h30', '09:30'],
    ['930', '09:30'],
    ['19:05', '19:05'],
    ['7:15 pm', '19:15'],
    ['12 am', '00:00'],
    ['0:00', '00:00'],
    ['９：３０', '09:30'],
    ['9時30分', '09:30'],
    ['9时', '09:00'],
  ])('%o is %s', (text, time) => expect(typedTime(text)).toBe(time));
  test.each(['24:00', '9:60', '13 pm', 'noon', '', '9:3', '123456'])('%o is none', (text) =>
    expect(typedTime(text)).toBeUndefined(),
  );
  test('is a time the draft can hold, or none, whatever is typed', () => {
    fc.assert(fc.property(fc.string(), (text) => isClockTime(typedTime(text) ?? '00:00')));
  });
});

describe('a typed length', () => {
  test.each([
    ['45', 45],
    ['45 min', 45],
    ['1 h', 60],
    ['1 h 30', 90],
    ['1:30', 90],
    ['1.5 h', 90],
    ['2hours', 120],
    ['４５分', 45],
    ['1時間30分', 90],
    ['2小时05分', 125],
    ['30分鐘', 30],
  ])('%o is %i minutes', (text, minutes) => expect(typedMinutes(text)).toBe(minutes));
  test.each(['0', 'a while', '-5', '1 h 300'])('%o is none', (text) =>
    expect(typedMinutes(text)).toBeUndefined(),
  );
});

test.each([
  ['12', 12],
  ['12,5', 12.5],
  ['1.234,50', 1234.5],
  ["1'234.50", 1234.5],
  ['1,234', 1234],
])('the amount %o is %f', (text, amount) => expect(typedAmount(text)).toBe(amount));
