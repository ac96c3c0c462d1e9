// Whether two stops are one place under two names: "Fushimi Inari" and 伏見稲荷. A restaurant is not the square it stands on.
import { isWithinKm } from '../model/distance.ts';
import type { Category, DraftStop } from '../model/draft.ts';
import type { Knowledge } from '../model/evidence.ts';
import type { Coordinate } from '../model/itinerary.ts';
import { type PlaceKind, townKinds } from '../model/place-kinds.ts';
import { placeKey } from '../places/place-key.ts';

// Two pins closer than this are on one place.
const onePinKm = 0.03;
// A page's own pin may be at the gate, the gazetteer's in the middle of the park.
const maxApartKm = 1;

/** Businesses named after where they stand. */
const businessCategories: ReadonlySet<Category> = new Set(['food', 'coffee', 'stay', 'transport']);
/** Entries that many places share: what has no coordinate gets its town's. */
const wideKinds: ReadonlySet<PlaceKind> = new Set(['point', ...townKinds]);

type Placed = DraftStop & Required<Pick<DraftStop, 'coordinate'>>;
const isPlaced = (stop: DraftStop): stop is Placed => stop.coordinate !== undefined;

/** Fields a stop has once, so that two different values mean two visits or two places. */
const uniqueFields = ['startTime', 'durationMinutes', 'address', 'phone', 'bookingUrl'] as const;
const agree = (one: DraftStop, other: DraftStop) =>
  uniqueFields.every((field) => !one[field] || !other[field] || one[field].value === other[field].value);

function mayBeOneKind({ category: one }: DraftStop, { category: other }: DraftStop): boolean {
  if (one?.value === other?.value) return true;
  return ![one, other].some((category) => category && businessCategories.has(category.value));
}

const keysOf = ({ name, otherName }: DraftStop) =>
  [name.value, ...(otherName ? [otherName] : [])].map(placeKey).filter((key) => key !== '');

const entryOf = ({ latitude, longitude }: Coordinate, kind: PlaceKind) => `${kind} ${latitude} ${longitude}`;

/** The gazetteer entry the stop was placed by. */
function placedBy({ coordinate, candidates: [first] = [] }: Placed): string[] {
  if (coordinate.origin.by !== 'guess' || !first || wideKinds.has(first.kind)) return [];
  return [entryOf(first.coordinate, first.kind)];
}

/** The gazetteer entries of its name whose area the stop is in. */
function entriesAt({ name, coordinate }: Placed, { lookUpSight, lookUpPlace }: Knowledge): string[] {
  const sights = (lookUpSight?.(name.value) ?? []).filter(({ coordinate: at, reach }) =>
    isWithinKm(Math.max(onePinKm, reach), at, coordinate.value),
  );
  const towns = (lookUpPlace?.(name.value) ?? []).filter(
    ({ kind, coordinate: at }) => kind === 'city' && isWithinKm(onePinKm, at, coordinate.value),
  );
  return [...sights, ...towns].map(({ coordinate: at, kind }) => entryOf(at, kind));
}

const meet = (some: string[], others: string[]) => some.some((one) => others.includes(one));

export function isOnePlace(one: DraftStop, other: DraftStop, knowledge: Knowledge): boolean {
  if (!isPlaced(one) || !isPlaced(other) || !agree(one, other) || !mayBeOneKind(one, other)) return false;
  const isNear = (km: number) => isWithinKm(km, one.coordinate.value, other.coordinate.value);
  if (!isNear(maxApartKm)) return false;
  if (isNear(onePinKm) && meet(keysOf(one), keysOf(other))) return true;
  const entries = (stop: Placed) => [...placedBy(stop), ...entriesAt(stop, knowledge)];
  return meet(entries(one), entries(other));
}
