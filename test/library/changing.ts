// The operations that change a stored clip, wired to a library as in the background.
import type { Edit } from '../../lib/edit/edit.ts';
import { type EditClipEdges, editClip } from '../../lib/journeys/edit-clip.ts';
import { findClip } from '../../lib/library/clips.ts';
import type { Library } from '../../lib/library/database.ts';
import { findStep, keepTurn } from '../../lib/library/steps.ts';

export function changing(library: Library) {
  let last: Promise<unknown> = Promise.resolve();
  const edges: EditClipEdges = {
    // Like a Web Lock: one after the other, in the order of the requests.
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
