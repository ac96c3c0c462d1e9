// Finds where the trip is from its settled names, and looks up the unknown ones there by less than their whole name.
import type { Knowledge } from '../model/evidence.ts';
import type { Coordinate } from '../model/itinerary.ts';
import { type Area, openArea, sensesAround } from './alike-names.ts';
import { type Arrow, arrowKm, arrowOf } from './globe.ts';
import { minSettledChance, type Name } from './name.ts';
import type { PageNames, StopName } from './page-names.ts';
import type { Sense } from './sense.ts';
import { type SettledName, settleSenses } from './settle-senses.ts';
import { mayBeTown, type NearTown, nearTown, townsMeant, withoutAmbiguous } from './towns-around.ts';

// A sight known by part of its name lies in the town where the day is spent, or just outside.
const areaKm = 30;
// Two centres this close have the same sights around them.
const sameAreaKm = 12;
// A sight named after a town this far away is there, not here.
const otherTownKm = 50;
const maxAreas = 24;
const maxSights = 1500;
const maxUnsettledChance = 0.5;

interface Spot {
  coordinate: Coordinate;
  name: string;
  days: readonly number[];
  /** Its position on the page; names that are no stops come last. */
  order: number;
}

interface NamedTown {
  text: string;
  /** Where it is, if settled. */
  at?: Arrow;
}

const bestOf = (name: Name, { chances }: SettledName): { sense: Sense; chance: number } | undefined => {
  const most = Math.max(...chances);
  const sense = name.senses[chances.indexOf(most)];
  return sense && { sense, chance: most };
};

/** Small places only: nothing is "around" a country. */
function spotsOf(names: Name[], settled: SettledName[]): Spot[] {
  return names.flatMap((name, index) => {
    const best = bestOf(name, settled[index] ?? { chances: [] });
    if (!best || best.chance < minSettledChance || best.sense.isFrame) return [];
    const { coordinate, name: called, town } = best.sense.place;
    return [{ coordinate, name: town ?? called, days: name.days, order: index }];
  });
}

/** The sights around each spot, looked up once for spots that lie together. `towns` have the page's names for them. */
function openAreas({ sightsAround }: Knowledge, towns: readonly NamedTown[]) {
  const areas: { at: ReturnType<typeof arrowOf>; area: Area }[] = [];
  return ({ coordinate, name }: Spot): Area | undefined => {
    const at = arrowOf(coordinate);
    const near = areas.find((area) => arrowKm(area.at, at) <= sameAreaKm);
    if (near) return near.area;
    if (areas.length >= maxAreas || !sightsAround) return undefined;
    const isFar = (town: NamedTown) => town.at !== undefined && arrowKm(town.at, at) > otherTownKm;
    const area = openArea(sightsAround(coordinate, areaKm).slice(0, maxSights), {
      around: [name, ...towns.filter((town) => !isFar(town)).map(({ text }) => text)],
      elsewhere: towns.filter(isFar).map(({ text }) => text),
    });
    areas.push({ at, area });
    return area;
  };
}

const isUnsettled = (name: StopName, settled: SettledName | undefined) =>
  !name.isCertain && (settled?.chances ?? []).every((chance) => chance < maxUnsettledChance);

