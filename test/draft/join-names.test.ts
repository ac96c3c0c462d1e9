import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { otherQuotesOf } from '../../components/quote/quoted.ts';
import { joinNames } from '../../lib/draft/join-names.ts';
import { mergeEvidence } from '../../lib/draft/merge.ts';
import { pageChanges } from '../../lib/draft/page-changes.ts';
import { type Category, Draft, type DraftStop, type Sourced } from '../../lib/model/draft.ts';
import type { Knowledge, SightCandidate } from '../../lib/model/evidence.ts';
import { sampleDraft } from '../draft-sample.ts';
import { capture, claimedOnce, paragraph } from './a-page.ts';

const shrine: SightCandidate = {
  name: 'Fushimi Inari',
  country: 'JP',
  town: 'Kyoto',
  coordinate: { latitude: 34.967, longitude: 135.773 },
  kind: 'shrine',
  reach: 0.5,
  fame: 5,
};
const square: SightCandidate = { ...shrine, name: 'Old Square', kind: 'square' };
const sights: Record<string, SightCandidate[]> = {
  'Fushimi Inari': [shrine],
  伏見稲荷: [shrine],
  稲荷大社: [shrine],
  'Old Square': [square],
};
const knowledge: Knowledge = { lookUpPlace: () => [], lookUpSight: (name) => sights[name] ?? [] };

let block = 0;
const said = <T>(value: T, words = String(value)): Sourced<T> => ({
  value,
  origin: { by: 'source', block: block++, start: 0, end: words.length, reader: 'test', words },
  confidence: 0.9,
});
/** A pin on the page, this many metres north of the shrine. */
const pinned = (name: string, metres: number, more: Partial<DraftStop> = {}): DraftStop => ({
  id: name,
  name: said(name),
  coordinate: said({ latitude: 34.967 + metres / 111_000, longitude: 135.773 }),
  ...more,
});
const named = (stops: DraftStop[]) =>
  joinNames(stops, knowledge).map(({ name, otherName }) => [name.value, ...(otherName ? [otherName] : [])]);
const category = (value: Category) => ({ category: said(value) });

describe('two stops of a day that are one place', () => {
  test('are one with both names, where both are names of one sight', () => {
    expect(named([pinned('Fushimi Inari', 10), pinned('Market', 0), pinned('伏見稲荷', 200)])).toEqual([
      ['Fushimi Inari', '伏見稲荷'],
      ['Market'],
    ]);
    expect(named([pinned('Fushimi Inari', 0), pinned('伏見稲荷', 0), pinned('稲荷大社', 0)])).toEqual([
      ['Fushimi Inari', '伏見稲荷 · 稲荷大社'],
    ]);
  });

  test('are one where one is called like the other’s second name, at the same spot', () => {
    const stops = [pinned('Bell House', 5, { otherName: '鐘楼' }), pinned('鐘楼', 20)];
    expect(named(stops)).toEqual([['Bell House', '鐘楼']]);
    expect(named([stops[0] as DraftStop, pinned('鐘楼', 80)])).toHaveLength(2);
  });

  test('are found as a page is read', () => {
    const page = capture(
      paragraph('Start at Fushimi Inari early.'),
      paragraph('In the evening 伏見稲荷 is empty.'),
    );
    const draft = mergeEvidence(page, claimedOnce(page, ['Fushimi Inari', '伏見稲荷']), knowledge);
    expect(draft.days[0]?.stops).toMatchObject([{ name: { value: 'Fushimi Inari' }, otherName: '伏見稲荷' }]);
    expect(draft.days[0]?.stops.flatMap(otherQuotesOf).map(({ text }) => text)).toEqual([
      'In the evening 伏見稲荷 is empty.',
    ]);
    expect(Draft.parse(JSON.parse(JSON.stringify(draft)))).toEqual(draft);
  });

  // The page's own pin decides where the stop is, so there is nothing to choose.
  const candidates = [
    { name: 'Fushimi Inari', country: 'JP', coordinate: shrine.coordinate, kind: 'shrine' as const },
  ];

  test('keep the time, the place in the day and the notes of both', () => {
    const [first, joined] = joinNames(
      [
        pinned('Fushimi Inari', 0, { note: said('Go up to the top.') }),
        pinned('Market', 0, { startTime: said('09:00') }),
        pinned('伏見稲荷', 0, {
          startTime: said('11:00'),
          note: said('Open all night.'),
          phone: said('+81 1'),
          candidates,
        }),
      ],
      knowledge,
    );
    expect(first?.id).toBe('Market');
    expect(joined).toMatchObject({
      id: 'Fushimi Inari',
      startTime: { value: '11:00' },
      phone: { value: '+81 1' },
      note: { value: 'Go up to the top.\nOpen all night.' },
    });
    expect(joined).not.toHaveProperty('candidates');
    expect(joined?.otherOrigins?.map(({ words }) => words)).toEqual(['伏見稲荷', 'Open all night.']);
  });

  test.each([
    [
      'a restaurant and the square it stands on',
      pinned('Old Square', 0),
      pinned('Square Kitchen', 0, category('food')),
    ],
    ['a restaurant of that name', pinned('Old Square', 0), pinned('Old Square', 0, category('food'))],
    ['two sights on one spot', pinned('Old Square', 0), pinned('Fushimi Inari', 0)],
    ['two names of which nobody knows anything', pinned('North Gate', 0), pinned('South Gate', 0)],
    [
      'one sight at two times',
      pinned('Fushimi Inari', 0, { startTime: said('09:00') }),
      pinned('伏見稲荷', 0, { startTime: said('20:00') }),
    ],
    [
      'one that is on the map and one that is not',
      pinned('Fushimi Inari', 0),
      { id: 'x', name: said('伏見稲荷') },
    ],
    ['one that is far from where the sight is', pinned('Fushimi Inari', 0), pinned('伏見稲荷', 5000)],
  ])('%s stay two', (_, one, other) => {
    expect(named([one, other])).toHaveLength(2);
  });

  test('are told as neither new nor gone when the page was read as two before', () => {
    const [one, two] = [pinned('Fushimi Inari', 0), pinned('伏見稲荷', 0)];
    const [joined] = joinNames([one, two], knowledge);
    const draftOf = (stops: DraftStop[]): Draft => ({ ...sampleDraft(), days: [{ id: 'd1', stops }] });
    const [apart, together] = [draftOf([one, two]), draftOf([joined as DraftStop])];
    const none = { appeared: [], gone: [] };
    expect(pageChanges({ before: apart, after: together, draft: apart }, () => 'n')).toEqual(none);
    expect(pageChanges({ before: together, after: apart, draft: together }, () => 'n')).toEqual(none);
  });
});

