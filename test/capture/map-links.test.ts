import { expect, test } from 'vitest';
import { readMapAddress } from '../../lib/capture/map-links.ts';

test.each([
  ['https://www.google.com/maps/@38.7,-9.1,15z', 38.7, -9.1],
  ['https://www.google.de/maps/place/X/@1,2,15z/data=!3d38.7!4d-9.1', 38.7, -9.1],
  ['https://www.google.com/maps/place/X/@1,2,15z/data=!3d48.8!4d2.3!9m1!3d38.7!4d-9.1', 38.7, -9.1],
  ['https://maps.google.com/?q=38.7,-9.1', 38.7, -9.1],
  ['https://maps.google.com/?q=loc:38.7,-9.1', 38.7, -9.1],
  ['https://www.google.com/maps/search/?api=1&query=38.7%2C-9.1', 38.7, -9.1],
  ['https://www.google.com/maps/embed?pb=!1m18!2d-9.1!3d38.7!4f13', 38.7, -9.1],
  ['https://www.openstreetmap.org/#map=17/38.7/-9.1', 38.7, -9.1],
  ['https://www.openstreetmap.org/?mlat=38.7&mlon=-9.1#map=5/1/2', 38.7, -9.1],
  ['https://maps.apple.com/?ll=38.7,-9.1', 38.7, -9.1],
  ['geo:38.7,-9.1?z=12', 38.7, -9.1],
])('%s', (address, latitude, longitude) => {
  expect(readMapAddress(address)).toEqual({ coordinate: { latitude, longitude } });
});

test.each(['https://maps.app.goo.gl/abc', 'https://www.google.com/maps?q=Lisbon', 'geo:0,0', 'geo:95,10'])(
  '%s is a map without a coordinate',
  (address) => {
    expect(readMapAddress(address)).toEqual({});
  },
);

test.each([
  'https://www.google.com/search?q=38.7,-9.1',
  'https://maps-of.example/@1,2',
  'mailto:a@b.example',
  '',
  '/maps/@1,2',
])('%s is no map', (address) => {
  expect(readMapAddress(address)).toBeUndefined();
});
