import { expect, test } from 'vitest';
import { costOf } from '../../lib/placing/alike-names.ts';

const name = (words: string, ...nouns: string[]) => ({ core: words.split(' ').filter(Boolean), nouns });
const unspaced = (joined: string) => ({ core: [], nouns: [], joined });

test.each([
  [name('tate modern'), name('tate modern'), 2.5],
  [name('tate modern'), name('modern tate'), 2.5],
  // Part of a name, with at most half of it missing; or one word more.
  [name('prado'), name('prado nuevo'), 3.2],
  [name('prado'), name('prado nuevo grande'), undefined],
  [name('prado nuevo'), name('prado'), 4],
  [name('prado nuevo grande'), name('prado'), undefined],
  [name('prado verde'), name('prado rojo'), undefined],
  // Four letters are enough only if there are no others.
  [name('tate'), name('tate'), 2.5],
  [name('tate'), name('tate modern'), undefined],
  [name('abc'), name('abc'), undefined],
  // A different noun costs more, a noun on only one side nothing.
  [name('estrela', 'jardim'), name('estrela', 'basilica'), 3.5],
  [name('estrela', 'jardim'), name('estrela', 'jardim'), 2.5],
  [name('estrela', 'jardim'), name('estrela'), 2.5],
  [name('estrela', 'jardim'), name('estrela nova', 'basilica'), 4.2],
  [name('village', 'upper'), name('village', 'lower'), undefined],
  [name('village', 'upper'), name('village', 'upper'), 2.5],
  [unspaced('東京タワー'), unspaced('東京タワー'), 1.25],
  [unspaced('東京タワ'), unspaced('東京タワー'), 3.2],
  [unspaced('東京タ'), unspaced('東京タワー'), undefined],
  [unspaced('東京'), unspaced('東京都'), undefined],
  [unspaced('東京タワー'), name('tokyo'), undefined],
])('%j is %j', (asked, candidate, cost) => {
  const found = costOf(asked, candidate);
  if (cost === undefined) expect(found).toBeUndefined();
  else expect(found).toBeCloseTo(cost, 5);
});
