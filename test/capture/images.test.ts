import { expect, test } from 'vitest';
import { creditIn } from '../../lib/capture/image-credit.ts';
import { largestOf } from '../../lib/capture/image-source.ts';
import { blocksOf } from './page.ts';

const images = (html: string) => blocksOf(html).filter((block) => block.kind === 'image');
const sources = (html: string) => images(html).map((image) => image.src);

test.each([
  ['a lazy attribute', '<img src="/placeholder.png" data-src="/a.jpg">'],
  ['a lazy attribute that is named like a stand-in', '<img src="/blank.gif" data-src="/lazy/../a.jpg">'],
  ['the attribute of a theme', '<img src="data:image/svg+xml,x" data-orig-src="/a.jpg">'],
  ['the attribute of a gallery', '<img src="/a-300x200.jpg" data-full-url="/a.jpg">'],
  ['a lazy set', '<img src="data:image/gif;base64,R0" data-srcset="/s.jpg 300w, /a.jpg 900w">'],
  [
    'the sources of a picture',
    '<picture><source srcset="/s.webp 1x, /a.jpg 2x"><img src="data:image/gif;base64,R0"></picture>',
  ],
  ['a background', '<div style="color:red; background-image: url(\'/a.jpg\')"></div>'],
  ['a lazy background', '<div data-bg="url(/a.jpg)"></div>'],
  ['what is shown without scripts', '<img class="lazy"><noscript><img src="/a.jpg" alt="x"></noscript>'],
  [
    'the large one that a small one leads to',
    '<a href="/a.jpg"><img src="/a-150x150.jpg" width="150" height="150"></a>',
  ],
  [
    'the picture itself where the link leads to a page about it',
    '<a href="/wiki/File:Mill.jpg"><img src="/a.jpg" width="220" height="150"></a>',
  ],
  [
    'the picture itself where it is large enough',
    '<a href="/huge.jpg"><img src="/a.jpg" width="640" height="480"></a>',
  ],
  ['both, once', '<img data-src="/a.jpg"><noscript><img src="/a.jpg"></noscript>'],
])('the true address comes from %s', (_, html) => {
  expect(sources(html)).toEqual(['https://blog.example/a.jpg']);
});

test.each([
  '<img src="/a.jpg" width="32" height="32">',
  '<img src="/a.jpg" class="wp-smiley emoji">',
  '<img src="/icon.svg">',
  '<img src="/img/icons/map.png">',
  '<img src="/uploads/company_logo/9/big.jpg">',
  '<img src="/logo-small@2x.png?v=3">',
  '<img src="/uploads/2024/partner_logo.jpg">',
  '<img src="https://ws-eu.amazon-adsystem.com/widgets/q?ID=1">',
  '<div style="background-image:url(/img/badge.png)"></div>',
  '<img src="">',
  `<img src="/${'a'.repeat(5000)}.jpg">`,
  `<img srcset="${'/a.jpg 1w, '.repeat(5000)}">`,
  '<div style="background-image:url(data:image/png;base64,xx)"></div>',
])('%.40s is no picture', (html) => {
  expect(sources(html)).toEqual([]);
});

test.each([
  '/logan-square.jpg',
  '/iconic-tower.jpg',
  '/2024/the-silicon-icon-shop.jpg',
  '/button-rock/1.jpg',
])('%s is one', (address) => {
  expect(sources(`<img src="${address}">`)).toEqual([`https://blog.example${address}`]);
});

test('of the large one nobody knows the size', () => {
  const [image] = images('<a href="/a.jpg"><img src="/a-150x150.jpg" width="150" height="150"></a>');
  expect(image?.width).toBeUndefined();
});

test('says who made it', () => {
  const [image] = images(
    '<figure><img src="/a.jpg"><figcaption>The mill at dawn. Photo: Ada Brandt</figcaption></figure>',
  );
  expect(image).toMatchObject({ caption: 'The mill at dawn. Photo: Ada Brandt', credit: 'Ada Brandt' });
});

test.each([
  ['© Ada Brandt', 'Ada Brandt'],
  ['Foto: Ada Brandt', 'Ada Brandt'],
  ['Crédit photo : Ada Brandt', 'Ada Brandt'],
  ['The mill (Image credit: Ada Brandt)', 'Ada Brandt'],
  ['Photo by Ada Brandt.', 'Ada Brandt'],
  ['A doorway. Drawing: Ada Brandt', 'Ada Brandt'],
  ['写真：山田', '山田'],
])('%s', (caption, credit) => {
  expect(creditIn(caption)).toBe(credit);
});

test.each(['A photo stop above the bay', 'The source of the river', 'Bildschöne Gassen'])(
  '%s names nobody',
  (caption) => {
    expect(creditIn(caption)).toBeUndefined();
  },
);

test('the largest of a set, with commas in addresses', () => {
  expect(largestOf('/a,b.jpg 2x, /c.jpg 1x')).toBe('/a,b.jpg');
});
