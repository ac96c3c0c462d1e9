import { expect, test, vi } from 'vitest';
import { capturePage } from '../../lib/capture/capture.ts';
import { documentOf } from './page.ts';

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
  );
  expect(blocks).toHaveLength(2);
  expect(truncated).toBe(false);
});

test('one endless text is cut like many', () => {
  const capture = capturePage(documentOf(`<p>${'The mill. '.repeat(300_000)}</p>`));
  expect(capture.truncated).toBe(true);
  expect(JSON.stringify(capture).length).toBeLessThan(2_100_000);
});

test('huge attributes do not reach the capture', () => {
  const huge = 'x'.repeat(500_000);
  const capture = capturePage(
    documentOf(
      `<p class="${huge}" style="${huge}" id="${huge}">The <a href="https://a.example/${huge}">mill</a><img src="https://a.example/${huge}" alt="${huge}"></p><meta content="${huge}" name="a">`,
    ),
  );
  expect(JSON.stringify(capture).length).toBeLessThan(10_000);
  expect(capture.blocks).toMatchObject([{ text: 'The mill' }]);
});

test('marks inside marks, hundreds deep, stay one mark', () => {
  const depth = 500;
  const { blocks } = capturePage(
    documentOf(`${'<b>'.repeat(depth)}${'<p>The mill.</p>'.repeat(50)}${'</b>'.repeat(depth)}`),
  );
  expect(blocks).toHaveLength(50);
  expect(blocks.every((block) => 'spans' in block && block.spans.length === 1)).toBe(true);
});

test('lists inside lists, hundreds deep, cost no more than lists', () => {
  const depth = 400;
  const items = '<li><a href="#a">Mill</a></li>'.repeat(20);
  const html = `${`<ul>${items}<li>`.repeat(depth)}end${'</li></ul>'.repeat(depth)}`;
  const start = performance.now();
  capturePage(documentOf(`<p>The mill and the port.</p>${html}`));
  expect(performance.now() - start).toBeLessThan(5000);
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
