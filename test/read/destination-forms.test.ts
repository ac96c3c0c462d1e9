// How titles write a destination, with the real gazetteer: two destinations, inflected names, Korean particles, the
// region around a sight.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findMentions } from '../../lib/places/find-mentions.ts';
import { hangulStems } from '../../lib/places/hangul.ts';
import { placeKnowledge } from '../../lib/places/place-knowledge.ts';
import { titleForms } from '../../lib/read/destination/title-forms.ts';
import { titleNames } from '../../lib/read/destination/title-names.ts';
import { destination } from '../../lib/read/page/destination.ts';
import { loadPlaces } from '../../tools/reading/load-places.ts';
import { openPage } from '../../tools/reading/open-page.ts';

const knowledge = placeKnowledge(loadPlaces());
const lookUp = knowledge.lookUpPlace ?? (() => []);

function read(title: string, body: string[]): string {
  const paragraphs = body.map((text) => `<p>${text}</p>`).join('');
  const opened = openPage(
    `<!doctype html><html><head><title>${title}</title></head><body><article><h1>${title}</h1>${paragraphs}</article></body></html>`,
    {},
  );
  if (!opened.ok) throw new Error('The page did not open.');
  const [found] = destination.read(opened.value, knowledge);
  return found?.claim.kind === 'destination' ? found.claim.name : '';
}

const filler = 'We walked until our feet gave up, ate far too much and would do all of it again.';

test('two goals of a title are both said, in its words', () => {
  const found = read('Aberdeen and Dundee by train', [
    `Aberdeen is grey and Dundee is not. ${filler}`,
    `From Aberdeen the line follows the sea to Dundee. ${filler}`,
  ]);
  expect(found).toMatch(/^Aberdeen and Dundee\b/);
});

test('a place and what holds it are no two goals', () => {
  const found = read('Palermo, Sicily: markets and domes', [
    `Palermo is loud. ${filler}`,
    `In Palermo, in the middle of Sicily's noise, we slept well. ${filler}`,
  ]);
  expect(found).toMatch(/^Palermo, Sicily/);
  expect(found.match(/Sicily/g)).toHaveLength(1);
});

test.each([
  ['Bremenreise im Mai', 'Bremen'],
  ['Unsere Schottland-Rundreise', 'Schottland'],
  ['Islandsresa', 'Island'],
  ['Deux jours vers le Havre', 'le Havre'],
  ['Rom-Florenz-Venedig', 'Florenz'],
])('in "%s" the title knows %s', (title, name) => {
  expect(titleForms(title, lookUp).map((form) => form.name)).toContain(name);
});

test('a word that only ends like a journey is no place', () => {
  expect(titleForms('Abreise und Ausreise', lookUp)).toEqual([]);
});

test('a name that is known whole is not cut at its hyphens', () => {
  expect(titleForms('Baden-Baden', lookUp)).toEqual([]);
});

test('an elided article is no part of the name', () => {
  expect(titleNames('L’Ardèche à pied').map(({ name }) => name)).toContain('Ardèche');
  expect(findMentions('L’Aquila et L’Islande', lookUp).map(({ name }) => name)).toContain('Islande');
});

test('a run of katakana is one name, not its pieces', () => {
  const names = titleNames('ミナトマチミュージアムの朝').map(({ name }) => name);
  expect(names).toContain('ミナトマチミュージアム');
  expect(names).not.toContain('ミュージアム');
});

test('what is done to a hill is no part of its name', () => {
  expect(titleNames('登黄山').map(({ name }) => name)).toEqual(['黄山']);
});

test('Korean names are known with what clings to them', () => {
  const names = findMentions('부산에서 서울까지, 그리고 도쿄여행', lookUp).map(({ name }) => name);
  expect(names).toEqual(['부산', '서울', '도쿄']);
});

test('what clings to a Korean word must be an ending', () => {
  expect(hangulStems('부산물')).toEqual([]);
  expect(hangulStems('부산')).toEqual([]);
});

test('a stem is always the beginning of its word', () => {
  const sign = fc.integer({ min: 0xac00, max: 0xd7a3 }).map((code) => String.fromCharCode(code));
  fc.assert(
    fc.property(
      fc.array(sign, { maxLength: 10 }),
      fc.constantFrom('', '에서', '여행', '까지'),
      (signs, end) => {
        const word = `${signs.join('')}${end}`;
        for (const stem of hangulStems(word)) {
          expect(word.startsWith(stem)).toBe(true);
          expect(stem.length).toBeGreaterThan(1);
          expect(stem.length).toBeLessThan(word.length);
        }
      },
    ),
  );
});

test('a sight that no map has is told with the city that the page is in', () => {
  const found = read('A slow morning in Marigold Park', [
    `Marigold Park is the lung of Bangalore. ${filler}`,
    `Back in Bangalore proper, we missed Marigold Park; Bangalore is loud, and India is large. ${filler}`,
  ]);
  expect(found).toMatch(/Marigold Park, Bangalore, India|Bangalore, India/);
});

test('a region and its town without a blank are said as the title says them', () => {
  const found = read('四川成都旅行', ['成都的茶很香。我们在成都住了三天。', '四川很大，成都在四川的中间。']);
  expect(found).toBe('四川成都');
});
