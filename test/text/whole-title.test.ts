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
  ['(Old town)', '12/04/2027 (Old town)', 'Old town'],
  ['四', '5/6（四）', undefined],
  [
    '坐船去小岛。早上起得很晚，码头排了很长的队，等了快一个小时才上船，幸好海上风不大，大家都很高兴',
    '第二天坐船去小岛。',
    '坐船去小岛',
  ],
  ['Lisboa – Sintra.', 'Day 2: Lisboa – Sintra.', 'Lisboa – Sintra'],
  ['Up to Mt. St.', 'Day 2: Up to Mt. St.', 'Up to Mt. St.'],
  ['📍 Mono Beach', 'Day 3 📍 Mono Beach', 'Mono Beach'],
  ['🇵🇹 Porto', 'Day 2: 🇵🇹 Porto', 'Porto'],
  ['12', '12', undefined],
  ['Ετοιμασίες', 'Ετοιμασίες', 'Ετοιμασίες'],
  ['سوق المدينة', 'اليوم 2: سوق المدينة', 'سوق المدينة'],
])('%j of %j is %j', (rest, heading, title) => expect(wholeTitle(rest, heading)).toBe(title));

test('four hundred letters stay four hundred letters', () => {
  const long = `Porto ${'and on '.repeat(60)}`.trim();
  expect(wholeTitle(long, long)).toBe(long);
});
