// Edits, undo and redo. One change at a time for each clip, whichever window it comes from.
import * as z from 'zod/mini';
import { clashingSpots, type EditClash, type Seen } from '../edit/clash.ts';
import type { Edit } from '../edit/edit.ts';
import {
  draftTurn,
  editTurn,
  revisionOf,
  type Step,
  stepNumber,
  type Turn,
  type Turned,
  walkTurn,
} from '../edit/history.ts';
import { backwards, isSame } from '../edit/patch.ts';
import type { Spot } from '../edit/spots.ts';
import type { Clip } from '../model/clip.ts';
import { Draft } from '../model/draft.ts';
import type { EditFailure, KeepFailure } from '../model/failure.ts';
import { fail, ok, type Result } from '../model/result.ts';

export interface EditClipEdges {
  /** Locks the clip while `work` runs. */
  alone: <T>(clipId: string, work: () => Promise<T>) => Promise<T>;
  find: (clipId: string) => Promise<Result<Clip, KeepFailure>>;
  findStep: (clipId: string, at: number) => Promise<Step | undefined>;
  /** Stores everything or nothing. */
  keep: (turn: Turn) => Promise<Result<Clip, KeepFailure>>;
}

type Changed = Result<Clip, KeepFailure | EditFailure>;

export interface EditAsk {
  clipId: string;
  edit: Edit;
  task?: string;
}

/** An edit names things by id, so it applies to the current draft, whichever version the window showed. */
export function editClip({ clipId, edit, task }: EditAsk, edges: EditClipEdges): Promise<Changed> {
  return change(clipId, edges, async (clip) => {
    const last = await edges.findStep(clipId, stepNumber(clip, 'undo'));
    return editTurn(clip, { edit, task, last });
  });
}

/** The same for a window that sends what it saw: a value that has changed since is not overwritten. */
export function editAsSeen(
  { clipId, edit, task, seen }: EditAsk & { seen: Seen },
  edges: EditClipEdges,
): Promise<Changed | Result<never, EditClash>> {
  return change<EditClash>(clipId, edges, async (clip) => {
    const last = await edges.findStep(clipId, stepNumber(clip, 'undo'));
    const before = task !== undefined && last?.task === task ? draftBefore(clip, last) : undefined;
    // This form has seen its own last write, even if the answer to it was lost.
    const isOwn = ({ read }: Spot) => before !== undefined && !isSame(read(before), read(clip.draft));
    if (!clashingSpots(clip.draft, edit, seen).every(isOwn)) return fail({ kind: 'edit-clash' });
    return editTurn(clip, { edit, task, last });
  });
}

/** A change to the current draft that is more than a single edit, as one step to undo. */
export function changeClip(
  clipId: string,
  edges: EditClipEdges,
  changed: (draft: Draft) => Result<Draft, EditFailure>,
): Promise<Changed> {
  return change(clipId, edges, async (clip) => {
    const draft = changed(clip.draft);
    return draft.ok ? ok(draftTurn(clip, draft.value)) : draft;
  });
}

const draftBefore = ({ draft }: Clip, { patch }: Step): Draft | undefined =>
  z.safeParse(Draft, backwards(draft, patch)).data;

export interface WalkAsk {
  clipId: string;
  go: 'undo' | 'redo';
  /** The revision that the window shows. */
  revision: number;
  /** Only if this task made the last step: for cancelling a form. */
  task?: string;
}

/** Undo means "the last change I can see": if there is a newer one, nothing happens. */
export function walkHistory({ clipId, go, revision, task }: WalkAsk, edges: EditClipEdges): Promise<Changed> {
  return change(clipId, edges, async (clip) => {
    const step = await edges.findStep(clipId, stepNumber(clip, go));
    if (revisionOf(clip) !== revision || (task && step?.task !== task))
      return fail({ kind: 'changed-elsewhere' });
    return walkTurn(clip, { go, step });
  });
}

function change<F = never>(
  clipId: string,
  edges: EditClipEdges,
  turnOf: (clip: Clip) => Promise<Turned | Result<never, F>>,
): Promise<Changed | Result<never, F>> {
  return edges.alone(clipId, async () => {
    const clip = await edges.find(clipId);
    if (!clip.ok) return clip;
    const turn = await turnOf(clip.value);
    if (!turn.ok) return turn;
    return turn.value.clip === clip.value ? clip : edges.keep(turn.value);
  });
}
