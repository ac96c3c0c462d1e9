// What changes a stored clip, wired to a library as the background wires it.
import type { Edit } from '../../lib/edit/edit.ts';
import { type EditClipEdges, editClip } from '../../lib/journeys/edit-clip.ts';
import { findClip } from '../../lib/library/clips.ts';
import type { Library } from '../../lib/library/database.ts';
import { findStep, keepTurn } from '../../lib/library/steps.ts';

export function changing(library: Library) {
  let last: Promise<unknown> = Promise.resolve();
  const edges: EditClipEdges = {
    // As a Web Lock does: one after the other, in the order they asked.
    alone: (_clipId, work) => {
      const mine = last.then(work, work);
      last = mine;
      return mine;
    },
    find: (clipId) => findClip(library, clipId),
    findStep: (clipId, at) => findStep(library, clipId, at),
    keep: (turn) => keepTurn(library, turn),
  };
  const edit = (clipId: string, change: Edit, task?: string) =>
    editClip({ clipId, edit: change, ...(task && { task }) }, edges);
  return { ...edges, edit };
}
