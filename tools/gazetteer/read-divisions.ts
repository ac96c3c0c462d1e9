// States, provinces and the like, from GeoNames' first-level names; each is placed at the centre of its cities.
import * as z from 'zod/mini';
import { centroidOf } from '../../lib/places/centroid.ts';
import { placeKey } from '../../lib/places/place-key.ts';
import type { MadePlace } from './place.ts';

const Divisions = z.array(z.object({ code: z.string(), name: z.string() }));

// Less prominent than a hand-written region; the more people, the more prominent.
const prominenceOf = (population: number) => 0.3 + Math.min(0.2, Math.log2(1 + population) / 120);
const cityFame = 0.4;

const office =
  /^(?:State|Province|Region|County|District|Department|Prefecture|Republic|Municipality) of (?:the )?| (?:State|Province|Region|County|District|Department|Prefecture|Governorate|Oblast|Voivodeship|Municipality)$/;

/** "Quindío Department" is usually written Quindío. */
const namesOf = (name: string): string[] => [...new Set([name.replace(office, ''), name])];

/** The name of each division without its type: "Quindío". */
export function namesOfDivisions(list: unknown): Map<string, string> {
  return new Map(z.parse(Divisions, list).map(({ code, name }) => [code, namesOf(name)[0] ?? name]));
}

export function readDivisions(list: unknown, cities: MadePlace[], others: MadePlace[]): MadePlace[] {
  const members = Map.groupBy(cities, ({ division = '' }) => division);
  const taken = new Set(
    [...others, ...cities.filter(({ prominence }) => prominence >= cityFame)].flatMap(({ names, country }) =>
      names.map((name) => `${placeKey(name)} ${country}`),
    ),
  );
  return z.parse(Divisions, list).flatMap(({ code, name }) => {
    const country = code.slice(0, 2);
    const held = members.get(code) ?? [];
    const names = namesOf(name);
    // Skips a division that is named like its city or is in the hand-written list.
    if (held.length === 0 || names.some((own) => taken.has(`${placeKey(own)} ${country}`))) return [];
    const population = held.reduce((sum, city) => sum + city.population, 0);
    const points = held.map(({ coordinate, population: people }) => ({
      coordinate,
      weight: Math.sqrt(1 + people),
    }));
    const timeZone = held[0]?.timeZone;
    return [
      {
        name: names[0] ?? name,
        country,
        coordinate: centroidOf(points),
        population,
        kind: 'region' as const,
        prominence: prominenceOf(population),
        names,
        ...(timeZone && { timeZone }),
      },
    ];
  });
}
