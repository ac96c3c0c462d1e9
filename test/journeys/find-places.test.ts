import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findPlaces } from '../../lib/journeys/find-places.ts';
import { knowingSights, place, sight } from '../places/made.ts';

const knowledge = knowingSights(
  [
    { ...place(['London', 'GB', 51.5, -0.12], { prominence: 0.98 }), region: 'England' },
    { ...place(['Richmond', 'US', 37.55, -77.46], { prominence: 0.6 }), region: 'Virginia' },
    { ...place(['Richmond', 'GB', 51.46, -0.3], { prominence: 0.4 }), region: 'England' },
    { ...place(['Virginia', 'US', 37.5, -78.5], { kind: 'region', prominence: 0.7 }) },
    {
      ...place(['Heathrow Airport', 'GB', 51.47, -0.45], { kind: 'airport', names: ['IATA LHR'] }),
      region: 'England',
    },
  ],
  [
    sight(['Buckingham Palace', 'GB', 51.5014, -0.1419], 'palace', { town: 'London', fame: 5 }),
    sight(['Richmond Park', 'GB', 51.44, -0.27], 'park', { town: 'London' }),
  ],
);
const inLondon = { near: [{ latitude: 51.5, longitude: -0.1 }] };
const found = (text: string, near = inLondon) =>
  findPlaces(text, knowledge, near).map(({ name, kind, region }) => `${name}, ${kind}, ${region ?? ''}`);

test('a sight is found by its name or by some of its words, with its town', () => {
  expect(findPlaces('buckingham palace', knowledge)[0]).toMatchObject({
    name: 'Buckingham Palace',
    kind: 'palace',
    town: 'London',
    country: 'GB',
  });
  expect(found('Buckingham')).toEqual(['Buckingham Palace, palace, ']);
});

test('the nearest to the trip comes first, each with its region', () => {
  expect(found('Richmond').slice(0, 2)).toEqual(['Richmond, city, England', 'Richmond Park, park, ']);
  expect(found('Richmond')).toContain('Richmond, city, Virginia');
  expect(found('Richmond', { near: [{ latitude: 37, longitude: -77 }] })[0]).toBe('Richmond, city, Virginia');
  expect(found('Richmond, Virginia')).toContain('Richmond, city, Virginia');
});

test('an airport is found by its code', () => {
  expect(found('LHR')).toEqual(['Heathrow Airport, airport, England']);
  expect(found('lhr')).toEqual(['Heathrow Airport, airport, England']);
  expect(found('XQZ')).toEqual([]);
});

test.each([
  '51.5014, -0.1419',
  '51°30\'05"N 0°08\'31"W',
  'geo:51.5014,-0.1419',
  'https://www.google.com/maps/place/X/@1,2,15z/data=!3d51.5014!4d-0.1419',
  'https://www.bing.com/maps?cp=51.5014~-0.1419',
])('%s is a point, named by the town that is nearest', (text) => {
  const [point, ...more] = findPlaces(text, knowledge);
  expect(more).toEqual([]);
  expect(point).toMatchObject({ kind: 'point', country: 'GB', region: 'England', town: 'London' });
  expect(point?.coordinate.latitude).toBeCloseTo(51.5014, 2);
});

test.each([
  ['https://www.google.com/maps/place/Old+Well/@51.5,-0.14,15z', 'Old Well'],
  ['geo:0,0?q=51.5014,-0.1419(Old Well)', 'Old Well'],
  ['Old Well https://www.google.com/maps/@51.5,-0.14,15z', 'Old Well'],
  ['https://www.google.com/maps/@51.5,-0.14,15z', '51.5, -0.14'],
])('%s is a point called %s', (text, name) => {
  expect(findPlaces(text, knowledge)).toMatchObject([{ kind: 'point', name }]);
});

test.each([
  'https://www.google.com/maps/place/Buckingham+Palace/',
  'maps.google.com/?q=Buckingham+Palace',
  'maps://?q=Buckingham%20Palace',
  'geo:0,0?q=Buckingham+Palace',
  'Buckingham Palace https://maps.app.goo.gl/abc',
])('%s is looked for by its name', (text) => {
  expect(found(text)).toEqual(['Buckingham Palace, palace, ']);
});

test('a link that says nothing and a coordinate that nobody filled in find nothing', () => {
  expect(found('https://maps.app.goo.gl/abc')).toEqual([]);
  expect(found('0, 0')).toEqual([]);
  expect(found('geo:0,0')).toEqual([]);
});

test('a short plus code is the nearest to the town it is said with, or to the trip', () => {
  for (const text of ['FVX5+H6 London', 'FVX5+H6'])
    expect(findPlaces(text, knowledge, inLondon)[0]?.coordinate).toEqual({
      latitude: 51.498938,
      longitude: -0.141937,
    });
  expect(findPlaces('FVX5+H6', knowledge)).toEqual([]);
});

