import { expect, test } from 'vitest';
import { kindOfPlace } from '../../lib/read/kind-of-place.ts';
import { capture, paragraph } from '../draft/a-page.ts';

const kindIn = (text: string, name: string) => {
  const start = text.indexOf(name);
  return kindOfPlace(capture(paragraph(text)), name, { block: 0, start, end: start + name.length });
};

test.each([
  ['its own noun', 'Then the Otter Museum.', 'Otter Museum', { category: 'museum', isByNoun: true }],
  ['what is done there', 'Lunch at Brill’s.', 'Brill’s', { category: 'food', isByNoun: false }],
  [
    'its noun before what is done there',
    'Lunch at the Otter Museum.',
    'Otter Museum',
    { category: 'museum', isByNoun: true },
  ],
  ['nothing of another sentence', 'We had lunch. Brill came along.', 'Brill', undefined],
])('a name says what it is by %s', (_, text, name, kind) => {
  expect(kindIn(text, name)).toEqual(kind);
});
