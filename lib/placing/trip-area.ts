// Where the trip is, once its clear names are settled; what is still unknown is looked for there by less than its whole name.
import type { Knowledge } from '../model/evidence.ts';
import type { Coordinate } from '../model/itinerary.ts';
import { type Area, openArea, sensesAround } from './alike-names.ts';
import { type Arrow, arrowKm, arrowOf } from './globe.ts';
import type { Name } from './name.ts';
import type { PageNames, StopName } from './page-names.ts';
import type { Sense } from './sense.ts';
import { type SettledName, settleSenses } from './settle-senses.ts';
import { mayBeTown, type NearTown, nearTown, townsMeant, withFewMeant } from './towns-around.ts';

// A sight that is known by part of its name lies in the town where the day is spent, or just outside.
const areaKm = 30;
// Two middles this near see the same sights.
const sameAreaKm = 12;
// What is named after a town this far away stands there.
const otherTownKm = 50;
const maxAreas = 24;
const maxSights = 1500;
const believed = 0.6;
const doubtful = 0.5;

interface Spot {
  coordinate: Coordinate;
  name: string;
  days: readonly number[];
  /** Its place in the order of the page; those that are no stops come last. */
  order: number;
}

interface NamedTown {
  text: string;
  /** Where it is, if that is settled. */
  at?: Arrow;
}

const bestOf = (name: Name, { chances }: SettledName): { sense: Sense; chance: number } | undefined => {
  const most = Math.max(...chances);
  const sense = name.senses[chances.indexOf(most)];
  return sense && { sense, chance: most };
};

/** Small places only: nobody is "around" a country. */
function spotsOf(names: Name[], settled: SettledName[]): Spot[] {
  return names.flatMap((name, index) => {
    const best = bestOf(name, settled[index] ?? { chances: [] });
    if (!best || best.chance < believed || best.sense.isFrame) return [];
    const { coordinate, name: called, town } = best.sense.place;
    return [{ coordinate, name: town ?? called, days: name.days, order: index }];
  });
}

/** The sights around each spot, looked up once for spots that lie together. `towns`: as the page calls them. */
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
  !name.isCertain && (settled?.chances ?? []).every((chance) => chance < doubtful);

/** "Berlino" is how an Italian page calls the town: in other names it says no more than that. */
function townsNamed({ stops, destination = '' }: PageNames, settled: SettledName[]): NamedTown[] {
  const towns = stops.flatMap((name, index) => {
    const best = bestOf(name, settled[index] ?? { chances: [] });
    const kind = best?.sense.place.kind;
    if (!best || (kind !== 'city' && kind !== 'region' && kind !== 'country')) return [];
    const isSure = kind === 'city' && best.chance >= believed;
    return [{ text: name.text, ...(isSure && { at: best.sense.at }) }];
  });
  return [...towns, ...destination.split(/[,;(]/).map((text) => ({ text }))];
}

// A trip that sees more is asked where it is near the name only.
const maxAreasAbout = 8;

/** The spots of the name's own days, else of the days beside them, else of the whole trip; those told next to it first. */
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

/** Whether a word alone is a town near the trip, or a region or country: then it says where something is, not what. */
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

// A day's drive there and back, and no more towns than a name can be compared with.
const townsKm = 60;
const maxTowns = 500;
const nearestSpots = 4;
// Each is a look at all towns of the world.
const maxTownAreas = 6;

/** The towns around each spot, looked up once for spots that lie together, and only if a name asks for them. */
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

/** Areas that overlap find the same sight twice. */
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

/** The page's names settled, with the sights around the trip as further senses of what nobody knew. */
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
      ...withFewMeant(withoutTwins(townsMeant(name.text, towns))),
    ]);
    if (found.length === 0) return name;
    isChanged = true;
    return { ...name, senses: [...name.senses, ...found] };
  });
  if (!isChanged) return { page, settled: first };
  const second = { ...page, stops };
  return { page: second, settled: settleSenses([...stops, ...page.others]) };
}
