import { expect, it, vi } from 'vitest';
import type { PlaceCandidate } from '../../lib/model/evidence.ts';
import { remembering } from '../../lib/places/remembering.ts';

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
  whereIs: vi.fn((_name: string) => [41.15, -8.61, 230_000]),
});

it('a name is looked up once, whether it means something or not', () => {
  const { lookUpPlace, ...rest } = known();
  const remembers = remembering({ lookUpPlace, ...rest });
  for (const name of ['Porto', 'Nowhere', 'Porto', 'Nowhere']) remembers.lookUpPlace?.(name);
  expect(remembers.lookUpPlace?.('Porto')).toEqual([porto]);
  expect(remembers.lookUpPlace?.('Nowhere')).toEqual([]);
  expect(lookUpPlace).toHaveBeenCalledTimes(2);
});

it('what means nothing is nowhere, without asking where', () => {
  const { lookUpPlace, whereIs } = known();
  const remembers = remembering({ lookUpPlace, whereIs });
  expect(remembers.whereIs?.('Nowhere')).toEqual([]);
  expect(whereIs).not.toHaveBeenCalled();
  expect(remembers.whereIs?.('Porto')).toEqual([41.15, -8.61, 230_000]);
});

it('knowledge that remembers already stays as it is, and so does one without places', () => {
  const remembers = remembering(known());
  expect(remembering(remembers)).toBe(remembers);
  const empty = {};
  expect(remembering(empty)).toBe(empty);
});
