import { expect, test } from 'vitest';
import type { Turn } from '../../lib/edit/history.ts';
import { type AddBookingEdges, addBooking } from '../../lib/journeys/add-booking.ts';
import type { Clip } from '../../lib/model/clip.ts';
import type { Draft } from '../../lib/model/draft.ts';
import { fail, ok } from '../../lib/model/result.ts';
import { sampleClip, sampleDraft } from '../draft-sample.ts';

const known = <T>(value: T) => ({ value, origin: { by: 'guess' as const, reader: 'test' }, confidence: 1 });

const booking: Draft = {
  ...sampleDraft(),
  startDate: known('2027-05-13'),
  days: [{ id: 'day-1', title: known('2027-05-13'), stops: [{ id: 'stop-1-1', name: known('Ferry') }] }],
};

function edgesWith(clip: Clip) {
  const kept: Clip[] = [];
  const turns: Turn[] = [];
  const edges: AddBookingEdges = {
    keep: async (made) => {
      kept.push(made);
      return ok(made);
    },
    edit: {
      alone: (_id, work) => work(),
      find: async (id) => (id === clip.id ? ok(clip) : fail({ kind: 'clip-missing' })),
      findStep: async () => undefined,
      keep: async (turn) => {
        turns.push(turn);
        return ok(turn.clip);
      },
    },
    now: () => new Date('2027-03-01T08:00:00Z'),
    newId: () => '5f1b3a52-6a58-4b77-9a0e-1d2f6f0a4c12',
  };
  return { edges, kept, turns };
}

test('a booking becomes a trip of its own, named after its file', async () => {
  const { edges, kept, turns } = edgesWith(sampleClip());
  const added = await addBooking({ booking, title: 'ferry.pdf' }, edges);
  expect(added).toEqual(ok(kept[0]));
  expect(kept[0]).toMatchObject({
    source: { kind: 'pdf', url: '', title: 'ferry.pdf' },
    delivery: { step: 'kept' },
  });
  expect(turns).toEqual([]);
});

test('joined to a trip it is one step to undo, and nothing else is kept', async () => {
  const clip = sampleClip();
  clip.draft.startDate = known('2027-05-13');
  const { edges, kept, turns } = edgesWith(clip);
  const added = await addBooking({ booking, title: 'ferry.pdf', clipId: clip.id }, edges);
  expect(added.ok && added.value.draft.days[0]?.stops.map(({ name }) => name.value)).toContain('Ferry');
  expect(added.ok && added.value.editing).toMatchObject({ undo: 1 });
  expect([kept.length, turns.length]).toEqual([0, 1]);
});

test('what the trip has already is no step, and a trip of another year stays as it is', async () => {
  const clip = sampleClip();
  clip.draft.startDate = known('2027-05-13');
  const first = await addBooking({ booking, title: '', clipId: clip.id }, edgesWith(clip).edges);
  if (!first.ok) throw new Error('not joined');
  const again = edgesWith(first.value);
  expect(await addBooking({ booking, title: '', clipId: clip.id }, again.edges)).toEqual(ok(first.value));
  const elsewhen = { ...clip, draft: { ...clip.draft, startDate: known('2029-01-01') } };
  const far = edgesWith(elsewhen);
  expect(await addBooking({ booking, title: '', clipId: clip.id }, far.edges)).toEqual(
    fail({ kind: 'edit-target-gone' }),
  );
  expect(far.turns).toEqual([]);
});
