// The latest failures, for the report: which request, what kind, when. Never any page text.
import * as z from 'zod/mini';
import { ownStorage } from './own-storage.ts';

const key = 'faults';
const Fault = z.object({ at: z.iso.datetime(), ask: z.string(), kind: z.string() });
export type Fault = z.infer<typeof Fault>;

// Enough to see what went wrong recently.
const maxFaults = 20;
const Failed = z.object({ ok: z.literal(false), failure: z.object({ kind: z.string() }) });

export async function listFaults(): Promise<Fault[]> {
  return z.safeParse(z.array(Fault), await ownStorage.get(key)).data ?? [];
}

/** Records the answer if it is a failure, newest first. */
export async function noteFault(ask: string, answer: unknown, now = new Date()): Promise<void> {
  const failed = z.safeParse(Failed, answer);
  if (!failed.success) return;
  const fault = { at: now.toISOString(), ask, kind: failed.data.failure.kind };
  // Locked, or one of two faults noted at the same moment would be lost.
  await navigator.locks.request('wayclip-faults', async () =>
    ownStorage.set({ [key]: [fault, ...(await listFaults())].slice(0, maxFaults) }),
  );
}
