// Names that are placed together: sights, quarters, frames, and pages meant to mislead.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { questionsAbout } from '../../lib/draft/checks.ts';
import { placeStops } from '../../lib/draft/place-stops.ts';
import { distanceKm } from '../../lib/model/distance.ts';
import type { DraftDay, DraftStop } from '../../lib/model/draft.ts';
import { knowingSights, place, sight } from '../places/made.ts';
import { spentOn } from '../spent-time.ts';

const knowledge = knowingSights(
  [
    place(['United Kingdom', 'GB', 54, -2], { kind: 'country', prominence: 0.95 }),
    place(['United States', 'US', 39, -98], { kind: 'country', prominence: 0.95 }),
    place(['Virginia', 'US', 37.5, -78.9], { kind: 'region', prominence: 0.6 }),
    place(['Tuscany', 'IT', 43.4, 11.1], { kind: 'region', prominence: 0.7 }),
    { ...place(['London', 'GB', 51.5, -0.12], { prominence: 0.98 }), region: 'England' },
    { ...place(['Greenwich', 'US', 41.03, -73.63], { prominence: 0.55 }), region: 'Connecticut' },
    { ...place(['Richmond', 'US', 37.55, -77.46], { prominence: 0.6 }), region: 'Virginia' },
    { ...place(['Richmond', 'GB', 54.4, -1.74], { prominence: 0.45 }), region: 'England' },
    place(['Bristol', 'GB', 51.45, -2.6], { prominence: 0.7 }),
    place(['Germany', 'DE', 51, 10], { kind: 'country', prominence: 0.95 }),
    { ...place(['Lindau', 'DE', 47.55, 9.68], { prominence: 0.5 }), region: 'Bavaria' },
    { ...place(['Lindau', 'CH', 47.44, 8.67], { prominence: 0.5 }), region: 'Zurich' },
    place(['New York', 'US', 40.7, -74], { prominence: 1 }),
    place(['Boston', 'US', 42.36, -71.06], { prominence: 0.85 }),
    place(['Suva', 'FJ', -18.14, 178.44], { prominence: 0.6 }),
    place(['Apia', 'WS', -13.83, -171.77], { prominence: 0.6 }),
    place(['Taveuni', 'FJ', -16.8, -179.97], { prominence: 0.4 }),
    place(['Siena', 'IT', 43.32, 11.33], { prominence: 0.7 }),
    place(['Cape Breton', 'CA', 46.17, -60.75], { kind: 'region', prominence: 0.6 }),
    place(['Halifax', 'CA', 44.65, -63.58], { prominence: 0.8 }),
    place(['Naxos', 'GR', 37.05, 25.45], { kind: 'region', prominence: 0.6 }),
    place(['Naxos', 'GR', 37.106, 25.377], { prominence: 0.46 }),
    place(['Paros', 'GR', 37.085, 25.15], { prominence: 0.5 }),
    place(['Greece', 'GR', 39, 22], { kind: 'country', prominence: 0.95 }),
    place(['Clara Park', 'GB', 52.45, -0.6], { prominence: 0.2 }),
  ],
  [
    sight(['Greenwich', 'GB', 51.48, 0], 'quarter', { town: 'London', fame: 4, reach: 1.5 }),
    sight(['Buckingham Palace', 'GB', 51.5014, -0.1419], 'palace', { town: 'London', fame: 5 }),
    sight(['Tate Modern', 'GB', 51.5076, -0.0994], 'museum', { town: 'London', fame: 5 }),
    sight(['Tower Bridge', 'GB', 51.5055, -0.0754], 'bridge', { town: 'London', fame: 5 }),
    sight(['St Paul’s Cathedral', 'GB', 51.5138, -0.0984], 'church', { town: 'London', fame: 5 }),
    sight(['Cathedral', 'US', 40.804, -73.96], 'church', { town: 'New York' }),
    sight(['Grand Canal', 'GB', 51.45, -0.97], 'river', { town: 'Reading', fame: 5 }),
    sight(['Loch Ness', 'GB', 57.3, -4.45], 'lake', { town: 'Inverness', reach: 18, fame: 5 }),
  ],
);

