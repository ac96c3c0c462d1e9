// One Undo or Redo. If its answer is lost because the background was stopped, the clip shows whether it was made.
import { isStepOn, revisionOf } from '../../lib/edit/history.ts';
import type { Clip } from '../../lib/model/clip.ts';
import { askFor, type Background } from '../background-link.ts';

export interface StepRequest {
  clipId: string;
  go: 'undo' | 'redo';
  task?: string;
}

export function step(background: Background, before: Clip, asked: StepRequest) {
  const question = { ...asked, revision: revisionOf(before) };
  return background.ask('clip.walk', question).catch(async () => {
    const now = await askFor(background, 'clip.open', { clipId: asked.clipId });
    return now.ok && isStepOn(before, now.value, asked.go) ? now : askFor(background, 'clip.walk', question);
  });
}
