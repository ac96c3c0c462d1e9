import { describe, expect, test } from 'vitest';
import { distanceKm } from '../../lib/model/distance.ts';
import { categories } from '../../lib/model/draft.ts';
import { type Coordinate, Preview } from '../../lib/model/itinerary.ts';
import { NewItinerary } from '../../service/itineraries/limits.ts';
import { pictureNamed } from '../../service/pictures/picture-named.ts';
import { authors } from '../../service/seed/authors.ts';
import { loadTrips } from '../../service/seed/load-trips.ts';
import { rowOf, tripId } from '../../service/seed/plant.ts';
import { readTrip, type SeedTrip } from '../../service/seed/read-trip.ts';
import { loadKnowledge } from '../../tools/reading/load-places.ts';

const trips = await loadTrips();
const { lookUpPlace = () => [] } = loadKnowledge();
const daysOf = ({ plan }: SeedTrip) => plan.days ?? [];
const stopsOf = (trip: SeedTrip) => daysOf(trip).flatMap(({ stops = [] }) => stops);
const minutesOf = (time = '00:00') => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

describe('the itineraries of Explore', () => {
  test('there are sixty, by at least eight people, of one to ten days, in five languages', () => {
    expect(trips.length).toBe(60);
    expect(new Set(trips.map(({ author }) => author)).size).toBeGreaterThanOrEqual(8);
    const lengths = new Set(trips.map((trip) => daysOf(trip).length));
    expect(Math.min(...lengths)).toBe(1);
    expect(Math.max(...lengths)).toBe(10);
    const texts = trips.map(({ plan }) => plan.summary ?? '').join('\n');
    for (const word of [/ und /, / et /, / con /, /の/, / and /]) expect(texts).toMatch(word);
  });

  test.each(trips.map((trip) => [trip.slug, trip] as const))('%s is whole', (_, trip) => {
    expect(NewItinerary.safeParse(Preview.parse(trip.plan)).error).toBeUndefined();
    expect(Object.keys(authors)).toContain(trip.author);
    expect(trip.published).toMatch(/^202[56]-\d\d-\d\d$/);
    expect(trip.likes).toBeGreaterThan(0);
    expect(trip.views).toBeGreaterThan(trip.likes);
    expect(trip.plan.tags?.length).toBeGreaterThanOrEqual(3);
    expect(trip.plan.packing?.length).toBeGreaterThan(0);
    expect(trip.plan.expenses?.length).toBeGreaterThan(0);
    for (const { title, stops = [] } of daysOf(trip)) {
      expect(title).toMatch(/\S/);
      expect([title, stops.length >= 3 && stops.length <= 7]).toEqual([title, true]);
      for (const stop of stops) {
        expect(categories).toContain(stop.category);
        expect(stop.note).toMatch(/\S/);
        expect(stop.durationMinutes).toBeGreaterThanOrEqual(20);
      }
    }
    expect(new Set(trip.pictures).size).toBe(trip.pictures.length);
    for (const name of trip.pictures) expect([name, pictureNamed(name)?.name]).toEqual([name, name]);
  });

  test('Explore shows no picture twice, and a thing on every third at least', () => {
    const covers = trips.map(({ pictures }) => pictures[0] ?? '');
    expect(covers.filter((name, index) => covers.indexOf(name) !== index)).toEqual([]);
    const things = covers.flatMap((name) => pictureNamed(name)?.motif ?? []);
    expect(things.length).toBeGreaterThanOrEqual(20);
    expect(things.filter((name, index) => things.indexOf(name) !== index)).toEqual([]);
  });

  test('every stop lies within 60 km of a place its day names', () => {
    const astray = trips.flatMap((trip) =>
      daysOf(trip).flatMap(({ stops = [] }, index) => {
        const place = trip.places[index] ?? '';
        const known = place
          .split(' / ')
          .flatMap(lookUpPlace)
          .filter(({ kind }) => kind === 'city' || kind === 'region');
        if (known.length === 0) return [`${trip.slug}: the gazetteer knows no ${place}`];
        const far = (at: Coordinate | undefined) =>
          Math.min(...known.map(({ coordinate }) => (at ? distanceKm(coordinate, at) : 0)));
        return stops
          .filter(({ coordinate }) => far(coordinate) > 60)
          .map(
            ({ name, coordinate }) =>
              `${trip.slug}: ${name} is ${Math.round(far(coordinate))} km from ${place}`,
          );
      }),
    );
    expect(astray).toEqual([]);
  });

  test('no two stops of a trip have the same coordinate, and all have four digits at most', () => {
    for (const trip of trips) {
      const places = stopsOf(trip).map(
        ({ coordinate }) => `${coordinate?.latitude} ${coordinate?.longitude}`,
      );
      expect([trip.slug, places.filter((place, index) => places.indexOf(place) !== index)]).toEqual([
        trip.slug,
        [],
      ]);
      expect([trip.slug, places.length > 0]).toEqual([trip.slug, true]);
      for (const place of places) expect(place).toMatch(/^-?\d+(\.\d{1,4})? -?\d+(\.\d{1,4})?$/);
    }
  });

  test('a day can be lived: stops follow each other, and nobody must fly between two of them', () => {
    const odd = trips.flatMap((trip) =>
      daysOf(trip).flatMap(({ stops = [] }) =>
        stops.slice(1).flatMap((stop, index) => {
          const before = stops[index];
          if (!before?.coordinate || !stop.coordinate) return [];
          const gap = minutesOf(stop.startTime) - minutesOf(before.startTime) - (before.durationMinutes ?? 0);
          const distance = distanceKm(before.coordinate, stop.coordinate);
          // 90 km/h in a straight line is a fast train or an empty road.
          return gap < 0 || distance > (gap + 30) * 1.5
            ? [`${trip.slug}: ${before.name} → ${stop.name}: ${Math.round(distance)} km, ${gap} min`]
            : [];
        }),
      ),
    );
    expect(odd).toEqual([]);
  });

  test('no sentence is used twice', () => {
    const sentences = trips.flatMap((trip) => [
      trip.plan.title,
      trip.plan.summary,
      ...daysOf(trip).flatMap(({ title, summary, stops = [] }) => [
        title,
        summary,
        ...stops.map(({ note }) => note),
      ]),
    ]);
    const said = sentences.filter((text): text is string => Boolean(text));
    expect(said.filter((text, index) => said.indexOf(text) !== index)).toEqual([]);
  });

  test('have the same ids on every machine', () => {
    const [first] = trips;
    if (!first) throw new Error('There are none.');
    expect(rowOf(first)).toEqual(rowOf(first));
    expect(tripId('lisbon-slow')).toBe(tripId('lisbon-slow'));
    expect(tripId('lisbon-slow')).toMatch(
      /^[0-9a-f]{8}-[0-9a-f]{4}-5[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
    );
    expect(new Set(trips.map(({ slug }) => tripId(slug))).size).toBe(trips.length);
  });
});

describe('a file that is not a trip', () => {
  const head =
    '# T\nauthor: joao\ndestination: Lisbon\nseason: May\ncurrency: EUR\ntags: a\npublished: 2026-01-01\nlikes: 1\nviews: 2\n';
  test.each([
    ['without a title', head.slice(4)],
    ['without an author', head.replace('author: joao\n', '')],
    ['with a stop that has no place', `${head}\n## Day | coast-day\n- 09:00 30 sight | Somewhere\n`],
    ['with a price that is none', `${head}\n## Costs\n- cheap Tram | transport\n`],
  ])('%s is refused', (_, text) => {
    expect(() => readTrip('t', text)).toThrow();
  });
});
