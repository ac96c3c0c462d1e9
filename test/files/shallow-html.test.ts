// A browser's parser needs time proportional to a page's length, whatever the page nests or leaves open.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { tagAt } from '../../lib/files/html-tokens.ts';
import { shallowHtml } from '../../lib/files/shallow-html.ts';

const tagsIn = (html: string) => (html.match(/<[a-z]/g) ?? []).length;
const wordsIn = (html: string) =>
  html
    .replace(/<[^>]*>/g, '')
    .replace(/\s+/g, ' ')
    .trim();

/** The elements a parser creates for open fonts and paragraphs: every paragraph gets a copy of each open font. */
function madeByFonts(html: string): number {
  let [made, open] = [0, 0];
  for (const [tag] of html.matchAll(/<(?:font|p)\b/g)) {
    if (tag === '<font') open += 1;
    made += tag === '<font' ? 1 : 1 + open;
  }
  return made;
}

describe('a page as pages are', () => {
  test.each([
    '<h1>Trip</h1><p>One<p>Two<ul><li>a<li>b</ul><table><tr><td>x<td>y</table>',
    `<div class="a > b" title='c > d'>x</div><br/><img src=x alt="<div>">`,
    '<a href="/1">one<a href="/2">two</a> 3 < 4 and 5 > 4 & so on',
    '<script type="application/ld+json">{"a":"<div>"}</script><title>a <b> c</title>',
  ])('stays as it is: %s', (html) => {
    expect(shallowHtml(html)).toEqual({ html, isWhole: true });
  });

  test('with a thousand paragraphs, links and list items that nobody closed keeps them all', () => {
    const html = '<p>The mill <a name="x">and <span>the port</span><li>a</div>'.repeat(1000);
    expect(tagsIn(shallowHtml(html).html)).toBe(tagsIn(html));
  });

  test('loses comments, styles and drawings, and none of its words', () => {
    const html = 'a<!-- x --><style>p > b {}</style>b<svg/>c<svg><title>y</title></svg>d<!-->e';
    expect(wordsIn(shallowHtml(html).html)).toBe('abcde');
  });
});

describe('a page made to keep a parser busy', () => {
  test.each([
    ['elements in one another', (n: number) => '<div>'.repeat(n)],
    ['tables in one another', (n: number) => '<table><tr><td>'.repeat(n)],
    ['behind end tags of something else', (n: number) => '<div></span></b></table>'.repeat(n)],
    ['behind a quote in a tag', (n: number) => `<i " >${'<div>'.repeat(n)}`],
    ['inside a drawing', (n: number) => `<svg><style>${'<div>'.repeat(n)}`],
    ['behind an empty comment', (n: number) => `<!-->${'<div>'.repeat(n)}-->`],
    ['templates', (n: number) => '<template>'.repeat(n)],
  ])('%s: as many levels of ten times as many', (_, made) => {
    const [few, many] = [1000, 10_000].map((n) => tagsIn(shallowHtml(`${made(n)}words`).html));
    expect(many).toBeLessThanOrEqual((few ?? 0) * 10.5);
    const levels = (shallowHtml(made(10_000)).html.match(/<(?:div|table|template)>/g) ?? []).length;
    expect(levels).toBeLessThanOrEqual(120);
  });

  test('letters of a thousand fonts: ten times as many make at most ten times the elements', () => {
    const made = (n: number) => Array.from({ length: n }, (_, index) => `<p><font a=${index}>x`).join('');
    const [few = 0, many = 0] = [1000, 10_000].map((n) => madeByFonts(shallowHtml(made(n)).html));
    expect(many).toBeLessThanOrEqual(10.5 * few);
    // Without the limit there are a hundred times as many.
    expect(madeByFonts(made(10_000))).toBeGreaterThan(90 * madeByFonts(made(1000)));
  });

  test('more elements than anybody reads are cut off, and it says so', () => {
    const { html, isWhole } = shallowHtml('<p>x</p>'.repeat(300_000));
    expect(isWhole).toBe(false);
    expect(tagsIn(html)).toBeLessThanOrEqual(200_001);
  });

  test('beginnings without an end are looked for once', () => {
    let looks = 0;
    const exec = RegExp.prototype.exec;
    RegExp.prototype.exec = function (text) {
      looks += 1;
      return exec.call(this, text);
    };
    try {
      shallowHtml('<svg>'.repeat(5000));
    } finally {
      RegExp.prototype.exec = exec;
    }
    expect(looks).toBeLessThan(10);
  });
});

test('any text comes to an end, and what is kept of it is from it', () => {
  const piece = fc.constantFrom(
    '<',
    '>',
    '/',
    '!',
    '-',
    '"',
    "'",
    '=',
    ' ',
    'a',
    'svg',
    'style',
    '<p>',
    '</p>',
    '<!--',
    '<b x=',
  );
  fc.assert(
    fc.property(
      fc.array(piece, { maxLength: 60 }).map((list) => list.join('')),
      (html) => {
        const kept = shallowHtml(html).html;
        expect(kept.length).toBeLessThanOrEqual(html.length);
        expect(shallowHtml(kept).html.length).toBeLessThanOrEqual(kept.length);
      },
    ),
  );
});

test.each([
  ['<a b=">" c>', 11],
  ["<a b='>'>", 9],
  ['<a "b>', 6],
  ['<a b=c"d>', 9],
  ['</a x=">">', 10],
  ['<!-->', 5],
  ['<!--->', 6],
  ['<!-- > -->', 10],
])('%s ends where a browser ends it', (html, end) => {
  expect(tagAt(`${html}rest>`, 0)).toMatchObject({ end });
});
