import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, describe, expect, test } from 'vitest';
import type { Block } from '../../lib/model/capture.ts';
import { isClosed } from '../../tools/labels/closed-sites.ts';
import { countLines } from '../../tools/labels/count.ts';
import { goldOf } from '../../tools/labels/gold.ts';
import { digestOf, type Label, slugOf } from '../../tools/labels/label.ts';
import { labelOf, sheetsOf } from '../../tools/labels/sheet.ts';
import { labelFolder, loadLabels, writeLabel } from '../../tools/labels/store.ts';
import { capture, paragraph } from '../draft/a-page.ts';

const image: Block = { kind: 'image', src: 'https://blog.example/a.jpg', alt: 'The tower of Belém' };
const page = capture(
  { kind: 'heading', level: 2, text: 'Day one', spans: [] },
  paragraph('We slept late. Then we saw the Carmo Convent at ten. It has no roof!'),
  image,
  paragraph('The next morning we took the tram to Pena Palace and 清水寺 too.'),
);
const commit = '0123456789abcdef0123456789abcdef01234567';
const read = (text: string) => {
  const [sheet] = sheetsOf(text);
  if (!sheet) throw new Error('no sheet');
  return labelOf(sheet, { commit, capture: page });
};

const heads = ['lang en', 'kind day-by-day', 'told prose', 'dest Lisbon, Portugal'];
const days = ['day 0 "Day one"', '- Carmo Convent'];
const sheetOf = (...lines: string[]) => ['page example/blog | posts/lisbon.md', ...lines].join('\n');

describe('a sheet', () => {
  test('without a fault becomes a label', () => {
    const { label, faults } = read(
      sheetOf(
        ...heads,
        '// a remark',
        'day 0 "Day one"',
        '- Carmo Convent | Convento do Carmo @9:30 #1.2',
        '? Belém',
        'day 3 "The next morning" x2 extra',
        '- Pena Palace #3',
        '- 清水 寺',
        'pack rain jacket; sun cream',
        'cost 12.5 EUR Carmo Convent ticket',
      ),
    );
    expect(faults).toEqual([]);
    expect(label).toEqual({
      source: { repo: 'example/blog', path: 'posts/lisbon.md', commit },
      language: 'en',
      kind: 'day-by-day',
      told: 'prose',
      destination: 'Lisbon, Portugal',
      days: [
        {
          opens: 'Day one',
          block: 0,
          stops: [
            {
              name: 'Carmo Convent',
              aliases: ['Convento do Carmo'],
              time: '09:30',
              note: digestOf('Then we saw the Carmo Convent at ten.'),
            },
            { name: 'Belém', optional: true },
          ],
        },
        {
          opens: 'The next morning',
          block: 3,
          span: 2,
          extra: true,
          stops: [
            {
              name: 'Pena Palace',
              note: digestOf('The next morning we took the tram to Pena Palace and 清水寺 too.'),
            },
            { name: '清水 寺' },
          ],
        },
      ],
      packing: ['rain jacket', 'sun cream'],
      costs: [{ title: 'Carmo Convent ticket', amount: 12.5, currency: 'EUR' }],
    });
  });

  test('of what is no trip needs neither days nor a destination', () => {
    const { label, faults } = read(sheetOf('lang en', 'kind not-a-trip'));
    expect(faults).toEqual([]);
    expect(label).toMatchObject({ told: 'none', destination: null, days: [] });
  });

  test.each<[string, string[], string]>([
    ['a line that says nothing', [...heads, ...days, 'hotel Avenida'], 'what is this: hotel Avenida'],
    ['a day at a block that is not there', [...heads, 'day 9 "Day one"'], 'no such block: day 9 "Day one"'],
    ['a day at a picture', [...heads, 'day 2 "Day one"'], 'no such block: day 2 "Day one"'],
    ['a day without its words in quotes', [...heads, 'day 0 Day one'], 'no such block: day 0 Day one'],
    [
      'a day whose words stand elsewhere',
      [...heads, 'day 0 "next morning"'],
      'words not in block 0: next morning',
    ],
    ['half a word', [...heads, 'day 0 "Day on"'], 'words not in block 0: Day on'],
    [
      'a stop before any day',
      [...heads, '- Carmo Convent', ...days],
      'a stop before any day: - Carmo Convent',
    ],
    ['a stop that the page does not name', [...heads, ...days, '- Sintra'], 'not on the page: Sintra'],
    ['a note that is not there', [...heads, 'day 0 ""', '- Belém #1.9'], 'no sentence #1.9'],
    [
      'a cost without a currency',
      [...heads, ...days, 'cost 12 ticket'],
      'a cost is AMOUNT CUR WHAT: 12 ticket',
    ],
    ['days out of order', [...heads, 'day 3 ""', 'day 0 ""'], 'days stand in the order of the page'],
    ['a trip without days', heads, 'a trip has at least one day'],
    ['no language', [...heads.slice(1), ...days], 'lang is missing'],
    ['no destination', [...heads.slice(0, 3), ...days], 'dest is missing'],
    ['another kind', ['lang en', 'kind cruise', 'dest Lisbon', ...days], 'kind is one of day-by-day, '],
    ['another way of telling', [...heads, 'told rhymes', ...days], 'told is one of numbers, '],
    ['a stop without a name', [...heads, ...days, '- | Belém'], 'days.0.stops.1.name'],
    ['a day opened by half the page', [...heads, `day 0 "Day one${'.'.repeat(80)}"`], 'days.0.opens'],
  ])('with a fault becomes none: %s', (_, lines, fault) => {
    const { label, faults } = read(sheetOf(...lines));
    expect(label).toBeUndefined();
    expect(faults).toHaveLength(1);
    expect(faults[0]?.startsWith(fault)).toBe(true);
  });

  test('of a repository that can have no such name becomes none', () => {
    const { label, faults } = read(['page example/blog/more | a.md', ...heads, ...days].join('\n'));
    expect(label).toBeUndefined();
    expect(faults.map((fault) => fault.split(':')[0])).toEqual(['source.repo']);
  });

  test('ends where the next one begins', () => {
    const sheets = sheetsOf(
      'lost line\npage a/b | c d.md\n  lang en  \n\n// no\npage e/f|g.html\nkind listicle\n',
    );
    expect(sheets).toEqual([
      { repo: 'a/b', path: 'c d.md', lines: ['lang en'] },
      { repo: 'e/f', path: 'g.html', lines: ['kind listicle'] },
    ]);
  });
});

