import { expect, test } from 'vitest';
import { pageWords } from '../../lib/journeys/page-words.ts';
import type { Capture } from '../../lib/model/capture.ts';

function wordsOf(text: string) {
  const at = { page: 1, line: 0, baseline: 700, size: 10, block: 0, start: 0, end: text.length };
  const capture: Capture = {
    kind: 'pdf',
    url: '',
    title: '',
    blocks: [{ kind: 'paragraph', text, spans: [] }],
    structured: [],
    truncated: false,
    cells: [{ ...at, text, left: 100, right: 200 }],
  };
  const sizes = new Map([[1, { width: 1000, height: 1000 }]]);
  return pageWords(1, { capture, sizes, file: 0 }).map(({ text: word, left }) => ({ word, left }));
}

test.each([
  ['from the left', 'Dear guest', [0.1, 0.15]],
  ['from the right', 'رقم الحجز', [0.2 - 0.1 / 3, 0.1]],
])('words stand one behind the other %s', (_, text, lefts) => {
  const words = wordsOf(text);
  expect(words.map(({ word }) => word)).toEqual(text.split(' '));
  for (const [at, { left }] of words.entries()) expect(left).toBeCloseTo(lefts[at] ?? 0, 5);
});
