import { expect, test } from 'vitest';
import { findDays } from '../../../lib/read/days/find-days.ts';
import { emptyLexicon } from '../../../lib/read/stops/lexicon.ts';
import { viewPage } from '../../../lib/read/stops/page-view.ts';
import { piecesOf } from '../../../lib/read/stops/pieces.ts';
import { openPage } from '../../../tools/reading/open-page.ts';

const pieces = (text: string) =>
  piecesOf(text, 0, text.length).map(({ start, end }) => text.slice(start, end));

test.each([
  ['Nordvik - Skjærøy - Måsøy', ['Nordvik', 'Skjærøy', 'Måsøy']],
  ['De Lugo à Orange', ['De Lugo', 'Orange']],
  ['Von Aarau über Baden', ['Von Aarau', 'Baden']],
  ['Sol y Luna', ['Sol', 'Luna']],
  ['Sandy Bay → Andover', ['Sandy Bay', 'Andover']],
])('%s is parted where whole words join', (text, parts) => {
  expect(pieces(text)).toEqual(expect.arrayContaining(parts));
});

test('what is no whole word parts nothing', () => {
  expect(pieces('Ålandøy')).toEqual([]);
  expect(pieces('Côte à-côte')).not.toContain('Côte à-c');
});

test('a heading may name more ports than a line has room for', () => {
  const ports = [
    'Nordvik',
    'Skjærøy',
    'Måsøy',
    'Breivika',
    'Langnes',
    'Storfjell',
    'Havnnes',
    'Kvitøy',
    'Rødberg',
  ];
  const body = ['Day 1', 'Day 2'].map(
    (day) => `<h2>${day} | ${ports.join(' - ')}</h2><p>The ship goes on.</p>`,
  );
  const opened = openPage(`<html><body><article><h1>Coast</h1>${body.join('')}</article></body></html>`);
  if (!opened.ok) throw new Error('the page does not open');
  const days = findDays(opened.value);
  const { candidates } = viewPage(opened.value, days, { knowledge: {}, lexicon: emptyLexicon });
  for (const port of ports) {
    const found = candidates.find(({ day, name }) => day === 2 && name === port);
    expect(found?.mentions.map(({ carrier }) => carrier)).toContain('day-title');
  }
});
