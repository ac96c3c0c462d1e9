// How a run of crashes is judged: what counts as missing, lost or duplicated.
import { expect, test } from 'vitest';
import { faultsInService, missingIn, type Recorded } from '../../tools/kills/crash-record.ts';

const record = (changes: Partial<Recorded> = {}): Recorded => ({
  clipId: 'a',
  title: 'Crash 1',
  words: ['Crash 1 item 0', 'Crash 1 item 1'],
  isOnItsWay: false,
  ...changes,
});
const draft = { packing: [{ id: 'Crash 1 item 0' }, { id: 'Crash 1 item 1' }, { id: 'Crash 1 item 10' }] };
const stored = (changes = {}) => ({ id: 'a', draft, delivery: { step: 'kept' }, ...changes });

test('all that was acknowledged is there', () => {
  expect(missingIn([record()], [stored()])).toEqual([]);
});

test('a draft, an edit, and a way that was begun are missed', () => {
  expect(missingIn([record()], [])).toEqual(['Crash 1 is gone']);
  // An edit whose name only starts the same does not count.
  const without = { packing: [{ id: 'Crash 1 item 0' }, { id: 'Crash 1 item 10' }] };
  expect(missingIn([record()], [stored({ draft: without })])).toEqual(['Crash 1: Crash 1 item 1 is lost']);
  expect(missingIn([record({ isOnItsWay: true })], [stored()])).toEqual(['Crash 1 is no longer on its way']);
});

test('in the service it is there once where it was on its way, and never twice', () => {
  expect(faultsInService([record({ isOnItsWay: true })], ['Crash 1', 'Crash 10'])).toEqual([]);
  expect(faultsInService([record()], [])).toEqual([]);
  expect(faultsInService([record({ isOnItsWay: true })], [])).toEqual(['Crash 1 never arrived']);
  expect(faultsInService([record()], ['Crash 1', 'Crash 1'])).toEqual(['Crash 1 was made 2 times']);
});
