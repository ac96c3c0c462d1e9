// Finding words in a live page again, and highlighting them without changing the page.
import fc from 'fast-check';
import { Window } from 'happy-dom';
import { describe, expect, test } from 'vitest';
import { bare, countedOffsets } from '../../lib/mark/bare.ts';
import { findWords } from '../../lib/mark/find-words.ts';
import { pageText, rangesOf } from '../../lib/mark/page-text.ts';
import type { WantedWords } from '../../lib/model/wanted-words.ts';
import { spentOn } from '../spent-time.ts';

const noBounds = { nodes: 1e6, characters: 1e6, isLate: () => false };

function bodyOf(html: string): HTMLElement {
  const { document } = new Window();
  document.body.innerHTML = html;
  return document.body as unknown as HTMLElement;
}

/** The found words as they are in the page, with the text around the first of them. */
function found(root: Node, wanted: WantedWords, isShown = () => true) {
  const page = pageText(root, noBounds);
  return findWords(page, wanted, isShown).map(({ start, end }) => {
    const ranges = rangesOf(page, start, end);
    const parent = ranges[0]?.startContainer.parentElement;
    return { words: ranges.map(String).join('|'), in: parent?.id ?? '' };
  });
}
const wordsFound = (html: string, wanted: WantedWords) =>
  found(bodyOf(html), wanted).map(({ words }) => words);

describe('words are found', () => {
  test('across elements, white space and soft hyphens', () => {
    expect(
      wordsFound('<p>Up to <b>Cais</b> da Ri\u00adbei\n  ra, early</p>', { words: 'Cais da Ribeira' }),
    ).toEqual(['Cais|da Ri\u00adbei\n  ra']);
  });

  test('where the page has no space that the reading put there', () => {
    expect(wordsFound('<ul><li>Sé</li><li>Ribeira</li></ul>', { words: 'Sé Ribeira' })).toEqual([
      'Sé|Ribeira',
    ]);
  });

  test('in a shadow tree', () => {
    const body = bodyOf('<div id="host"></div>');
    const root = body.querySelector('#host')?.attachShadow({ mode: 'open' });
    if (root) root.innerHTML = '<p id="inner">Lunch at <i>Casa Azul</i></p>';
    expect(found(body, { words: 'at Casa Azul' })).toEqual([{ words: 'at|Casa Azul', in: 'inner' }]);
  });

  test('in the sentence they came from, not where the same words stand first', () => {
    const html =
      '<nav id="nav">Porto</nav><h1 id="title">Porto in May</h1><p id="p1">We love Porto.</p><p id="p2">Take the train to Porto at noon.</p>';
    expect(found(bodyOf(html), { words: 'Porto', sentence: 'Take the train to Porto at noon.' })).toEqual([
      { words: 'Porto', in: 'p2' },
    ]);
    expect(found(bodyOf(html), { words: 'Porto', sentence: 'We love Porto.' })[0]?.in).toBe('p1');
  });

  test('in a sentence that was changed a little since', () => {
    const html = '<p id="a">Porto is far.</p><p id="b">Take the slow train to Porto at noon.</p>';
    expect(found(bodyOf(html), { words: 'Porto', sentence: 'Take the train to Porto at noon.' })[0]?.in).toBe(
      'b',
    );
  });

  test('where they are shown, when they stand twice alike', () => {
    const body = bodyOf('<p id="phone">See the Sé.</p><p id="desk">See the Sé.</p>');
    let asked = 0;
    const isSecond = () => {
      asked += 1;
      return asked === 2;
    };
    expect(found(body, { words: 'Sé' }, isSecond)[0]?.in).toBe('desk');
  });

  test('with more words of the same sentence, and not of others', () => {
    const html =
      '<p>An hour there.</p><p>On a Saturday, drift through Feira da Ladra; an hour is plenty.</p>';
    const sentence = 'On a Saturday, drift through Feira da Ladra; an hour is plenty.';
    expect(
      wordsFound(html, { words: 'Feira da Ladra', sentence, also: ['Saturday', 'an hour', 'Tuesday'] }),
    ).toEqual(['Feira da Ladra', 'Saturday', 'an hour']);
  });

  test('in Japanese, where no space parts them', () => {
    expect(wordsFound('<p>朝は清水寺へ行く。</p>', { words: '清水寺' })).toEqual(['清水寺']);
  });
});

describe('words are not found', () => {
  test('inside of a longer word', () => {
    expect(wordsFound('<p>Open, Sésamo</p>', { words: 'Sé' })).toEqual([]);
  });

  test('in scripts, styles and fields', () => {
    const html = '<script>Sé</script><style>Sé</style><textarea>Sé</textarea><noscript>Sé</noscript>';
    expect(wordsFound(html, { words: 'Sé' })).toEqual([]);
  });

  test('when there are none to look for', () => {
    expect(wordsFound('<p>Sé</p>', { words: ' \u00ad' })).toEqual([]);
  });

  test('past the bounds', () => {
    const body = bodyOf('<p>a</p><p>b</p><p>Sé</p>');
    const cut = pageText(body, { ...noBounds, nodes: 5 });
    expect(findWords(cut, { words: 'Sé' }, () => true)).toEqual([]);
    expect(
      pageText(bodyOf('<i>x</i>'.repeat(1000)), { ...noBounds, isLate: () => true }).pieces.length,
    ).toBeLessThan(600);
  });
});

test('whatever white space and tags are put into a text, its words are found whole', () => {
  const word = fc.stringMatching(/^[a-zé]{1,6}$/);
  fc.assert(
    fc.property(fc.array(word, { minLength: 2, maxLength: 8 }), fc.nat(), fc.nat(), (words, from, more) => {
      const start = from % words.length;
      const picked = words.slice(start, start + 1 + (more % words.length)).join(' ');
      const html = words.map((each, index) => (index % 2 ? `<b>${each}</b>\n` : `${each} \u00ad `)).join('');
      const [first] = wordsFound(`<p>${html}</p>`, { words: picked, sentence: words.join(' ') });
      expect(bare((first ?? '').replaceAll('|', ''))).toBe(bare(picked));
    }),
  );
});

test('offsets count only what is seen', () => {
  expect([...countedOffsets(' a\u00adb ')]).toEqual([1, 3]);
  expect([...countedOffsets('')]).toEqual([]);
});

test('a page that is one long line with the same word everywhere takes no longer than a moment', () => {
  const body = bodyOf('');
  body.append(`${'Sé xSé '.repeat(150_000)}by the Sé at last`);
  const look = () => expect(found(body, { words: 'Sé', sentence: 'by the Sé at last' })).toHaveLength(1);
  expect(spentOn(look)).toBeLessThan(2000);
});
