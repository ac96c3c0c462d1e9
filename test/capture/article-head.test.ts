import { describe, expect, test } from 'vitest';
import { capturePage } from '../../lib/capture/capture.ts';
import { documentOf } from './page.ts';

const told =
  'We walked along the river and through the old town, slowly, with many stops on the way. '.repeat(8);
const lead = 'Five days on foot along the coast, with a ferry in the middle and a castle at the very end.';
const article = `<div class="entry-content"><p>${told}</p><h2>Day 1</h2><p>${told}</p></div>`;

/** What is captured before the article's own first words. */
function headOf(body: string, title = 'Along the coast'): string[] {
  const document = documentOf(body, `<title>${title}</title>`);
  const { blocks } = capturePage(document, { url: 'https://blog.example/coast' });
  const start = blocks.findIndex((block) => 'text' in block && block.text.startsWith('We walked'));
  return blocks.slice(0, start).map((block) => {
    if (block.kind === 'image') return `image ${block.src}`;
    return 'text' in block ? `${block.kind} ${block.text}` : block.kind;
  });
}

const image = (name: string) => `<img src="/${name}.jpg" width="1200" height="800">`;
const shown = (name: string) => `image https://blog.example/${name}.jpg`;

describe('between the title and the article', () => {
  test('the lead and the picture are kept, who wrote it and when is not', () => {
    const head = `<header><h1>Along the coast</h1><p>By Ada Brandt, 3 May</p></header><div class="lead">${lead}</div><figure>${image('coast')}</figure>`;
    expect(headOf(`<article>${head}${article}</article>`)).toEqual([`paragraph ${lead}`, shown('coast')]);
  });

  test('a lead that is set as a heading is a paragraph', () => {
    expect(headOf(`<article><h1>Along the coast</h1><h2>${lead}</h2>${article}</article>`)).toEqual([
      `paragraph ${lead}`,
    ]);
  });

  test('a picture above the title is taken where an article begins, not where the site does', () => {
    const page = (tag: string) =>
      `<${tag}>${image('coast')}<h1>Along the coast</h1>${article}</${tag}><div><p>${'Tel. 123. '.repeat(3)}</p></div>`;
    expect(headOf(page('article'))).toEqual([shown('coast')]);
    expect(headOf(page('div'))).toEqual([]);
  });

  test('the title may be a heading of the second level if it says what the page is called', () => {
    const page = `<div><h2>Along the coast</h2>${image('coast')}${article}</div>`;
    expect(headOf(page)).toEqual([shown('coast')]);
    expect(headOf(page, 'Salt & Tram')).toEqual([]);
  });

  test('what the article says itself is not said twice', () => {
    const own = `<div class="entry-content"><p>${told}</p>${image('coast')}<p>${told}</p></div>`;
    expect(headOf(`<article><h1>Along the coast</h1>${image('coast')}${own}</article>`)).toEqual([]);
  });

  test('more than some sentences is another article', () => {
    const other = `<section><p>${'Another trip led us up the hills for a week. '.repeat(40)}</p></section>`;
    const own = `<div class="entry-content"><p>${told.repeat(12)}</p></div>`;
    expect(headOf(`<main><h1>Along the coast</h1>${other}${own}</main>`)).toEqual([]);
  });

  test('so is a wall of pictures', () => {
    const wall = `<div>${Array.from({ length: 2100 }, (_, at) => image(`wall-${at}`)).join('')}</div>`;
    expect(headOf(`<main><h1>Along the coast</h1>${wall}${article}</main>`)).toEqual([]);
  });

  test('furniture there stays furniture', () => {
    const head = `<h1>Along the coast</h1><div class="share-buttons">${image('button')}<p>${lead}</p></div>`;
    expect(headOf(`<article>${head}${article}</article>`)).toEqual([]);
  });
});
