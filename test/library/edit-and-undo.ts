import { walkHistory } from '../../lib/journeys/edit-clip.ts';
import type { Library } from '../../lib/library/database.ts';
import type { Clip } from '../../lib/model/clip.ts';
import { changing } from './changing.ts';

/** One edit, and its undo. */
export async function editAndUndo(library: Library, clip: Clip) {
  const edges = changing(library);
  const revision = (clip.editing?.revision ?? 0) + 1;
  const edited = await edges.edit(clip.id, { kind: 'set-title', title: 'Another title' });
  const undone = edited.ok ? await walkHistory({ clipId: clip.id, go: 'undo', revision }, edges) : edited;
  return { revision, edited, undone };
}
