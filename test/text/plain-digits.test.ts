import { expect, test } from 'vitest';
import { withPlainDigits } from '../../lib/text/plain-digits.ts';

test.each([
  ['٤ ديسمبر ٢٠٢٥', '4 ديسمبر 2025'],
  ['۱۴۰۵/۰۷/۲۲', '1405/07/22'],
  ['२६ मई', '26 मई'],
  ['๑๙:๓๐', '19:30'],
  ['２０２７年０５月', '2027年05月'],
  ['௧௯', '19'],
  ['Gate 12, no digits to change', 'Gate 12, no digits to change'],
])('%s', (text, plain) => {
  expect(withPlainDigits(text)).toBe(plain);
});

test('every digit keeps its place', () => {
  for (const digits of ['٠١٢٣٤٥٦٧٨٩', '০১২৩৪৫৬৭৮৯', '０１２３４５６７８９'])
    expect(withPlainDigits(digits)).toBe('0123456789');
});
