import { expect, test } from 'vitest';
import { tokenise } from '../../../lib/read/stops/tokens.ts';
import { bits, Vocabulary } from '../../../lib/read/stops/vocabulary.ts';
import { words } from '../../../lib/read/stops/words/all.ts';

test.each(['île', 'l’île', "l'île", 'dell’isola', 'isola'])('“%s” is a kind of place in nature', (word) => {
  expect(new Vocabulary().wordOf(word).kind).toBe('natureKinds');
});

test('an article that is written into a word does not hide its class', () => {
  expect(new Vocabulary().wordOf('d’autrefois').classes & bits.towards).toBe(0);
  expect(new Vocabulary().wordOf('l’ami').classes & bits.people).not.toBe(0);
  expect(new Vocabulary().wordOf('o’').classes).toBe(0);
});

// Words are looked up one by one: a phrase, or a word that is split in two, would never be found.
test('what is listed with blanks between words is one word each', () => {
  const western = Object.values(words)
    .flatMap((list) => [...list])
    .filter((word) => /^\p{Script=Latin}/u.test(word));
  const cut = western.filter((word) => tokenise(word, new Vocabulary()).length !== 1);
  expect(cut).toEqual([]);
});