const source = { by: 'source' as const, block: 0, start: 0, end: 1, reader: 'page/x', words: 'x' };
const stop = (name: string, id = name): DraftStop => ({
  id,
  name: { value: name, origin: source, confidence: 0.9 },
});
const daysOf = (days: string[][]): DraftDay[] =>
  days.map((names, index) => ({
    id: `day-${index}`,
    stops: names.map((name, at) => stop(name, `${index}-${at}`)),
  }));

function placed(days: string[][], destination?: string) {
  const result = placeStops({ days: daysOf(days), ...(destination && { destination }) }, knowledge);
  return new Map(result.days.flatMap(({ stops }) => stops).map((entry) => [entry.name.value, entry]));
}
const at = (entry: DraftStop | undefined) => entry?.coordinate?.value;
const cityDay = ['Buckingham Palace', 'Tate Modern', 'Tower Bridge'];

test.each([
  ['Castillo de Buckingham', 'Buckingham Palace', { latitude: 51.5014, longitude: -0.1419 }],
  ['TateModern', 'Tate Modern', { latitude: 51.5076, longitude: -0.0994 }],
])('%s is %s in another form', (asked, own, where) => {
  const found = placed([[...cityDay.filter((name) => name !== own), asked]], 'London').get(asked);
  expect(found?.candidates?.[0]?.name).toBe(own);
  expect(at(found)?.latitude).toBeCloseTo(where.latitude, 4);
  expect(at(found)?.longitude).toBeCloseTo(where.longitude, 4);
});

test('another form of a name far from the trip is a candidate, and no pin', () => {
  const found = placed([[...cityDay, 'Ness Loch']], 'London').get('Ness Loch');
  expect(found?.candidates?.[0]?.name).toBe('Loch Ness');
  expect(at(found)).toBeUndefined();
});

test('a destination that names its country says which of its namesakes is meant', () => {
  expect(at(placed([['Lindau']], 'Lindau, Germany').get('Lindau'))?.longitude).toBeCloseTo(9.68, 1);
  expect(at(placed([['Lindau']], 'Lindau').get('Lindau'))).toBeUndefined();
});

test('a quarter near the trip comes before a far town of its name', () => {
  const greenwich = placed([[...cityDay, 'Greenwich']], 'London').get('Greenwich');
  expect(at(greenwich)?.latitude).toBeCloseTo(51.48, 2);
  expect(greenwich?.candidates?.[0]).toMatchObject({ kind: 'quarter', town: 'London' });
});

test('a sight is known near the trip by less than its name, and by a slip of the pen', () => {
  const stops = placed([[...cityDay, 'Bukingham Palace', 'Palace']], 'London');
  expect(at(stops.get('Bukingham Palace'))?.longitude).toBeCloseTo(-0.1419, 3);
  expect(at(stops.get('Palace'))).toBeUndefined();
  expect(at(placed([['Bukingham Palace']], 'United States').get('Bukingham Palace'))).toBeUndefined();
});

test('by less than its name a sight is known only where the nouns agree', () => {
  const others = ['Tate Modern', 'Tower Bridge', 'St Paul’s Cathedral'];
  const stops = placed([[...others, 'Buckingham Tour', 'Buckingham Square', 'Pauls Bridge']], 'London');
  expect(at(stops.get('Buckingham Tour'))).toBeUndefined();
  expect(at(stops.get('Pauls Bridge'))).toBeUndefined();
  expect(at(stops.get('Buckingham Square'))?.longitude).toBeCloseTo(-0.1419, 3);
});

test('a lake is not the state that has its name', () => {
  const stops = placed([['New York', 'Boston', 'Lake Virginia', 'Virginia Mountains']], 'United States');
  expect(at(stops.get('Lake Virginia'))).toBeUndefined();
});

