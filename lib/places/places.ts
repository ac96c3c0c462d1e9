// Pure: no browser, no network, no clock.
// The small offline gazetteer: names of large cities and capitals, and the places they mean.
// The file is made by tools/gazetteer.ts; loading it is the caller's business.
import type { PlaceCandidate } from '../model/evidence.ts';

export interface Places {
  /** Everything the name may mean, the largest first. */
  lookup(name: string): PlaceCandidate[];
}

/** "São Paulo" and "Sao  paulo" are one name. */
export const placeKey = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** One line: name|country|latitude|longitude|population in thousands|other names, parted by ";". */
function parseLine(line: string): { place: PlaceCandidate; names: string[] } | undefined {
  const [name, country, latitude, longitude, thousands, others = ''] = line.split('|');
  const coordinate = { latitude: Number(latitude), longitude: Number(longitude) };
  if (!name || !country || !Number.isFinite(coordinate.latitude + coordinate.longitude)) return undefined;
  const place = { name, country, coordinate, population: Number(thousands) * 1000 };
  return { place, names: [name, ...others.split(';').filter(Boolean)] };
}

/** Reads the compact file; lines that begin with "#" are its credits, broken ones are passed over. */
export function parsePlaces(text: string): Places {
  const byKey = new Map<string, PlaceCandidate[]>();
  for (const line of text.split('\n')) {
    const parsed = line === '' || line.startsWith('#') ? undefined : parseLine(line);
    if (!parsed) continue;
    for (const key of new Set(parsed.names.map(placeKey))) {
      const known = byKey.get(key);
      if (known) known.push(parsed.place);
      else if (key !== '') byKey.set(key, [parsed.place]);
    }
  }
  for (const candidates of byKey.values()) candidates.sort((a, b) => b.population - a.population);
  return { lookup: (name) => byKey.get(placeKey(name)) ?? [] };
}
