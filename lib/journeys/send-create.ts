// Creates the itinerary, once: before another create is sent, the result of an unanswered one is looked for.
import { createItinerary } from '../api/itineraries.ts';
import type { KeepFailure } from '../model/failure.ts';
import type { Parcel, ParcelStep, UnclearCreate } from '../model/parcel.ts';
import { ok, type Result } from '../model/result.ts';
import { isUnclear } from '../outbox/after-failure.ts';
import { sentAsOf } from '../outbox/sent-as.ts';
import { stepDone, withStep } from '../outbox/steps.ts';
import { settledAt, withPlausibleDate, withServiceClock } from '../outbox/waiting.ts';
import { findCreated } from './find-created.ts';
import { listBefore } from './list-before.ts';
import { failed, type SendContext, type StepResult } from './send-step.ts';

type CreateStep = Extract<ParcelStep, { kind: 'create' }>;

/** A service that accepts creates but never lists them would get many; after this many the traveller decides. */
const maxCreates = 3;
/** Each is looked for again before every create; older ones have been looked for often enough. */
const maxRemembered = 4;

export async function takeCreate(
  parcel: Parcel,
  step: CreateStep,
  way: SendContext,
): Promise<Result<StepResult, KeepFailure>> {
  const dated = { ...parcel, unclear: parcel.unclear.map((each) => withPlausibleDate(each, way.now())) };
  const looked = await look(dated, step, way);
  return looked ? ok(looked) : create(dated, step, way);
}

/** The result of earlier creates; undefined if it is certain that none of them made an itinerary. */
async function look(parcel: Parcel, step: CreateStep, way: SendContext): Promise<StepResult | undefined> {
  const unclear: UnclearCreate[] = [];
  for (const each of parcel.unclear) {
    const looked = await findCreated(each, way);
    if (!looked.ok) return failed(parcel, way, { step, failure: looked.failure });
    const { id, toldAt } = looked.value;
    if (id !== undefined) return { parcel: created(parcel, step, { id, way }) };
    unclear.push(withServiceClock(each, { now: way.now(), toldAt }));
  }
  const settled = Math.max(0, ...unclear.map((each) => settledAt(each).getTime()));
  const failure = { kind: 'maybe-arrived' } as const;
  if (settled > way.now().getTime())
    return {
      parcel: {
        ...parcel,
        unclear,
        state: { is: 'waiting', failure, until: new Date(settled).toISOString() },
      },
    };
  // The itinerary may be in an account that is no longer connected.
  const isElsewhere = parcel.unclear.some(
    ({ connectionId }) => connectionId !== undefined && connectionId !== way.connection.id,
  );
  if (isElsewhere || parcel.creates >= maxCreates)
    return { parcel: { ...parcel, state: { is: 'failed', failure } } };
  return undefined;
}

async function create(
  parcel: Parcel,
  step: CreateStep,
  way: SendContext,
): Promise<Result<StepResult, KeepFailure>> {
  const before = await listBefore(way.connection);
  if (!before.ok) return ok(failed(parcel, way, { step, failure: before.failure }));
  const mine: UnclearCreate = {
    sentAs: sentAsOf(parcel.preview),
    since: way.now().toISOString(),
    ...(before.value && { before: before.value }),
    connectionId: way.connection.id,
  };
  const trying: Parcel = {
    ...withStep(parcel, { ...step, how: 'tried' }),
    unclear: [...parcel.unclear.slice(-maxRemembered), mine],
    creates: parcel.creates + 1,
  };
  const noted = await way.record(trying);
  if (!noted.ok) return noted;
  const answer = await createItinerary(way.connection, parcel.preview, parcel.key);
  if (answer.ok)
    return ok({
      parcel: created(noted.value, step, { id: answer.value.value.id, way }),
      held: answer.value,
    });
  const { failure } = answer;
  const earlier = trying.unclear.slice(0, -1);
  const unclear = isUnclear(failure) ? [...earlier, { ...mine, endedAt: way.now().toISOString() }] : earlier;
  const creates = isUnclear(failure) ? trying.creates : parcel.creates;
  return ok(failed({ ...noted.value, unclear, creates }, way, { step, failure }));
}

const created = (
  parcel: Parcel,
  step: CreateStep,
  { id, way }: { id: string; way: SendContext },
): Parcel => ({
  ...stepDone(parcel, step),
  unclear: [],
  itinerary: { id, connectionId: way.connection.id },
});
