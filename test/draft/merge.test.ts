import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { mergeEvidence } from '../../lib/draft/merge.ts';
import type { Block } from '../../lib/model/capture.ts';
import { Draft } from '../../lib/model/draft.ts';
import type { Claim, Evidence } from '../../lib/model/evidence.ts';
import { capture, paragraph } from './a-page.ts';

const heading = (level: number, text: string): Block => ({ kind: 'heading', level, text, spans: [] });
const item = (text: string): Block => ({ kind: 'item', depth: 0, text, spans: [] });

const at = (block: number, claim: Claim, trust = 0.9): Evidence => ({
  claim,
  at: { block, start: 0, end: 4 },
  reader: 'test',
  trust,
});
const day = (block: number, number: number, until?: number) =>
  at(block, { kind: 'day', number, ...(until !== undefined && { until }) });
const stop = (block: number, name: string, trust?: number) => at(block, { kind: 'stop', name }, trust);

const inShort = (draft: Draft) =>
  draft.days.map(({ id, stops }) => [id, ...stops.map(({ name }) => name.value)]);

describe('days', () => {
  const page = capture(
    paragraph('Hello'),
    heading(2, 'Day 1'),
    item('Port'),
    heading(2, 'Day 2'),
    item('Fort'),
    heading(2, 'Afterwards'),
    item('Shop'),
  );

  test('a stop belongs to the day it stands in; before the first and after the last there is none', () => {
    const draft = mergeEvidence(page, [
      day(1, 1, 3),
      day(3, 2, 5),
      stop(0, 'Hello'),
      stop(2, 'Port'),
      stop(4, 'Fort'),
      stop(6, 'Shop'),
    ]);
    expect(inShort(draft)).toEqual([
      ['day-1', 'Port'],
      ['day-2', 'Fort'],
    ]);
  });

  test('what a day is called is no note to the first stop in it', () => {
    const told = capture(paragraph('Port → Fort'), paragraph('Bring boots.'));
    const draft = mergeEvidence(told, [
      at(0, { kind: 'day', number: 1, title: 'Port → Fort' }),
      stop(0, 'Port'),
      at(0, { kind: 'note', text: 'Port → Fort' }, 0.6),
    ]);
    expect(draft.days[0]?.title?.value).toBe('Port → Fort');
    expect(draft.days[0]?.stops.map(({ note }) => note)).toEqual([undefined]);
  });

  test('a day told twice is one day, with the stops of both', () => {
    const draft = mergeEvidence(page, [
      day(1, 1, 3),
      day(3, 2, 5),
      day(5, 1, 7),
      stop(2, 'Port'),
      stop(4, 'Fort'),
      stop(6, 'Shop'),
    ]);
    expect(inShort(draft)).toEqual([
      ['day-1', 'Port', 'Shop'],
      ['day-2', 'Fort'],
    ]);
  });

  test('days that share a block part it between them', () => {
    const plan = capture(paragraph('Day 1: Port\nDay 2: Fort'));
    const part = (number: number, start: number, end: number) =>
      at(0, { kind: 'day', number, until: 1, within: { start, end } });
    const named = (name: string, start: number): Evidence => ({
      ...stop(0, name),
      at: { block: 0, start, end: start + 4 },
    });
    const draft = mergeEvidence(plan, [part(1, 0, 12), part(2, 12, 23), named('Port', 7), named('Fort', 19)]);
    expect(inShort(draft)).toEqual([
      ['day-1', 'Port'],
      ['day-2', 'Fort'],
    ]);
  });

  test('a day may begin elsewhere than the words that name it', () => {
    const named = at(-1, { kind: 'day', number: 9, from: 0, until: 7 });
    expect(inShort(mergeEvidence(page, [named, stop(2, 'Port')]))).toEqual([['day-9', 'Port']]);
  });

  test('days come in the order of their numbers, and gaps stay', () => {
    const draft = mergeEvidence(page, [day(1, 7), day(3, 3), stop(2, 'Port'), stop(4, 'Fort')]);
    expect(inShort(draft)).toEqual([
      ['day-3', 'Fort'],
      ['day-7', 'Port'],
    ]);
  });

  test('without days, two stops make one day and one makes none', () => {
    expect(inShort(mergeEvidence(page, [stop(2, 'Port'), stop(4, 'Fort', 0.3)]))).toEqual([
      ['day-1', 'Port', 'Fort'],
    ]);
    expect(inShort(mergeEvidence(page, [stop(2, 'Port')]))).toEqual([]);
  });
});

describe('stops', () => {
  const page = capture(
    heading(2, 'Day 1'),
    item('Café'),
    paragraph('Nice.'),
    item('CAFE!'),
    heading(3, 'Fort'),
    paragraph('Old.'),
  );
  const coordinate = { latitude: 1, longitude: 2 };

  test('one name in one day is one stop', () => {
    expect(inShort(mergeEvidence(page, [day(0, 1), stop(1, 'Café', 0.5), stop(3, 'CAFE!', 0.8)]))).toEqual([
      ['day-1', 'CAFE!'],
    ]);
  });

  test('a time stays in its line; a map goes to the last stop named; a note follows directly', () => {
    const evidence = [
      day(0, 1),
      stop(1, 'Café'),
      stop(4, 'Fort'),
      at(1, { kind: 'start-time', time: '09:00' }),
      at(3, { kind: 'start-time', time: '11:00' }),
      at(3, { kind: 'coordinate', coordinate }),
      at(5, { kind: 'note', text: 'Old.' }),
    ];
    const [cafe, fort] = mergeEvidence(page, evidence).days[0]?.stops ?? [];
    expect([cafe?.startTime?.value, cafe?.coordinate?.value, cafe?.note]).toEqual([
      '09:00',
      coordinate,
      undefined,
    ]);
    expect([fort?.startTime, fort?.coordinate, fort?.note?.value]).toEqual([undefined, undefined, 'Old.']);
  });

  test('every value knows its words', () => {
    const draft = mergeEvidence(page, [day(0, 1), stop(1, 'Café')]);
    expect(draft.days[0]?.stops[0]?.name).toEqual({
      value: 'Café',
      origin: { by: 'source', block: 1, start: 0, end: 4, reader: 'test', words: 'Café' },
      confidence: 0.9,
    });
  });
});

