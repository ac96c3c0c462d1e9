import { describe, expect, test } from 'vitest';
import { namesOn } from '../../lib/draft/also-named.ts';
import { mergeEvidence } from '../../lib/draft/merge.ts';
import { previewOf } from '../../lib/draft/preview.ts';
import type { Capture } from '../../lib/model/capture.ts';
import { Draft } from '../../lib/model/draft.ts';
import type { Evidence, Knowledge, PlaceCandidate } from '../../lib/model/evidence.ts';
import { capture, claimedOnce, paragraph } from './a-page.ts';

const heading = (text: string) => ({ kind: 'heading' as const, level: 2, text, spans: [] });

/** Like `claimedOnce`, for names that may be stops; later ones are less likely. */
const offered = (page: Capture, names: string[]): Evidence[] =>
  claimedOnce(page, names).map(({ claim, ...rest }, index) => ({
    ...rest,
    claim: { kind: 'maybe-stop', name: claim.kind === 'stop' ? claim.name : '' },
    trust: 0.2 - index / 100,
  }));
const days = (...numbers: { block: number; title: string; span?: number }[]): Evidence[] =>
  numbers.map(({ block, title, span }, index) => ({
    claim: { kind: 'day', number: index + 1, title, ...(span && { span }) },
    at: { block, start: 0, end: title.length },
    reader: 'test',
    trust: 0.9,
  }));
const alsoOf = ({ days: found }: Draft) =>
  found.map(({ also = [] }) => also.map(({ name, otherName }) => otherName ?? name.value));

const page = capture(
  heading('Day 1'),
  paragraph('We saw Alvor and Silves. The Rope House was shut.'),
  heading('Day 2'),
  paragraph('We saw Ferragudo. Some like the Kite Hill.'),
);
const evidence = [
  ...days({ block: 0, title: 'Day 1' }, { block: 2, title: 'Day 2' }),
  ...claimedOnce(page, ['Alvor', 'Ferragudo']),
  ...offered(page, ['Silves', 'Kite Hill', 'Rope House']),
];

const placed = (name: string, latitude: number): PlaceCandidate => ({
  name,
  country: 'PT',
  coordinate: { latitude, longitude: -9 },
  population: 90_000,
  kind: 'city',
  prominence: 0.6,
});
const knowing = (places: Record<string, number>): Knowledge => ({
  lookUpPlace: (name) => (places[name] === undefined ? [] : [placed(name, places[name])]),
});

describe('names that may be stops', () => {
  test('stand beside the stops of their day, with the words they are in, the likeliest first', () => {
    const draft = mergeEvidence(page, evidence);
    expect(alsoOf(draft)).toEqual([['Silves', 'Rope House'], ['Kite Hill']]);
    expect(draft.days[0]?.stops.map(({ name }) => name.value)).toEqual(['Alvor']);
    expect(draft.days[1]?.also?.[0]?.name.origin).toMatchObject({
      words: 'Kite Hill',
      sentence: 'We saw Ferragudo. Some like the Kite Hill.',
    });
  });

  test('are not what the page is called', () => {
    expect(alsoOf(mergeEvidence({ ...page, title: 'silves' }, evidence))[0]).toEqual(['Rope House']);
  });

  test('are stored and read again, and are in nothing that is sent', () => {
    const draft = mergeEvidence(page, evidence);
    expect(Draft.parse(JSON.parse(JSON.stringify(draft)))).toEqual(draft);
    expect(JSON.stringify(previewOf(draft))).not.toContain('Silves');
  });

  test('are placed as stops are', () => {
    const draft = mergeEvidence(page, evidence, knowing({ Alvor: 39, Ferragudo: 39.03, Silves: 39.01 }));
    expect(draft.days[0]?.also?.[0]?.coordinate?.value.latitude).toBe(39.01);
  });

  test('one place under two names is offered once with both, and not at all where it is a stop', () => {
    const same = { Alvor: 39, Ferragudo: 39.03, Silves: 39.01, 'Rope House': 39.01, 'Kite Hill': 39 };
    const draft = mergeEvidence(page, evidence, knowing(same));
    expect(draft.days[0]?.also?.map(({ name, otherName }) => [name.value, otherName])).toEqual([
      ['Silves', 'Rope House'],
    ]);
    expect(draft.days[1]).not.toHaveProperty('also');
  });

  test('of two days under one heading each goes with the stop it is told after', () => {
    const shared = capture(
      heading('Days 1-2'),
      paragraph('Alvor, then Silves.'),
      paragraph('Ferragudo, then the Kite Hill.'),
    );
    const draft = mergeEvidence(shared, [
      ...days({ block: 0, title: 'Days 1-2', span: 2 }),
      ...claimedOnce(shared, ['Alvor', 'Ferragudo']),
      ...offered(shared, ['Kite Hill', 'Silves']),
    ]);
    expect(alsoOf(draft)).toEqual([['Silves'], ['Kite Hill']]);
  });

  test('a refused page gives all its names, stops too, twelve at most', () => {
    const many = capture(...Array.from({ length: 20 }, (_, index) => paragraph(`Name ${index}.`)));
    const all = offered(
      many,
      Array.from({ length: 20 }, (_, index) => `Name ${index}`),
    );
    const [first, ...others] = all;
    if (!first) throw new Error('No names.');
    const stop: Evidence = { ...first, claim: { kind: 'stop', name: 'Name 0' }, trust: 0.5 };
    const names = namesOn(many, [...others, stop], {});
    expect(names).toHaveLength(12);
    expect(names[0]?.name.value).toBe('Name 0');
    expect(new Set(names.map(({ id }) => id)).size).toBe(12);
  });
});
