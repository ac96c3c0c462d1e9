// What a traveller sees first of a draft: its title, a sentence about it, when to go, its tags, its starting point.
import { describe, expect, test } from 'vitest';
import type { Claim, Knowledge, Reader } from '../../lib/model/evidence.ts';
import { origin } from '../../lib/read/page/origin.ts';
import { season } from '../../lib/read/page/season.ts';
import { summary } from '../../lib/read/page/summary.ts';
import { tags } from '../../lib/read/page/tags.ts';
import { title } from '../../lib/read/page/title.ts';
import { openPage } from '../../tools/reading/open-page.ts';
import { knowing, place } from '../places/made.ts';

const map = knowing(
  place(['Turin', 'IT', 45, 8], { prominence: 0.8 }),
  place(['Marrakech', 'MA', 32, -8], { prominence: 0.8 }),
  place(['North', 'CM', 9, 14], { kind: 'region', prominence: 0.46 }),
  place(['South', 'CM', 3, 11], { kind: 'region', prominence: 0.46 }),
);

const textOf = (claim: Claim) => ('text' in claim ? claim.text : 'name' in claim ? claim.name : '');

function said(reader: Reader, page: { title?: string; head?: string; body: string }, known: Knowledge = {}) {
  const opened = openPage(
    `<!doctype html><html><head><title>${page.title ?? 'A trip'}</title>${page.head ?? ''}</head><body><article><h1>${page.title ?? 'A trip'}</h1>${page.body}</article></body></html>`,
    { url: 'https://blog.example/a-trip' },
  );
  if (!opened.ok) throw new Error('The page did not open.');
  return reader.read(opened.value, known).map(({ claim }) => textOf(claim));
}

const story = 'We crossed the river before dawn, and by noon the whole valley lay below us in the heat.';

describe('the summary', () => {
  test.each([
    'Originally published at the Harbour Times, some years ago.',
    'This post may contain affiliate links, which cost you nothing.',
    'https://maps.example/a-long-address Questions and comments to ana@blog.example, please.',
    'Home » Spain » Five days by bus between the white villages. » All of them',
    'Kliknij sekcję, aby ją rozwinąć. Tutaj są wszystkie informacje.',
    'Dieser Beitrag enthält Werbung, weil ich Orte nenne und verlinke.',
  ])('is not what a page says of itself: %s', (notice) => {
    expect(said(summary, { body: `<p>${notice}</p><p>${story}</p>` })).toEqual([story]);
  });

  test('may come to speak of such things, if it is a story', () => {
    const long = `${story} Later Ana baked cookies, and we wrote a newsletter about them that nobody read, not even her.`;
    expect(said(summary, { body: `<p>${long}</p>` })).toEqual([long]);
  });

  test('has signs where the page wrote their names twice', () => {
    const head =
      '<meta name="description" content="We&amp;rsquo;ve been to the hills &amp;ndash; four days &amp;amp; nights of rain.">';
    expect(said(summary, { head, body: '<p>Short.</p>' })).toEqual([
      'We’ve been to the hills – four days & nights of rain.',
    ]);
  });
});

describe('where a trip starts from', () => {
  test.each([
    ['From Turin to Marrakech by motorbike', ['Turin']],
    ['Mit dem Rad von Turin nach Marrakech', ['Turin']],
    ['In moto: da Turin a Marrakech', ['Turin']],
    ['Cameroon from North to South', []],
    ['Postcards from Turin', []],
  ])('%s', (text, found) => {
    expect(said(origin, { title: text, body: `<p>${story}</p>` }, map)).toEqual(found);
  });

  test('is a place that the map has, unless a label says it', () => {
    expect(said(origin, { body: '<p>Um zehn ging es los in Richtung Norden.</p>' }, map)).toEqual([]);
    expect(said(origin, { body: '<p>We started in Turin.</p>' }, map)).toEqual(['Turin']);
    expect(said(origin, { body: '<p>Start: Obervellach</p>' }, map)).toEqual(['Obervellach']);
  });
});

test('a season may stand before the words that make it one', () => {
  const body = '<ul><li>Junio y septiembre: el mejor momento. Septiembre es más tranquilo.</li></ul>';
  expect(said(season, { body })).toEqual(['Junio y septiembre']);
});

test('a year and what every page is filed under are no tags', () => {
  const head = ['2012', 'Featured', 'Bruges', '여행']
    .map((tag) => `<meta property="article:tag" content="${tag}">`)
    .join('');
  expect(said(tags, { head, body: `<p>${story}</p>` })).toEqual(['Bruges']);
});

test('a title does not begin with what parted it from nothing', () => {
  const opened = openPage(
    `<!doctype html><html><head><title>» Japan, part six</title></head><body><p>${story}</p></body></html>`,
    { url: 'https://blog.example/a-trip' },
  );
  if (!opened.ok) throw new Error('The page did not open.');
  expect(
    title.read({ ...opened.value, title: '» Japan, part six' }, {}).map(({ claim }) => textOf(claim)),
  ).toEqual(['Japan, part six']);
});