test('a name that is its own counts for more than one that another place has too', () => {
  const known = knowingSights(
    [
      place(['Rockton', 'US', 37.6, -77.4], { prominence: 0.7, names: ['Williamsville'] }),
      place(['Williamsville', 'US', 37.3, -76.7], { prominence: 0.5 }),
    ],
    [],
  );
  expect(findPlaces('Williamsville', known).map(({ name }) => name)).toEqual(['Williamsville', 'Rockton']);
});

test('a point far from any town is in no country', () => {
  expect(findPlaces('-48.9, -123.4', knowledge)).toEqual([
    { name: '-48.9, -123.4', country: '', kind: 'point', coordinate: { latitude: -48.9, longitude: -123.4 } },
  ]);
});

test('whatever is typed, the names are gone through only so often', () => {
  const words = fc.constantFrom(
    'London',
    'Richmond',
    'Virginia',
    'Palace',
    'VA',
    'in',
    ',',
    'Buckinham',
    'xyz',
  );
  fc.assert(
    fc.property(fc.array(words, { maxLength: 12 }), (typed) => {
      let scans = 0;
      const count = <T>(scan: T): T => {
        scans += 1;
        return scan;
      };
      const counting = {
        ...knowledge,
        searchSights: (text: string, most: number) => count(knowledge.searchSights?.(text, most) ?? []),
        searchSightsAlike: (text: string, most: number) =>
          count(knowledge.searchSightsWithTypos?.(text, most) ?? []),
        lookUpWithSlips: (text: string, most: number) => count(knowledge.lookUpWithTypos?.(text, most) ?? []),
      };
      findPlaces(typed.join(' '), counting);
      expect(scans).toBeLessThanOrEqual(12);
    }),
  );
});

test('whatever is typed is answered with no more than a screen of places on the globe', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string({ unit: 'binary', maxLength: 300 }),
        fc.constantFrom('<b>London</b>', '%', 'https://'),
      ),
      (text) => {
        const places = findPlaces(text, knowledge, inLondon);
        expect(places.length).toBeLessThanOrEqual(8);
        for (const { coordinate } of places) expect(Math.abs(coordinate.latitude)).toBeLessThanOrEqual(90);
      },
    ),
    { numRuns: 300 },
  );
  expect(findPlaces('x'.repeat(1_000_000), knowledge)).toEqual([]);
});

test('where “O” may be east or west, both are offered, the traveller’s own first', () => {
  const longitudes = (language: string) =>
    findPlaces("52°31'N 13°24'O", knowledge, { language }).map(({ coordinate }) => coordinate.longitude);
  expect(longitudes('de')).toEqual([13.4, -13.4]);
  expect(longitudes('fr')).toEqual([-13.4, 13.4]);
  expect(findPlaces('52.5 N 13.4 E', knowledge)).toHaveLength(1);
});

test('the town may be said first, and the larger of two places is not in the smaller', () => {
  expect(found('London Buckingham Palace')).toEqual(['Buckingham Palace, palace, ']);
  expect(found('London Richmond', { near: [] })[0]).toBe('Richmond, city, England');
});

test('what is called so as a whole is no part of something else', () => {
  const towns = [
    { ...place(['Den Haag', 'NL', 52.07, 4.3], { prominence: 0.7 }) },
    { ...place(['Haag', 'AT', 48.1, 14.56], { prominence: 0.3 }) },
  ];
  const known = knowingSights(towns, [sight(['Denkmal', 'AT', 48.1, 14.57], 'monument', { fame: 4 })]);
  expect(findPlaces('Den Haag', known)[0]).toMatchObject({ name: 'Den Haag', country: 'NL' });
});

test('a place on an island is found with the island', () => {
  const known = knowingSights(
    [
      { ...place(['Oia', 'GR', 36.46, 25.38], { prominence: 0.4 }) },
      { ...place(['Oia', 'ES', 42, -8.87], { prominence: 0.5 }) },
    ],
    [sight(['Santorini', 'GR', 36.39, 25.46], 'island', { fame: 5, reach: 10 })],
  );
  expect(findPlaces('Oia Santorini', known).map(({ country }) => country)).toEqual(['GR']);
});

test('two names without a space between them are told apart', () => {
  const known = knowingSights(
    [{ ...place(['Kyoto', 'JP', 35.01, 135.77], { prominence: 0.9, names: ['京都'] }) }],
    [
      sight(['清水寺', 'JP', 34.99, 135.78], 'temple', { town: 'Kyoto', fame: 5 }),
      sight(['清水寺', 'JP', 35.18, 133.05], 'temple', { town: 'Yasugi', fame: 5 }),
    ],
  );
  expect(findPlaces('京都清水寺', known).map(({ town }) => town)).toEqual(['Kyoto']);
});
