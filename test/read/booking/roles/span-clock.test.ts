import { expect, test } from 'vitest';
import { clockIn } from '../../../../lib/read/booking/roles/span-clock.ts';
import type { RoleSpan } from '../../../../lib/read/booking/roles/spans.ts';

const spanOf = (text: string, cell = text) =>
  ({ text, cell: { text: cell }, start: cell.lastIndexOf(text) }) as RoleSpan;

test.each([
  ['930A', '09:30'],
  ['0635P', '18:35'],
  ['1200N', '12:00'],
  ['1215A', '00:15'],
  ['14 Uhr', '14:00'],
  ['kl. 9', '09:00'],
  ['20.15', '20:15'],
  ['0715', '07:15'],
  ['12 noon', '12:00'],
  ['half past ten', '10:30'],
  ['20,45', '20:45'],
  ['7.30 pm', '19:30'],
  ['1400 hrs', '14:00'],
  ['noon', '12:00'],
  ['midi', '12:00'],
  ['minuit', '24:00'],
])('%s is a time where one is meant', (text, time) => {
  expect(clockIn(spanOf(text))).toBe(time);
});

test('what stands around it helps', () => {
  expect(clockIn(spanOf('2:40', 'Departs 2:40 PM'))).toBe('14:40');
  expect(clockIn(spanOf('2:40', 'Departs 12:40, arrives 2:40 PM'))).toBe('14:40');
  expect(clockIn(spanOf('8 Uhr', 'Wir treffen uns um 8 Uhr abends'))).toBe('20:00');
});

test('a word is no time', () => {
  expect(clockIn(spanOf('Gate'))).toBeUndefined();
});
