// Names placed although the gazetteer has more, fewer or other words, or because they are the only one of their kind.
import { expect, test } from 'vitest';
import { placeStops } from '../../lib/draft/place-stops.ts';
import type { Category, DraftDay } from '../../lib/model/draft.ts';
import type { PlaceCandidate } from '../../lib/model/evidence.ts';
import { sensesOf } from '../../lib/placing/name-senses.ts';
import { knowingSights, place, sight } from '../places/made.ts';

const origin = { by: 'source' as const, block: 0, start: 0, end: 1, reader: 'page/x', words: 'x' };
const daysOf = (days: string[][]): DraftDay[] =>
  days.map((names, day) => ({
    id: `day-${day}`,
    stops: names.map((value, at) => ({ id: `${day}-${at}`, name: { value, origin, confidence: 0.9 } })),
  }));

const abroad = knowingSights(
  [
    place(['Italy', 'IT', 42.8, 12.5], { kind: 'country', prominence: 0.95 }),
    place(['France', 'FR', 46.6, 2.5], { kind: 'country', prominence: 0.95 }),
    place(['Vietnam', 'VN', 16, 108], { kind: 'country', prominence: 0.95 }),
    place(['Kyoto', 'JP', 35.01, 135.77], { prominence: 0.9 }),
    place(['Osaka', 'JP', 34.69, 135.5], { prominence: 0.95 }),
    place(['Bologna', 'IT', 44.49, 11.34], { prominence: 0.63 }),
    place(['Paris', 'FR', 48.86, 2.35], { prominence: 1 }),
    place(['Lyon', 'FR', 45.76, 4.84], { prominence: 0.8 }),
    place(['Dijon', 'FR', 47.32, 5.04], { prominence: 0.6 }),
    place(['Hanoi', 'VN', 21.03, 105.85], { prominence: 1 }),
    place(['Mù Cang Chải', 'VN', 21.85, 104.09], { prominence: 0.1 }),
    place(['Than Uyên', 'VN', 21.96, 103.89], { prominence: 0.1 }),
    place(['Sulmona', 'IT', 42.05, 13.93], { prominence: 0.27 }),
    place(['Capitólio', 'BR', -20.6, -46.05], { prominence: 0.02 }),
    place(['Brasil', 'BR', -10, -52], { kind: 'country', prominence: 0.95 }),
    place(['New York', 'US', 40.7, -74], { prominence: 1 }),
  ],
  [
    sight(['京都タワー', 'JP', 34.9876, 135.7594], 'tower', {
      town: 'Kyoto',
      names: ['Kyoto Tower'],
      fame: 4,
    }),
    sight(['Nijō Castle', 'JP', 35.0142, 135.7481], 'castle', { town: 'Kyoto', fame: 5 }),
    sight(['Louvre', 'FR', 48.8606, 2.3376], 'museum', { town: 'Paris', names: ['卢浮宫'], fame: 5 }),
    sight(['Marais', 'FR', 48.859, 2.36], 'quarter', { town: 'Paris', fame: 4 }),
    sight(['Lower East Side', 'US', 40.715, -73.984], 'quarter', { town: 'New York', fame: 4 }),
    sight(['Notre-Dame de Fourvière', 'FR', 45.7623, 4.8226], 'church', { town: 'Lyon', fame: 5 }),
    sight(['Marché', 'FR', 45.76, 4.85], 'market', { town: 'Lyon', fame: 4 }),
    sight(['Vieux Lyon', 'FR', 45.7624, 4.827], 'quarter', { town: 'Lyon', fame: 4 }),
    sight(['Place Bellecour', 'FR', 45.7578, 4.832], 'square', { town: 'Lyon', fame: 4 }),
    sight(['Santa Croce', 'IT', 44.4936, 11.337], 'church', { town: 'Bologna', fame: 4 }),
    sight(['Santa Croce', 'IT', 44.65, 11.1], 'church', { town: 'Nonantola', fame: 4 }),
    sight(['Piazza Maggiore', 'IT', 44.4938, 11.343], 'square', { town: 'Bologna', fame: 4 }),
    sight(['Le Due Torri', 'IT', 44.4942, 11.3467], 'tower', { town: 'Bologna', fame: 4 }),
    sight(['Central Park', 'US', 40.7829, -73.9654], 'park', { town: 'New York', fame: 5 }),
  ],
);
const meantBy = (days: string[][], destination: string) =>
  new Map(
    placeStops({ days: daysOf(days), destination }, abroad).days.flatMap(({ stops }) =>
      stops.map((each) => [each.name.value, each.coordinate && each.candidates?.[0]?.name] as const),
    ),
  );

