// What somebody who looks for a place may mean, offline: a coordinate in any usual writing, a link of a map service, the code
// of an airport, or the name of a sight or a town, whole or in part. Nearest to the trip first.
import { readMapAddress } from '../capture/map-links.ts';
import { distanceKm } from '../model/distance.ts';
import type { StopCandidate } from '../model/draft.ts';
import type { Knowledge, PlaceCandidate, SightCandidate } from '../model/evidence.ts';
import type { Coordinate } from '../model/itinerary.ts';
import { placeKey } from '../places/place-key.ts';
import { typedCoordinate } from '../find/typed-coordinate.ts';

/**
 * One answer, as a stop keeps it once it is chosen. `kind` says what it is (`t('choosePlace.kind.' + kind)`), `town`, `region` and
 * `country` where. A `point` is a bare coordinate: its name is the coordinate, and `town` the nearest one.
 */
export type FoundPlace = StopCandidate;

export interface FindOptions {
  /** Where the trip is: its placed stops, or its middle. What lies near it comes first. */
  near?: readonly Coordinate[];
  /** The traveller's: "O" in a coordinate is east in German, west in French. */
  language?: string;
}

// More than one screen of them is no choice.
const maxFound = 8;
const maxLookedAt = 60;
const maxQueryLength = 2000;
// Looking about from more points than this tells nothing new.
const maxNear = 40;

// Farther from any town, a point lies in no country that we could tell.
const atSeaKm = 250;

const fromTown = ({ name, country, coordinate, kind, region }: PlaceCandidate): FoundPlace => ({
  name,
  country,
  coordinate,
  kind,
  ...(region && { region }),
});

const fromSight = ({ name, country, coordinate, kind, region, town }: SightCandidate): FoundPlace => ({
  name,
  country,
  coordinate,
  kind,
  ...(region && { region }),
  town,
});

/** A link or a coordinate as the place it points at; the nearest town says which country that is. */
export function placeAt(coordinate: Coordinate, { nearestTown }: Knowledge): FoundPlace {
  const nearest = nearestTown?.(coordinate);
  const town = nearest && distanceKm(nearest.coordinate, coordinate) <= atSeaKm ? nearest : undefined;
  return {
    name: `${coordinate.latitude}, ${coordinate.longitude}`,
    country: town?.country ?? '',
    coordinate,
    kind: 'point',
    ...(town?.region && { region: town.region }),
    ...(town && { town: town.name }),
  };
}

interface Ranked {
  place: FoundPlace;
  /** 0 to 1, as well known as a town or a sight can be. */
  fame: number;
  /** The whole name is the one that was asked for. */
  isExact: boolean;
}

const sightFame = (fame: number) => 0.3 + 0.1 * fame;

function townsCalled(name: string, { lookUpPlace }: Knowledge): Ranked[] {
  return (lookUpPlace?.(name) ?? []).map((town) => ({
    place: fromTown(town),
    fame: town.prominence,
    isExact: true,
  }));
}

function sightsCalled(name: string, { lookUpSight, searchSights }: Knowledge): Ranked[] {
  const whole = lookUpSight?.(name) ?? [];
  const parts = searchSights?.(name, maxLookedAt) ?? [];
  return [
    ...whole.map((sight) => ({ place: fromSight(sight), fame: sightFame(sight.fame), isExact: true })),
    ...parts.map((sight) => ({ place: fromSight(sight), fame: sightFame(sight.fame), isExact: false })),
  ];
}

/** "Richmond, Virginia", "Louvre Paris": what stands behind the name says where. */
function namedWithPlace(query: string, knowledge: Knowledge): Ranked[] {
  const comma = /^([^,]{2,60}),\s*([^,]{2,60})/.exec(query);
  const blank = /^(\S.{1,58}\S)\s+(\S{3,40})$/.exec(query);
  for (const [, head = '', tail = ''] of [comma, blank].filter((match) => match !== null)) {
    const wider = knowledge.lookUpPlace?.(tail.trim()) ?? [];
    const found = [...sightsCalled(head, knowledge), ...townsCalled(head, knowledge)].filter(({ place }) =>
      wider.some((wide) => isIn(place, wide)),
    );
    if (found.length > 0) return found;
  }
  return [];
}

const townKm = 40;
function isIn({ country, region, coordinate }: FoundPlace, wide: PlaceCandidate): boolean {
  if (country !== wide.country) return false;
  if (wide.kind === 'country') return true;
  if (region && placeKey(region) === placeKey(wide.name)) return true;
  return wide.kind === 'city' && distanceKm(coordinate, wide.coordinate) <= townKm;
}

// Each step counts as much as a third of all there is in fame.
const bands: [km: number, bonus: number][] = [
  [50, 1],
  [200, 0.66],
  [800, 0.33],
];

function nearness(coordinate: Coordinate, near: readonly Coordinate[]): number {
  if (near.length === 0) return 0;
  const km = Math.min(...near.slice(0, maxNear).map((point) => distanceKm(point, coordinate)));
  return bands.find(([most]) => km <= most)?.[1] ?? 0;
}

// A sight and the airport of the same name stand in both tables.
const samePlaceKm = 3;
const isSame = (a: FoundPlace, b: FoundPlace) =>
  (a.kind === b.kind || placeKey(a.name) === placeKey(b.name)) &&
  a.country === b.country &&
  distanceKm(a.coordinate, b.coordinate) < (a.kind === 'airport' ? samePlaceKm : 0.05);

function ranked(found: Ranked[], near: readonly Coordinate[]): FoundPlace[] {
  const scored = found
    .slice(0, 2 * maxLookedAt)
    .map((entry) => ({
      ...entry,
      score: entry.fame + nearness(entry.place.coordinate, near) + (entry.isExact ? 0.5 : 0),
    }))
    .sort((a, b) => b.score - a.score);
  const kept: FoundPlace[] = [];
  for (const { place } of scored) {
    if (kept.length === maxFound) break;
    if (!kept.some((other) => isSame(other, place))) kept.push(place);
  }
  return kept;
}

/** Nothing where nobody knows; never more than a screen. Whatever is typed, it neither throws nor takes long. */
export function findPlaces(text: string, knowledge: Knowledge, options: FindOptions = {}): FoundPlace[] {
  const query = text.slice(0, maxQueryLength).trim();
  if (query === '') return [];
  const coordinate = typedCoordinate(query, options.language) ?? readMapAddress(query)?.coordinate;
  if (coordinate) return [placeAt(coordinate, knowledge)];
  const near = options.near ?? [];
  const airport = /^[a-z]{3}$/i.test(query) ? knowledge.airportOf?.(query) : undefined;
  const found = ranked(
    [
      ...townsCalled(query, knowledge),
      ...sightsCalled(query, knowledge),
      ...namedWithPlace(query, knowledge),
    ],
    near,
  );
  if (!airport) return found;
  const place = fromTown(airport);
  const others = found.filter((other) => !isSame(place, other)).slice(0, maxFound - 1);
  // "LHR" is a code; "Nis" a town that some airport's code is spelt like.
  return query === query.toUpperCase() || others.length === 0 ? [place, ...others] : [...others, place];
}
