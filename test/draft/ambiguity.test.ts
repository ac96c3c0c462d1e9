import { expect, test } from 'vitest';
import { ambiguityAbout } from '../../lib/draft/ambiguity.ts';
import type { DraftStop, StopCandidate } from '../../lib/model/draft.ts';

const stop: DraftStop = {
  id: 's',
  name: { value: 'Phuket', origin: { by: 'traveller' }, confidence: 1 },
};
const place = (country: string, more: Partial<StopCandidate> = {}): StopCandidate => ({
  name: 'Phuket',
  country,
  coordinate: { latitude: 8, longitude: 98 },
  kind: 'city',
  ...more,
});

test('a town and the island it is on are no question: nobody could tell them apart', () => {
  const candidates = [place('TH', { region: 'Phuket' }), place('TH', { kind: 'region' })];
  expect(ambiguityAbout(stop, candidates)).toBeUndefined();
});

test('the next one that can be told apart is asked about', () => {
  const candidates = [
    place('US', { region: 'Virginia' }),
    place('US', { kind: 'region' }),
    place('GB', { region: 'England' }),
  ];
  expect(ambiguityAbout(stop, candidates)).toMatchObject({
    doubt: { countries: ['US', 'GB'], regions: ['Virginia', 'England'] },
  });
});

test('two countries are enough, without regions', () => {
  expect(ambiguityAbout(stop, [place('AR'), place('ES')])?.doubt).toEqual({
    kind: 'same-name',
    name: 'Phuket',
    countries: ['AR', 'ES'],
  });
});
