import { describe, expect, test } from 'vitest';
import { withLocated } from '../../lib/journeys/locate-stops.ts';
import type { Draft } from '../../lib/model/draft.ts';
import { type PlaceAnswer, readPlaceAnswer } from '../../lib/model/place-answer.ts';
import { sampleDraft } from '../draft-sample.ts';
import { answerIn, type Dialect, ghentCentre, inGhent, type Spot } from '../place-search.ts';

const answer = (dialect: Dialect, spots: Spot[]): PlaceAnswer =>
  readPlaceAnswer(answerIn(dialect, spots)) ?? { places: [] };

interface Asked {
  name: string;
  /** Another name for it on the page. */
  otherName?: string;
}

/** The result for the first stop of a trip around Ghent, if the search returns `spots`. */
function settled(dialect: Dialect, { name, otherName }: Asked, spots: Spot[]) {
  const draft: Draft = { ...sampleDraft(), center: ghentCentre };
  const [stop] = draft.days[0]?.stops ?? [];
  if (stop) Object.assign(stop, { name: { ...stop.name, value: name }, ...(otherName && { otherName }) });
  const located = withLocated(draft, new Map([[name, answer(dialect, spots)]]));
  const [first] = located.draft.days[0]?.stops ?? [];
  return {
    latitude: first?.coordinate?.value.latitude,
    isPlaced: first?.coordinate !== undefined,
    candidates: first?.candidates ?? [],
    doubts: located.draft.questions.map(({ doubt }) => doubt?.kind),
  };
}
const isPlaced = (dialect: Dialect, asked: Asked, spot: Spot) => settled(dialect, asked, [spot]).isPlaced;

describe.each<Dialect>(['nominatim', 'photon'])(
  'an answer near the trip, in the dialect of %s,',
  (dialect) => {
    const laarne = inGhent('Kasteel van Laarne', 51.03, 3.85, { tag: ['historic', 'castle'] });

    test('that is called otherwise is offered, not believed', () => {
      const { latitude, candidates, doubts } = settled(dialect, { name: 'Graslei' }, [laarne]);
      expect(latitude).toBeUndefined();
      expect(candidates.map(({ name }) => name)).toEqual(['Kasteel van Laarne']);
      expect(doubts).toEqual(['found-unlike']);
    });

    test('is not believed for a noun or an article that both have', () => {
      const museum = inGhent('Museum voor de Bloemen', 51.04, 3.72, { tag: ['tourism', 'museum'] });
      expect(isPlaced(dialect, { name: 'Museum of Industry' }, museum)).toBe(false);
      expect(isPlaced(dialect, { name: 'Casa das Conchas' }, inGhent('Casa do Lago', 51.04, 3.72))).toBe(
        false,
      );
    });

    test('gives way to one that has the name, and stands below it', () => {
      const spots = [laarne, inGhent('Graslei', 51.0543, 3.7206)];
      const { latitude, candidates } = settled(dialect, { name: 'Graslei' }, spots);
      expect(latitude).toBe(51.0543);
      expect(candidates.map(({ name }) => name)).toEqual(['Graslei', 'Kasteel van Laarne']);
    });

    test('far from it, does not make one that has the name doubtful', () => {
      const spots = [inGhent('Graslei', 51.0543, 3.7206), inGhent('Atomium', 50.8949, 4.3415)];
      expect(settled(dialect, { name: 'Graslei' }, spots).isPlaced).toBe(true);
    });

    test('that is only spelt otherwise is right', () => {
      expect(isPlaced(dialect, { name: 'Kolosseum' }, inGhent('Colosseo', 51.05, 3.72))).toBe(true);
      expect(isPlaced(dialect, { name: 'St Michielsbrug' }, inGhent('Sint-Michielsbrug', 51.05, 3.72))).toBe(
        true,
      );
    });

    test('in the street that was asked for is right; of a hotel called after the street it is not', () => {
      const shop = inGhent('Boekhandel', 51.05, 3.72, { road: 'Veldstraat', suburb: 'Patershol' });
      expect(isPlaced(dialect, { name: 'Veldstraat 24' }, shop)).toBe(true);
      expect(isPlaced(dialect, { name: 'Patershol' }, shop)).toBe(true);
      expect(isPlaced(dialect, { name: 'Hotel Veldstraat' }, shop)).toBe(false);
    });

    test('that is called as the page calls it too is right', () => {
      const temple = inGhent('清水寺', 51.05, 3.72);
      expect(isPlaced(dialect, { name: 'Kiyomizu-dera' }, temple)).toBe(false);
      expect(isPlaced(dialect, { name: 'Kiyomizu-dera', otherName: '清水寺' }, temple)).toBe(true);
    });

    test('called otherwise, does not say where the trip is', () => {
      const { destination: _none, center: _middle, ...draft } = sampleDraft();
      const answers = new Map([
        ['Graslei', answer(dialect, [inGhent('Opera House', -33.85, 151.2)])],
        ['Gravensteen', answer(dialect, [inGhent('Harbour Bridge', -33.85, 151.21)])],
      ]);
      expect(withLocated(draft, answers).draft.questions.map(({ doubt }) => doubt?.kind)).toEqual([
        'found-several',
        'found-several',
      ]);
    });
  },
);

