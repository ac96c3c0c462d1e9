// Undo and redo. Each step is stored as the difference it made; the current position among them is stored in the clip.
import * as z from 'zod/mini';
import type { Clip, Editing } from '../model/clip.ts';
import { Draft } from '../model/draft.ts';
import type { EditFailure } from '../model/failure.ts';
import { fail, ok, type Result } from '../model/result.ts';
import { applyEdit } from './apply-edit.ts';
import type { Edit } from './edit.ts';
import { backwards, difference, forwards, isSame, Patch } from './patch.ts';

/** `task`: one visit to one form. All its changes are undone at once, not letter by letter. */
export const Step = z.object({ task: z.optional(z.string()), patch: Patch });
export type Step = z.infer<typeof Step>;

/** What an edit, undo or redo stores, all or nothing. */
export interface Turn {
  clip: Clip;
  /** A step to store, and its number. */
  put?: { at: number; step: Step };
  /** Steps from this number on are deleted: they were undone, and a new edit was made instead. */
  cutFrom?: number;
  /** Steps below this number are deleted as too old. */
  cutBelow?: number;
  /** The draft as it was read, to be stored separately at the first edit. */
  reading?: Draft;
}

export type Turned = Result<Turn, EditFailure>;

// An afternoon of steady work; at some two hundred bytes each, about a megabyte.
const maxSteps = 5000;

const start: Editing = { revision: 0, at: 0, undo: 0, redo: 0 };

/** The number of changes so far; 0 before the first edit. */
export const revisionOf = ({ editing }: Clip): number => editing?.revision ?? 0;

export interface NewEdit {
  edit: Edit;
  task?: string;
  /** The step that led to the clip's current state, if there is one. */
  last?: Step;
}

/** The clip after an edit, whichever revision the edit was made on: it names things by id. */
export function editTurn(clip: Clip, { edit, task, last }: NewEdit): Turned {
  const draft = applyEdit(clip.draft, edit);
  if (!draft.ok) return draft;
  if (draft.value === clip.draft) return ok({ clip });
  const isSameTask = task !== undefined && last?.task === task && clip.editing?.redo === 0;
  return ok(isSameTask ? goOn(clip, draft.value, last) : begin(clip, draft.value, task));
}

/** A change that is more than a single edit, as one step. */
export const draftTurn = (clip: Clip, draft: Draft): Turn => begin(clip, draft, undefined);

function begin(clip: Clip, draft: Draft, task: string | undefined): Turn {
  const { revision, at, undo } = clip.editing ?? start;
  const patch = difference(clip.draft, draft);
  if (patch.length === 0) return { clip };
  const step = { ...(task && { task }), patch };
  const editing = { revision: revision + 1, at: at + 1, undo: Math.min(undo + 1, maxSteps), redo: 0 };
  return {
    clip: { ...clip, draft, editing },
    put: { at, step },
    cutFrom: at,
    ...(undo === maxSteps && { cutBelow: editing.at - maxSteps }),
    ...(!clip.editing && { reading: clip.draft }),
  };
}

/** Extends the last step by the new change, or deletes it if both together change nothing. */
function goOn(clip: Clip, draft: Draft, last: Step): Turn {
  const { revision, at, undo } = clip.editing ?? start;
  const patch = difference(backwards(clip.draft, last.patch), draft);
  const next = revision + 1;
  if (patch.length > 0)
    return {
      clip: { ...clip, draft, editing: { revision: next, at, undo, redo: 0 } },
      put: { at: at - 1, step: { ...last, patch } },
    };
  return {
    clip: { ...clip, draft, editing: { revision: next, at: at - 1, undo: undo - 1, redo: 0 } },
    cutFrom: at - 1,
  };
}

export interface Way {
  go: 'undo' | 'redo';
  step: Step | undefined;
}

/** The clip after undo or redo; unchanged if there is nothing to undo or redo. */
export function walkTurn(clip: Clip, { go, step }: Way): Turned {
  const { undo, redo } = clip.editing ?? start;
  const isUndo = go === 'undo';
  if (!step || (isUndo ? undo : redo) === 0) return ok({ clip });
  const moved = isUndo ? backwards(clip.draft, step.patch) : forwards(clip.draft, step.patch);
  const draft = z.safeParse(Draft, moved);
  // The draft was changed by something other than a step, so this one no longer fits.
  if (!draft.success) return fail({ kind: 'edit-target-gone' });
  return ok({ clip: { ...clip, draft: draft.data, editing: editingAfter(clip, go) } });
}

function editingAfter({ editing }: Clip, go: Way['go']): Editing {
  const { revision, at, undo, redo } = editing ?? start;
  const by = go === 'undo' ? -1 : 1;
  return { revision: revision + 1, at: at + by, undo: undo + by, redo: redo - by };
}

/** Whether `after` is `before` with a single undo or redo, and nothing else has happened. */
export const isStepOn = (before: Clip, after: Clip, go: Way['go']): boolean =>
  isSame(after.editing, editingAfter(before, go));

/** The number of the step to undo or redo. */
export const stepNumber = ({ editing }: Clip, go: 'undo' | 'redo'): number =>
  (editing ?? start).at - (go === 'undo' ? 1 : 0);
