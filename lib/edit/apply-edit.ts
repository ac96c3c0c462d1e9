import type { Draft } from '../model/draft.ts';
import { dayEdits } from './day-edits.ts';
import { doubtEdits } from './doubt-edits.ts';
import { draftEdits } from './draft-edits.ts';
import type { Edit, EditKind } from './edit.ts';
import type { Edited, EditsOf } from './edited.ts';
import { listEdits } from './list-edits.ts';
import { nameEdits } from './name-edits.ts';
import { stopEdits } from './stop-edits.ts';
import { takeEdits } from './take-edits.ts';

const edits: EditsOf<EditKind> = {
  ...draftEdits,
  ...dayEdits,
  ...stopEdits,
  ...takeEdits,
  ...nameEdits,
  ...doubtEdits,
  ...listEdits,
};

/** The draft after one edit. An edit that changes nothing returns the same object. */
export function applyEdit(draft: Draft, edit: Edit): Edited {
  // The map's type ties each kind to its function; a single call for all kinds cannot express that.
  const apply = edits[edit.kind] as (draft: Draft, edit: Edit) => Edited;
  return apply(draft, edit);
}
