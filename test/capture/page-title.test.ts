import { expect, test } from 'vitest';
import { capturePage } from '../../lib/capture/capture.ts';
import { documentOf } from './page.ts';

const titleIn = (body: string, head: string, url = 'https://blog.example/trips/cork') =>
  capturePage(documentOf(`${body}<p>It rained.</p>`, head), { url }).title;

test.each([
  ['the site signs at the end', '<h1>A week in Cork</h1>', '<title>A week in Cork – Salt & Tram</title>'],
  ['the site heads the page', '<h1><a href="/">Salt & Tram</a></h1><h1>A week in Cork</h1>', ''],
  [
    'the site heads the page and nothing else does',
    '<h1><a href="/">Salt & Tram</a></h1>',
    '<title>A week in Cork</title>',
  ],
  [
    'the site lives in a folder',
    '<h1><a href="https://blog.example/trips/">Trips</a></h1><h1>A week in Cork</h1>',
    '',
  ],
  ['the way home is long', '<a href="./../../index.html"><h1>Salt</h1></a><h1>A week in Cork</h1>', ''],
  [
    'the way home is called so',
    '<a rel="home" href="https://www.blog.example/en/start"><h1>Salt</h1></a><h1>A week in Cork</h1>',
    '',
  ],
  ['the heading is the short part at the end', '<h1>Notes</h1>', '<title>A week in Cork – Notes</title>'],
  [
    'the title for machines is cut short',
    '<h1>A week in Cork</h1>',
    '<meta property="og:title" content="A week in Cor… | Salt & Tram">',
  ],
  [
    'the heading is one level lower',
    '<h2>A week in Cork</h2>',
    '<title>Salt & Tram | A week in Cork</title>',
  ],
  ['the heading has two lines', '<h1>A week<br>in Cork</h1>', ''],
])('the article gives its name where %s', (_, body, head) => {
  expect(titleIn(body, head)).toBe('A week in Cork');
});

test('a heading that links to its own page is still its own', () => {
  const body = '<h1><a href="https://blog.example/trips/cork">A week in Cork</a></h1>';
  expect(titleIn(body, '<title>A week in Cork | Salt</title>')).toBe('A week in Cork');
});

test('of several headings the one that the title repeats most of', () => {
  const body = '<h1>Day 1</h1><h1>Cork: day 1 and 2</h1><h1>Day 2</h1>';
  expect(titleIn(body, '<title>Cork: day 1 and 2 - Salt</title>')).toBe('Cork: day 1 and 2');
});

test('what machines are told wins over a heading that says something else', () => {
  const head = '<meta property="og:title" content="A week in Cork">';
  expect(titleIn('<h1>Rain, rain, rain</h1>', head)).toBe('A week in Cork');
});
