// The only place where stored clips are changed: one change of a clip at a time, and every open page hears of it.
import { tell } from '../../lib/browser/answer.ts';
import type { Seen } from '../../lib/edit/clash.ts';
import {
  type EditAsk,
  type EditClipEdges,
  editAsSeen,
  editClip,
  type WalkAsk,
  walkHistory,
} from '../../lib/journeys/edit-clip.ts';
import { findClip } from '../../lib/library/clips.ts';
import { findStep, keepTurn } from '../../lib/library/steps.ts';
import type { Clip } from '../../lib/model/clip.ts';
import { library } from './library.ts';

/** Nobody else changes this clip while `work` runs, in this worker or in one that a browser starts beside it. */
export const aloneWith = <T>(clipId: string, work: () => Promise<T>): Promise<T> =>
  navigator.locks.request(`wayclip-clip-${clipId}`, work);

/** The change is made; a page that is slow to hear of it does not hold up the next one. */
export function spread(clip: Clip): void {
  tell('clip.changed', clip).catch((thrown) => console.warn('Not told:', thrown));
}

export const editEdges: EditClipEdges = {
  alone: aloneWith,
  find: async (clipId) => findClip(await library(), clipId),
  findStep: async (clipId, at) => findStep(await library(), clipId, at),
  keep: async (turn) => {
    const kept = await keepTurn(await library(), turn);
    if (kept.ok) spread(kept.value);
    return kept;
  },
};

export const changeDraft = (ask: EditAsk) => editClip(ask, editEdges);
/** From a window, which says what it saw. */
export const changeShownDraft = async ({ seen, ...ask }: EditAsk & { seen?: Seen }) =>
  seen ? editAsSeen({ ...ask, seen }, editEdges) : editClip(ask, editEdges);
export const walkDraft = (ask: WalkAsk) => walkHistory(ask, editEdges);

/** Something that belongs to the clip has changed, not the clip itself. */
export async function tellOf(clipId: string): Promise<void> {
  const clip = await findClip(await library(), clipId);
  if (clip.ok) spread(clip.value);
}