describe('the digest of a sentence', () => {
  test('is the same whatever spaces and marks stand between its words', () => {
    const word = fc.stringMatching(/^[a-zé0-9京]{1,8}$/);
    const between = fc.stringMatching(/^[ \t\n\u00a0,.!–]{0,3} [ \t\n\u00a0,.!–]{0,3}$/);
    fc.assert(
      fc.property(fc.array(fc.tuple(word, between), { minLength: 1 }), (parts) => {
        const plain = parts.map(([one]) => one).join(' ');
        const spaced = parts.map(([one, gap]) => gap + one.toUpperCase()).join('');
        expect(digestOf(`${spaced}. `)).toBe(digestOf(plain));
      }),
    );
    expect(digestOf('café')).toBe(digestOf('cafe\u0301'));
  });

  test('differs with the words, and is what it always was', () => {
    expect(digestOf('We saw the tower.')).not.toBe(digestOf('We saw the towers.'));
    expect(digestOf('We saw the tower.')).toBe('3fb5d44f5709');
  });
});

describe('the name of a page', () => {
  const source = (path: string, repo = 'example/blog') => ({ repo, path, commit });

  test('is what it always was', () => {
    expect(slugOf(source('_posts/2019-05-04-Três dias em Lisboa.md'))).toBe('tres-dias-em-lisboa-c8e07c');
  });

  test.each([
    ['posts/lisbon/index.html', /^lisbon-[0-9a-f]{6}$/],
    ['2020-01-02.md', /^page-[0-9a-f]{6}$/],
    ['京都.md', /^page-[0-9a-f]{6}$/],
    [`${'long-'.repeat(20)}.md`, /^[a-z-]{40}-[0-9a-f]{6}$/],
  ])('of %s', (path, name) => {
    expect(slugOf(source(path))).toMatch(name);
  });

  test('tells pages apart that are named alike, and not where the copy stands', () => {
    expect(slugOf(source('a/lisbon.md'))).not.toBe(slugOf(source('b/lisbon.md')));
    expect(slugOf(source('a/lisbon.md'))).not.toBe(slugOf(source('a/lisbon.md', 'example/other')));
    expect(slugOf({ ...source('a.md'), commit: 'f'.repeat(40) })).toBe(slugOf(source('a.md')));
  });
});

describe('kept labels', () => {
  const folder = mkdtempSync(join(tmpdir(), 'wayclip-labels-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const { label } = read(sheetOf(...heads, ...days, '? Pena Palace @14:00'));

  test('are read as they were written, by language', () => {
    const slug = writeLabel(folder, label as Label);
    expect(loadLabels(folder)).toEqual([label]);
    expect(slug).toBe(slugOf((label as Label).source));
    expect(countLines(loadLabels(folder))[0]).toBe('1 pages of 1 sites, 1 days, 2 stops');
    expect(goldOf(label as Label, 'A trip').days[0]?.stops).toEqual([
      { name: 'Carmo Convent', optional: false },
      { name: 'Pena Palace', optional: true, startTime: '14:00' },
    ]);
  });

  test('a page that is labelled keeps its label', () => {
    expect(writeLabel(folder, { ...(label as Label), destination: 'Elsewhere' })).toBeUndefined();
    expect(loadLabels(folder)).toEqual([label]);
  });

  test.each([
    ['the words of the page', { text: page.blocks }],
    ['another kind', { kind: 'cruise' }],
    ['no commit', { source: { repo: 'a/b', path: 'c.md', commit: 'HEAD' } }],
  ])('with %s are refused', (_, part) => {
    const file = join(folder, 'en', 'bad.json');
    writeFileSync(file, JSON.stringify({ ...label, ...part }));
    expect(() => loadLabels(folder)).toThrow();
    rmSync(file);
  });

  test.each([false, true])(
    'of the project are whole, and of no closed site (second labeller: %s)',
    (second) => {
      const labels = loadLabels(labelFolder(second));
      expect(labels.map(({ source }) => source.repo).filter(isClosed)).toEqual([]);
      expect(new Set(labels.map(({ source }) => slugOf(source))).size).toBe(labels.length);
    },
  );
});
