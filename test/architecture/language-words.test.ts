// The words of a language are in its file and nowhere else.
import { expect, test } from 'vitest';
import { months, weekdays } from '../../lib/languages/dates.ts';
import { readLanguages } from '../../tools/languages/read-languages.ts';
import { sourceFiles, withoutComments } from './source-files.ts';

const codes = [...readLanguages().keys()];
const files = sourceFiles('lib').filter(({ path }) => !path.startsWith('lib/languages/'));
const few = 3;

/** The languages that have a line of words in this text: "de: 'tag|tage',". A currency code is not a word. */
const linesIn = (text: string): Set<string> =>
  new Set(
    [...text.matchAll(/^\s+(?<code>[a-z]{2}): ?(?:['"`](?![A-Z]{3}['"])|[[{]|\w+\()/gm)].flatMap(
      ({ groups }) => (codes.includes(groups?.code ?? '') ? (groups?.code ?? '') : []),
    ),
  );

test('no table by language stands outside of the languages’ files', () => {
  const tables = files.filter(({ text }) => linesIn(withoutComments(text)).size >= few);
  expect(tables.map(({ path }) => path)).toEqual([]);
  expect(linesIn("const words = {\n  en: 'day',\n  de: list('tag'),\n  fr: ['jour'],\n};").size).toBe(few);
});

/** Words unique to one language, with that language: "februar" is shared by several, so it identifies none. */
function ownWords(table: Record<string, string[]>): Map<string, string> {
  const said = Object.entries(table).flatMap(([code, row]) =>
    row.flatMap((forms) => forms.split('|').map((form) => [form, code] as const)),
  );
  return new Map(
    said.filter(
      ([form, code]) => form.length > 4 && !said.some(([other, its]) => other === form && its !== code),
    ),
  );
}

const languagesNamed = (text: string, own: Map<string, string>): Set<string> =>
  new Set((text.toLowerCase().match(/\p{L}+/gu) ?? []).flatMap((word) => own.get(word) ?? []));

test.each([
  ['months', months],
  ['weekdays', weekdays],
])('nobody else lists the %s of several languages', (_, table) => {
  const own = ownWords(table);
  const lists = files.filter(({ text }) => languagesNamed(withoutComments(text), own).size >= few);
  expect(lists.map(({ path }) => path)).toEqual([]);
  const third = Object.values(table).map((row) => row[2] ?? '');
  expect(languagesNamed(third.join(' '), own).size).toBeGreaterThan(few);
});
