import { describe, expect, test } from 'vitest';
import { blocksOf, inShort } from './page.ts';

describe('cards', () => {
  test('parts of a card are lines of their own', () => {
    expect(
      inShort(
        '<div class="card"><span class="card-title">Old mill</span><span class="card-text">Opens at ten.</span></div>',
      ),
    ).toEqual(['paragraph Old mill', 'paragraph Opens at ten.']);
  });

  test('what is styled as a box is a box', () => {
    expect(inShort('<p>one<span style="display:block">two</span></p>')).toEqual([
      'paragraph one',
      'paragraph two',
    ]);
    expect(inShort('<div style="display:flex"><a href="/a">Porto</a><a href="/b">Braga</a></div>')).toEqual([
      'paragraph Porto',
      'paragraph Braga',
    ]);
  });

  test('a label and its words in one list item do not run together', () => {
    expect(
      inShort('<ul><li><span class="time">9:00</span><span class="place">Old port</span></li></ul>'),
    ).toEqual(['item0 9:00 Old port']);
  });

  test('but a word that is only styled in parts stays a word', () => {
    expect(inShort('<p><span class="c1">Nord</span><span class="c2">hafen</span></p>')).toEqual([
      'paragraph Nordhafen',
    ]);
    expect(
      inShort('<p><span class="first-text">N</span><span class="rest-text">ordhafen</span></p>'),
    ).toEqual(['paragraph Nordhafen']);
  });
});

describe('sections that open and close', () => {
  test('their titles are headings below the heading above them', () => {
    expect(
      inShort(`<h3>Plan</h3><details><summary>Day 1</summary><h5>Lunch</h5><p>in</p></details>
        <details><summary>Day 2</summary><p>out</p></details>`),
    ).toEqual([
      'heading3 Plan',
      'heading4 Day 1',
      'heading5 Lunch',
      'paragraph in',
      'heading4 Day 2',
      'paragraph out',
    ]);
  });

  test('a button, a labelled checkbox and a named box open them too', () => {
    expect(
      inShort(`<h2>Plan</h2>
        <div class="accordion-item"><button class="acc-btn"><span>Day 1</span></button><div style="display:none" class="accordion-body">mill</div></div>
        <input type="checkbox" id="d2"><label for="d2">Day 2</label><div>port</div>
        <div class="elementor-tab-title">Day 3</div><div>fort</div>`),
    ).toEqual([
      'heading2 Plan',
      'heading3 Day 1',
      'paragraph mill',
      'heading3 Day 2',
      'paragraph port',
      'heading3 Day 3',
      'paragraph fort',
    ]);
  });

  test('the title of a tab stands before its panel', () => {
    expect(
      inShort(`<div role="tablist"><button role="tab" id="t1" aria-controls="p1">Day 1</button><button role="tab" id="t2" aria-controls="p2">Day 2</button></div>
        <div role="tabpanel" id="p1" aria-labelledby="t1">mill</div><div role="tabpanel" id="p2" aria-labelledby="t2" hidden>port</div>`),
    ).toEqual(['heading2 Day 1', 'paragraph mill', 'heading2 Day 2', 'paragraph port']);
  });

  test('a hidden part with sentences is kept, a hidden message is not', () => {
    const sentences =
      'The town lies behind two walls and a moat, and it takes an hour to walk around it. '.repeat(2);
    expect(inShort(`<div style="display:none"><p>${sentences}</p></div>`)).toEqual([
      `paragraph ${sentences.trim()}`,
    ]);
    expect(inShort(`<div class="popup" style="display:none"><p>${sentences}</p></div>`)).toEqual([]);
    expect(inShort('<div style="display:none">Thanks!</div>')).toEqual([]);
  });
});

describe('tables', () => {
  test('rows know what their columns are called', () => {
    const rows = blocksOf(
      '<table><tr><th>Time</th><th>Place</th></tr><tr><td>9:00</td><td>Mill</td></tr></table>',
    );
    expect(rows).toMatchObject([
      { kind: 'row', cells: ['Time', 'Place'] },
      { kind: 'row', cells: ['9:00', 'Mill'], header: ['Time', 'Place'] },
    ]);
    expect(rows[0]).not.toHaveProperty('header');
  });

  test('a cell over several rows or columns keeps the others in their columns', () => {
    expect(
      inShort(
        '<table><tr><td rowspan="2">Day 1</td><td>Mill</td></tr><tr><td>Port</td></tr><tr><td colspan="2">Day 2</td><td>far</td></tr></table>',
      ),
    ).toEqual(['row Day 1\tMill', 'row \tPort', 'row Day 2\t\tfar']);
  });

  test('a span that no screen could show is cut', () => {
    const [row] = blocksOf('<table><tr><td colspan="99999999">a</td><td>b</td></tr></table>');
    expect(row).toMatchObject({ kind: 'row' });
    expect(row && 'cells' in row && row.cells.length).toBeLessThan(50);
  });
});

test('quotes, code and definitions keep their words', () => {
  expect(
    inShort(
      '<blockquote><p>Mill</p></blockquote><pre><code>Port\nFort</code></pre><dl><dt>Stay</dt><dd>Inn</dd></dl>',
    ),
  ).toEqual(['paragraph Mill', 'paragraph Port\nFort', 'item0 Stay', 'paragraph Inn']);
});

test('tags that only their looks part are words of their own', () => {
  const tags = ['Coast', 'Trains', 'Rain'].map((tag) => `<span class="chip">${tag}</span>`).join('');
  expect(inShort(`<div>${tags}</div>`)).toEqual(['paragraph Coast Trains Rain']);
  const letters = [...'Rain'].map((letter) => `<span class="letter">${letter}</span>`).join('');
  expect(inShort(`<div>${letters}</div>`)).toEqual(['paragraph Rain']);
});

test('a label that touches a name is a word of its own', () => {
  expect(inShort('<h3>Old Town<small>MUST</small></h3>')).toEqual(['heading3 Old Town MUST']);
  expect(inShort('<p><b>09:00</b>Harbour, <i>Lighthouse</i>11h30</p>')).toEqual([
    'paragraph 09:00 Harbour, Lighthouse 11h30',
  ]);
  expect(inShort('<p><b>Mc</b>Donald, <b>i</b>Phone, CO<i>2</i>, 1<i>st</i></p>')).toEqual([
    'paragraph McDonald, iPhone, CO2, 1st',
  ]);
});

test('what stands in a row is a line, but for links', () => {
  expect(inShort('<div style="display: flex"><span>✓</span><span>Breakfast</span></div>')).toEqual([
    'paragraph ✓ Breakfast',
  ]);
  expect(
    inShort('<div style="display: flex; flex-direction: column"><span>Mill</span><span>Port</span></div>'),
  ).toEqual(['paragraph Mill', 'paragraph Port']);
});
