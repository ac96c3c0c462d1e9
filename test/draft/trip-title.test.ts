import { describe, expect, test } from 'vitest';
import { tripTitle } from '../../lib/draft/trip-title.ts';
import type { Claim, Evidence } from '../../lib/model/evidence.ts';
import { knowing, place } from '../places/made.ts';
import { capture, paragraph } from './a-page.ts';

const knowledge = knowing(place(['Bolivia', 'BO', -17, -65], { kind: 'country', prominence: 0.9 }));
const page = capture(paragraph('A trip'));
const claimed = <T extends Claim>(claim: T): Evidence<T> => ({
  claim,
  at: { block: 0, start: 0, end: 6 },
  reader: 'test',
  trust: 0.9,
});
const titled = (title: string, name?: string) =>
  tripTitle(page, [claimed({ kind: 'title', text: title })], {
    destination: name === undefined ? undefined : claimed({ kind: 'destination', name }),
    knowledge,
  }).value;

describe('the title of a trip', () => {
  test.each([
    ['Itinerary', 'Toulouse, France', 'Itinerary · Toulouse'],
    ['Day by day', 'Mexico City', 'Day by day · Mexico City'],
    ['静かな旅', '京都、日本', '静かな旅 · 京都'],
    ['Our week', 'Córdoba (Spain)', 'Our week · Córdoba'],
  ])('of few words says where as well: %s', (title, destination, wanted) => {
    expect(titled(title, destination)).toBe(wanted);
  });

  test.each([
    ['Slow Cordoba', 'Córdoba, Spain'],
    ['Canary diary', 'Canary Islands'],
    ['京都四日間', '京都、日本'],
    ['Bolivia', 'La Paz'],
    ['How we got lost in the hills', 'Umbria, Italy'],
    ['Notes', undefined],
  ])('stays as it is when it says where, says enough, or nobody knows where: %s', (title, destination) => {
    expect(titled(title, destination)).toBe(title);
  });

  test('is where it goes, if the source has none', () => {
    const destination = claimed({ kind: 'destination', name: 'Lanzarote, Spain' });
    expect(tripTitle(page, [], { destination, knowledge })).toMatchObject({
      value: 'Lanzarote',
      origin: { by: 'guess' },
    });
  });

  test('is made up where the source has none', () => {
    expect(tripTitle(page, [], { destination: undefined, knowledge })).toMatchObject({
      value: 'Untitled trip',
      origin: { by: 'guess' },
    });
  });
});