/** Towns by the page's own names: "Berlino" on an Italian page, which in other names says only where they are. */
function townsNamed({ stops, destination = '' }: PageNames, settled: SettledName[]): NamedTown[] {
  const towns = stops.flatMap((name, index) => {
    const best = bestOf(name, settled[index] ?? { chances: [] });
    const kind = best?.sense.place.kind;
    if (!best || (kind !== 'city' && kind !== 'region' && kind !== 'country')) return [];
    const isSure = kind === 'city' && best.chance >= minSettledChance;
    return [{ text: name.text, ...(isSure && { at: best.sense.at }) }];
  });
  return [...towns, ...destination.split(/[,;(]/).map((text) => ({ text }))];
}

// On a larger trip only the areas nearest to the name are searched.
const maxAreasAbout = 8;

/**
 * The spots of the name's own days, else of the neighbouring days, else of the whole trip; the nearest on the page first.
 */
function spotsAbout(name: StopName, order: number, spots: Spot[]): Spot[] {
  const within = (far: number) =>
    spots.filter(({ days }) => days.some((day) => name.days.some((own) => Math.abs(own - day) <= far)));
  const nearest = (found: Spot[]) =>
    found.toSorted((a, b) => Math.abs(a.order - order) - Math.abs(b.order - order));
  for (const far of [0, 1]) {
    const found = within(far);
    if (found.length > 0) return nearest(found);
  }
  return nearest(spots);
}

function areasAbout(spots: Spot[], around: (spot: Spot) => Area | undefined): Set<Area> {
  const areas = new Set<Area>();
  for (const spot of spots) {
    const area = around(spot);
    if (area) areas.add(area);
    if (areas.size >= maxAreasAbout) break;
  }
  return areas;
}

const besideKm = 60;

/** Tests whether a word alone is a town near the trip, a region or a country: then it says where something is, not what. */
function townTest(spots: Spot[], { lookUpPlace }: Knowledge): (word: string) => boolean {
  const arrows = spots.slice(0, 2 * maxAreas).map(({ coordinate }) => arrowOf(coordinate));
  const cached = new Map<string, boolean>();
  return (word) => {
    const before = cached.get(word);
    if (before !== undefined) return before;
    const is = (lookUpPlace?.(word) ?? []).some(
      ({ kind, coordinate, prominence }) =>
        (kind !== 'city' && prominence >= 0.5) ||
        (kind === 'city' && arrows.some((at) => arrowKm(at, arrowOf(coordinate)) <= besideKm)),
    );
    cached.set(word, is);
    return is;
  };
}

// A day trip away, and no more towns than a name can be compared with.
const townsKm = 60;
const maxTowns = 500;
const nearestSpots = 4;
// Each area scans all towns of the world.
const maxTownAreas = 6;

/** The towns around each spot, looked up only when a name needs them, and once for spots that lie together. */
function openTowns({ townsAround }: Knowledge) {
  const looked: { at: Arrow; towns: NearTown[] }[] = [];
  return ({ coordinate }: Spot): NearTown[] => {
    const at = arrowOf(coordinate);
    const near = looked.find((area) => arrowKm(area.at, at) <= 2 * sameAreaKm);
    if (near) return near.towns;
    if (looked.length >= maxTownAreas || !townsAround) return [];
    const towns = townsAround(coordinate, townsKm, maxTowns).map(nearTown);
    looked.push({ at, towns });
    return towns;
  };
}

/** Overlapping areas find the same sight twice. */
const withoutTwins = (senses: Sense[]): Sense[] =>
  senses.filter(
    ({ place }, index) =>
      !senses
        .slice(0, index)
        .some(
          (other) =>
            other.place.coordinate.latitude === place.coordinate.latitude &&
            other.place.coordinate.longitude === place.coordinate.longitude,
        ),
  );

/** Settles the page's names; names still unknown get the sights and towns around the trip as further senses. */
export function withSensesAround(
  page: PageNames,
  knowledge: Knowledge,
): { page: PageNames; settled: SettledName[] } {
  const first = settleSenses([...page.stops, ...page.others]);
  const spots = spotsOf([...page.stops, ...page.others], first);
  if (spots.length === 0 || !knowledge.sightsAround) return { page, settled: first };
  const around = openAreas(knowledge, townsNamed(page, first));
  const townsBy = openTowns(knowledge);
  const isTown = townTest(spots, knowledge);
  let isChanged = false;
  const stops = page.stops.map((name, index) => {
    if (!isUnsettled(name, first[index])) return name;
    const about = spotsAbout(name, index, spots);
    const areas = areasAbout(about, around);
    const towns = mayBeTown(name.text, name.stops[0]?.category?.value)
      ? about.slice(0, nearestSpots).flatMap(townsBy)
      : [];
    const found = withoutTwins([
      ...[...areas].flatMap((area) => sensesAround(name.text, name.category, { area, isTown })),
      ...withoutAmbiguous(withoutTwins(townsMeant(name.text, towns))),
    ]);
    if (found.length === 0) return name;
    isChanged = true;
    return { ...name, senses: [...name.senses, ...found] };
  });
  if (!isChanged) return { page, settled: first };
  const second = { ...page, stops };
  return { page: second, settled: settleSenses([...stops, ...page.others]) };
}
