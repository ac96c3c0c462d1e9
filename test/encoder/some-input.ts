import { marksEach, type PageInput, type Sentence } from '../../lib/encoder/page-input.ts';
import { someNumbers } from './some-numbers.ts';
import { subwordList } from './write-model.ts';

/** A page of `count` random subwords, in sentences of `each`, the last one possibly shorter. */
export function someInput(count: number, each = 9, seed = 1): PageInput {
  const next = someNumbers(seed);
  const below = (most: number) => Math.floor(((next() + 1) / 2) * most);
  const sentences: Sentence[] = [];
  for (let first = 0; first < count; first += each)
    sentences.push({ first, next: Math.min(count, first + each), block: 0, start: first });
  const sentenceOf = new Int32Array(count);
  for (const [index, one] of sentences.entries()) sentenceOf.fill(index, one.first, one.next);
  return {
    ids: Uint16Array.from({ length: count }, () => 1 + below(subwordList.length - 1)),
    written: Uint8Array.from({ length: count }, () => below(4)),
    marks: Uint8Array.from({ length: count * marksEach }, () => (next() > 0 ? 1 + below(31) : 0)),
    starts: Int32Array.from({ length: count }, (_, at) => at),
    ends: Int32Array.from({ length: count }, (_, at) => at + 1),
    sentences,
    sentenceOf,
    firstOfBlock: new Map([[0, 0]]),
    isCut: false,
  };
}
