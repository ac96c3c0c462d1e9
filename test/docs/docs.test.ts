// Everything the documentation refers to exists.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { anchorsIn, linksIn, pathsIn, scriptsIn } from './named-in.ts';

const root = join(import.meta.dirname, '..', '..');
const textOf = (page: string) => readFileSync(join(root, page), 'utf8');
const scripts: Record<string, string> = JSON.parse(textOf('package.json')).scripts;

const docs = readdirSync(join(root, 'docs'), { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.md'))
  .map((name) => `docs/${name.replaceAll('\\', '/')}`)
  .toSorted();
const pages = ['README.md', '.github/CONTRIBUTING.md', ...docs];

describe.each(pages)('%s', (page) => {
  const text = textOf(page);

  test('names files that are there', () => {
    expect(pathsIn(text).filter((path) => !existsSync(join(root, path)))).toEqual([]);
  });

  test('names commands that are there', () => {
    expect(scriptsIn(text).filter((script) => !(script in scripts))).toEqual([]);
  });

  test('links to pages and headings that are there', () => {
    const broken = linksIn(text).filter((link) => {
      const [file = '', anchor] = link.split('#');
      const target = file ? join(dirname(page), file) : page;
      if (!existsSync(join(root, target))) return true;
      return anchor !== undefined && !anchorsIn(textOf(target)).includes(anchor);
    });
    expect(broken).toEqual([]);
  });
});

test('every page is reached from the README', () => {
  const reached = new Set<string>();
  const follow = (page: string): void => {
    if (reached.has(page)) return;
    reached.add(page);
    for (const link of linksIn(textOf(page))) {
      const [file = ''] = link.split('#');
      if (file.endsWith('.md')) follow(join(dirname(page), file).replaceAll('\\', '/'));
    }
  };
  follow('README.md');
  expect(docs.filter((page) => !reached.has(page))).toEqual([]);
});

test('every command is explained', () => {
  const explained = new Set(scriptsIn(textOf('docs/commands.md')));
  const isOfNpm = (script: string) => script === 'start' || script === 'test';
  expect(Object.keys(scripts).filter((script) => !isOfNpm(script) && !explained.has(script))).toEqual([]);
});

test('the table of benchmarks has the goals that they are held to', () => {
  const numbers = (text: string, goal: RegExp) => [
    ...new Set([...text.matchAll(goal)].map(([, number]) => number)),
  ];
  const held = numbers(textOf('tools/bench/figures.ts'), /goal: ([\d.]+)/g);
  expect(numbers(textOf('docs/tables.md'), /≤ ([\d.]+)/g).toSorted()).toEqual(held.toSorted());
});

test('the checks themselves see what is named', () => {
  const page =
    '`lib/a.ts`, `locales/<language>.yml`, `wxt.config.ts`, `npm run -s x -- lib/b.ts`\n\n    `lib/c.ts`\n\n[a](b.md#c-d), [e](https://f.example)\n\n## Two “words”: `here`\n';
  expect(pathsIn(page)).toEqual(['lib/a.ts', 'locales', 'wxt.config.ts']);
  expect(scriptsIn(page)).toEqual(['x']);
  expect(linksIn(page)).toEqual(['b.md#c-d']);
  expect(anchorsIn(page)).toEqual(['two-words-here']);
});
