import { describe, expect, test } from 'vitest';
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

describe('the parts of a page', () => {
  const part = (text: string, level = 2): Block => ({ kind: 'heading', level, text, spans: [] });
  const items = (all: string[]) =>
    all.map((name): Block => ({ kind: 'item', depth: 0, text: name, spans: [] }));
  const [first, second] = [names.slice(0, 4), names.slice(4)];
  const partsOf = (blocks: Block[]) => draftOf(blocks).days[0]?.stops.map((stop) => stop.part) ?? [];

  test('keep their order and their names', () => {
    const { days } = draftOf([part('1. Brunholm:'), ...items(second), part('2. Aldwick'), ...items(first)]);
    expect(days[0]?.stops.map((stop) => stop.name.value)).toEqual([...second, ...first]);
    expect(days[0]?.stops.map((stop) => stop.part)).toEqual([
      ...second.map(() => 'Brunholm'),
      ...first.map(() => 'Aldwick'),
    ]);
  });

  test('are the outermost ones, below a heading over all', () => {
    const blocks = [
      part('Reasons to go', 1),
      part('Aldwick'),
      part('Museums', 3),
      ...items(first),
      part('Brunholm'),
      part('Parks', 3),
      ...items(second),
    ];
    expect(new Set(partsOf(blocks))).toEqual(new Set(['Aldwick', 'Brunholm']));
  });

  test.each([
    ['each heading is a place', names.map((name) => heading(name))],
    [
      'one has nearly all',
      [part('To see'), ...items(names.slice(0, 7)), part('Further out'), ...items(names.slice(7))],
    ],
    [
      'most stand above the first',
      [
        ...items(names.slice(0, 4)),
        part('East'),
        ...items(names.slice(4, 6)),
        part('West'),
        ...items(names.slice(6)),
      ],
    ],
  ])('are none where %s', (_, blocks) =>
    expect(partsOf(blocks).filter((one) => one !== undefined)).toEqual([]),
  );
});
