// Small gazetteers for tests, made as the real one is.
import type { Knowledge, PlaceCandidate } from '../../lib/model/evidence.ts';
import { placeKnowledge } from '../../lib/places/place-knowledge.ts';
import { packPlaces } from '../../tools/gazetteer/pack.ts';
import type { MadePlace } from '../../tools/gazetteer/place.ts';

type Spot = [name: string, country: string, latitude: number, longitude: number];
interface About {
  kind?: PlaceCandidate['kind'];
  prominence?: number;
  names?: string[];
}

export function place([name, country, latitude, longitude]: Spot, about: About = {}): MadePlace {
  const { kind = 'city', prominence = 0.6, names = [] } = about;
  return {
    name,
    country,
    coordinate: { latitude, longitude },
    population: 100_000,
    kind,
    prominence,
    names: [name, ...names],
  };
}

export const knowing = (...places: MadePlace[]): Knowledge => placeKnowledge(packPlaces(places, 'credits'));
