// @vitest-environment happy-dom
// GPX and KML, opened by parsers that the project does not use for writing.
import { gpx, kml } from '@tmcw/togeojson';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { toGpx } from '../../lib/export/gpx.ts';
import { toKml } from '../../lib/export/kml.ts';
import { dayLabel, stopName, type Trip } from '../../lib/export/trip.ts';
import { anyTrip } from './any-trip.ts';
import { sampleTrip } from './sample-trip.ts';

const opened = (text: string) => {
  const document = new DOMParser().parseFromString(text, 'application/xml');
  expect(document.querySelector('parsererror')?.textContent).toBeUndefined();
  return document;
};
const placed = ({ draft }: Trip) =>
  draft.days.flatMap(({ stops }) => stops.filter((stop) => stop.coordinate));
const namesOf = (text: string, selector: string) =>
  [...opened(text).querySelectorAll(selector)].map((name) => name.textContent);

interface Shape {
  geometry?: { type: string } | null;
  properties?: Record<string, unknown> | null;
}
const namedShape = ({ geometry, properties }: Shape) => [geometry?.type, properties?.name];

describe('GPX', () => {
  test('has a waypoint for each placed stop and a route for each day that has some', () => {
    const { features } = gpx(opened(toGpx(sampleTrip())));
    expect(features.map(namedShape)).toEqual([
      ['LineString', 'Day 1: The river'],
      ['Point', 'Ponte Velha'],
      ['Point', 'Farol Azul'],
    ]);
    expect(features[1]?.geometry).toMatchObject({ coordinates: [-8.61, 41.14] });
    expect(features[1]?.properties).toMatchObject({ cmt: 'Day 1: The river, 09:00', type: 'sight' });
  });

  test('says what the schema wants first', () => {
    const root = opened(toGpx(sampleTrip())).documentElement;
    expect(root.getAttribute('version')).toBe('1.1');
    expect(root.namespaceURI).toBe('http://www.topografix.com/GPX/1/1');
    expect([...new Set([...root.children].map(({ tagName }) => tagName))]).toEqual([
      'metadata',
      'wpt',
      'rte',
    ]);
  });
});

describe('KML', () => {
  test('has a folder for each day with placed stops, numbered as in the list', () => {
    const text = toKml(sampleTrip());
    expect(namesOf(text, 'Folder > name')).toEqual(['Day 1: The river']);
    const { features } = kml(opened(text));
    expect(features.map((feature: Shape) => feature.properties?.name)).toEqual([
      '1. Ponte Velha',
      '3. Farol Azul',
    ]);
    expect(features[0]?.geometry).toMatchObject({ type: 'Point', coordinates: [-8.61, 41.14] });
  });

  test('credits its source', () => {
    expect(namesOf(toKml(sampleTrip()), 'Document > description')[0]).toContain('https://blog.example/porto');
  });

  test('a tag in a note stays words where descriptions are read as HTML', () => {
    const trip = sampleTrip();
    const [stop] = trip.draft.days[0]?.stops ?? [];
    if (stop?.note) stop.note.value = '<img src=x onerror=alert(1)>';
    expect(namesOf(toKml(trip), 'Placemark > description')[0]).toContain('&lt;img src=x');
  });
});

test('whatever the words, both open and hold every placed stop by its name', () => {
  fc.assert(
    fc.property(anyTrip, (trip) => {
      const names = placed(trip).map(stopName);
      expect(namesOf(toGpx(trip), 'wpt > name')).toEqual(names);
      expect(namesOf(toGpx(trip), 'rtept > name')).toEqual(names);
      const inKml = namesOf(toKml(trip), 'Placemark > name').map((name) => name?.replace(/^\d+\. /, ''));
      expect(inKml).toEqual(names);
      const days = trip.draft.days.flatMap((day, index) =>
        day.stops.some(({ coordinate }) => coordinate) ? [dayLabel(day, index)] : [],
      );
      expect(namesOf(toKml(trip), 'Folder > name')).toEqual(days);
      expect(namesOf(toGpx(trip), 'rte > name')).toEqual(days);
    }),
    { numRuns: 80 },
  );
});
