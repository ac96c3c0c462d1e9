// Which stop a map on the page belongs to. All places are invented.
import { describe, expect, test } from 'vitest';
import { namedIn } from '../../lib/draft/named.ts';
import { ownersOf } from '../../lib/draft/owners.ts';
import type { Block } from '../../lib/model/capture.ts';
import type { Evidence } from '../../lib/model/evidence.ts';
import { nameInMapLink } from '../../lib/text/map-link.ts';
import { capture, claimedOnce, paragraph } from './a-page.ts';

const heading = (text: string): Block => ({ kind: 'heading', level: 2, text, spans: [] });
const map: Block = { kind: 'map', url: 'geo:41.5,-8.4', coordinate: { latitude: 41.5, longitude: -8.4 } };

/** The stop that gets the pin of a link on `words`, or of the embedded map if there are none. */
function pinned(blocks: Block[], names: string[], words = ''): string | undefined {
  const page = capture(...blocks);
  const mentions = claimedOnce(page, names) as Evidence<{ kind: 'stop'; name: string }>[];
  const named = namedIn(mentions.map((first) => ({ first, mentions: [first] })));
  const block = page.blocks.findIndex((one) =>
    words ? 'text' in one && one.text.includes(words) : one === map,
  );
  const text = page.blocks[block];
  const start = words && text && 'text' in text ? text.text.indexOf(words) : 0;
  const name = nameInMapLink(words);
  const [owner] = ownersOf(page, named, {
    claim: { kind: 'coordinate', coordinate: { latitude: 41.5, longitude: -8.4 } },
    at: { block, start, end: start + words.length },
    reader: 'test',
    trust: 0.9,
    ...(name && { seen: { name } }),
  });
  return owner?.group.first.claim.name;
}

describe('a map link', () => {
  const told = paragraph('From Fern Town we took the train to Otter Bay for a swim.');

  test('pins the stop that its own words name, not the one before it', () => {
    expect(pinned([told], ['Fern Town', 'Otter Bay'], 'train to Otter Bay')).toBe('Otter Bay');
  });

  test('pins the stop above that its words name again', () => {
    const again = [paragraph('We came to Fern Town.'), paragraph('It rained. FERN TOWN Camping was shut.')];
    expect(pinned(again, ['Fern Town'], 'FERN TOWN Camping')).toBe('Fern Town');
  });

  test('pins no stop that its words only begin like', () => {
    const told = [paragraph('We came to Fern.'), paragraph('We slept at the Fernblick Hotel.')];
    expect(pinned(told, ['Fern'], 'Fernblick Hotel')).toBeUndefined();
  });

  test('pins nobody where its words name what is no stop', () => {
    expect(pinned([told], ['Fern Town'], 'Otter Bay')).toBeUndefined();
  });

  test.each(['here', 'Map', 'view on Google Maps', 'Auf der Karte', '地図'])(
    'that only says "%s" pins the stop it stands beside',
    (words) => {
      expect(pinned([paragraph(`We loved Fern Town (${words}) most.`)], ['Fern Town'], words)).toBe(
        'Fern Town',
      );
    },
  );
});

describe('an embedded map', () => {
  test('pins the stop that it stands under', () => {
    expect(pinned([heading('Fern Town'), paragraph('A quiet place.'), map], ['Fern Town'])).toBe('Fern Town');
  });

  test('pins nobody under the heading of something else', () => {
    expect(pinned([heading('Fern Town'), heading('How to get around'), map], ['Fern Town'])).toBeUndefined();
  });
});