test('whatever the stops, no words and no origins of any are lost', () => {
  const optional = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined });
  const anyStop = fc.record({
    name: fc.constantFrom('Fushimi Inari', '伏見稲荷', '稲荷大社', 'Old Square', 'Market'),
    otherName: optional(fc.constantFrom('稲荷大社', 'The Shrine')),
    metres: optional(fc.constantFrom(0, 20, 400)),
    startTime: optional(fc.constantFrom('09:00', '11:00')),
    durationMinutes: optional(fc.constantFrom(30, 60)),
    note: optional(fc.constantFrom('Early.', 'Late.', 'Early. Or not.')),
    address: optional(fc.constantFrom('1 Hill Road', '2 Hill Road')),
    phone: optional(fc.constantFrom('+81 1', '+81 2')),
    bookingUrl: optional(fc.constant('https://shrine.example/')),
    category: optional(fc.constantFrom<Category>('sight', 'food', 'church')),
  });
  const fields = [
    'startTime',
    'durationMinutes',
    'note',
    'address',
    'phone',
    'bookingUrl',
    'category',
  ] as const;
  fc.assert(
    fc.property(fc.array(anyStop, { maxLength: 8 }), (described) => {
      const stops = described.map(({ name, otherName, metres, ...rest }, index): DraftStop => {
        const more = fields.flatMap((field) =>
          rest[field] === undefined ? [] : [[field, said(rest[field])]],
        );
        return {
          id: String(index),
          name: said(name),
          ...(otherName && { otherName }),
          ...(metres !== undefined && { coordinate: pinned('', metres).coordinate }),
          ...Object.fromEntries(more),
        };
      });
      const joined = joinNames(stops, knowledge);
      const after = JSON.stringify(joined);
      for (const { name, otherName = '', note } of stops)
        for (const words of [name.value, otherName, note?.value ?? '']) expect(after).toContain(words);
      const valuesIn = (all: DraftStop[]) =>
        ['startTime', 'durationMinutes', 'address', 'phone', 'bookingUrl'].map(
          (field) => new Set(all.flatMap((stop) => stop[field as 'phone']?.value ?? [])),
        );
      expect(valuesIn(joined)).toEqual(valuesIn(stops));
      const blocksIn = (text: string) => [...text.matchAll(/"block":(\d+)/g)].map(([, at]) => at);
      const told = stops.map(({ category: _kind, coordinate: _at, ...stop }) => stop);
      for (const at of blocksIn(JSON.stringify(told))) expect(blocksIn(after)).toContain(at);
      expect(joinNames(joined, knowledge)).toEqual(joined);
    }),
    { numRuns: 500 },
  );
});

test('a stop that is one place with two others makes them one with each other', () => {
  const stops = [
    pinned('稲荷大社', 0),
    pinned('Old Square', 0),
    pinned('Old Square', 0, { otherName: '稲荷大社' }),
  ];
  const joined = joinNames(stops, knowledge);
  expect(joinNames(joined, knowledge)).toEqual(joined);
  expect(joined).toHaveLength(1);
});
