// When a parcel goes on by itself.
import type { SendFailure } from '../model/failure.ts';
import type { Parcel, UnclearCreate } from '../model/parcel.ts';

/** Short at first, for a network that only blinked; each wait is three times the one before, up to an hour. */
const firstWaitSeconds = 5;
const growth = 3;
const maxWaitSeconds = 3600;

/** How long to wait after the given number of failures. A service that names a time gets at least that. */
export function waitSeconds(tries: number, failure: SendFailure, random: number): number {
  const grown = Math.min(maxWaitSeconds, firstWaitSeconds * growth ** (tries - 1));
  // Spread out, so that all who lost the service at once do not come back at once.
  const spread = grown * (0.75 + random / 2);
  const named = 'retryAfterSeconds' in failure ? (failure.retryAfterSeconds ?? 0) : 0;
  return Math.min(maxWaitSeconds, Math.max(spread, named));
}

/** A request that we no longer wait for may still be worked on, and a list may lag behind. */
const settledAfterEndSeconds = 5;
const settledAfterSendingSeconds = 75;
/** A failure that comes sooner is the network's, not our own time limit. */
const promptSeconds = 20;

/** From when on "not in the list" means that it was not made. */
export const settledAt = (unclear: UnclearCreate): Date =>
  new Date(Date.parse(unclear.since) + settlingMilliseconds(unclear));

function settlingMilliseconds({ since, endedAt }: UnclearCreate): number {
  const took = endedAt === undefined ? Number.POSITIVE_INFINITY : Date.parse(endedAt) - Date.parse(since);
  const isPrompt = took < promptSeconds * 1000;
  return isPrompt ? took + settledAfterEndSeconds * 1000 : settledAfterSendingSeconds * 1000;
}

/**
 * One that seems to lie ahead was written down under another clock: how long ago it was sent is not known. It counts as
 * sent just now, so that it settles at all.
 */
export const redated = (unclear: UnclearCreate, now: Date): UnclearCreate =>
  Date.parse(unclear.since) <= now.getTime() ? unclear : sentNow(unclear, now);

function sentNow({ endedAt: _, ...rest }: UnclearCreate, now: Date): UnclearCreate {
  return { ...rest, since: now.toISOString() };
}

/** The service's machines may not agree to the second, and tell whole seconds. */
const disagreementMilliseconds = 5000;

/**
 * One that has settled by our clock, and not by the service's: ours was set ahead meanwhile. It counts as sent just now,
 * and the service's clock is not asked again, so that one that stands still keeps nothing waiting.
 */
export function unhurried(
  unclear: UnclearCreate,
  { now, toldAt }: { now: Date; toldAt: string | undefined },
): UnclearCreate {
  const { before } = unclear;
  if (!toldAt || !before?.toldAt || settledAt(unclear) > now) return unclear;
  const passed = Date.parse(toldAt) - Date.parse(before.toldAt) + disagreementMilliseconds;
  if (passed >= settlingMilliseconds(unclear)) return unclear;
  const { toldAt: _, ...rest } = before;
  return { ...sentNow(unclear, now), before: rest };
}

/** No wait is longer: what seems to be was written down under a clock that ran ahead, and is over. */
const isBeyondWaiting = (until: string, now: Date) =>
  Date.parse(until) - now.getTime() > maxWaitSeconds * 1000;

export interface Circumstances {
  now: Date;
  /** The browser has just come back online, or an account was just connected: no use in waiting longer. */
  isBetter?: boolean;
  isConnected: boolean;
}

/** `sending` without anybody sending it: the worker was stopped. */
export function isDue(
  { state, wish }: Parcel,
  { now, isBetter = false, isConnected }: Circumstances,
): boolean {
  if (wish) return true;
  if (state.is === 'queued' || state.is === 'sending') return true;
  if (state.is !== 'waiting') return false;
  if (state.until === undefined) return isConnected && isBetter;
  const isHeldByService = state.failure.kind === 'slow-down' || state.failure.kind === 'maybe-arrived';
  const isOver = Date.parse(state.until) <= now.getTime() || isBeyondWaiting(state.until, now);
  return (isBetter && !isHeldByService) || isOver;
}

/**
 * The next moment at which any of them goes on; undefined where all wait for the traveller.
 * `stoppedBy`: whoever is sending one has ended by then, or was stopped.
 */
export function nextMoment(
  parcels: Parcel[],
  { stoppedBy, now }: { stoppedBy: Date; now: Date },
): Date | undefined {
  const moments = parcels.flatMap(({ state }): number[] => {
    if (state.is === 'queued' || state.is === 'sending') return [stoppedBy.getTime()];
    if (state.is !== 'waiting' || !state.until) return [];
    return [isBeyondWaiting(state.until, now) ? now.getTime() : Date.parse(state.until)];
  });
  return moments.length > 0 ? new Date(Math.min(...moments)) : undefined;
}
