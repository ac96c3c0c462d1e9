// A language is one file: the generated code is up to date with it, and invalid files are refused.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { projectRoot } from '../../tools/build-extension.ts';
import { compiled } from '../../tools/languages/compile.ts';
import { coverage } from '../../tools/languages/coverage.ts';
import { readLanguage, readLanguages } from '../../tools/languages/read-languages.ts';

const languages = readLanguages();
const made = join(projectRoot, 'lib/languages');
const again = 'run `npm run languages`';

describe('what is made of the languages', () => {
  test('is as the files say', () => {
    const files = compiled(languages);
    expect(readdirSync(made).sort(), again).toEqual([...files.keys()].sort());
    for (const [name, text] of files)
      expect(readFileSync(join(made, name), 'utf8') === text, again).toBe(true);
  });

  test('is told in the table of the documentation', () => {
    const page = readFileSync(join(projectRoot, 'docs/languages.md'), 'utf8');
    expect(page === coverage(languages), again).toBe(true);
  });

  test('has a line for a language in each class that its file has', () => {
    const one = new Map([['eo', readLanguage('dates: { seasons: [printempo, somero] }', 'eo.yml')]]);
    expect(compiled(one).get('dates.ts')).toContain("= {\n  eo: 'printempo|somero',\n};");
    expect(coverage(one)).toMatch(/`seasons` \| ● /);
    expect(coverage(one)).toMatch(/`months` \| · /);
  });
});

describe('a language’s file', () => {
  const refusals: [what: string, text: string, why: RegExp][] = [
    ['a class that nobody asks for', 'dates: { moons: [luna] }', /moons/],
    ['a word twice', 'dates: { seasons: [verano, verano] }', /twice/],
    ['no word', 'dates: { seasons: [] }', /dates.seasons/],
    ['two words as one', 'dates: { seasons: [verano|invierno] }', /items of their own/],
    ['a broken expression', "dates: { seasons: ['veran(o'] }", /no regular expression/],
    ['a week of six days', 'dates: { weekdays: [a, b, c, d, e, f] }', /dates.weekdays/],
  ];
  test.each(refusals)('may not have %s', (_, text, why) => {
    expect(() => readLanguage(text, 'xx.yml')).toThrow(why);
  });

  test('may leave out what the language does not say', () => {
    const read = readLanguage('dates: { bareWeekdays: [segunda, ~, ~, ~, ~, ~, ~] }', 'xx.yml');
    expect(read.dates?.bareWeekdays).toEqual(['segunda', '', '', '', '', '', '']);
  });
});
