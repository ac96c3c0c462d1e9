import fc from 'fast-check';
import { expect, test } from 'vitest';
import { nodesIn, propertyOf, textsOf } from '../../lib/read/structured.ts';

test('nodes are found wherever they hang, with what is around them', () => {
  const found = nodesIn([
    {
      '@graph': [
        { '@type': ['https://schema.org/TouristTrip'], itinerary: { '@type': 'Place', name: 'Fort' } },
      ],
    },
  ]);
  expect(found.map(({ types, path, within }) => [types, path, within])).toEqual([
    [['TouristTrip'], ['@graph'], []],
    [['Place'], ['@graph', 'itinerary'], ['TouristTrip']],
  ]);
});

test('circles, depth and width have an end', () => {
  const circle: Record<string, unknown> = { '@type': 'Place' };
  circle.containedIn = circle;
  expect(nodesIn([circle])).toHaveLength(1);
  let deep: unknown = { '@type': 'Place' };
  for (let level = 0; level < 50_000; level += 1) deep = level % 2 ? [deep] : { part: deep };
  expect(nodesIn([deep])).toEqual([]);
  const wide = Array.from({ length: 20_000 }, () => ({ '@type': 'Place' }));
  expect(nodesIn(wide).length).toBeLessThanOrEqual(5000);
});

test('prototypes stay untouched and unread', () => {
  const hostile: unknown = JSON.parse('{"@type":"Place","__proto__":{"name":"polluted","@type":"Trip"}}');
  const [place] = nodesIn([hostile]);
  expect(nodesIn([hostile])).toHaveLength(1);
  expect(place && propertyOf(place.node, 'toString')).toBeUndefined();
  expect(({} as Record<string, unknown>).name).toBeUndefined();
});

test('whatever the data, the walk ends and texts are texts', () => {
  fc.assert(
    fc.property(fc.array(fc.jsonValue()), (data) => {
      for (const { node } of nodesIn(data)) {
        for (const value of Object.values(node)) {
          for (const text of textsOf(value)) expect(typeof text).toBe('string');
        }
      }
    }),
  );
});
