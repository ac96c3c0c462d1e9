import { Window } from 'happy-dom';
import { expect, test } from 'vitest';
import { capturePage } from '../../lib/capture/capture.ts';
import { selectedIn } from '../../lib/capture/selection.ts';

function pageWith(html: string) {
  const window = new Window({ url: 'https://blog.example/' });
  window.document.write(`<!doctype html><html><body>${html}</body></html>`);
  return { document: window.document as unknown as Document, window };
}

const textNode = (document: Document, id: string) => document.getElementById(id)?.firstChild as Text;

function select(document: Document, from: [Node, number], to: [Node, number]): Selection {
  const range = document.createRange();
  range.setStart(...from);
  range.setEnd(...to);
  const selection = document.getSelection() as Selection;
  selection.removeAllRanges();
  selection.addRange(range);
  return selection;
}

const texts = (document: Document, selection: Selection) =>
  capturePage(document, { selected: selectedIn(selection) }).blocks.map((block) =>
    'text' in block ? block.text : block.kind,
  );

test('only the selected words are captured', () => {
  const { document } = pageWith(
    '<h2 id="a">Day 1</h2><p id="b">We saw the mill.</p><h2 id="c">Day 2</h2><p id="d">We saw the port and left.</p><p>End</p>',
  );
  const selection = select(document, [textNode(document, 'b'), 7], [textNode(document, 'd'), 15]);
  expect(texts(document, selection)).toEqual(['the mill.', 'Day 2', 'We saw the port']);
});

test('rows of a table are still rows', () => {
  const { document } = pageWith(
    '<table><tbody><tr><td>Day 1</td><td>Mill</td></tr><tr><td id="x">Day 2 in the north</td><td>Port</td></tr><tr><td>Day 3</td><td id="y">Fort of the east</td></tr></tbody></table>',
  );
  const selection = select(document, [textNode(document, 'x'), 0], [textNode(document, 'y'), 16]);
  expect(texts(document, selection)).toEqual(['Day 2 in the north\tPort', 'Day 3\tFort of the east']);
});

test('a single word looked up is not a choice', () => {
  const { document } = pageWith('<p id="a">We saw the mill.</p>');
  const selection = select(document, [textNode(document, 'a'), 11], [textNode(document, 'a'), 15]);
  expect(selectedIn(selection)).toBeUndefined();
  expect(selectedIn(null)).toBeUndefined();
});

test('shadow trees are read where they are shown, with what is put into them', () => {
  const { document } = pageWith('<p>before</p><trip-card id="host"><b>Mill</b></trip-card><p>after</p>');
  const shadow = document.getElementById('host')?.attachShadow({ mode: 'open' });
  const heading = document.createElement('h3');
  heading.textContent = 'Day 1';
  shadow?.append(heading, document.createElement('slot'));
  expect(capturePage(document).blocks.map((block) => ('text' in block ? block.text : ''))).toEqual([
    'before',
    'Day 1',
    'Mill',
    'after',
  ]);
});
