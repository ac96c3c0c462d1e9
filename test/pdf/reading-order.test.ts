import { expect, test } from 'vitest';
import { linesOf } from '../../lib/pdf/lines.ts';

/** Pieces of one line from left to right; "|" is a wide gap. */
function printed(pieces: readonly string[], baseline = 700) {
  let left = 50;
  return pieces.flatMap((str) => {
    if (str === '|') {
      left += 60;
      return [];
    }
    const width = str.length * 5;
    const item = { str, transform: [10, 0, 0, 10, left, baseline], width, height: 10 };
    left += width + 3;
    return [item];
  });
}

const read = (pieces: readonly string[]) =>
  linesOf(printed(pieces)).flatMap(({ cells }) => cells.map(({ text }) => text));

test.each([
  [['10:00', 'בשעה', '19.11.2027', 'שישי', 'יום'], ['יום שישי 19.11.2027 בשעה 10:00']],
  [['(12:30', 'עד', ')', 'שעתיים'], ['שעתיים ( עד 12:30)']],
  [
    ['0442 555 6 962+', '|', 'الهاتف'],
    ['الهاتف', '+962 6 555 0442'],
  ],
  [
    ['DZ', '-70518', '|', 'رقم'],
    ['رقم', 'DZ -70518'],
  ],
  [
    ['Amman', 'Street', '|', 'للفندق', 'الكامل', 'العنوان'],
    ['العنوان الكامل للفندق', 'Amman Street'],
  ],
])('%j is read from the right', (pieces, cells) => {
  expect(read(pieces)).toEqual(cells);
});

test('a phrase from the right in a page from the left is read from the right', () => {
  expect(read(['Hotel', 'Dar', 'Zaytun', 'Amman', 'الزيتون', 'دار', 'Jordan'])).toEqual([
    'Hotel Dar Zaytun Amman دار الزيتون Jordan',
  ]);
});

test('cells keep the place where they are printed', () => {
  const [line] = linesOf(printed(['70518', '|', 'رقم']));
  const [label, value] = line?.cells ?? [];
  expect(label?.text).toBe('رقم');
  expect(value).toMatchObject({ text: '70518', left: 50, right: 75 });
  expect(label?.left).toBeGreaterThan(75);
});
