import { expect, test } from 'vitest';
import { wholeTitle } from '../../lib/text/whole-title.ts';

test.each([
  ['Porto (', 'Day 2: Porto (Mon)', 'Porto'],
  ['14th) Porto', 'Day 2 (14th) Porto', 'Porto'],
  ['(Porto', '(Porto', 'Porto'],
  ['Porto (old town)', 'Porto (old town)', 'Porto (old town)'],
  ['東京（浅草', '1日目 東京（浅草', '東京'],
  ['– Porto &', 'Day 2 – Porto &', 'Porto'],
  ['in Porto', 'Day 2 in Porto', 'In Porto'],
  ['nach Köln', 'Tag 2 nach Köln', 'Nach Köln'],
  ['old town', 'day 2: old town', 'Old town'],
  ['of our trip began early', 'Day 2 of our trip began early', undefined],
  ['and then the rain came', 'Day 2, and then the rain came', undefined],
  ['’s plan', 'Monday’s plan', undefined],
  ['(', '(', undefined],
  ['(Old town)', '19/05/2026 (Old town)', 'Old town'],
  ['四', '7/13（四）', undefined],
  [
    '去了南澳岛。桔子酒店唯一的好处可能是交通还不错，我靠公交就可以去到各个地方了，南澳岛也是，直接楼下坐车',
    '第二天去了南澳岛。',
    '去了南澳岛',
  ],
  ['12', '12', undefined],
  ['Ετοιμασίες', 'Ετοιμασίες', 'Ετοιμασίες'],
  ['سوق المدينة', 'اليوم 2: سوق المدينة', 'سوق المدينة'],
])('%j of %j is %j', (rest, heading, title) => expect(wholeTitle(rest, heading)).toBe(title));

test('four hundred letters stay four hundred letters', () => {
  const long = `Porto ${'and on '.repeat(60)}`.trim();
  expect(wholeTitle(long, long)).toBe(long);
});