test('a church is no town, and every town has a cathedral', () => {
  const stops = placed([[...cityDay, 'Cathedral', 'Bristol Church']], 'London');
  expect(at(stops.get('Cathedral'))).toBeUndefined();
  expect(at(placed([['Grand Canal', 'Old Mill']], 'London').get('Grand Canal'))).toBeUndefined();
  expect(at(stops.get('Bristol Church'))).toBeUndefined();
});

test('a country and a region are frames, not pins', () => {
  const stops = placed([['Tuscany', 'Siena', 'United Kingdom']], 'Tuscany');
  expect(at(stops.get('Tuscany'))).toBeUndefined();
  expect(at(stops.get('United Kingdom'))).toBeUndefined();
  expect(at(stops.get('Siena'))?.latitude).toBeCloseTo(43.32, 1);
});

test('an island is where its town of the same name is', () => {
  expect(at(placed([['Paros', 'Naxos']], 'Greece').get('Naxos'))?.longitude).toBeCloseTo(25.377, 3);
});

test('a small town that is called like a thing is not it in a town an hour away', () => {
  const days = [cityDay, ['Greenwich', 'Clara Park', 'St Paul’s Cathedral']];
  expect(at(placed(days, 'London').get('Clara Park'))).toBeUndefined();
  expect(at(placed([['Clara Park']], 'Clara Park, United Kingdom').get('Clara Park'))?.latitude).toBeCloseTo(
    52.45,
    2,
  );
});

test('a large island is a frame by any of its nouns', () => {
  const stops = placed([['Halifax', 'Cape Breton', 'Cape Breton Island']], 'Halifax');
  expect(at(stops.get('Halifax'))).toBeDefined();
  expect(at(stops.get('Cape Breton'))).toBeUndefined();
  expect(at(stops.get('Cape Breton Island'))).toBeUndefined();
});

test('what nothing settles is asked, with regions to tell the places apart', () => {
  const { days, questions } = placeStops({ days: daysOf([['Richmond']]) }, knowledge);
  expect(days[0]?.stops[0]?.coordinate).toBeUndefined();
  expect(days[0]?.stops[0]?.candidates).toMatchObject([{ region: 'Virginia' }, { region: 'England' }]);
  expect(questions).toMatchObject([{ doubt: { kind: 'same-name', regions: ['Virginia', 'England'] } }]);
});

test('two trips on one page stay on their continents', () => {
  const stops = placed([cityDay, ['London', 'Bristol'], ['New York', 'Boston'], ['Boston', 'New York']]);
  expect(at(stops.get('Bristol'))?.longitude).toBeCloseTo(-2.6, 1);
  expect(at(stops.get('Boston'))?.longitude).toBeCloseTo(-71.06, 1);
});

test('neighbours across the date line are neighbours', () => {
  const stops = placed([['Suva', 'Taveuni']], 'Suva');
  expect(at(stops.get('Taveuni'))?.longitude).toBeCloseTo(-179.97, 1);
  expect(questionsAbout(placeStops({ days: daysOf([['Suva', 'Taveuni']]) }, knowledge).days)).toEqual([]);
});

test('“near” and “north of” do not put a stop into the town they name', () => {
  expect(at(placed([['a farm near Siena']], 'Tuscany').get('a farm near Siena'))).toBeUndefined();
});

test('a stop that lies far off between two that lie together is asked about', () => {
  const day = (name: string, latitude: number, longitude: number): DraftStop => ({
    ...stop(name),
    coordinate: { value: { latitude, longitude }, origin: source, confidence: 0.9 },
  });
  const far = [{ id: 'd', stops: [day('A', 51.5, -0.1), day('B', 53.5, -2.2), day('C', 51.5, -0.2)] }];
  expect(questionsAbout(far)).toMatchObject([{ stopId: 'B', doubt: { kind: 'too-far', from: 'A' } }]);
  const near = [{ id: 'd', stops: [day('A', 51.5, -0.1), day('B', 51.9, -0.4), day('C', 51.5, -0.2)] }];
  expect(questionsAbout(near)).toEqual([]);
});

