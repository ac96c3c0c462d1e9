// No text may keep a regular expression busy: every one of lib is tried on strings made from its own parts. What grows can
// only be told by measuring, and that takes minutes: an expression that was measured stands in measured.txt and is not
// measured again until it changes. UPDATE=1 measures all of them, and writes the list.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { atomsOf, attacksOn } from './attacks.ts';
import { type Bounded, bounded } from './bounded.ts';
import { weaknessOf, worstTimeOf } from './measure.ts';
import { isMeasured, noteMeasured, writeMeasured } from './measured.ts';
import { assembledRegexes, libraryFiles, type WrittenRegex, writtenRegexes } from './written.ts';

const isOf = ({ where, source }: WrittenRegex, entry: Bounded) =>
  where.startsWith(entry.file) && source.startsWith(entry.source);
const isBounded = (regex: WrittenRegex) => bounded.some((entry) => isOf(regex, entry));
const weaknessesOf = (regexes: WrittenRegex[]) =>
  regexes.flatMap((regex) => {
    if (isBounded(regex) || isMeasured(regex)) return [];
    const weakness = weaknessOf(regex);
    if (!weakness) noteMeasured(regex);
    return weakness ? [`${regex.where} /${regex.source}/ ${weakness}`] : [];
  });

// Growth is measured beside other tests: what a busy machine blurs is measured again, a weakness shows every time.
const longTest = { timeout: 240_000, retry: 3 };

describe('what the test itself does', () => {
  test('takes an expression apart', () => {
    expect(atomsOf('(?:a|\\d+)[ -]\\p{L}*?$').map(([first]) => first)).toEqual(['a', '1', ' ', 'a']);
  });

  test.each([
    ['two ways to take the same', '(a+)+$'],
    ['white space before a sign that never comes', '\\s+-'],
    ['a tail that is not the end', '[.,]+$'],
    ['spaces inside and after', '^x(\\s*[^)]+\\s*)\\)'],
  ])('finds %s', longTest, (_, source) => {
    expect(weaknessOf({ where: 'here', source, flags: 'u' })).toBeDefined();
  });

  test.each(['(?<![.,])[.,]+$', '^\\s+|\\d{1,3}:\\d{2}', '\\p{Lu}\\p{L}+'])('leaves %s alone', (source) => {
    expect(weaknessOf({ where: 'here', source, flags: 'u' })).toBeUndefined();
    expect(attacksOn(source).length).toBeGreaterThan(10);
  });
});

/** Where words are put together to expressions, without a browser or a network around. */
const pureFolders = /^lib\/(?:capture|codes|draft|export|files|model|pdf|places|placing|read|text)\//;

async function wakeLibrary(): Promise<void> {
  // Files before this one may have loaded it: an expression is seen when it is made.
  vi.resetModules();
  for (const file of libraryFiles().filter((path) => pureFolders.test(path))) {
    await import(join('..', '..', file));
  }
  // Some are made when they are needed first.
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
  afterAll(writeMeasured);

  test('is found', () => {
    expect(written.length).toBeGreaterThan(200);
    expect(assembled.length).toBeGreaterThan(20);
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
    for (const regex of found) expect(worstTimeOf(regex, entry.longest)).toBeLessThan(20);
  });
});
