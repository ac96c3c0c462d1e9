// Takes one parcel through as many steps as possible: create, find, a picture for each day that has one, save, done.
// Every step is recorded before it is tried, and checks what an earlier try may have done before doing it again.
import type { Connection } from '../api/connection.ts';
import { saveItinerary } from '../api/library.ts';
import type { Answer } from '../api/send.ts';
import type { KeepFailure, SendFailure } from '../model/failure.ts';
import type { Itinerary } from '../model/itinerary.ts';
import type { Parcel, ParcelStep } from '../model/parcel.ts';
import { ok, type Result, unreachable } from '../model/result.ts';
import { applyRequest } from '../outbox/queue.ts';
import { nextStep, stepDone } from '../outbox/steps.ts';
import { readCurrent } from './read-current.ts';
import { takeCreate } from './send-create.ts';
import { takeImage } from './send-image.ts';
import { failed, type SendContext, type SendEdges, type StepResult } from './send-step.ts';

export async function sendParcel(
  parcel: Parcel,
  connection: Connection | undefined,
  edges: SendEdges,
): Promise<Result<Parcel, KeepFailure>> {
  const accountId = connection?.id ?? parcel.accountId;
  let moved: StepResult = {
    parcel: { ...parcel, ...(accountId && { accountId }), state: { is: 'sending' } },
  };
  // Each turn finishes a step or stops; one more turn records that all are done.
  for (let turn = 0; turn <= parcel.steps.length; turn += 1) {
    const noted = await edges.record(moved.parcel);
    if (!noted.ok) return noted;
    if (noted.value.wish) return edges.record(applyRequest(noted.value, edges.now()));
    if (noted.value.state.is !== 'sending') return noted;
    const step = nextStep(noted.value);
    if (!step) return edges.record({ ...noted.value, state: { is: 'done', at: edges.now().toISOString() } });
    const next = await take({ ...moved, parcel: noted.value }, step, { connection, edges });
    if (!next.ok) return next;
    moved = next.value;
  }
  return edges.record(moved.parcel);
}

interface Outside {
  connection: Connection | undefined;
  edges: SendEdges;
}

async function take(
  moved: StepResult,
  step: ParcelStep,
  { connection, edges }: Outside,
): Promise<Result<StepResult, KeepFailure>> {
  const { parcel } = moved;
  const give = (failure: SendFailure) => ok(failed(parcel, edges, { step, failure }));
  if (!connection) return give({ kind: 'not-connected' });
  const way: SendContext = { ...edges, connection };
  if (step.kind === 'create') return takeCreate(parcel, step, way);
  const held = await holdOf(moved, step, connection);
  if (!held.ok) return give(held.failure);
  switch (step.kind) {
    case 'find':
      return ok({ parcel: stepDone(withBaseline(parcel, held.value.value), step), held: held.value });
    case 'image':
      return takeImage({ parcel, held: held.value }, step, way);
    case 'save': {
      const saved = await saveItinerary(connection, held.value.value.id);
      return saved.ok ? ok({ parcel: stepDone(parcel, step), held: held.value }) : give(saved.failure);
    }
    default:
      return unreachable(step);
  }
}

/** The itinerary from the last answer if it is enough for a conditional write; otherwise it is read again. */
async function holdOf(
  { parcel, held }: StepResult,
  step: ParcelStep,
  connection: Connection,
): Promise<Result<Answer<Itinerary>, SendFailure>> {
  const id = parcel.itinerary?.id ?? '';
  // Saving needs no more than the id.
  if (step.kind === 'save') return ok(held ?? { value: { id } });
  const isEnough = held?.etag !== undefined && held.value.days?.every((day) => day.id !== undefined);
  return held && isEnough ? ok(held) : readCurrent(connection, id);
}

/** Records the picture that each day has before ours, for example one set by the service. */
function withBaseline(parcel: Parcel, { days }: Itinerary): Parcel {
  const steps = parcel.steps.map((step): ParcelStep => {
    const was = step.kind === 'image' ? days?.[step.day]?.imageURL : undefined;
    return step.kind === 'image' && was !== undefined ? { ...step, was } : step;
  });
  return { ...parcel, steps };
}
