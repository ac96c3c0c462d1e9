// Decides when a waiting parcel is tried again.
import type { SendFailure } from '../model/failure.ts';
import type { Parcel, UnclearCreate } from '../model/parcel.ts';

/** Short at first, for a brief loss of network; each wait is three times the previous one, up to an hour. */
const firstWaitSeconds = 5;
const growth = 3;
const maxWaitSeconds = 3600;

/** How long to wait after this many failures: at least as long as the service asks for, but never over an hour. */
export function waitSeconds(tries: number, failure: SendFailure, random: number): number {
  const grown = Math.min(maxWaitSeconds, firstWaitSeconds * growth ** (tries - 1));
  // Jitter, so that clients that lost the service together do not all return together.
  const spread = grown * (0.75 + random / 2);
  const named = 'retryAfterSeconds' in failure ? (failure.retryAfterSeconds ?? 0) : 0;
  return Math.min(maxWaitSeconds, Math.max(spread, named));
}

/** After a request ends, the service may still be processing it, and its list may lag behind. */
const settledAfterEndSeconds = 5;
const settledAfterSendingSeconds = 75;
/** A failure sooner than this came from the network, not from our own timeout. */
const promptSeconds = 20;

/** The time from which "not in the list" means that nothing was created. */
export const settledAt = (unclear: UnclearCreate): Date =>
  new Date(Date.parse(unclear.since) + settlingMilliseconds(unclear));

function settlingMilliseconds({ since, endedAt }: UnclearCreate): number {
  const took = endedAt === undefined ? Number.POSITIVE_INFINITY : Date.parse(endedAt) - Date.parse(since);
  const isPrompt = took < promptSeconds * 1000;
  return isPrompt ? took + settledAfterEndSeconds * 1000 : settledAfterSendingSeconds * 1000;
}

/**
 * A create dated in the future was recorded before the clock was set back, so its age is unknown. It counts as sent just
 * now, so that it settles at all.
 */
export const withPlausibleDate = (unclear: UnclearCreate, now: Date): UnclearCreate =>
  Date.parse(unclear.since) <= now.getTime() ? unclear : sentNow(unclear, now);

function sentNow({ endedAt: _, ...rest }: UnclearCreate, now: Date): UnclearCreate {
  return { ...rest, since: now.toISOString() };
}

/** The service's machines may disagree by some seconds, and they report whole seconds. */
const disagreementMilliseconds = 5000;

/**
 * A create that has settled by our clock but not by the service's: ours was set forward since. It counts as sent just now,
 * and the service's clock is not consulted again, so that a stopped clock cannot block the parcel for ever.
 */
export function withServiceClock(
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

/** No wait is that long: the time was recorded while the clock was ahead, so the wait is over. */
const isBeyondWaiting = (until: string, now: Date) =>
  Date.parse(until) - now.getTime() > maxWaitSeconds * 1000;

export interface Circumstances {
  now: Date;
  /** The browser has just come back online or an account was just connected: there is no point in waiting longer. */
  isBetter?: boolean;
  isConnected: boolean;
}

/** Whether to go on now. A parcel in state `sending` that nobody is sending belonged to a worker that was stopped. */
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
 * The next time at which any of the parcels goes on; undefined if all wait for the traveller.
 * `stoppedBy`: by then, a worker that is sending one has finished or was stopped.
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
