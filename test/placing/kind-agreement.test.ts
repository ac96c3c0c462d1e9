import { expect, test } from 'vitest';
import type { Category } from '../../lib/model/draft.ts';
import type { PlaceKind } from '../../lib/model/place-kinds.ts';
import { kindAgreement } from '../../lib/placing/kind-agreement.ts';

test.each<[Category | undefined, PlaceKind, -1 | 0 | 1]>([
  [undefined, 'museum', 0],
  ['other', 'museum', 0],
  ['museum', 'palace', 1],
  ['museum', 'beach', -1],
  ['church', 'city', -1],
  // One stays in a town, not in a country.
  ['stay', 'city', 0],
  ['stay', 'region', -1],
  ['walk', 'country', 0],
  ['sight', 'airport', -1],
  ['sight', 'hotel', -1],
  ['sight', 'museum', 0],
  ['transport', 'station', 1],
])('a stop of the category %s that is a %s: %d', (category, kind, agreement) =>
  expect(kindAgreement(category, kind)).toBe(agreement),
);
