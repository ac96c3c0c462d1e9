import { expect, test } from 'vitest';
import { capturePage } from '../../lib/capture/capture.ts';
import { readMicrodata } from '../../lib/capture/microdata.ts';
import { captureArticle, documentOf } from './page.ts';

const microdata = (body: string) => readMicrodata(documentOf(body), 'https://blog.example/');

test('microdata has the shape of JSON-LD', () => {
  expect(
    microdata(`<div itemscope itemtype="https://schema.org/TouristTrip"><h1 itemprop="name">Three  days</h1>
      <div itemprop="itinerary" itemscope itemtype="https://schema.org/Place"><span itemprop="name">Mill</span>
        <div itemprop="geo" itemscope itemtype="https://schema.org/GeoCoordinates"><meta itemprop="latitude" content="41.1"></div></div>
      <div itemprop="itinerary" itemscope itemtype="https://schema.org/Place"><a itemprop="url name" href="/port">Port</a></div></div>`),
  ).toEqual([
    {
      '@type': 'TouristTrip',
      '@from': 'microdata',
      name: 'Three days',
      itinerary: [
        { '@type': 'Place', name: 'Mill', geo: { '@type': 'GeoCoordinates', latitude: '41.1' } },
        { '@type': 'Place', url: 'https://blog.example/port', name: 'https://blog.example/port' },
      ],
    },
  ]);
});

test('an item finds what it refers to elsewhere, also in a circle', () => {
  expect(
    microdata(
      '<div itemscope itemtype="x/Place" itemref="a b"></div><p id="a" itemprop="name">Mill</p><div id="b" itemprop="near" itemscope itemref="b a">x</div>',
    ),
  ).toMatchObject([{ '@type': 'Place', name: 'Mill' }]);
});

test('names that would reach into every object stay out', () => {
  const [item] = microdata('<div itemscope><i itemprop="__proto__">x</i><i itemprop="name">Mill</i></div>');
  expect(Object.getPrototypeOf(item)).toBeNull();
  expect(item).toEqual({ '@type': '', '@from': 'microdata', name: 'Mill' });
});

test('meta names are kept in one object, repeated ones as a list', () => {
  const { structured, published } = captureArticle(
    '',
    `<meta property="og:image" content="/a.jpg"><meta property="og:image" content="/b.jpg"><meta name="geo.position" content="41.1;-8.6">
     <meta name="__proto__" content="x"><meta property="article:published_time" content="2024-05-03T08:00:00+02:00">`,
  );
  expect(structured.at(-1)).toEqual({
    '@type': 'Meta',
    'og:image': ['/a.jpg', '/b.jpg'],
    'geo.position': '41.1;-8.6',
    'article:published_time': '2024-05-03T08:00:00+02:00',
  });
  expect(published).toBe('2024-05-03T08:00:00+02:00');
});

test('markers of a map that a script would draw, and files for maps', () => {
  const { blocks } = captureArticle(
    '<div data-lat="41.1" data-lng="-8.6">Mill</div><p><a href="/track.kml">Track</a></p><div data-lat="x" data-lng="y">no</div>',
  );
  expect(blocks.filter((block) => block.kind === 'map')).toEqual([
    { kind: 'map', url: 'geo:41.1,-8.6', coordinate: { latitude: 41.1, longitude: -8.6 } },
    { kind: 'map', url: 'https://blog.example/track.kml' },
  ]);
});

test('a capture survives being sent as a message', () => {
  const capture = capturePage(
    documentOf('<div itemscope itemtype="x/Place"><i itemprop="name">Mill</i></div>'),
  );
  expect(structuredClone(capture)).toEqual(JSON.parse(JSON.stringify(capture)));
});

test('a property that fell out of its paragraph belongs to the item before it, one without any to none', () => {
  const stray =
    '<div itemprop="reservationFor" itemscope itemtype="x/Event"><i itemprop="name">Fado</i></div>';
  const [item, ...others] = microdata(
    `<p itemscope itemtype="x/EventReservation"><i itemprop="reservationNumber">F-8</i></p>${stray}`,
  );
  expect(others).toEqual([]);
  expect(item).toMatchObject({
    reservationNumber: 'F-8',
    reservationFor: { '@type': 'Event', name: 'Fado' },
  });
  expect(microdata(stray)).toEqual([]);
});
