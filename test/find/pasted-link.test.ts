import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readPastedLink } from '../../lib/find/pasted-link.ts';

const eiffel = { latitude: 48.8584, longitude: 2.2945 };

test.each([
  ['geo:0,0?q=48.8584,2.2945(Label)', eiffel, 'Label'],
  ['geo:0,0?q=48.8584,2.2945(Tour Eiffel)', eiffel, 'Tour Eiffel'],
  ['geo:48.8584,2.2945', eiffel, undefined],
  ['geo:0,0?q=Eiffel+Tower', undefined, 'Eiffel Tower'],
  ['google.com/maps/@48.8584,2.2945,15z', eiffel, undefined],
  ['www.google.com/maps/place/Eiffel+Tower/', undefined, 'Eiffel Tower'],
  [
    'https://www.google.com/maps/place/Eiffel+Tower/@1,2,17z/data=!3d48.8584!4d2.2945',
    eiffel,
    'Eiffel Tower',
  ],
  ['https://maps.google.com/?q=48.8584,2.2945(Tour+Eiffel)', eiffel, 'Tour Eiffel'],
  ['https://maps.google.com/?q=loc:48.8584,2.2945', eiffel, undefined],
  ['https://maps.apple.com/?q=Eiffel+Tower', undefined, 'Eiffel Tower'],
  ['https://maps.apple.com/place?coordinate=48.8584,2.2945&name=Eiffel', eiffel, 'Eiffel'],
  ['https://www.google.com/maps/search/48.8584,+2.2945', eiffel, undefined],
  ['https://www.google.com/maps/place/48°51\'30.24"N+2°17\'40.2"E/@1,2,17z', eiffel, undefined],
  ['https://www.google.com/maps/dir/Louvre/Eiffel+Tower/@1,2,15z', undefined, 'Eiffel Tower'],
  ['maps://?q=Eiffel%20Tower&ll=48.8584,2.2945', eiffel, 'Eiffel Tower'],
  ['comgooglemaps://?q=Eiffel+Tower&center=48.8584,2.2945', eiffel, 'Eiffel Tower'],
  ['google.navigation:q=48.8584,2.2945', eiffel, undefined],
  ['https://share.here.com/l/48.8584,2.2945,Eiffel%20Tower', eiffel, 'Eiffel Tower'],
  ['https://mapy.com/en/zakladni?x=2.2945&y=48.8584&q=Eiffelova', eiffel, 'Eiffelova'],
  ['Eiffel Tower: https://www.google.com/maps/@48.8584,2.2945,15z', eiffel, 'Eiffel Tower'],
  ['Eiffel Tower https://maps.app.goo.gl/abcdef', undefined, 'Eiffel Tower'],
  ['(https://www.openstreetmap.org/#map=17/48.8584/2.2945).', eiffel, undefined],
  ['https://maps.google.com/?q=%E0%A4%A', undefined, undefined],
  ['https://maps.app.goo.gl/abcdef', undefined, undefined],
  ['https://www.komoot.com/plan/@48.8584000,2.2945000,16z', eiffel, undefined],
  ['https://opentopomap.org/#map=15/48.8584/2.2945', eiffel, undefined],
  ['https://umap.openstreetmap.fr/en/map/trip_1#16/48.8584/2.2945', eiffel, undefined],
  ['https://maps.example/?lat=48.8584&lng=2.2945&q=Tour+Eiffel', eiffel, 'Tour Eiffel'],
  ['https://maps.example/?ll=48.8584,2.2945', eiffel, undefined],
  ['https://en.wikipedia.org/wiki/Eiffel_Tower', undefined, 'Eiffel Tower'],
  ['https://de.wikipedia.org/wiki/K%C3%B6lner_Dom', undefined, 'Kölner Dom'],
  ['https://en.wikivoyage.org/wiki/Bath_(England)', undefined, 'Bath'],
])('%s', (text, coordinate, name) => {
  const found = readPastedLink(text);
  expect(found?.name).toBe(name);
  expect(found?.coordinate).toEqual(coordinate);
});

test.each([
  ...['Eiffel Tower', 'St. John/Paul', 'a.b/c', 'example.com/maps', 'https://example.com/?q=Rome', ''],
  ...['https://example.com/?lat=95&lon=2', 'https://example.com/?lat=2', 'https://example.com/#1/2'],
  ...['https://en.wikipedia.org/', 'https://en.wikipedia.org/wiki/File:Tower.jpg'],
])('%j holds no link of a map', (text) => {
  expect(readPastedLink(text)).toBeUndefined();
});

test('any text is answered, and a coordinate in it is on the globe', () => {
  const parts = fc.constantFrom(
    'https://',
    'google.com/maps/',
    'place/',
    'geo:',
    '?q=',
    '48.8',
    ',',
    '2.3',
    '999',
    '(',
    ')',
    '%E0',
    '+',
    ' ',
    '/@',
    '!3d',
    '!4d',
    'maps://',
    'osm.org/go/',
    '0EEQjE',
    'share.here.com/p/s-',
    'mapy.cz/',
    '&x=',
    '&y=',
    'Ä',
    '"',
    '\u202e',
  );
  fc.assert(
    fc.property(fc.array(parts, { maxLength: 20 }), (written) => {
      const found = readPastedLink(written.join(''))?.coordinate;
      if (!found) return;
      expect(Math.abs(found.latitude)).toBeLessThanOrEqual(90);
      expect(Math.abs(found.longitude)).toBeLessThanOrEqual(180);
    }),
    { numRuns: 500 },
  );
});

test('every link to a place leads back to it', () => {
  const degrees = (max: number) => fc.integer({ min: -max * 1e4, max: max * 1e4 }).map((n) => n / 1e4);
  fc.assert(
    fc.property(degrees(89), degrees(179), (latitude, longitude) => {
      fc.pre(latitude !== 0 || longitude !== 0);
      for (const text of [
        `geo:${latitude},${longitude}`,
        `geo:0,0?q=${latitude},${longitude}(Here)`,
        `maps.google.com/?q=${latitude},${longitude}`,
        `https://www.google.com/maps/search/${latitude},+${longitude}`,
        `maps://?ll=${latitude},${longitude}`,
        `https://mapy.com/?x=${longitude}&y=${latitude}`,
        `seen: https://share.here.com/l/${latitude},${longitude},Here`,
      ])
        expect(readPastedLink(text)?.coordinate).toEqual({ latitude, longitude });
    }),
  );
});
