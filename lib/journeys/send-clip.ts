// The traveller sends a clip: it becomes a parcel, or the one it already is goes on.
import type { Connection } from '../api/connection.ts';
import { previewOf } from '../draft/preview.ts';
import type { Clip } from '../model/clip.ts';
import type { KeepFailure } from '../model/failure.ts';
import type { Parcel } from '../model/parcel.ts';
import { ok, type Result } from '../model/result.ts';
import { fromDelivery, queued } from '../outbox/queue.ts';
import { sendParcel } from './send-parcel.ts';
import type { SendEdges } from './send-step.ts';

export interface SendClipEdges extends SendEdges {
  findParcel: (clipId: string) => Promise<Parcel | undefined>;
}

/** Undefined where the clip was sent before: it stays one. */
export async function sendClip(
  clip: Clip,
  connection: Connection | undefined,
  edges: SendClipEdges,
): Promise<Result<Parcel | undefined, KeepFailure>> {
  if (clip.delivery.step === 'sent') return ok(undefined);
  const parcel = parcelOf(clip, edges.now(), await edges.findParcel(clip.id));
  return sendParcel(parcel, connection, edges);
}

/** The clip as it is now, ready to be sent, with what an earlier try left in the service in mind. */
export const parcelOf = (clip: Clip, now: Date, earlier?: Parcel): Parcel =>
  queued({ clip, preview: previewOf(clip.draft), now }, earlier);

/** A clip that an earlier Wayclip left half way, without a parcel. */
export function leftHalfWay(clip: Clip, now: Date): Parcel | undefined {
  const isUnderWay = clip.delivery.step === 'creating' || clip.delivery.step === 'adding-pictures';
  return isUnderWay ? fromDelivery({ clip, preview: previewOf(clip.draft), now }) : undefined;
}
