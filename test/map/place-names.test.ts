import { expect, test } from 'vitest';
import { namesAround } from '../../lib/journeys/names-around.ts';
import { fitView } from '../../lib/map/fit.ts';
import { toWorld } from '../../lib/map/mercator.ts';
import { writeNames } from '../../lib/map/place-names.ts';
import { project } from '../../lib/map/view.ts';
import type { PlaceCandidate, SightCandidate } from '../../lib/model/evidence.ts';
import type { MapName } from '../../lib/model/map-name.ts';

const lisbon = { latitude: 38.71, longitude: -9.13 };
const view = fitView([toWorld(lisbon)], {
  width: 400,
  height: 300,
  margin: { x: 9, y: 9 },
  mayTurn: false,
  closest: 3000,
});
const name = (called: string, north: number, east: number, weight = 0.5): MapName => ({
  name: called,
  kind: 'quarter',
  coordinate: { latitude: lisbon.latitude + north, longitude: lisbon.longitude + east },
  weight,
});
const room = { view, discs: [], radius: 10, route: [], maxNames: 10, kept: [] };
const said = (names: MapName[], more = {}) =>
  writeNames(names, { ...room, ...more }).map(({ of }) => of.name);

test('a name that would meet another, a disc, the route or the edge is left out', () => {
  const names = [
    name('Alfama', 0, 0),
    name('Graça', 0.0003, 0),
    name('Belém', 0.005, 0),
    name('Sintra', 0.5, 0),
  ];
  expect(said(names)).toEqual(['Alfama', 'Belém']);
  const middle = project(view, toWorld(lisbon));
  expect(said(names, { discs: [middle] })).toEqual(['Belém']);
  const route = [
    { x: 0, y: middle.y },
    { x: 400, y: middle.y },
  ];
  expect(said(names, { route })).toEqual(['Belém']);
  expect(said(names, { maxNames: 1 })).toEqual(['Alfama']);
});

test('a name is written once, and beyond the date line too', () => {
  expect(said([name('Alfama', 0, 0), name('Alfama', 0.005, 0)])).toEqual(['Alfama']);
  const fiji = fitView([{ x: 1.0001, y: 0.5 }], {
    width: 400,
    height: 300,
    margin: { x: 9, y: 9 },
    mayTurn: false,
    closest: 9000,
  });
  const far = { ...name('Taveuni', 0, 0), coordinate: { latitude: 0, longitude: -179.96 } };
  expect(writeNames([far], { ...room, view: fiji })).toHaveLength(1);
});

test('what stands at one spot has a dot, and its name beside it where there is room', () => {
  const church = { ...name('Sé', 0, 0), kind: 'church' as const };
  const middle = project(view, toWorld(lisbon));
  const [alone] = writeNames([church], room);
  expect(alone?.dot).toEqual(middle);
  expect(alone).toMatchObject({ anchor: 'middle', at: { x: middle.x } });
  expect(alone?.at.y).toBeGreaterThan(middle.y);
  const below = { left: 0, right: 400, top: middle.y + 10, bottom: 300 };
  expect(writeNames([church], { ...room, kept: [below] })).toMatchObject([
    { anchor: 'start', at: { y: middle.y } },
  ]);
  // A quarter is as wide as its name, and a town is drawn as a dot only from afar.
  expect(writeNames([name('Alfama', 0, 0)], room)[0]?.dot).toBeUndefined();
  const town = { ...name('Lisbon', 0, 0), kind: 'city' as const };
  expect(writeNames([town], room)[0]?.dot).toBeUndefined();
  expect(writeNames([town], { ...room, hasTownDots: true })[0]?.dot).toEqual(middle);
});

test('a sight is written in letters that the traveller reads', () => {
  const known = {
    sightsAround: () => [{ ...sight('清水寺', 'temple', 5), names: ['清水寺', 'Kiyomizu-dera'] }],
  };
  const called = (language: string) => namesAround(lisbon, 2, known, language).map((each) => each.name);
  expect(called('en')).toEqual(['Kiyomizu-dera']);
  expect(called('ja')).toEqual(['清水寺']);
});

const sight = (called: string, kind: SightCandidate['kind'], fame: number) => ({
  sight: { name: called, kind, fame, coordinate: lisbon, country: 'PT', town: 'Lisboa', reach: 1 },
  names: [called],
});
const town = (called: string, population: number): PlaceCandidate => ({
  name: called,
  country: 'PT',
  coordinate: lisbon,
  population,
  kind: 'city',
  prominence: 0.5,
});
const knowledge = {
  sightsAround: () => [
    sight('Alfama', 'quarter', 4),
    sight('Sé', 'church', 5),
    sight('Serra da Estrela', 'nationalpark', 5),
  ],
  townsAround: () => [town('Lisbon', 500_000), town('Almada', 90_000)],
};

test('in a town quarters come first, in a country towns, and single houses not at all', () => {
  expect(namesAround(lisbon, 2, knowledge)[0]?.name).toMatch(/Alfama|Serra/);
  const wide = namesAround(lisbon, 100, knowledge).map((each) => each.name);
  expect(wide).toContain('Lisbon');
  expect(wide).toContain('Serra da Estrela');
  expect(wide).not.toContain('Sé');
  expect(namesAround(lisbon, 500, knowledge).map((each) => each.name)).toEqual(['Lisbon', 'Almada']);
});
