import { expect, test } from 'vitest';
import { mergeEvidence } from '../../lib/draft/merge.ts';
import type { Block } from '../../lib/model/capture.ts';
import { capture, claimedOnce, paragraph } from './a-page.ts';

const names = [
  'Alba Museum',
  'Birch Park',
  'Cedar Museum',
  'Dune Park',
  'Elm Museum',
  'Fern Park',
  'Glen Museum',
  'Heath Park',
];
const heading = (text: string): Block => ({ kind: 'heading', level: 3, text, spans: [] });
const draftOf = (blocks: Block[], all = names) => {
  const page = capture(...blocks);
  return mergeEvidence(page, claimedOnce(page, all));
};

test('eight headings without days are a list of places, each kind together, and no Day 1', () => {
  const draft = draftOf(names.flatMap((name) => [heading(name), paragraph('Worth an hour.')]));
  expect(draft.days).toHaveLength(1);
  expect(draft.days[0]).toMatchObject({ isList: true });
  expect(draft.days[0]?.title).toBeUndefined();
  const kinds = draft.days[0]?.stops.map(({ category }) => category?.value) ?? [];
  expect(kinds.filter((kind, index) => kind !== kinds[index - 1])).toHaveLength(new Set(kinds).size);
});

test('a story of one day is a day', () => {
  const [draft] = [
    draftOf(names.map((name) => paragraph(`Then we went on to ${name} and sat there a while.`))),
  ];
  expect(draft.days[0]?.isList).toBeUndefined();
  expect(draft.days[0]?.title?.value).toBe('Day 1');
});

test.each([0, 1, 2])('%i places are no list', (many) => {
  const draft = draftOf(names.slice(0, many).map(heading), names.slice(0, many));
  expect(draft.days.some(({ isList }) => isList)).toBe(false);
});
