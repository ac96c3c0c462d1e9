// Handles a clipped page that has changed since: the traveller's edits stay, and new stops are offered.
import type { RequestMap } from '../../lib/browser/messages.ts';
import { isChange } from '../../lib/draft/page-changes.ts';
import type { ChangedReading } from '../../lib/journeys/clip-page.ts';
import { findClip, keepClip } from '../../lib/library/clips.ts';
import { keepReading } from '../../lib/library/steps.ts';
import type { Clip, PageChanges } from '../../lib/model/clip.ts';
import { aloneWith, changeDraft, tellOf } from './clip-changes.ts';
import { library } from './library.ts';

function withSince({ since: _answered, ...clip }: Clip, changes: PageChanges | undefined): Clip {
  return changes && isChange(changes) ? { ...clip, since: changes } : clip;
}

/** Other windows may have edited the clip meanwhile, so only its page changes are written. */
const keepSince = (clipId: string, changes: PageChanges | undefined) =>
  aloneWith(clipId, async () => {
    const clip = await findClip(await library(), clipId);
    return clip.ok ? keepClip(await library(), withSince(clip.value, changes)) : clip;
  });

export async function keepChanges({ id }: Clip, { reading, changes }: ChangedReading) {
  const kept = await keepSince(id, changes);
  if (kept.ok) await keepReading(await library(), id, reading);
  return kept;
}

export async function answerChanges({
  clipId,
  take,
}: RequestMap['clip.since']['ask']): Promise<RequestMap['clip.since']['answer']> {
  const clip = await findClip(await library(), clipId);
  if (!clip.ok) return clip;
  const stops = clip.value.since?.appeared ?? [];
  const taken = take ? await changeDraft({ clipId, edit: { kind: 'take-stops', stops } }) : clip;
  if (!taken.ok) return taken;
  const kept = await keepSince(clipId, undefined);
  if (kept.ok) await tellOf(clipId);
  return kept;
}
