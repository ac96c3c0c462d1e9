// Countries: their names in many languages from Intl, the names that Intl lacks, and a centre computed from their cities.
import { centroidOf } from '../../lib/places/centroid.ts';
import { countryAliases } from './country-aliases.ts';
import type { MadePlace } from './place.ts';

const languages = [
  'en',
  'de',
  'fr',
  'es',
  'it',
  'pt',
  'nl',
  'ja',
  'zh-Hans',
  'zh-Hant',
  'ko',
  'ca',
  'da',
  'sv',
  'nb',
  'fi',
  'pl',
  'cs',
  'ru',
  'uk',
  'el',
  'tr',
  'hu',
  'ro',
  'ar',
  'he',
  'hi',
  'th',
  'vi',
  'id',
];

export function readCountries(cities: MadePlace[]): MadePlace[] {
  const byCountry = Map.groupBy(cities, ({ country }) => country);
  const names = languages.map(
    (language) => new Intl.DisplayNames([language], { type: 'region', fallback: 'none' }),
  );
  return [...byCountry].flatMap(([country, members]) => {
    const own = names.flatMap((list) => list.of(country) ?? []);
    const name = own[0];
    if (!name) return [];
    const population = members.reduce((sum, city) => sum + city.population, 0);
    // The square root keeps a single metropolis from becoming the country's centre.
    const points = members.map(({ coordinate, population: people }) => ({
      coordinate,
      weight: Math.sqrt(1 + people),
    }));
    const largest = members.reduce((top, city) => (city.population > top.population ? city : top));
    return [
      {
        name,
        country,
        coordinate: centroidOf(points),
        population,
        kind: 'country' as const,
        prominence: Math.min(1, 0.7 + Math.log2(1 + population) / 90),
        ...(largest.timeZone && { timeZone: largest.timeZone }),
        names: [...own, ...(countryAliases[country] ?? [])],
      },
    ];
  });
}
