import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { capturePage } from '../../lib/capture/capture.ts';
import { Capture } from '../../lib/model/capture.ts';
import { blocksOf, captureArticle, documentOf, inShort } from './page.ts';

describe('blocks', () => {
  test('keep the order of headings, loose text, lists and tables', () => {
    expect(
      inShort(`<h2>Day <span>1</span></h2>loose <i>words</i><ul><li>Bread<ul><li>with seeds</li></ul></li><li><p>Cheese</p><p>From the hill.</p></li></ul>
        <table><tr><th></th><th>Place</th></tr><tr><td>9:00</td><td><p>Old</p><p>port</p></td></tr></table>`),
    ).toEqual([
      'heading2 Day 1',
      'paragraph loose words',
      'item0 Bread',
      'item1 with seeds',
      'item0 Cheese',
      'paragraph From the hill.',
      'row \tPlace',
      'row 9:00\tOld port',
    ]);
  });

  test('a line end stays in its block, an empty line parts two', () => {
    expect(inShort('<p>one<br>two<br><br>three</p>')).toEqual(['paragraph one\ntwo', 'paragraph three']);
    expect(inShort('<pre>one\n  two\n\nthree</pre>')).toEqual(['paragraph one\ntwo', 'paragraph three']);
  });

  test('cells keep their columns', () => {
    const [row] = blocksOf('<table><tr><td></td><td>b</td><td></td><td>d</td></tr></table>');
    expect(row).toMatchObject({ kind: 'row', cells: ['', 'b', '', 'd'] });
  });

  test('a table used for layout is no table', () => {
    expect(inShort('<table><tr><td><h3>Left</h3><p>words</p></td><td>right</td></tr></table>')).toEqual([
      'heading3 Left',
      'paragraph words',
      'paragraph right',
    ]);
  });

  test('words inside and outside of marks keep their places', () => {
    const [block] = blocksOf('<p>Go to <b>Café</b> <b>Lumen</b>, <a href="../map">see\u200b it</a>.</p>');
    expect(block).toEqual({
      kind: 'paragraph',
      text: 'Go to Café Lumen, see it.',
      spans: [
        { start: 6, end: 16, kind: 'bold' },
        { start: 18, end: 24, kind: 'link', href: 'https://blog.example/map' },
      ],
    });
  });

  test('a bold line is a paragraph that is bold throughout', () => {
    expect(blocksOf('<p><strong>Day 2 </strong></p>')).toEqual([
      { kind: 'paragraph', text: 'Day 2', spans: [{ start: 0, end: 5, kind: 'bold' }] },
    ]);
  });

  test('a link around several blocks marks each of them', () => {
    const blocks = blocksOf('<a href="https://a.example/"><h3>One</h3><p>Two</p></a>');
    expect(blocks.map((block) => ('spans' in block ? block.spans[0]?.href : ''))).toEqual([
      'https://a.example/',
      'https://a.example/',
    ]);
  });

  test('two links side by side do not become one word', () => {
    expect(inShort('<p><a href="/a">Porto</a><a href="/b">Braga</a></p>')).toEqual(['paragraph Porto Braga']);
  });
});

describe('what is left out', () => {
  test('menus, comments, shares, forms, hidden parts and the table of contents', () => {
    expect(
      inShort(`<nav>menu</nav><aside>aside</aside><div class="comments">first!</div><div class="share-buttons">share</div>
        <form><input><label>mail</label></form><p hidden>secret</p><p style="display:none">secret</p><button>press</button>
        <ul><li><a href="#a">A</a></li><li><a href="#b">B</a></li><li><a href="#c">C</a></li></ul><p>kept</p><footer>foot</footer>`),
    ).toEqual(['paragraph kept']);
  });

  test('but not what opens later: details, accordions and tabs', () => {
    expect(
      inShort(`<details><summary>Day 1</summary><p>inside</p></details>
        <h3><button aria-expanded="false">Day 2</button></h3><div class="accordion-panel" hidden>closed</div>
        <div role="tabpanel" hidden>tab</div>`),
    ).toEqual(['heading2 Day 1', 'paragraph inside', 'heading3 Day 2', 'paragraph closed', 'paragraph tab']);
  });

  test('nor an article inside a page-wide form, nor one that is styled to have no sidebar', () => {
    expect(inShort('<form><h2>Day 1</h2><p>words</p></form>')).toEqual(['heading2 Day 1', 'paragraph words']);
    expect(inShort('<div class="no-sidebar">words</div>')).toEqual(['paragraph words']);
  });
});

