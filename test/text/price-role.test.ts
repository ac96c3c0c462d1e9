import { expect, test } from 'vitest';
import { priceRole } from '../../lib/text/price-role.ts';

test.each([
  ['Day ticket', 'thing'],
  ['Price of the ferry', 'thing'],
  ['Price', 'unnamed'],
  ['料金', 'unnamed'],
  [undefined, 'unnamed'],
  ['Total for two', 'total'],
  ['Gesamtkosten', 'total'],
])('%s: %s', (label, role) => {
  expect(priceRole(label)).toBe(role);
});
