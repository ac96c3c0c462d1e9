import { expect, test } from 'vitest';
import { namedIn } from '../../lib/draft/named.ts';
import { withRepeatsIn } from '../../lib/draft/stop-repeats.ts';
import type { Capture } from '../../lib/model/capture.ts';

const capture: Capture = {
  kind: 'page',
  url: 'https://blog.example/',
  title: 'South',
  blocks: ['Brindisi', 'Alle 19:15 arrivo a Brindisi.', 'Brindisino wine at 20:00.'].map((text) => ({
    kind: 'paragraph' as const,
    text,
    spans: [],
  })),
  structured: [],
  truncated: false,
};
const first = {
  claim: { kind: 'stop' as const, name: 'Brindisi' },
  at: { block: 0, start: 0, end: 8 },
  reader: 'page/stops',
  trust: 0.9,
};
const named = namedIn([{ first, mentions: [first] }]);

test('a stop is found again in the block of a time', () => {
  const line = withRepeatsIn(capture, named, 1).byBlock.get(1);
  expect(line?.map(({ at }) => [at.start, at.end])).toEqual([[20, 28]]);
});

test('a part of another word names no stop', () => {
  expect(withRepeatsIn(capture, named, 2).byBlock.get(2)).toBeUndefined();
});

test('where it is claimed it is named once', () => {
  expect(withRepeatsIn(capture, named, 0).byBlock.get(0)).toHaveLength(1);
});

/** Where a stop's name is found in a sentence that does not claim it. */
function foundAgain(name: string, sentence: string): string[] {
  const page = {
    ...capture,
    blocks: [name, sentence].map((text) => ({ kind: 'paragraph' as const, text, spans: [] })),
  };
  const claimed = {
    ...first,
    claim: { kind: 'stop' as const, name },
    at: { block: 0, start: 0, end: name.length },
  };
  const again = withRepeatsIn(page, namedIn([{ first: claimed, mentions: [claimed] }]), 1);
  return (again.byBlock.get(1) ?? []).map(({ at }) => sentence.slice(at.start, at.end));
}

test('in capitals, or with its article in small letters, it is the same name', () => {
  expect(foundAgain('FERN BEACH', 'Then Fern Beach at 6:00.')).toEqual(['Fern Beach']);
  expect(foundAgain('La Torre de Fern', 'Comienza en la Torre de Fern.')).toEqual(['Torre de Fern']);
});

test('a letter that grows when it is made small moves nothing', () => {
  expect(foundAgain('Fern Kalesi', 'İstanbul, then Fern Kalesi at 6:00.')).toEqual(['Fern Kalesi']);
});

test('in small letters it is a thing like any other', () => {
  expect(foundAgain('Park', 'We walked in the park at 6:00.')).toEqual([]);
});
