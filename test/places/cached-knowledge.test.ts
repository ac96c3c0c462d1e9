import { expect, it, vi } from 'vitest';
import type { PlaceCandidate } from '../../lib/model/evidence.ts';
import { cachedKnowledge } from '../../lib/places/cached-knowledge.ts';

const porto: PlaceCandidate = {
  name: 'Porto',
  country: 'PT',
  coordinate: { latitude: 41.15, longitude: -8.61 },
  population: 230_000,
  kind: 'city',
  prominence: 0.8,
};
const known = () => ({
  lookUpPlace: vi.fn((name: string) => (name === 'Porto' ? [porto] : [])),
  coordinatesOfName: vi.fn((_name: string) => [41.15, -8.61, 230_000]),
});

it('a name is looked up once, whether it means something or not', () => {
  const { lookUpPlace, ...rest } = known();
  const cached = cachedKnowledge({ lookUpPlace, ...rest });
  for (const name of ['Porto', 'Nowhere', 'Porto', 'Nowhere']) cached.lookUpPlace?.(name);
  expect(cached.lookUpPlace?.('Porto')).toEqual([porto]);
  expect(cached.lookUpPlace?.('Nowhere')).toEqual([]);
  expect(lookUpPlace).toHaveBeenCalledTimes(2);
});

it('what means nothing is nowhere, without asking where', () => {
  const { lookUpPlace, coordinatesOfName } = known();
  const cached = cachedKnowledge({ lookUpPlace, coordinatesOfName });
  expect(cached.coordinatesOfName?.('Nowhere')).toEqual([]);
  expect(coordinatesOfName).not.toHaveBeenCalled();
  expect(cached.coordinatesOfName?.('Porto')).toEqual([41.15, -8.61, 230_000]);
});

it('cached knowledge stays as it is, and so does one without places', () => {
  const cached = cachedKnowledge(known());
  expect(cachedKnowledge(cached)).toBe(cached);
  const empty = {};
  expect(cachedKnowledge(empty)).toBe(empty);
});
