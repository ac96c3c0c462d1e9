import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { mutated, mutationsOf } from '../../tools/mutate/mutations.ts';
import { withNotes } from '../../tools/mutate/reach.ts';
import { tryMutant } from '../../tools/mutate/trial.ts';

const mutants = (source: string) => mutationsOf(source).map((mutation) => mutated(source, mutation));

test.each([
  ['a < b', ['a <= b']],
  ['(a) && b', ['(a) || b']],
  ['a + b * 2', ['a - b * 2', 'a + b / 2', 'a + b * 3']],
  ['!a', ['a']],
  ['if (a) b()', ['if (!(a)) b()']],
  ['a ? b : c', ['!(a) ? b : c']],
  ['list.some(f)', ['list.every(f)']],
  ['const isOpen = true', ['const isOpen = false']],
])('%s is broken in one spot at a time', (source, broken) => {
  expect(mutants(source)).toEqual(broken);
});

test('types and words stay as they are', () => {
  expect(mutants("type Two = 2; const name: 1 | 2 = one as 1; say('less < more', /a+/)")).toEqual([]);
});

test('says the line', () => {
  expect(mutationsOf('const a = b;\nconst c = a > 1;')).toMatchObject([{ line: 2 }, { line: 2 }]);
});

test('a spot is where the code around a mutant begins to run, and a note there changes nothing', () => {
  const source =
    'const far = 2;\nexport const near = (at: number) => at < far;\nexport function isIn(at: number) { if (at) { return at > 3; } return !at; }';
  const spots = mutationsOf(source).map(({ text, spot }) => [
    text,
    spot && source.slice(spot.start).split(/[;{]/)[0]?.trim(),
  ]);
  expect(spots).toEqual([
    ['3', undefined],
    ['<=', 'at < far'],
    ['!(at)', 'if (at)'],
    ['>=', 'return at > 3'],
    ['4', 'return at > 3'],
    ['', 'if (at)'],
  ]);
  const reached = new Set<string>();
  const noted = stripTypeScriptTypes(withNotes('far.ts', source)).replaceAll('export ', '');
  const isIn = new Function('globalThis', `${noted}; return isIn`)({ reached });
  expect([isIn(0), reached.size, isIn(4), reached.size]).toEqual([true, 1, true, 2]);
});

test('what no test of its room was run against has not survived one', async () => {
  const copy = mkdtempSync(join(tmpdir(), 'wayclip-untested-'));
  try {
    const [file, source] = ['lib/untested/less.ts', 'export const isLess = (a: number, b: number) => a < b;'];
    mkdirSync(join(copy, 'lib/untested'), { recursive: true });
    writeFileSync(join(copy, file), source);
    const [mutation] = mutationsOf(source);
    if (!mutation) throw new Error('Nothing to break.');
    expect(await tryMutant(copy, { file, mutation }, { ownOnly: true, tests: [] })).toBe('no tests');
    expect(readFileSync(join(copy, file), 'utf8')).toBe(source);
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
});
