// What holds for every edit of every draft.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { applyEdit } from '../../lib/edit/apply-edit.ts';
import { Edit } from '../../lib/edit/edit.ts';
import { editTurn, type Step, stepNumber, type Turn, walkTurn } from '../../lib/edit/history.ts';
import type { Clip } from '../../lib/model/clip.ts';
import { Draft } from '../../lib/model/draft.ts';
import { sampleClip } from '../draft-sample.ts';
import { anyDraft, anyEdit } from './any-edit.ts';

const stopIds = ({ days }: Draft) => days.flatMap(({ stops }) => stops.map(({ id }) => id));
const offeredIds = ({ days }: Draft) => days.flatMap(({ also = [] }) => also.map(({ id }) => id));
const losing = new Set<Edit['kind']>(['delete-stop', 'delete-day', 'drop-doubtful']);

/** The draft after the edit, or unchanged if the edit is not possible. */
const editedBy = (draft: Draft, edit: Edit) => {
  const result = applyEdit(draft, edit);
  return result.ok ? result.value : draft;
};

describe('any edit of any draft', () => {
  test('is one that the messages let through, and gives a draft', () => {
    fc.assert(
      fc.property(anyDraft, anyEdit, (draft, edit) => {
        expect(z.safeParse(Edit, edit).success).toBe(true);
        expect(z.safeParse(Draft, editedBy(draft, edit)).success).toBe(true);
      }),
    );
  });

  test('keeps ids unique', () => {
    fc.assert(
      fc.property(anyDraft, fc.array(anyEdit, { maxLength: 12 }), (draft, edits) => {
        const last = edits.reduce(editedBy, draft);
        for (const ids of [
          stopIds(last),
          last.days.map(({ id }) => id),
          last.packing.map(({ id }) => id),
          last.expenses.map(({ id }) => id),
        ])
          expect(new Set(ids).size).toBe(ids.length);
      }),
    );
  });

  test('loses no stop, unless it is meant to', () => {
    fc.assert(
      fc.property(anyDraft, anyEdit, (draft, edit) => {
        const after = editedBy(draft, edit);
        const left = new Set([...stopIds(after), ...(edit.kind === 'plan-days' ? offeredIds(after) : [])]);
        const lost = stopIds(draft).filter((id) => !left.has(id));
        if (!losing.has(edit.kind)) expect(lost).toEqual([]);
      }),
    );
  });

  test('leaves no question about a stop that is gone, and at least one day', () => {
    fc.assert(
      fc.property(anyDraft, fc.array(anyEdit, { maxLength: 12 }), (draft, edits) => {
        const last = edits.reduce(editedBy, draft);
        const ids = new Set(stopIds(last));
        expect(last.questions.filter(({ stopId }) => !ids.has(stopId))).toEqual([]);
        expect(last.days.length).toBeGreaterThan(0);
      }),
    );
  });

  test('changes nothing of the draft it is given', () => {
    fc.assert(
      fc.property(anyDraft, anyEdit, (draft, edit) => {
        const before = structuredClone(draft);
        applyEdit(draft, edit);
        expect(draft).toEqual(before);
      }),
    );
  });
});

/** A clip with its steps, stored as the library does: cloned in and out. */
class Kept {
  clip: Clip;
  readonly steps = new Map<number, Step>();

  constructor(draft: Draft) {
    this.clip = sampleClip({ draft });
  }

  edit(edit: Edit, task?: string): void {
    const last = this.steps.get(stepNumber(this.clip, 'undo'));
    const turn = editTurn(this.clip, { edit, task, last });
    if (turn.ok) this.take(turn.value);
  }

  go(way: 'undo' | 'redo'): void {
    const turn = walkTurn(this.clip, { go: way, step: this.steps.get(stepNumber(this.clip, way)) });
    if (turn.ok) this.take(turn.value);
  }

  private take({ clip, put, cutFrom = Number.POSITIVE_INFINITY }: Turn): void {
    for (const at of [...this.steps.keys()].filter((number) => number >= cutFrom)) this.steps.delete(at);
    if (put) this.steps.set(put.at, structuredClone(put.step));
    this.clip = structuredClone(clip);
  }
}

describe('undo and redo', () => {
  test('go back through any edits to every draft there was, and forth again', () => {
    fc.assert(
      fc.property(anyDraft, fc.array(anyEdit, { maxLength: 15 }), (draft, edits) => {
        const kept = new Kept(draft);
        const seen = [kept.clip.draft];
        for (const edit of edits) {
          const before = kept.clip.editing?.at;
          kept.edit(edit);
          if (kept.clip.editing?.at !== before) seen.push(kept.clip.draft);
        }
        expect(kept.clip.editing?.undo ?? 0).toBe(seen.length - 1);
        for (const earlier of seen.slice(0, -1).toReversed()) {
          kept.go('undo');
          expect(kept.clip.draft).toEqual(earlier);
        }
        for (const later of seen.slice(1)) {
          kept.go('redo');
          expect(kept.clip.draft).toEqual(later);
        }
      }),
    );
  });

  test('any walk among edits counts up, and ends at the first draft when all is undone', () => {
    const move = fc.oneof(anyEdit, fc.constantFrom('undo' as const, 'redo' as const));
    fc.assert(
      fc.property(anyDraft, fc.array(move, { maxLength: 25 }), (draft, moves) => {
        const kept = new Kept(draft);
        let revision = 0;
        for (const step of moves) {
          if (typeof step === 'string') kept.go(step);
          else kept.edit(step, 'title' in step ? 'one-form' : undefined);
          const now = kept.clip.editing?.revision ?? 0;
          expect(now).toBeGreaterThanOrEqual(revision);
          revision = now;
        }
        while ((kept.clip.editing?.undo ?? 0) > 0) kept.go('undo');
        expect(kept.clip.draft).toEqual(draft);
      }),
    );
  });

  test('one task is one step, and none when it ends where it began', () => {
    fc.assert(
      fc.property(anyDraft, fc.array(fc.string({ minLength: 1 }), { minLength: 1 }), (draft, typed) => {
        const kept = new Kept({ ...draft, title: { ...draft.title, origin: { by: 'traveller' } } });
        const first = kept.clip.draft;
        for (const text of typed) kept.edit({ kind: 'set-title', title: `${text}!` }, 'typing');
        expect(kept.clip.editing?.undo ?? 0).toBeLessThanOrEqual(1);
        kept.edit({ kind: 'set-title', title: first.title.value }, 'typing');
        expect(kept.clip.editing?.undo ?? 0).toBe(first.title.confidence === 1 ? 0 : 1);
        kept.go('undo');
        expect(kept.clip.draft).toEqual(first);
      }),
    );
  });
});