describe('pictures and maps', () => {
  test('a picture has its true address, words and size', () => {
    expect(
      blocksOf(`<figure><img src="data:image/gif;base64,R0" srcset="/s.jpg 300w, /l.jpg 1200w" alt="A tower" width="1200" height="800">
        <figcaption>At dawn</figcaption></figure>`),
    ).toEqual([
      {
        kind: 'image',
        src: 'https://blog.example/l.jpg',
        alt: 'A tower',
        caption: 'At dawn',
        width: 1200,
        height: 800,
      },
      { kind: 'caption', text: 'At dawn', spans: [] },
    ]);
  });

  test('a picture inside a sentence waits for its end', () => {
    expect(inShort('<p>before <img src="/a.jpg"> after</p>')).toEqual([
      'paragraph before after',
      'image https://blog.example/a.jpg',
    ]);
  });

  test('a map link is a map after the words that carry it', () => {
    expect(
      inShort('<p>The <a href="geo:35.9,14.5">fort</a></p><iframe src="https://video.example/1"></iframe>'),
    ).toEqual(['paragraph The fort', 'map geo:35.9,14.5']);
  });
});

describe('the page as a whole', () => {
  test('says what it says about itself', () => {
    const capture = captureArticle(
      '<h1>Ignored</h1>',
      `<title>Coast | Blog</title><meta property="og:title" content="The coast"><meta name="author" content="Ada Brandt">
       <meta property="og:site_name" content="Blog"><meta name="description" content="Two days."><link rel="canonical" href="/coast">
       <script type="application/ld+json">// <![CDATA[
        {"@type":"BlogPosting","headline":"The
         coast",}
       // ]]></script><script type="application/ld+json">{broken</script>`,
    );
    expect(capture).toMatchObject({
      url: 'https://blog.example/coast',
      address: 'https://blog.example/trips/coast',
      title: 'The coast',
      language: 'en',
      siteName: 'Blog',
      author: 'Ada Brandt',
      description: 'Two days.',
      truncated: false,
    });
    expect(capture.structured).toMatchObject([{ '@type': 'BlogPosting' }, { '@type': 'Meta' }]);
    expect(z.safeParse(Capture, capture).success).toBe(true);
  });

  test('a canonical address on another site is not believed', () => {
    expect(captureArticle('', '<link rel="canonical" href="https://other.example/">').url).toBe(
      'https://blog.example/trips/coast',
    );
  });

  test('the live page is not changed', () => {
    const document = documentOf(
      `<article><h2>Day 1</h2>${'<p>Some words that fill the page, with commas, and more.</p>'.repeat(9)}</article>`,
    );
    const before = document.toString();
    capturePage(document, { url: 'https://blog.example/' });
    expect(document.toString()).toBe(before);
  });

  test('a page that is no article is read from its body', () => {
    const { blocks } = capturePage(documentOf('<h1>Hi</h1><p>short</p>'));
    expect(blocks.map((block) => block.kind)).toEqual(['heading', 'paragraph']);
  });

  test('nesting thousands deep is walked without filling the stack', () => {
    const depth = 5000;
    const document = documentOf(`${'<div>'.repeat(depth)}deep words${'</div>'.repeat(depth)}`);
    expect(capturePage(document, { now: () => 0 }).blocks).toEqual([
      { kind: 'paragraph', text: 'deep words', spans: [] },
    ]);
  });

  test('a page beyond the limit is cut and says so', () => {
    const document = documentOf('<i>word</i>'.repeat(60_001));
    const capture = capturePage(document, { now: () => 0 });
    expect(capture.truncated).toBe(true);
    expect(capture.blocks).toHaveLength(1);
  });
});
