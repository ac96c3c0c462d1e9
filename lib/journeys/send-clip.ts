// Sends a clip: creates its parcel, or resumes the one it already has.
import type { Connection } from '../api/connection.ts';
import { previewOf } from '../draft/preview.ts';
import type { Clip } from '../model/clip.ts';
import type { KeepFailure } from '../model/failure.ts';
import type { Parcel } from '../model/parcel.ts';
import { ok, type Result } from '../model/result.ts';
import { fromDelivery, queueParcel } from '../outbox/queue.ts';
import { sendParcel } from './send-parcel.ts';
import type { SendEdges } from './send-step.ts';

export interface SendClipEdges extends SendEdges {
  findParcel: (clipId: string) => Promise<Parcel | undefined>;
}

/** Undefined if the clip was sent before: it is not sent twice. */
export async function sendClip(
  clip: Clip,
  connection: Connection | undefined,
  edges: SendClipEdges,
): Promise<Result<Parcel | undefined, KeepFailure>> {
  if (clip.delivery.step === 'sent') return ok(undefined);
  const parcel = parcelOf(clip, edges.now(), await edges.findParcel(clip.id));
  return sendParcel(parcel, connection, edges);
}

/** The current clip as a parcel that remembers what an earlier try left in the service. */
export const parcelOf = (clip: Clip, now: Date, earlier?: Parcel): Parcel =>
  queueParcel({ clip, preview: previewOf(clip.draft), now }, earlier);

/** The parcel for a clip that an earlier version left partly sent, without a parcel. */
export function interruptedParcelOf(clip: Clip, now: Date): Parcel | undefined {
  const isUnderWay = clip.delivery.step === 'creating' || clip.delivery.step === 'adding-pictures';
  return isUnderWay ? fromDelivery({ clip, preview: previewOf(clip.draft), now }) : undefined;
}
