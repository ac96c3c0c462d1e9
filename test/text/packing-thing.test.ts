import { expect, test } from 'vitest';
import { readPackingThing } from '../../lib/text/packing-thing.ts';

test.each([
  ['4 Trikots bzw. Sportshirts', 'Trikots bzw. Sportshirts', 4],
  ['eine bequeme Hose, z.B. eine Leggings', 'eine bequeme Hose', 1],
  ['trousers, e.g. zip-offs', 'trousers', 1],
  ['1 - 2 plain shirts', 'plain shirts', 2],
  ['Socks - three pairs', 'Socks', 1],
  ['2 person tent', '2 person tent', 1],
  ['每人一件薄外套，進商場時可以穿。', '每人一件薄外套', 1],
  ['Hat. It is hot there.', 'Hat', 1],
])('%s', (text, name, quantity) => {
  expect(readPackingThing(text)).toMatchObject({ name, quantity });
});