test('a tower is known by its town and its noun in any language, another tower is not', () => {
  const found = meantBy([['Kyoto', 'Torre de Kyoto', 'Torre de Osaka', 'Osaka']], 'Kyoto');
  expect(found.get('Torre de Kyoto')).toBe('Kyoto Tower');
  expect(found.get('Torre de Osaka')).toBeUndefined();
});

test('a tour of a town is not its tower', () => {
  expect(meantBy([['Kyoto', 'Nijō Castle', 'Kyoto Tour']], 'Kyoto').get('Kyoto Tour')).toBeUndefined();
});

test('the upper side of a town is not the lower one', () => {
  const found = meantBy([['New York', 'Central Park', 'Upper West Side']], 'New York');
  expect(found.get('Central Park')).toBe('Central Park');
  expect(found.get('Upper West Side')).toBeUndefined();
});

test('a name said twice, of its town or behind a list mark is found by what it says', () => {
  const found = meantBy(
    [['Paris', 'The Louvre 卢浮宫', 'Paris’s Marais', 'B. Louvre', 'Devil’s Marais']],
    'Paris',
  );
  expect(found.get('The Louvre 卢浮宫')).toBe('Louvre');
  expect(found.get('Paris’s Marais')).toBe('Marais');
  expect(found.get('B. Louvre')).toBe('Louvre');
});

test('a city that only one place is called like is meant by it on a trip through many countries', () => {
  expect(meantBy([['Bologna'], ['Lyon']], 'France, Italy').get('Bologna')).toBe('Bologna');
  expect(meantBy([['Lyon', 'Paris', 'Hanoi']], 'France').get('Hanoi')).toBe('Hanoi');
});

test('villages of a name that is nowhere else on earth speak for each other', () => {
  const found = meantBy([['Mù Cang Chải', 'Than Uyên']], 'Hanoi, Vietnam');
  expect([...found.values()]).toEqual(['Mù Cang Chải', 'Than Uyên']);
  expect([...meantBy([['Mù Cang Chải', 'Than Uyên']], 'France').values()]).toEqual([undefined, undefined]);
});

test('what is named after another town of the trip does not stand in this one', () => {
  const found = meantBy([['Lyon', 'Place Bellecour', 'Notre-Dame de Dijon'], ['Dijon']], 'France');
  expect(found.get('Place Bellecour')).toBe('Place Bellecour');
  expect(found.get('Notre-Dame de Dijon')).toBeUndefined();
});

test('of two sights of one name the one in the town of the day is meant', () => {
  const { days } = placeStops(
    { days: daysOf([['Bologna', 'Piazza Maggiore', 'Le Due Torri', 'Santa Croce']]), destination: 'Bologna' },
    abroad,
  );
  expect(days[0]?.stops[3]?.coordinate?.value.latitude).toBeCloseTo(44.4936, 3);
});

test('a square that every town has is not the one of yesterday’s town', () => {
  const { days } = placeStops(
    {
      days: daysOf([
        ['Lyon', 'Place Bellecour', 'Marché', 'Vieux Lyon'],
        ['Lyon', 'Paris'],
        ['Paris', 'Louvre', 'Marais', 'Marché'],
      ]),
      destination: 'France',
    },
    abroad,
  );
  expect(days[0]?.stops[2]?.coordinate?.value.latitude).toBeCloseTo(45.76, 2);
  expect(days[2]?.stops[3]?.coordinate).toBeUndefined();
});

