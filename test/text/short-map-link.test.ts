import { expect, test } from 'vitest';
import { hasShortMapLink } from '../../lib/text/short-map-link.ts';

test.each([
  'https://maps.app.goo.gl/abc',
  'maps.app.goo.gl/abc',
  'Eiffel Tower https://maps.app.goo.gl/abc',
  'https://goo.gl/maps/abc',
  'https://maps.apple/p/abc',
  'https://maps.google.com/?cid=123',
  'https://en.mapy.cz/s/abc',
  'https://naver.me/abc',
])('%s can be followed by its own service alone', (text) => {
  expect(hasShortMapLink(text)).toBe(true);
});

test.each(['Eiffel Tower', 'https://www.google.com/maps/@1,2,3z', 'https://notmaps.app.goo.gl.example/', ''])(
  '%s is none',
  (text) => {
    expect(hasShortMapLink(text)).toBe(false);
  },
);
