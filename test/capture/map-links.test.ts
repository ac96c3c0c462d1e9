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
  ['geo:0,0?q=38.7,-9.1(Alfama)', 38.7, -9.1],
  ['geo:1,2?q=38.7,-9.1', 38.7, -9.1],
  ['geo:38.7,-9.1?q=Alfama', 38.7, -9.1],
  ['https://en.mapy.cz/zakladni?x=-9.1&y=38.7&z=11', 38.7, -9.1],
  ['https://mapy.com/en/zakladni?source=coor&id=-9.1%2C38.7&x=1&y=2', 38.7, -9.1],
  [`https://share.here.com/p/s-${btoa('bid=;lat=38.7;lon=-9.1;n=Alfama')}`, 38.7, -9.1],
  ['https://www.bing.com/maps?cp=38.7~-9.1&lvl=15', 38.7, -9.1],
  ['https://www.bing.com/maps?cp=1~2&sp=point.38.7_-9.1_Lisbon', 38.7, -9.1],
  ['https://wego.here.com/?map=38.7,-9.1,15,normal', 38.7, -9.1],
  ['https://share.here.com/l/38.7,-9.1,Lisbon', 38.7, -9.1],
  ['https://wego.here.com/directions/drive/A:1,2/Lisbon:38.7,-9.1', 38.7, -9.1],
  ['https://map.naver.com/p?c=126.97,37.56,15,0,0,0,dh', 37.56, 126.97],
  ['https://map.naver.com/v5/?c=14135027.4,4518399.1,15,0,0,0,dh', 37.566732, 126.977112],
  ['https://map.naver.com/?lat=37.56&lng=126.97', 37.56, 126.97],
  ['https://map.kakao.com/link/map/%EC%84%9C%EC%9A%B8,37.56,126.97', 37.56, 126.97],
  ['https://map.kakao.com/link/to/37.56,126.97', 37.56, 126.97],
  ['https://yandex.com/maps/?ll=1,2&pt=37.61,55.74&z=12', 55.74, 37.61],
  ['https://www.waze.com/ul?ll=38.7,-9.1&navigate=yes', 38.7, -9.1],
  ['https://api.map.baidu.com/marker?location=39.9,116.4&coord_type=wgs84', 39.9, 116.4],
  // Tiananmen in the two Chinese coordinate systems.
  ['https://uri.amap.com/marker?position=116.397428,39.90923', 39.907829, 116.391187],
  ['https://api.map.baidu.com/marker?location=39.915,116.404', 39.907255, 116.391386],
  // Outside mainland China nothing is shifted.
  ['https://uri.amap.com/marker?position=2.2945,48.8584', 48.8584, 2.2945],
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
  'https://www.bing.com/search?q=38.7,-9.1',
  'https://map.naver.com/p/search/seoul?c=15.00,0,0,0,dh',
  'https://map.kakao.com/?q=seoul',
])('%s is no map', (address) => {
  expect(readMapAddress(address)).toBeUndefined();
});
