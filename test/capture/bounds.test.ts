import { expect, test, vi } from 'vitest';
import { capturePage } from '../../lib/capture/capture.ts';
import { spentOn } from '../spent-time.ts';
import { documentOf } from './page.ts';

/** A clock that stands still, for tests of the other limits. */
const timeless = { now: () => 0 };

test('a page that takes too long is cut and says so', () => {
  const document = documentOf('<p>A sentence about the mill, and another about the port.</p>'.repeat(500));
  let clock = 0;
  const capture = capturePage(document, { now: () => (clock += 400) });
  expect(capture.truncated).toBe(true);
  expect(capture.blocks.length).toBeLessThan(500);
});

test('no script of the page is read, but for structured data', () => {
  const script = `<script>${'x = 1;'.repeat(200_000)}</script>`;
  const { blocks, truncated } = capturePage(
    documentOf(`<p>The mill.</p>${script.repeat(4)}<p>The port.</p>`),
    timeless,
  );
  expect(blocks).toHaveLength(2);
  expect(truncated).toBe(false);
});

test('one endless text is cut like many', () => {
  const capture = capturePage(documentOf(`<p>${'The mill. '.repeat(300_000)}</p>`), timeless);
  expect(capture.truncated).toBe(true);
  expect(JSON.stringify(capture).length).toBeLessThan(2_100_000);
});

test('huge attributes do not reach the capture', () => {
  const huge = 'x'.repeat(500_000);
  const capture = capturePage(
    documentOf(
      `<p class="${huge}" style="${huge}" id="${huge}">The <a href="https://a.example/${huge}">mill</a><img src="https://a.example/${huge}" alt="${huge}"></p><meta content="${huge}" name="a">`,
    ),
    timeless,
  );
  expect(JSON.stringify(capture).length).toBeLessThan(10_000);
  expect(capture.blocks).toMatchObject([{ text: 'The mill' }]);
});

test('marks inside marks, hundreds deep, stay one mark', () => {
  const depth = 500;
  const { blocks } = capturePage(
    documentOf(`${'<b>'.repeat(depth)}${'<p>The mill.</p>'.repeat(50)}${'</b>'.repeat(depth)}`),
    timeless,
  );
  expect(blocks).toHaveLength(50);
  expect(blocks.every((block) => 'spans' in block && block.spans.length === 1)).toBe(true);
});

test('lists inside lists, hundreds deep, cost no more than lists', () => {
  const depth = 400;
  const items = '<li><a href="#a">Mill</a></li>'.repeat(20);
  const html = `${`<ul>${items}<li>`.repeat(depth)}end${'</li></ul>'.repeat(depth)}`;
  const page = `<p>The mill and the port.</p>${html}`;
  expect(spentOn(() => capturePage(documentOf(page)))).toBeLessThan(5000);
});

test('the page is not touched: no attribute, no listener, no event', () => {
  const document = documentOf(
    '<h2 class="a">Day 1</h2><p>The mill, the port, the fort.</p><details><summary>Day 2</summary>x</details>',
  );
  const before = document.toString();
  const dispatched = vi.spyOn(document, 'dispatchEvent');
  const listened = vi.spyOn(document, 'addEventListener');
  capturePage(document);
  expect(document.toString()).toBe(before);
  expect(dispatched).not.toHaveBeenCalled();
  expect(listened).not.toHaveBeenCalled();
});

test('a page that was not looked over to its end says so, even if the article was short', () => {
  const document = documentOf('<p>The mill and the port.</p>'.repeat(400));
  let clock = 0;
  // The first pass runs out of time; the walk over what it found does not.
  const now = () => {
    clock = Math.min(clock + 60, 900);
    return clock;
  };
  const { truncated } = capturePage(document, { now });
  expect(truncated).toBe(true);
});

test('a heading that is never closed gives a short title', () => {
  const { title } = capturePage(documentOf(`<h1>${'The <b>mill</b> '.repeat(5000)}</h1>`), timeless);
  expect(title.length).toBeLessThanOrEqual(500);
});

test('a gallery is asked for its caption once', () => {
  const pictures = Array.from({ length: 40 }, (_, index) => `<img src="/${index}.jpg">`).join('');
  const document = documentOf(
    `<p>The mill.</p><figure>${pictures}<figcaption>The port</figcaption></figure>`,
  );
  const figure = document.querySelector('figure');
  if (!figure) throw new Error('There is a figure.');
  const asked = vi.spyOn(figure, 'querySelector');
  const { blocks } = capturePage(document);
  expect(asked.mock.calls.length).toBeLessThanOrEqual(2);
  expect(blocks.filter((block) => block.kind === 'image' && block.caption === 'The port')).toHaveLength(40);
});

test('long addresses count like words', () => {
  const link = `<p><a href="https://a.example/${'x'.repeat(3900)}">mill</a></p>`;
  const capture = capturePage(documentOf(link.repeat(1000)), timeless);
  expect(capture.truncated).toBe(true);
  expect(JSON.stringify(capture).length).toBeLessThan(2_500_000);
});

test('all structured data together has an end', () => {
  const script = `<script type="application/ld+json">["${'x'.repeat(200_000)}"]</script>`;
  const item = `<div itemscope itemtype="https://schema.org/Place"><b itemprop="name" content="${'x'.repeat(5000)}"></b></div>`;
  const capture = capturePage(documentOf(`<p>The mill.</p>${item.repeat(90)}`, script.repeat(20)), timeless);
  expect(capture.truncated).toBe(true);
  expect(JSON.stringify(capture.structured).length).toBeLessThan(1_300_000);
});

test('when the time is over, structured data is left out', () => {
  const document = documentOf(
    '<p>The mill.</p><div itemscope itemtype="https://schema.org/Place"><b itemprop="name">Port</b></div>',
    '<script type="application/ld+json">{"@type":"Place"}</script>',
  );
  let clock = 0;
  const { structured, truncated } = capturePage(document, { now: () => (clock += 500) });
  expect(structured).toEqual([{ '@type': 'Meta' }]);
  expect(truncated).toBe(true);
});

test('names of the language itself on a page change nothing', () => {
  const { structured } = capturePage(
    documentOf(
      '<p>The mill.</p><div itemscope itemtype="x/Place"><b itemprop="__proto__">a</b><b itemprop="name">b</b></div>',
      `<meta name="__proto__" content="polluted"><meta name="constructor" content="polluted">
       <script type="application/ld+json">{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}}</script>`,
    ),
  );
  expect(Reflect.get({}, 'polluted')).toBeUndefined();
  expect(structured).not.toEqual([]);
  for (const entry of structured) expect(Object.getPrototypeOf(entry)).toBeNull();
});

test('on a busy machine, where finding the article took all the time, the page is still read', () => {
  let asked = 0;
  const slowAtFirst = () => {
    asked += 1;
    return asked < 2 ? 0 : 2000 + asked;
  };
  const paragraphs = Array.from({ length: 40 }, (_, at) => `<p>The mill number ${at}.</p>`).join('');
  const { blocks } = capturePage(documentOf(paragraphs), { now: slowAtFirst });
  expect(blocks).toHaveLength(40);
});
