import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { applyEdit } from '../../lib/edit/apply-edit.ts';
import { bothOf, clashingSpots, isOpenClash, seenIn, splitDisputed } from '../../lib/edit/clash.ts';
import type { Edit } from '../../lib/edit/edit.ts';
import { isSame } from '../../lib/edit/patch.ts';
import { spotsOf } from '../../lib/edit/spots.ts';
import type { Draft } from '../../lib/model/draft.ts';
import { day, draft, stop } from '../components/sample.ts';

const changed = (before: Draft, ...edits: Edit[]): Draft =>
  edits.reduce((now, edit) => {
    const edited = applyEdit(now, edit);
    if (!edited.ok) throw new Error(edited.failure.kind);
    return edited.value;
  }, before);

const rename = (title: string): Edit => ({ kind: 'set-title', title });
const note = (words: string): Edit => ({ kind: 'edit-stop', stopId: 's1', fields: { note: words } });
const image = (name: string): Edit => ({
  kind: 'set-day-image',
  dayId: 'd2',
  image: { kind: 'image', src: `https://blog.example/${name}.jpg`, alt: name },
});
const keysOf = (now: Draft, edit: Edit, seen: Draft) =>
  clashingSpots(now, edit, seenIn(seen, edit)).map(({ key }) => key);

describe('an edit clashes', () => {
  const seen = draft();

  test.each([
    ['the title', rename('Theirs'), rename('Mine'), 'draft title'],
    ['a picture', image('tiles'), image('tram'), 'day d2 image'],
    ['a note', note('Theirs'), note('Mine'), 'stop s1 note'],
    [
      'where a stop went',
      { kind: 'move-stop', stopId: 's1', toDayId: 'd2', at: 0 },
      { kind: 'move-stop', stopId: 's1', toDayId: 'd3', at: 0 },
      'stop s1 day',
    ],
    [
      'a day that is removed',
      { kind: 'add-stop', dayId: 'd2', newStopId: 'new', fields: { name: 'Theirs' } },
      { kind: 'delete-day', dayId: 'd2' },
      'day d2',
    ],
  ] as [string, Edit, Edit, string][])(
    'where the other window changed %s too',
    (_what, theirs, mine, key) => {
      expect(keysOf(changed(seen, theirs), mine, seen)).toEqual([key]);
    },
  );

  test('not where the other changed something else, or the same to the same', () => {
    expect(keysOf(changed(seen, note('Theirs')), rename('Mine'), seen)).toEqual([]);
    expect(
      keysOf(changed(seen, { kind: 'edit-stop', stopId: 's1', fields: { name: 'N' } }), note('M'), seen),
    ).toEqual([]);
    expect(keysOf(changed(seen, rename('Same')), rename('Same'), seen)).toEqual([]);
  });

  test('not where the other took it back again, or only said that a guess is right', () => {
    expect(keysOf(changed(seen, rename('Theirs'), rename(seen.title.value)), rename('Mine'), seen)).toEqual(
      [],
    );
    expect(keysOf(changed(seen, { kind: 'keep-stop', stopId: 's1' }), note('Mine'), seen)).toEqual([]);
  });
});

test('only what is in dispute waits; the rest of the form is stored', () => {
  const edit: Edit = { kind: 'edit-stop', stopId: 's1', fields: { name: 'Mine', note: 'Early' } };
  expect(splitDisputed(edit, ['stop s1 name'])).toEqual({
    disputed: { ...edit, fields: { name: 'Mine' } },
    free: { ...edit, fields: { note: 'Early' } },
  });
  expect(splitDisputed(rename('Mine'), ['draft title'])).toEqual({ disputed: rename('Mine') });
});

test('of two notes both can stay; of two titles only one', () => {
  const theirs = changed(draft(), note('Closed on Mondays'));
  expect(bothOf(theirs, { edit: note('Buy tickets before'), keys: [] })).toEqual(
    note('Closed on Mondays\nBuy tickets before'),
  );
  expect(bothOf(theirs, { edit: rename('Mine'), keys: [] })).toBeUndefined();
});

test('a choice is over when both say the same, or the thing is gone', () => {
  const clash = { edit: note('Mine'), keys: ['stop s1 note'] };
  expect(isOpenClash(changed(draft(), note('Theirs')), clash)).toBe(true);
  expect(isOpenClash(changed(draft(), note('Mine')), clash)).toBe(false);
  expect(isOpenClash(changed(draft(), { kind: 'delete-stop', stopId: 's1' }), clash)).toBe(false);
});

test('whatever two windows write, the later never covers what it has not seen', () => {
  const words = fc.string({ minLength: 1 }).filter((text) => /\S/.test(text));
  const edit: fc.Arbitrary<Edit> = fc.oneof(
    words.map(rename),
    words.map(note),
    words.map((title): Edit => ({ kind: 'set-day-title', dayId: 'd1', title })),
    fc.constantFrom('d1', 'd2', 'd3').map(
      (toDayId): Edit => ({
        kind: 'move-stop',
        stopId: 's1',
        toDayId,
        at: 0,
      }),
    ),
  );
  const seen = draft({ days: [day('d1', [stop('s1', 'One')]), day('d2', []), day('d3', [])] });
  fc.assert(
    fc.property(edit, edit, (theirs, mine) => {
      const now = changed(seen, theirs);
      const hasClash = keysOf(now, mine, seen).length > 0;
      const both = changed(now, mine);
      // Without a clash, everything the other really changed is still there.
      const theirsStays = spotsOf(theirs)
        .filter(({ read }) => !isSame(read(now), read(seen)))
        .every(({ read }) => isSame(read(both), read(now)));
      expect(hasClash || theirsStays).toBe(true);
    }),
  );
});
