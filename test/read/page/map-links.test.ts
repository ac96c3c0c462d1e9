// Which maps on a page are pins, and what the words of a link say about them. All places are invented.
import { describe, expect, test } from 'vitest';
import type { Block, Capture } from '../../../lib/model/capture.ts';
import { mapLinks } from '../../../lib/read/page/map-links.ts';
import { structuredData } from '../../../lib/read/page/structured-data.ts';
import { capture, paragraph } from '../../draft/a-page.ts';

const knowledge = {} as Parameters<typeof mapLinks.read>[1];
const coordinate = { latitude: 41.5, longitude: -8.4 };
const pin = 'geo:41.5,-8.4';

/** A page with a link on the words, and the map that the capture made of it. */
function pageWithLink(text: string, words: string, url = pin): Capture {
  const start = text.indexOf(words);
  const linked: Block = {
    kind: 'paragraph',
    text,
    spans: [{ kind: 'link', start, end: start + words.length, href: url }],
  };
  return capture(linked, { kind: 'map', url, coordinate });
}

const pinsOf = (page: Capture) => mapLinks.read(page, knowledge);

describe('a link to a map', () => {
  test('stands at its words, and says what they name', () => {
    const [found] = pinsOf(pageWithLink('We took the train to Otter Bay.', 'train to Otter Bay'));
    expect(found).toMatchObject({
      at: { block: 0, start: 12, end: 30 },
      seen: { name: 'train to Otter Bay' },
    });
  });

  test.each(['here', 'Map', 'view on Google Maps', '地図', '查看地圖'])('on "%s" names nothing', (words) => {
    const [found] = pinsOf(pageWithLink(`Fern Town (${words})`, words));
    expect(found?.claim).toEqual({ kind: 'coordinate', coordinate });
    expect(found?.seen).toBeUndefined();
  });

  test('is believed sooner than a map that only stands on the page', () => {
    const [link] = pinsOf(pageWithLink('Fern Town, see map', 'see map'));
    const [embedded] = pinsOf(capture(paragraph('Fern Town'), { kind: 'map', url: pin, coordinate }));
    expect(embedded?.at).toEqual({ block: 1, start: 0, end: 0 });
    expect(link?.trust).toBeGreaterThan(embedded?.trust ?? 1);
  });
});

test.each([
  ['a town', 'https://maps.test/maps/@41.5,-8.4,11z', 1],
  ['a county', 'https://maps.test/maps/@41.5,-8.4,10z', 0],
  ['a pin, seen from far away', 'https://maps.test/?mlat=41.5&mlon=-8.4#map=5/1/2', 1],
  ['a way', 'https://maps.test/maps/dir/Fern+Town/Otter+Bay/@41.5,-8.4,15z', 0],
  ['half a country', 'https://maps.test/maps/embed?pb=!1m18!1d300001!2d-8.4!3d41.5', 0],
  ['an embedded town', 'https://maps.test/maps/embed?pb=!1m18!1d300000!2d-8.4!3d41.5', 1],
])('a map that shows %s', (_, url, count) => {
  expect(pinsOf(capture({ kind: 'map', url, coordinate }))).toHaveLength(count);
});

test('the page’s own data says whose its coordinates are', () => {
  const page: Capture = {
    ...capture(paragraph('A morning in Otter Bay.')),
    structured: [
      {
        '@type': 'TouristAttraction',
        name: 'Otter Bay',
        geo: { '@type': 'GeoCoordinates', ...coordinate },
      },
    ],
  };
  const found = structuredData.read(page, knowledge).find(({ claim }) => claim.kind === 'coordinate');
  expect(found?.seen).toEqual({ name: 'Otter Bay' });
});