test('a small town that is the only one of its name is meant, a day from the rest of the trip', () => {
  const days = [['Bologna', 'Piazza Maggiore', 'Le Due Torri', 'Santa Croce'], ['Sulmona']];
  expect(meantBy(days, 'Italy').get('Sulmona')).toBe('Sulmona');
});

test('a destination is known with the state behind it, and a town with an article that lost its vowel', () => {
  expect(meantBy([['Capitólio']], 'Capitólio-MG, Brasil').get('Capitólio')).toBe('Capitólio');
  expect(meantBy([['Hanoi', 'd’Osaka', 'Kyoto']], 'Kyoto').get('d’Osaka')).toBe('Osaka');
});

test('two that share a line are the first, where the second is around the corner', () => {
  const found = meantBy([['Lyon', 'Place Bellecour & Vieux Lyon', 'Vieux Lyon & Louvre']], 'Lyon');
  expect(found.get('Place Bellecour & Vieux Lyon')).toBe('Place Bellecour');
  expect(found.get('Vieux Lyon & Louvre')).toBeUndefined();
});

test('a square that two towns have is that of each day’s own', () => {
  const twice = knowingSights(
    [place(['Siena', 'IT', 43.32, 11.33]), place(['Bologna', 'IT', 44.49, 11.34])],
    [
      sight(['Piazza del Campo', 'IT', 43.3185, 11.3315], 'square', { town: 'Siena', fame: 4 }),
      sight(['Piazza Nuova', 'IT', 43.319, 11.332], 'square', { town: 'Siena', fame: 4 }),
      sight(['Piazza Nuova', 'IT', 44.494, 11.343], 'square', { town: 'Bologna', fame: 4 }),
      sight(['Le Due Torri', 'IT', 44.4942, 11.3467], 'tower', { town: 'Bologna', fame: 4 }),
    ],
  );
  const days = [
    ['Siena', 'Piazza del Campo', 'Piazza Nuova'],
    ['Bologna', 'Le Due Torri', 'Piazza Nuova'],
  ];
  const placed = placeStops({ days: daysOf(days), destination: 'Italy' }, twice).days;
  expect(placed.map(({ stops }) => stops[2]?.coordinate?.value.latitude)).toEqual([43.319, 44.494]);
});

test('an airport is the one of its code, but what is shouted is none', () => {
  const airportOf = (): PlaceCandidate => ({
    name: 'Dayton',
    country: 'US',
    coordinate: { latitude: 39.9, longitude: -84.2 },
    population: 140_000,
    kind: 'airport',
    prominence: 0.6,
  });
  const named = (name: string, category?: Category) => sensesOf(name, category, { airportOf })[0];
  expect(named('Dayton (DAY)')).toMatchObject({ place: { kind: 'airport' }, isStated: true });
  expect(named('DAY')).toMatchObject({ place: { kind: 'airport' }, isStated: false });
  expect(named('DAY', 'transport')).toMatchObject({ isStated: true });
});

test('a world city that a booking names is meant, whatever town near the trip is called so', () => {
  const texas = knowingSights(
    [
      place(['Dallas', 'US', 32.78, -96.8], { prominence: 0.9 }),
      place(['Fort Worth', 'US', 32.75, -97.33], { prominence: 0.7 }),
      place(['Paris', 'US', 33.66, -95.56], { prominence: 0.35 }),
      place(['Paris', 'FR', 48.86, 2.35], { prominence: 1 }),
    ],
    [],
  );
  const countryOfParis = (reader: string) => {
    const days = daysOf([['Dallas', 'Fort Worth', 'Paris']]).map((day) => ({
      ...day,
      stops: day.stops.map((stop) => ({ ...stop, name: { ...stop.name, origin: { ...origin, reader } } })),
    }));
    const stops = placeStops({ days }, texas).days.flatMap((day) => day.stops);
    const paris = stops.find(({ name }) => name.value === 'Paris');
    return paris?.coordinate && paris.candidates?.[0]?.country;
  };
  expect(countryOfParis('booking/legs')).toBe('FR');
  expect(countryOfParis('page/stops')).not.toBe('FR');
});