test('a place is known by its names in other languages, which stay out of the draft', () => {
  const castle = inGhent('Gravensteen', 51.0573, 3.7208, {
    names: { 'name:en': 'Castle of the Counts', alt_name: 'Sint-Veerleburg;Gravenkasteel' },
  });
  for (const name of ['The Castle of the Counts', 'Gravenkasteel']) {
    const { latitude, candidates } = settled('nominatim', { name }, [castle]);
    expect(latitude).toBe(51.0573);
    expect(candidates).toEqual([
      {
        name: 'Gravensteen',
        country: 'BE',
        coordinate: { latitude: 51.0573, longitude: 3.7208 },
        kind: 'sight',
        region: 'Flanders',
        town: 'Ghent',
        by: 'online',
      },
    ]);
  }
  expect(isPlaced('nominatim', { name: 'Castle of the Counts' }, { ...castle, names: {} })).toBe(false);
});

test('a place that is named in a hundred languages is known by the last of them', () => {
  const codes = Array.from({ length: 100 }, (_, index) => `${'abcdefghijklmnopqrst'[index % 20]}${index}`);
  const names = Object.fromEntries(codes.toSorted().map((code) => [`name:${code}`, `Tower in ${code}`]));
  const tower = inGhent('Belfort', 51.05, 3.72, { names: { ...names, 'name:zh': '钟楼' } });
  expect(isPlaced('nominatim', { name: '钟楼' }, tower)).toBe(true);
});

test('names that are none, or far too many, are left out', () => {
  const names = Object.fromEntries(
    Array.from({ length: 900 }, (_, index) => [`name:${index}`, `Name ${index}`]),
  );
  const spot = { lat: '51.05', lon: '3.72', name: 'Graslei' };
  const read = (namedetails: unknown) => readPlaceAnswer([{ ...spot, namedetails }])?.places[0]?.alsoCalled;
  expect(read(names)).toHaveLength(150);
  expect(read({ a: 7, b: null, c: ' ', d: 'x\u202e y', e: 'z'.repeat(5000) })).toEqual([
    'x y',
    'z'.repeat(60),
  ]);
  expect(read('Graslei')).toBeUndefined();
  expect(read(['Quay'])).toBeUndefined();
});

test('a house without a name is called by its street and its number', () => {
  const body = [
    {
      lat: '51.05',
      lon: '3.72',
      name: '',
      display_name: '24, Veldstraat, Ghent',
      address: { road: 'Veldstraat', house_number: '24' },
    },
  ];
  expect(readPlaceAnswer(body)?.places[0]?.name).toBe('Veldstraat 24');
});
