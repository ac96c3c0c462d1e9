// Small gazetteers for tests, built like the real one.
import type { Knowledge, PlaceCandidate } from '../../lib/model/evidence.ts';
import type { SightKind } from '../../lib/model/place-kinds.ts';
import { placeKnowledge } from '../../lib/places/place-knowledge.ts';
import { packPlaces } from '../../tools/gazetteer/pack.ts';
import type { MadePlace, MadeSight } from '../../tools/gazetteer/place.ts';

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

interface AboutSight {
  names?: string[];
  town?: string;
  reach?: number;
  fame?: number;
}

export const sight = (
  [name, country, latitude, longitude]: Spot,
  kind: SightKind,
  { names = [], town = '', reach = 0.3, fame = 3 }: AboutSight = {},
): MadeSight => ({
  name,
  country,
  coordinate: { latitude, longitude },
  kind,
  town,
  reach,
  fame,
  names: [name, ...names],
});

export const knowingSights = (places: MadePlace[], sights: MadeSight[]): Knowledge =>
  placeKnowledge(packPlaces(places, 'credits', sights));
