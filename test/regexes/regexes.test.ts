// No text may keep a regular expression busy: every one in lib is run, step by step, on strings generated from its own
// parts. Steps are counted rather than timed, so that the result is the same on every machine.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { atomsOf, attackOf, attacksOn } from './attacks.ts';
import { type Bounded, bounded } from './bounded.ts';
import { walk } from './count-steps.ts';
import { maxStepsFor, weaknessOf } from './growth.ts';
import { programOf } from './program.ts';
import { assembledRegexes, libraryFiles, type WrittenRegex, writtenRegexes } from './written.ts';

const isOf = ({ where, source }: WrittenRegex, entry: Bounded) =>
  where.startsWith(entry.file) && source.startsWith(entry.source);
const isBounded = (regex: WrittenRegex) => bounded.some((entry) => isOf(regex, entry));
/** An expression used in several files is checked once. */
const different = (regexes: WrittenRegex[]) => [
  ...new Map(regexes.map((regex) => [`${regex.source}/${regex.flags}`, regex])).values(),
];
const weaknessesOf = (regexes: WrittenRegex[]) =>
  different(regexes.filter((regex) => !isBounded(regex))).flatMap((regex) => {
    const weakness = weaknessOf(regex);
    return weakness ? [`${regex.where} /${regex.source}/ ${weakness}`] : [];
  });

/** Where a search matches, in characters. */
function foundBy({ source, flags }: WrittenRegex, text: string): [number, number][] {
  const regex = new RegExp(source, flags);
  const matches = regex.global
    ? [...text.matchAll(regex)]
    : [regex.exec(text)].filter((match) => match !== null);
  const before = (units: number) => (/[uv]/.test(flags) ? [...text.slice(0, units)].length : units);
  return matches.map(({ index, 0: words }) => [before(index), before(index + words.length)]);
}

/** Half a second of work in a browser would be a few hundred times as much. */
const maxBoundedSteps = 1_000_000;
const longTest = { timeout: 240_000 };

describe('what the test itself does', () => {
  test('takes an expression apart', () => {
    expect(atomsOf('(?:a|\\d+)[ -]\\p{L}*?$').map(([first]) => first)).toEqual(['a', '1', ' ', 'a']);
  });

  test.each([
    ['two ways to take the same', '(a+)+$'],
    ['numbers of numbers', '^(\\d+)*$'],
    ['three times anything', '(.*)(.*)(.*)x'],
    ['white space before a character that never comes', '\\s+-'],
    ['a tail that is not the end', '[.,]+$'],
    ['spaces inside and after', '^x(\\s*[^)]+\\s*)\\)'],
  ])('finds %s', (_, source) => {
    expect(weaknessOf({ where: 'here', source, flags: 'u' })).toBeDefined();
  });

  test.each(['(?<![.,])[.,]+$', '^\\s+|\\d{1,3}:\\d{2}', '\\p{Lu}\\p{L}+', '\\s{0,50}-'])(
    'leaves %s alone',
    (source) => {
      expect(weaknessOf({ where: 'here', source, flags: 'u' })).toBeUndefined();
      expect(attacksOn(source).length).toBeGreaterThan(10);
    },
  );
});

/** Folders that assemble expressions from words, without a browser or a network. */
const pureFolders = /^lib\/(?:capture|codes|draft|export|files|model|pdf|places|placing|read|text)\//;

async function wakeLibrary(): Promise<void> {
  // Earlier files may have loaded it: an expression is recorded only when it is created.
  vi.resetModules();
  for (const file of libraryFiles().filter((path) => pureFolders.test(path))) {
    await import(join('..', '..', file));
  }
  // Some are created on first use.
  const { openPage } = await import('../../tools/reading/open-page.ts');
  const { readCapture } = await import('../../lib/journeys/read-capture.ts');
  const page = join(import.meta.dirname, '..', '..', 'tools', 'sample-blog', 'site', 'index.html');
  const opened = openPage(readFileSync(page, 'utf8'));
  if (opened.ok) readCapture(opened.value);
}

describe('every expression of lib', () => {
  const written = writtenRegexes();
  let assembled: WrittenRegex[] = [];
  beforeAll(async () => {
    assembled = await assembledRegexes(wakeLibrary);
  }, longTest.timeout);

  test('is found', () => {
    expect(written.length).toBeGreaterThan(200);
    expect(assembled.length).toBeGreaterThan(20);
  });

  test('is walked as the engine walks it: both find the same', longTest, () => {
    const differences = different([...written, ...assembled]).flatMap((regex) => {
      const program = programOf(regex.source, regex.flags);
      const texts = attacksOn(regex.source)
        .slice(0, 12)
        .map((attack) => attackOf(attack, 30));
      return texts.flatMap((text) => {
        const ours = JSON.stringify(walk(program, regex.flags, text).found);
        const theirs = JSON.stringify(foundBy(regex, text));
        return ours === theirs
          ? []
          : [`${regex.where} /${regex.source}/ in ${JSON.stringify(text)}: ${ours}, ${theirs}`];
      });
    });
    expect(differences).toEqual([]);
  });

  test('takes longer only as its text grows, if it is written down', longTest, () => {
    expect(weaknessesOf(written)).toEqual([]);
  });

  test('takes longer only as its text grows, if it is put together', longTest, () => {
    expect(weaknessesOf(assembled)).toEqual([]);
  });

  test.each(bounded)('is quick up to $longest characters in $file: $reason', (entry) => {
    const found = [...written, ...assembled].filter((regex) => isOf(regex, entry));
    expect(found).not.toEqual([]);
    for (const regex of found) expect(maxStepsFor(regex, entry.longest)).toBeLessThan(maxBoundedSteps);
    // One that no longer grows needs no entry.
    expect(found.some(weaknessOf)).toBe(true);
  });
});
