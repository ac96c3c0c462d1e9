import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { makeReader } from '../../tools/reading/make-reader.ts';

// Names that no guide suggests: someone who follows a guide has a reader of that name in the list.
const list = readFileSync(join(import.meta.dirname, '..', '..', 'lib', 'read', 'readers.ts'), 'utf8');

test('a reader, its line in the list, and a fixture without an expectation', () => {
  const made = makeReader('page/invented-cards', list);
  const files = made.ok ? made.value : [];
  expect(files.map(({ path }) => path)).toEqual([
    'lib/read/page/invented-cards.ts',
    'lib/read/readers.ts',
    'test/fixtures/pages/invented-cards--first/source.html',
  ]);
  expect(files[0]?.text).toContain("export const inventedCards: Reader = {\n  name: 'page/invented-cards',");
  const before = list.split('\n');
  const added = (files[1]?.text ?? '').split('\n').filter((line) => !before.includes(line));
  expect(added).toEqual(["import { inventedCards } from './page/invented-cards.ts';", '  inventedCards,']);
});

test('a booking reader gets a ticket to read', () => {
  const made = makeReader('booking/invented-lines', list);
  expect(made.ok && made.value[2]?.path).toBe('test/fixtures/bookings/invented-lines--first/source.txt');
  expect(made.ok && made.value[1]?.text).toMatch(
    /labelReaders: readonly Reader\[\] = \[[^\]]*, inventedLines\];/,
  );
});

test.each(['ferry', 'page/Ferry', 'page/../x', 'mail/ferry', '', 'page/title'])('%s is refused', (name) => {
  expect(makeReader(name, list).ok).toBe(false);
});
