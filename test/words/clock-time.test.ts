import { expect, test } from 'vitest';
import { clockTime } from '../../lib/words/dates.ts';

test('a time of day has no seconds, and is never too early', () => {
  const plain = (text: string) => text.replaceAll('\u202f', ' ');
  expect(plain(clockTime(new Date(2027, 4, 13, 8, 5, 0)))).toMatch(/^0?8:05(?: am)?$/i);
  expect(plain(clockTime(new Date(2027, 4, 13, 8, 5, 1)))).toMatch(/^0?8:06(?: am)?$/i);
});
