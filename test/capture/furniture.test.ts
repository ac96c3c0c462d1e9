import { describe, expect, test } from 'vitest';
import { capturePage } from '../../lib/capture/capture.ts';
import { furnitureHeaded, passesOn } from '../../lib/capture/furniture-words.ts';
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

  test('a plain line takes the links below it along, and nothing else', () => {
    expect(
      inShort(
        '<p>You might also like:</p><ul><li><a href="/a">Ten inns</a></li><li><a href="/b">Five forts</a></li></ul><p>Bread and cheese.</p>',
      ),
    ).toEqual(['paragraph Bread and cheese.']);
  });

  test('ways to pass the page on go, if they are links', () => {
    expect(
      inShort(
        '<p>Mill</p><ul><li><a href="#s">Tweet</a></li><li><a href="#f">Auf Facebook teilen</a></li></ul>',
      ),
    ).toEqual(['paragraph Mill']);
    expect(inShort('<p>Mill</p><p>Tweet</p>')).toEqual(['paragraph Mill', 'paragraph Tweet']);
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
    'Sharing is caring!',
    'Mehr zum Thema',
    'Zobacz również',
    'Читайте также',
    'Relaterade inlägg',
    'Relaterede artikler',
    'Lue myös',
    'Související články',
    'Entrades relacionades',
    'Benzer yazılar',
    'Kapcsolódó cikkek',
    '관련 글',
    'บทความที่เกี่ยวข้อง',
  ])('%s', (heading) => {
    expect(furnitureHeaded(heading)).toBe('other');
  });

  test.each([
    '12 Comments',
    'Leave a Reply Cancel reply',
    'One Reply to “The coast”',
    'Schreibe einen Kommentar',
    'Laisser un commentaire',
    'コメント (3)',
    'Dodaj komentarz',
    'Оставить комментарий',
    'Lämna ett svar',
    'Skriv en kommentar',
    'Jätä kommentti',
    '댓글 남기기',
    'ใส่ความเห็น',
  ])('%s', (heading) => {
    expect(furnitureHeaded(heading)).toBe('comments');
  });

  test.each(['Facebook', 'Partager sur Pinterest', 'E-Mail', 'Tweet'])('%s passes on', (text) => {
    expect(passesOn(text)).toBe(true);
  });

  test.each(['Pin Mill', 'The e-mail museum of Westberg', 'Share taxi', 'Hier geht es zu Facebook'])(
    '%s is told',
    (text) => {
      expect(passesOn(text)).toBe(false);
    },
  );

  test.each([
    'Comments on the old town',
    'Share taxi to Westberg',
    'Day 3',
    'Inhaltsstoffe',
    'The Search',
    'Kommentar',
    'Komentarz',
  ])('%s is told', (heading) => {
    expect(furnitureHeaded(heading)).toBeUndefined();
  });
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

  const others = `<p>${'I went there in spring, and it was just as you tell it here. '.repeat(60)}</p>`;

  test.each(['comments', 'related', 'newsletter'])('not in the %s, however long they are', (name) => {
    const document = documentOf(
      `<div><div><h2>Day 1</h2><p>${told}</p></div><div class="${name}">${others}</div></div>`,
    );
    expect(capturePage(document).blocks.map((block) => 'text' in block && block.text.slice(0, 9))).toEqual([
      'Day 1',
      'We walked',
    ]);
  });

  test('but in what is called so, if the page says nothing else', () => {
    const document = documentOf(`<div><h2>Day 1</h2></div><div class="related">${others}</div>`);
    expect(capturePage(document).blocks).not.toHaveLength(0);
  });

  test('a sentence in Korean is as short as one in Japanese', () => {
    const korean = '두 달 전에 잠시 한국에 다녀왔다, 정말 즐거운 여행이었다. ';
    const document = documentOf(
      `<div><div>${`<p>${korean}</p>`.repeat(8)}</div><div class="related">${others}</div></div>`,
    );
    expect(capturePage(document).blocks).toHaveLength(8);
  });
});
