import { describe, expect, test } from 'vitest';
import { capturePage } from '../../lib/capture/capture.ts';
import { furnitureHeaded } from '../../lib/capture/furniture-words.ts';
import { documentOf, inShort } from './page.ts';

const links = (count: number) =>
  `<ul>${Array.from({ length: count }, (_, index) => `<li><a href="/${index}">Place ${index}</a></li>`).join('')}</ul>`;

describe('lists of links', () => {
  test('are menus', () => {
    expect(inShort(`<div>${links(5)}</div>`)).toEqual([]);
  });

  test('unless they stand between the paragraphs of the article, or are few', () => {
    expect(inShort(`<p>We saw these:</p>${links(5)}`)).toHaveLength(6);
    expect(inShort(`<div>${links(4)}</div>`)).toHaveLength(4);
  });

  test('a table of contents needs no list', () => {
    expect(
      inShort('<div><a href="#a">Day 1</a> <a href="#b">Day 2</a> <a href="#c">Day 3</a></div><p>kept</p>'),
    ).toEqual(['paragraph kept']);
  });

  test('links that lead nowhere yet are no table of contents', () => {
    expect(
      inShort(
        '<p>Go:</p><ul><li><a href="#">Mill</a></li><li><a href="#">Port</a></li><li><a href="#">Fort</a></li></ul>',
      ),
    ).toHaveLength(4);
  });
});

describe('sections headed as furniture', () => {
  test('end at the next heading of their level', () => {
    expect(
      inShort(
        '<h2>Day 1</h2><p>Mill</p><h3>Related posts</h3><h4><a href="/x">Ten inns</a></h4><p>A teaser.</p><h2>Day 2</h2><p>Port</p>',
      ),
    ).toEqual(['heading2 Day 1', 'paragraph Mill', 'heading2 Day 2', 'paragraph Port']);
  });

  test('cards with headings as high as theirs go along', () => {
    expect(inShort('<h3>You may also like</h3><h3><a href="/x">Ten inns</a></h3><p>A teaser.</p>')).toEqual(
      [],
    );
  });

  test('comments go however long they are', () => {
    expect(inShort(`<h3>3 comments</h3><p>${'I went there too, and it rained. '.repeat(40)}</p>`)).toEqual(
      [],
    );
  });

  test('but a long told section stays, whatever it is called', () => {
    expect(inShort(`<h3>Contents</h3><p>${'The museum shows salt. '.repeat(40)}</p>`)).toHaveLength(1);
  });

  test.each([
    'Related posts:',
    'Das könnte dich auch interessieren',
    'Articles similaires',
    'Te puede interesar',
    'Leggi anche',
    'Leia também',
    'Lees ook',
    '関連記事',
    '相关文章',
  ])('%s', (heading) => {
    expect(furnitureHeaded(heading)).toBe('other');
  });

  test.each(['12 Comments', 'Schreibe einen Kommentar', 'Laisser un commentaire', 'コメント (3)'])(
    '%s',
    (heading) => {
      expect(furnitureHeaded(heading)).toBe('comments');
    },
  );

  test.each(['Comments on the old town', 'Share taxi to Westberg', 'Day 3', 'Inhaltsstoffe', 'The Search'])(
    '%s is told',
    (heading) => {
      expect(furnitureHeaded(heading)).toBeUndefined();
    },
  );
});

describe('where the article is', () => {
  const told =
    'We walked along the river and through the old town, slowly, with many stops on the way. '.repeat(6);

  test('in what holds nearly all sentences, whatever stands beside it', () => {
    const document = documentOf(
      `<div><div class="logo">Site</div><div><h2>Day 1</h2><p>${told}</p><p>${told}</p></div><div>Tel. 123</div></div>`,
    );
    expect(capturePage(document).blocks.map((block) => block.kind)).toEqual([
      'heading',
      'paragraph',
      'paragraph',
    ]);
  });

  test('in a box that is called a widget, if nearly all is in there', () => {
    const document = documentOf(
      `<div class="widget"><h2>Day 1</h2><p>${told}</p><div class="widget">Tags</div></div>`,
    );
    expect(capturePage(document).blocks).toHaveLength(2);
  });
});