test('the last stop of a day is asked about, if the next day is spent where the day began', () => {
  const day = (name: string, latitude: number, longitude: number): DraftStop => ({
    ...stop(name),
    coordinate: { value: { latitude, longitude }, origin: source, confidence: 0.9 },
  });
  const days = (next: DraftStop): DraftDay[] => [
    { id: 'd1', stops: [day('A', 51.5, -0.1), day('Palace', 53.8, -2.2)] },
    { id: 'd2', stops: [next] },
  ];
  expect(questionsAbout(days(day('B', 51.6, -0.3)))).toMatchObject([
    { stopId: 'Palace', doubt: { kind: 'too-far', from: 'A' } },
  ]);
  expect(questionsAbout(days(day('B', 53.9, -2.4)))).toEqual([]);
});

test('the only stop of a day that lies elsewhere is asked about, unless the next day is spent there', () => {
  const day = (name: string, latitude: number, longitude: number): DraftStop => ({
    ...stop(name),
    coordinate: { value: { latitude, longitude }, origin: source, confidence: 0.9 },
  });
  const london = [day('A', 51.5, -0.1), day('B', 51.51, -0.12), day('C', 51.49, -0.2)];
  const bristol = day('Bristol', 51.45, -2.6);
  const days: DraftDay[] = [{ id: 'd1', stops: [...london, bristol] }];
  expect(questionsAbout(days)).toMatchObject([{ stopId: 'Bristol', doubt: { kind: 'too-far', from: 'C' } }]);
  const goesOn: DraftDay[] = [...days, { id: 'd2', stops: [day('Bath', 51.38, -2.36)] }];
  expect(questionsAbout(goesOn)).toEqual([]);
});

test('markup in a name is no part of it', () => {
  const name = '<b onclick="x">Tate Modern</b>';
  expect(at(placed([[...cityDay, name]], 'London').get(name))?.latitude).toBeCloseTo(51.5076, 3);
  expect(at(placed([['<i>Bristol</i>', 'London']], 'London').get('<i>Bristol</i>'))?.longitude).toBeCloseTo(
    -2.6,
    1,
  );
});

// A name for each number: "Baba", "Babe" …
const townCalled = (number: number) => {
  const syllables = ['ba', 'do', 'ke', 'lu', 'mi', 'na', 'po', 're', 'su', 'ti'];
  const letters = [...String(number).padStart(4, '0')].map((digit) => syllables[Number(digit)]).join('');
  return `${letters.charAt(0).toUpperCase()}${letters.slice(1)}`;
};

test('three thousand stops take a time that grows as they do, and none is placed by nonsense', () => {
  const odd = ['\u202eLondon', '%00', '{{7*7}}', '📍', '-', '0,0', 'null', '../../etc', 'a'.repeat(4000)];
  const world = knowingSights(
    Array.from({ length: 3000 }, (_, at) => place([townCalled(at), 'GB', 51 + at / 10_000, -1])),
    [],
  );
  const daysWith = (count: number): DraftDay[] =>
    daysOf(
      Array.from({ length: count / 100 }, (_, day) =>
        Array.from({ length: 100 }, (_, at) =>
          at % 10 === 0 ? `${odd[(at / 10) % odd.length]} ${day}` : townCalled(day * 100 + at),
        ),
      ),
    );
  const place3000 = () => placeStops({ days: daysWith(3000) }, world);
  const few = Math.min(...[1, 2].map(() => spentOn(() => placeStops({ days: daysWith(1000) }, world))));
  // Three times the size: comparing each with each would take nine times as long.
  expect(spentOn(place3000) / few).toBeLessThan(6);
  const stops = place3000().days.flatMap((day) => day.stops);
  expect(stops.filter(({ coordinate }) => coordinate)).toHaveLength(2700);
  expect(stops.filter(({ coordinate, id }) => coordinate && /-\d?0$/.test(id))).toEqual([]);
});

const names = fc.constantFrom(
  ...['London', 'Greenwich', 'Richmond', 'Tate Modern', 'Suva', 'Boston', 'Tuscany', 'Cathedral', 'Old Mill'],
);

