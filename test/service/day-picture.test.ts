import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Content } from '../../service/itineraries/content.ts';
import { drawnPictures } from '../../service/pictures/catalogue.ts';
import { type DayToPicture, pictureForDay } from '../../service/pictures/choose-for-day.ts';
import { findPicture } from '../../service/pictures/picture-form.ts';
import { monthOfDay, seasonOf } from '../../service/pictures/season.ts';

describe('picking one for the destination', () => {
  const about = { itineraryId: 'a', destination: 'Lisbon', title: 'Four days' };

  test('looks like the place, and like the day', () => {
    expect(pictureForDay({ ...about, taken: new Set() }).kind).toBe('old-town');
    expect(pictureForDay({ ...about, dayTitle: 'To the beach at Cascais', taken: new Set() }).kind).toBe(
      'beach',
    );
    expect(['fjord', 'snow', 'lake']).toContain(
      pictureForDay({ itineraryId: 'a', destination: 'Utqiagvik', latitude: 71.3, taken: new Set() }).kind,
    );
  });

  const pick = (day: Partial<DayToPicture>) => pictureForDay({ itineraryId: 'a', taken: new Set(), ...day });

  test('has snow where January is winter, and none where it is summer', () => {
    for (const place of ['Alps', 'Zermatt', 'Schweiz', 'Norwegen', 'スイス'])
      expect([place, pick({ destination: place, month: 1 }).kind]).toEqual([place, 'snow']);
    expect(pick({ destination: 'Tyrol', latitude: 47.2, month: 1, dayTitle: 'Wanderung' }).kind).toBe('snow');
    for (const [destination, latitude] of [
      ['Australia', -33.9],
      ['Australia', undefined],
      ['Neuseeland', undefined],
      ['Queenstown', -45],
      ['Patagonia', -49],
      ['Kilimanjaro', undefined],
      ['Cusco', -13.5],
    ] as const)
      expect([destination, pick({ destination, latitude, month: 1 }).kind]).not.toEqual([
        destination,
        'snow',
      ]);
    for (const destination of ['Alps', 'Iceland', 'Lapland', 'Zermatt'])
      expect([destination, pick({ destination, month: 7 }).kind]).not.toEqual([destination, 'snow']);
    expect(pick({ destination: 'Bariloche', latitude: -41, month: 7 }).kind).toBe('snow');
    expect(pick({ destination: 'Zermatt', month: 7, dayTitle: 'Skiing on the ice' }).kind).toBe('snow');
  });

  test('goes by the season in words where there is no date', () => {
    for (const bestSeason of [
      'December to March',
      'janvier',
      'im Winter',
      '1月、2月',
      'invierno',
      '1월',
      'October to May',
      'November bis März',
    ])
      expect([bestSeason, pick({ destination: 'Zermatt', bestSeason }).kind]).toEqual([bestSeason, 'snow']);
    for (const bestSeason of [
      'July',
      'été',
      '7月から9月',
      'all year',
      'late May to September',
      'April, January',
    ])
      expect([bestSeason, pick({ destination: 'Zermatt', bestSeason }).kind]).toEqual([
        bestSeason,
        'mountains',
      ]);
    expect(pick({ destination: 'Zermatt', month: 7, bestSeason: 'January' }).kind).toBe('mountains');
  });

  test('is golden in autumn, and leaves the beach in winter', () => {
    expect(pick({ destination: 'Tuscany', month: 10 }).name).toBe('vineyard-golden');
    expect(pick({ destination: 'Mendoza', latitude: -33, month: 4 }).name).toBe('vineyard-golden');
    expect(pick({ destination: 'Mallorca', latitude: 39.6, month: 7 }).kind).toBe('beach');
    expect(pick({ destination: 'Mallorca', latitude: 39.6, month: 1 }).kind).toBe('coast');
    expect(pick({ destination: 'Mallorca', month: 1, dayTitle: 'On the beach' }).kind).toBe('beach');
  });

  test('knows countries by their names in ten languages', () => {
    for (const name of ['Portugal', 'Spanien', 'Espagne', 'Spagna', 'スペイン', '西班牙', '스페인'])
      expect([name, pick({ destination: name }).kind]).toEqual([name, 'old-town']);
    for (const name of ['Kenya', 'Kenia', 'Quênia', 'ケニア', '肯尼亚', '케냐'])
      expect([name, pick({ destination: name }).kind]).toEqual([name, 'savanna']);
  });

  test('no long summer’s trip comes to snow, wherever it is', () => {
    const places = fc.constantFrom('Iceland', 'Alps', 'Norway', 'Canada', 'Lapland', 'Sapporo', undefined);
    fc.assert(
      fc.property(
        fc.string(),
        places,
        fc.integer({ min: 24, max: 80 }),
        (itineraryId, destination, north) => {
          const taken = new Set<string>();
          for (let day = 0; day < 40; day += 1) {
            const side = day % 2 === 0 ? { latitude: north, month: 7 } : { latitude: -north, month: 1 };
            const picture = pictureForDay({ itineraryId, destination, taken, ...side });
            expect(picture.kind).not.toBe('snow');
            taken.add(picture.key);
          }
        },
      ),
      { numRuns: 30 },
    );
  });

  test.each([
    ['Up to the castle', [], 'castle'],
    ['Zum Kloster hinauf', [], 'church'],
    ['図書館へ', [], 'library'],
    ['Belém by tram', [['Praça', 'sight']], 'tram-front'],
    [
      '',
      [
        ['Museu do Fado', 'museum'],
        ['Museu do Azulejo', 'museum'],
        ['Alfama', 'walk'],
      ],
      'landmark',
    ],
    [
      'Day 2',
      [
        ['Taberna', 'food'],
        ['Ramiro', 'food'],
        ['Miradouro', 'view'],
      ],
      'utensils',
    ],
    ['Castles', [['Beach', 'water']], 'castle'],
  ] as const)('“%s” with %j is a day for a picture of a %s', (dayTitle, list, motif) => {
    const stops = list.map(([name, category]) => ({ name, category }));
    expect(pick({ destination: 'Lisbon', dayTitle, stops }).motif).toBe(motif);
  });

  test.each([
    ['The long way in', []],
    ['Red before breakfast', []],
    // Pandas are drawn into rice terraces.
    ['動物園へ', []],
    ['Over the pass', []],
    ['Reykjavík on foot', []],
    ['The navel of the world', []],
    ['To the island of Vis', []],
    ['Castle and beach at the old harbour', []],
    [
      'Day 3',
      [
        ['Castelo', 'sight'],
        ['Alfama', 'walk'],
        ['Museu', 'museum'],
      ],
    ],
    ['日本', []],
  ] as const)('“%s” with %j is one for a landscape', (dayTitle, list) => {
    const stops = list.map(([name, category]) => ({ name, category }));
    expect(pick({ destination: 'Lisbon', dayTitle, stops }).motif).toBeUndefined();
  });

  test('a motif that other days have gives way to its other hour, then to a landscape', () => {
    const taken = new Set<string>();
    const three = [1, 2, 3].map(() => {
      const picture = pick({ destination: 'Lisbon', dayTitle: 'Castles', taken });
      taken.add(picture.key);
      return picture.motif;
    });
    expect([...three, taken.size]).toEqual(['castle', 'castle', undefined, 3]);
  });

  test('the form without a body fills in the day’s month and where its stops are', () => {
    const stops = (latitude: number) => [{ id: 's', name: 'Start', coordinate: { latitude, longitude: 8 } }];
    const kindFor = (about: Partial<Content>, latitude: number) => {
      const days = [
        { id: 'one', stops: stops(0) },
        { id: 'two', title: 'Mountain trail', stops: stops(latitude) },
      ];
      const content: Content = { title: 'Away', tags: [], packing: [], expenses: [], ...about, days };
      const found = findPicture(
        { kind: 'destination' },
        { id: 'a', content, dayId: 'two', newId: () => 'b' },
      );
      return drawnPictures.find(({ key }) => found.ok && key === found.value.key)?.kind;
    };
    expect(kindFor({ startDate: '2026-11-30' }, 47)).toBe('snow');
    expect(kindFor({ startDate: '2026-11-29' }, 47)).toBe('mountains');
    expect(kindFor({ startDate: '2026-11-30' }, -43)).toBe('mountains');
    expect(kindFor({ bestSeason: 'January' }, 47)).toBe('snow');
    expect(kindFor({ bestSeason: 'January' }, -43)).toBe('mountains');
  });

  test('the months of a trip go on with its days', () => {
    expect([0, 1, 2].map((day) => monthOfDay('2026-01-30', day))).toEqual([1, 1, 2]);
    expect(monthOfDay('2026-12-31T22:00:00+02:00', 1)).toBe(1);
    expect([monthOfDay(undefined, 0), monthOfDay('soon', 0), monthOfDay('2026-01-30', -1)]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    expect(seasonOf({ month: 12, latitude: 50 })).toBe('winter');
    expect(seasonOf({ month: 12, latitude: -40 })).toBe('summer');
    expect(seasonOf({ month: 12, latitude: 10 })).toBe('warm');
    expect(seasonOf({ latitude: 50 })).toBeUndefined();
  });

  test('gives every day another picture until there are no more, and always the same ones', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.nat(50), (itineraryId, destination, days) => {
        const pick = () => {
          const taken = new Set<string>();
          for (let day = 0; day < days; day += 1) {
            const { key } = pictureForDay({ itineraryId, destination, taken });
            if (taken.size < drawnPictures.length) expect(taken).not.toContain(key);
            taken.add(key);
          }
          return [...taken];
        };
        expect(pick()).toEqual(pick());
      }),
      { numRuns: 30 },
    );
  });
});
