import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { makeReader } from '../../tools/reading/make-reader.ts';

const list = readFileSync(join(import.meta.dirname, '..', '..', 'lib', 'read', 'readers.ts'), 'utf8');

test('a reader, its line in the list, and a fixture without an expectation', () => {
  const made = makeReader('page/ferry-cards', list);
  const files = made.ok ? made.value : [];
  expect(files.map(({ path }) => path)).toEqual([
    'lib/read/page/ferry-cards.ts',
    'lib/read/readers.ts',
    'test/fixtures/pages/ferry-cards--first/source.html',
  ]);
  expect(files[0]?.text).toContain("export const ferryCards: Reader = {\n  name: 'page/ferry-cards',");
  const before = list.split('\n');
  const added = (files[1]?.text ?? '').split('\n').filter((line) => !before.includes(line));
  expect(added).toEqual(["import { ferryCards } from './page/ferry-cards.ts';", '  ferryCards,']);
});

test('a booking reader gets a ticket to read', () => {
  const made = makeReader('booking/ferry-lines', list);
  expect(made.ok && made.value[2]?.path).toBe('test/fixtures/bookings/ferry-lines--first/source.txt');
});

test.each(['ferry', 'page/Ferry', 'page/../x', 'mail/ferry', '', 'page/title'])('%s is refused', (name) => {
  expect(makeReader(name, list).ok).toBe(false);
});
