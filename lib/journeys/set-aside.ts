// Handles an exception while a parcel was being sent: it waits or fails as after any failure, and the others go on.
import type { KeepFailure } from '../model/failure.ts';
import type { Parcel } from '../model/parcel.ts';
import { reportOf } from '../model/report-of.ts';
import { ok, type Result } from '../model/result.ts';
import { nextStep } from '../outbox/steps.ts';
import { failed, type SendEdges } from './send-step.ts';

/** Whether the database is briefly unavailable, which is not the parcel's fault. Data that cannot be cloned into it is. */
export const isStorageAway = (thrown: unknown): boolean =>
  thrown instanceof DOMException && thrown.name !== 'DataCloneError';

const isOnItsWay = ({ state: { is } }: Parcel) => is === 'queued' || is === 'sending' || is === 'waiting';

/** `parcel` as last stored, which records what it may already have created. */
export async function setAside(
  parcel: Parcel,
  thrown: unknown,
  edges: SendEdges,
): Promise<Result<Parcel, KeepFailure>> {
  const step = nextStep(parcel);
  if (!step || !isOnItsWay(parcel)) return ok(parcel);
  const failure = { kind: 'set-aside', report: reportOf(step.kind, thrown) } as const;
  return edges.record(failed(parcel, edges, { step, failure }).parcel);
}