test('whatever stands on a page: nothing is lost, given coordinates stay, and a pin is that of its first candidate', () => {
  const point = fc.record({
    latitude: fc.constantFrom(-90, -17, 0, 51.5, 90),
    longitude: fc.constantFrom(-180, -0.1, 0, 179.9, 180),
  });
  const anyStop = fc.record({
    name: fc.oneof(names, fc.string({ unit: 'binary' })),
    given: fc.option(point),
  });
  fc.assert(
    fc.property(
      fc.array(fc.array(anyStop, { maxLength: 6 }), { maxLength: 4 }),
      fc.option(names),
      (days, goal) => {
        const read = days.map((stops, day) => ({
          id: `day-${day}`,
          stops: stops.map(({ name, given }, index) => ({
            ...stop(name, `${day}-${index}`),
            ...(given && { coordinate: { value: given, origin: source, confidence: 0.9 } }),
          })),
        }));
        const result = placeStops({ days: read, ...(goal && { destination: goal }) }, knowledge);
        expect(result.days.map(({ stops }) => stops.map(({ id }) => id))).toEqual(
          read.map(({ stops }) => stops.map(({ id }) => id)),
        );
        for (const [day, { stops }] of result.days.entries()) {
          for (const [index, { coordinate, candidates = [] }] of stops.entries()) {
            const given = days[day]?.[index]?.given;
            if (given) expect(coordinate?.value).toEqual(given);
            else if (coordinate) expect(coordinate.value).toEqual(candidates[0]?.coordinate);
            expect(candidates.length).toBeLessThanOrEqual(5);
          }
        }
      },
    ),
    { numRuns: 150 },
  );
});

test('the same page is placed the same, whatever its other days say of other continents’ names', () => {
  const first = placed([[...cityDay, 'Greenwich']], 'London');
  const again = placed([[...cityDay, 'Greenwich']], 'London');
  expect([...again]).toEqual([...first]);
});

test('three thousand stops are placed, each like the few that they repeat', () => {
  const many = Array.from({ length: 100 }, (_, day) =>
    Array.from(
      { length: 30 },
      (_, index) => (index % 3 === 0 ? cityDay[day % 3] : `Nowhere ${day} ${index}`) ?? '',
    ),
  );
  const { days } = placeStops({ days: daysOf(many), destination: 'London' }, knowledge);
  const found = days.flatMap(({ stops }) => stops).flatMap(({ coordinate }) => coordinate?.value ?? []);
  expect(found).toHaveLength(1000);
  for (const spot of found) expect(distanceKm(spot, { latitude: 51.5, longitude: -0.12 })).toBeLessThan(10);
});

test('stops at the poles and on both sides of the date line are placed around like any others', () => {
  const given = (latitude: number, longitude: number, id: string): DraftStop => ({
    ...stop('Camp', id),
    coordinate: { value: { latitude, longitude }, origin: source, confidence: 1 },
  });
  const days = [
    { id: 'north', stops: [given(90, 0, 'a'), given(90, 180, 'b'), given(89.99, -120, 'c'), stop('London')] },
    { id: 'south', stops: [given(-90, -180, 'd'), given(-90, 77, 'e')] },
    { id: 'line', stops: [given(-16.8, 179.99, 'f'), stop('Taveuni'), given(-16.8, -180, 'g')] },
  ];
  const found = placeStops({ days }, knowledge);
  const doubts = questionsAbout(found.days);
  expect(found.days.flatMap(({ stops }) => stops.map(({ id }) => id))).toEqual(
    days.flatMap(({ stops }) => stops.map(({ id }) => id)),
  );
  expect(
    Number.isFinite(found.center?.value.latitude) && Number.isFinite(found.center?.value.longitude),
  ).toBe(true);
  // A pole is one place, whatever its longitude.
  expect(doubts.filter(({ stopId }) => ['b', 'c', 'e', 'g'].includes(stopId))).toEqual([]);
  expect(found.days[2]?.stops[1]?.coordinate?.value.longitude).toBeCloseTo(-179.97, 1);
});