test('bookings make days by date, in the order of the clock', () => {
  const flight = (code: string, start: string) =>
    at(0, { kind: 'reservation', reservation: { type: 'flight', code, start } });
  const draft = mergeEvidence(capture(paragraph('Ticket')), [
    flight('AB 3', '2026-05-16T09:00'),
    flight('AB 2', '2026-05-14T19:00'),
    flight('AB 1', '2026-05-14T07:00'),
  ]);
  expect(draft.startDate?.value).toBe('2026-05-14');
  expect(inShort(draft)).toEqual([['day-1', 'AB 1', 'AB 2'], ['day-2'], ['day-3', 'AB 3']]);
});

const blocks = Array.from({ length: 12 }, (_, index) =>
  index % 3 === 0 ? heading(2 + (index % 2), `Day ${index}`) : item('Words'),
);
const claim: fc.Arbitrary<Claim> = fc.oneof(
  fc.record({ kind: fc.constant('day' as const), number: fc.integer({ min: 1, max: 4 }) }),
  fc.record({ kind: fc.constant('stop' as const), name: fc.constantFrom('Port', 'port', 'Fort', 'Café') }),
  fc.record({ kind: fc.constant('start-time' as const), time: fc.constantFrom('09:00', '10:00') }),
  fc.record({
    kind: fc.constant('start-time' as const),
    time: fc.constantFrom('02:00', '15:00'),
    of: fc.constantFrom('next', 'line', 'told', 'named'),
  }),
  fc.record({ kind: fc.constant('duration' as const), minutes: fc.constantFrom(60, 500) }),
  fc.record({ kind: fc.constant('phone' as const), phone: fc.constantFrom('1234567', '7654321') }),
  fc.record({
    kind: fc.constant('price' as const),
    amount: fc.constantFrom(5, 6),
    currency: fc.constant('EUR'),
    label: fc.constantFrom('Bus', 'Boat'),
  }),
  fc.record({
    kind: fc.constant('packing-item' as const),
    name: fc.constantFrom('Hat', 'hat', 'Boots'),
    quantity: fc.constantFrom(1, 2),
  }),
  fc.record({ kind: fc.constant('tag' as const), name: fc.constantFrom('Sea', 'sea') }),
  fc.record({ kind: fc.constant('season' as const), text: fc.constantFrom('May', 'June') }),
  fc.record({ kind: fc.constant('note' as const), text: fc.constantFrom('Nice', 'Old') }),
  fc.record({ kind: fc.constant('title' as const), text: fc.constantFrom('A', 'B') }),
  fc.record({ kind: fc.constant('destination' as const), name: fc.constantFrom('Porto', 'Braga') }),
);
const evidence: fc.Arbitrary<Evidence> = fc.record({
  claim,
  at: fc.record({
    block: fc.integer({ min: -2, max: 3 }),
    start: fc.integer({ min: 0, max: 1 }),
    end: fc.constant(4),
  }),
  reader: fc.constantFrom('one', 'two'),
  trust: fc.constantFrom(0.5, 0.7, 0.9),
});

test('of two equal claims about the same words, always the same one is taken', () => {
  const rivals = [at(0, { kind: 'title', text: 'A' }), at(0, { kind: 'title', text: 'B' })];
  const title = (claims: Evidence[]) => mergeEvidence(capture(...blocks), claims).title.value;
  expect(title(rivals.toReversed())).toBe(title(rivals));
});

test('the order in which claims arrive makes no difference', () => {
  const shuffled = fc
    .array(evidence, { maxLength: 25 })
    .chain((all) => fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length })));
  fc.assert(
    fc.property(shuffled, ([all, other]) => {
      expect(mergeEvidence(capture(...blocks), other)).toEqual(mergeEvidence(capture(...blocks), all));
    }),
    { numRuns: 500 },
  );
});

test('what a reader says twice of the same words is said once', () => {
  const leg = { type: 'flight' as const, code: 'AB 1', start: '2026-05-14T07:00' };
  const claims = [at(0, { kind: 'reservation', reservation: leg }), at(1, { kind: 'title', text: 'Ticket' })];
  const draft = mergeEvidence(capture(...blocks), [...claims, ...claims]);
  expect(draft).toEqual(mergeEvidence(capture(...blocks), claims));
  expect(draft.reservations).toEqual([leg]);
  fc.assert(
    fc.property(fc.array(evidence, { maxLength: 15 }), (all) => {
      expect(mergeEvidence(capture(...blocks), [...all, ...all])).toEqual(
        mergeEvidence(capture(...blocks), all),
      );
    }),
  );
});

test('whatever is claimed, the draft is whole, its ids differ, and no day has a stop twice', () => {
  fc.assert(
    fc.property(fc.array(evidence, { maxLength: 25 }), (all) => {
      const draft = mergeEvidence(capture(...blocks), all);
      expect(z.safeParse(Draft, draft).success).toBe(true);
      const ids = draft.days.flatMap((found) => [found.id, ...found.stops.map(({ id }) => id)]);
      expect(new Set(ids).size).toBe(ids.length);
      for (const { stops } of draft.days) {
        const names = stops.map(({ name }) => name.value.toLowerCase());
        expect(new Set(names).size).toBe(names.length);
      }
    }),
  );
});
