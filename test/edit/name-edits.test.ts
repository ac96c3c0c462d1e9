import { describe, expect, test } from 'vitest';
import { pageChanges } from '../../lib/draft/page-changes.ts';
import { applyEdit } from '../../lib/edit/apply-edit.ts';
import { editTurn, walkTurn } from '../../lib/edit/history.ts';
import type { Category, Draft, DraftStop } from '../../lib/model/draft.ts';
import { sampleClip, sampleDraft } from '../draft-sample.ts';

/** A stop that was read from this block. */
const named = (name: string, block: number, category?: Category): DraftStop => {
  const origin = { by: 'source' as const, block, start: 0, end: name.length, reader: 'test', words: name };
  return {
    id: name,
    name: { value: name, origin, confidence: 0.2 },
    ...(category && { category: { value: category, origin, confidence: 0.5 } }),
  };
};
const draftWith = (stops: DraftStop[], also: DraftStop[], more: object = {}): Draft => ({
  ...sampleDraft(),
  days: [{ id: 'd1', stops, also, ...more }],
});
const draft = draftWith([named('Tower', 2), named('Shop', 6)], [named('Market', 4), named('House', 9)]);

function edited(before: Draft, kind: 'take-name' | 'drop-name', nameId: string): Draft {
  const done = applyEdit(before, { kind, nameId });
  if (!done.ok) throw new Error(done.failure.kind);
  return done.value;
}
const stopsOf = ({ days }: Draft) => days[0]?.stops.map(({ id }) => id);
const alsoOf = ({ days }: Draft) => days[0]?.also?.map(({ id }) => id);

describe('a name that may be a stop', () => {
  test('becomes one where the page tells it, and is not offered any more', () => {
    const taken = edited(draft, 'take-name', 'Market');
    expect(stopsOf(taken)).toEqual(['Tower', 'Market', 'Shop']);
    expect(alsoOf(taken)).toEqual(['House']);
    expect(stopsOf(edited(taken, 'take-name', 'House'))).toEqual(['Tower', 'Market', 'Shop', 'House']);
    expect(edited(taken, 'take-name', 'House').days[0]).not.toHaveProperty('also');
  });

  test('goes with the stop before it where its day is split', () => {
    const split = applyEdit(draft, { kind: 'split-day', stopId: 'Shop', newDayId: 'd2' });
    const days = split.ok ? split.value.days : [];
    expect(days.map(({ also }) => also?.map(({ id }) => id))).toEqual([['Market'], ['House']]);
  });

  test('comes first where the page tells it first', () => {
    expect(stopsOf(edited(draftWith([named('Tower', 2)], [named('Gate', 1)]), 'take-name', 'Gate'))).toEqual([
      'Gate',
      'Tower',
    ]);
  });

  test('joins its kind in a list', () => {
    const list = draftWith(
      [named('Salt Museum', 9, 'museum'), named('Soup Bar', 1, 'food')],
      [named('Rope Museum', 20, 'museum')],
      { isList: true },
    );
    expect(stopsOf(edited(list, 'take-name', 'Rope Museum'))).toEqual([
      'Salt Museum',
      'Rope Museum',
      'Soup Bar',
    ]);
  });

  test('is dropped for good: the page does not bring it back when it is read again', () => {
    const dropped = edited(draft, 'drop-name', 'Market');
    expect(alsoOf(dropped)).toEqual(['House']);
    const again = draftWith([named('Tower', 2), named('Market', 4), named('New Pier', 5)], []);
    const told = pageChanges({ before: draft, after: again, draft: dropped }, () => 'new');
    expect(told.appeared.map(({ stop }) => stop.name.value)).toEqual(['New Pier']);
  });

  test.each(['take-name', 'drop-name'] as const)('%s is undone', (kind) => {
    const clip = sampleClip({ draft });
    const turn = editTurn(clip, { edit: { kind, nameId: 'Market' } });
    if (!turn.ok || !turn.value.put) throw new Error('No step was made.');
    const back = walkTurn(turn.value.clip, { go: 'undo', step: turn.value.put.step });
    expect(back.ok && back.value.clip.draft).toEqual(draft);
  });

  test('that is gone says so', () => {
    expect(applyEdit(draft, { kind: 'take-name', nameId: 'x' })).toEqual({
      ok: false,
      failure: { kind: 'edit-target-gone' },
    });
  });

  test('stays with both days when they become one', () => {
    const two: Draft = {
      ...draft,
      days: [...draft.days, { id: 'd2', stops: [], also: [named('Pier', 12)] }],
    };
    const joined = applyEdit(two, { kind: 'merge-day', dayId: 'd2' });
    expect(joined.ok && alsoOf(joined.value)).toEqual(['Market', 'House', 'Pier']);
  });
});
