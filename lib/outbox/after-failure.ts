// What happens to a parcel when a step fails: it waits, needs the traveller, goes on without the step, or fails.
import type { SendFailure } from '../model/failure.ts';
import type { Parcel, ParcelStep } from '../model/parcel.ts';
import { failAsGone } from './queue.ts';
import { withStep } from './steps.ts';
import { waitSeconds } from './waiting.ts';

type Kind = SendFailure['kind'];

/** After these failures it is unknown whether the service did what was asked. */
const unanswered = new Set<Kind>(['offline', 'service-silent', 'service-broken', 'service-not-understood']);
export const isUnclear = (failure: SendFailure): boolean =>
  unanswered.has(failure.kind) && !isUnsendable(failure);

/** Nothing was sent, and trying again would not change that. */
const isUnsendable = (failure: SendFailure): boolean =>
  failure.kind === 'service-not-understood' && failure.reason === 'unsendable';

const passing = new Set<Kind>([...unanswered, 'slow-down', 'itinerary-modified', 'set-aside']);
const isTransient = (failure: SendFailure): boolean => passing.has(failure.kind) && !isUnsendable(failure);
/** Only the traveller can connect an account or grant the permission for its address. */
const needsTraveller = new Set<Kind>(['signed-out', 'not-connected', 'scope-missing', 'address-not-allowed']);

/** For pictures and saving: the itinerary is complete without them. */
const maxTriesForPart = 5;
/** With growing waits, most of a day. A service that is merely offline is never given up. */
const maxTries = 24;
/** One exception may be bad luck; repeated ones are caused by the clip or the answer. */
const maxTriesThrown = 3;

function maxTriesOf(step: ParcelStep, failure: SendFailure): number {
  if (failure.kind === 'set-aside') return maxTriesThrown;
  return step.kind === 'image' || step.kind === 'save' ? maxTriesForPart : maxTries;
}

export interface Failed {
  step: ParcelStep;
  failure: SendFailure;
  now: Date;
  /** 0 to 1. */
  random: number;
}

/** Skips the step. If it was finding the itinerary's days, all pictures are skipped too. */
function withoutStep(parcel: Parcel, step: ParcelStep, failure: SendFailure): Parcel {
  if (step.kind === 'image') return withStep(parcel, { ...step, how: 'left', failure });
  const left = withStep(parcel, { ...step, how: 'left' });
  if (step.kind === 'save') return left;
  const steps = left.steps.map(
    (each): ParcelStep => (each.kind === 'image' ? { ...each, how: 'left', failure } : each),
  );
  return { ...left, steps };
}

/** A result in state `sending` goes on with its next step at once. */
export function afterFailure(parcel: Parcel, failed: Failed): Parcel {
  const { step, failure } = failed;
  if (needsTraveller.has(failure.kind)) return { ...parcel, state: { is: 'waiting', failure } };
  // The create endpoint itself is missing: this is not the service we expect.
  if (failure.kind === 'itinerary-gone' && step.kind === 'create')
    return { ...parcel, state: { is: 'failed', failure: { kind: 'service-not-understood' } } };
  if (failure.kind === 'itinerary-gone' && step.kind !== 'save') return failAsGone(parcel);
  const tries = parcel.tries + 1;
  if (!isTransient(failure) || tries > maxTriesOf(step, failure)) {
    if (step.kind === 'create') return { ...parcel, tries, state: { is: 'failed', failure } };
    return { ...withoutStep(parcel, step, failure), tries: 0, state: { is: 'sending' } };
  }
  const seconds = waitSeconds(tries, failure, failed.random);
  const until = new Date(failed.now.getTime() + seconds * 1000).toISOString();
  return {
    ...parcel,
    // Being offline never uses up the tries: only answers count.
    tries: failure.kind === 'offline' ? Math.min(tries, maxTriesForPart) : tries,
    state: { is: 'waiting', failure, until },
  };
}
