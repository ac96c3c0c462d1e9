// Something threw while a parcel was sent: it waits or is given up like after any failure, and the others go on.
import type { KeepFailure } from '../model/failure.ts';
import type { Parcel } from '../model/parcel.ts';
import { reportOf } from '../model/report-of.ts';
import { ok, type Result } from '../model/result.ts';
import { nextStep } from '../outbox/steps.ts';
import { failed, type SendEdges } from './send-step.ts';

/** The database is away for a moment: that is nothing about this parcel. What cannot be copied into it is. */
export const isStorageAway = (thrown: unknown): boolean =>
  thrown instanceof DOMException && thrown.name !== 'DataCloneError';

const isOnItsWay = ({ state: { is } }: Parcel) => is === 'queued' || is === 'sending' || is === 'waiting';

/** `parcel` as it was last written down: what it may have made is in mind there. */
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
