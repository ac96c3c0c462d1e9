// The only place that changes stored clips: one change per clip at a time, announced to every open page.
import { sendNews } from '../../lib/browser/answer.ts';
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

/** Holds the clip's lock while `work` runs, in this worker and in any other the browser starts beside it. */
export const aloneWith = <T>(clipId: string, work: () => Promise<T>): Promise<T> =>
  navigator.locks.request(`wayclip-clip-${clipId}`, work);

/** Not awaited: a page that is slow to receive the news must not delay the next change. */
export function spread(clip: Clip): void {
  sendNews('clip.changed', clip).catch((thrown) => console.warn('Not told:', thrown));
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
/** For edits from a window, which reports the values it saw. */
export const changeShownDraft = async ({ seen, ...ask }: EditAsk & { seen?: Seen }) =>
  seen ? editAsSeen({ ...ask, seen }, editEdges) : editClip(ask, editEdges);
export const walkDraft = (ask: WalkAsk) => walkHistory(ask, editEdges);

/** Announces a change of something that belongs to the clip, such as its pictures. */
export async function tellOf(clipId: string): Promise<void> {
  const clip = await findClip(await library(), clipId);
  if (clip.ok) spread(clip.value);
}
