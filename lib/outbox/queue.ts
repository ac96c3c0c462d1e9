// Creates parcels and applies what the traveller does with them: send, pause, cancel, choose a picture.
import type { Clip } from '../model/clip.ts';
import type { Preview } from '../model/itinerary.ts';
import type { Parcel, ParcelStep, UnclearCreate } from '../model/parcel.ts';
import { sentAsOf } from './sent-as.ts';
import { withoutProgress } from './steps.ts';

export interface Asked {
  clip: Clip;
  preview: Preview;
  now: Date;
}

/** The parcel after pressing Send, for the first time or again. It remembers what an earlier try left in the service. */
export function queueParcel(asked: Asked, earlier: Parcel | undefined): Parcel {
  const before = earlier ?? fromDelivery(asked);
  const fresh = { state: { is: 'queued' }, tries: 0, creates: 0, wish: undefined } as const;
  if (!before) return { ...newParcel(asked), ...fresh };
  if (before.itinerary) return { ...before, ...fresh };
  const unclear = before.unclear.map(({ connectionId: _, ...create }) => create);
  const parcel = newParcel(asked);
  const isSame = JSON.stringify(parcel.preview) === JSON.stringify(before.preview);
  // If the itinerary is gone, the service would answer its old key with "already created".
  const keepsKey =
    isSame && !(before.state.is === 'failed' && before.state.failure.kind === 'itinerary-gone');
  return { ...parcel, ...fresh, unclear, ...(keepsKey && { key: before.key }) };
}

function newParcel({ clip, preview, now }: Asked): Parcel {
  const images = clip.draft.days.flatMap(({ image }, day): ParcelStep[] =>
    image ? [{ kind: 'image', how: 'to-do', day, src: image.value.src }] : [],
  );
  return {
    clipId: clip.id,
    queuedAt: now.toISOString(),
    key: `${clip.id}:${now.getTime()}`,
    preview,
    steps: [
      { kind: 'create', how: 'to-do' },
      { kind: 'find', how: 'to-do' },
      ...images,
      { kind: 'save', how: 'to-do' },
    ],
    unclear: [],
    creates: 0,
    state: { is: 'queued' },
    tries: 0,
  };
}

/** Rebuilds the parcel of a clip sent by an earlier version, which stored its progress on the clip itself. */
export function fromDelivery(asked: Asked): Parcel | undefined {
  const { delivery } = asked.clip;
  const parcel = newParcel(asked);
  switch (delivery.step) {
    case 'creating':
      return { ...parcel, unclear: [unclearOf(asked, delivery.startedAt, delivery.sentAs)] };
    case 'adding-pictures':
      return created(parcel, delivery);
    case 'failed':
      if (delivery.itineraryId)
        return created(parcel, { itineraryId: delivery.itineraryId, connectionId: '' });
      if (!delivery.unclearSince) return undefined;
      return { ...parcel, unclear: [unclearOf(asked, delivery.unclearSince, delivery.sentAs)] };
    default:
      return undefined;
  }
}

const unclearOf = (
  { preview }: Asked,
  since: string,
  sentAs: UnclearCreate['sentAs'] | undefined,
): UnclearCreate => ({ sentAs: sentAs ?? sentAsOf(preview), since });

/** Earlier versions did not store which pictures were sent: a picture that a day has now counts as ours. */
function created(
  parcel: Parcel,
  { itineraryId, connectionId }: { itineraryId: string; connectionId: string },
) {
  const steps = parcel.steps.map((step): ParcelStep => {
    if (step.kind === 'create' || step.kind === 'find') return { ...step, how: 'done' };
    return step.kind === 'image' ? { ...step, how: 'tried' } : step;
  });
  return { ...parcel, steps, itinerary: { id: itineraryId, connectionId } };
}

/** Applies a request to pause or cancel, between two steps. What is already in the service stays there. */
export function applyRequest({ wish, ...parcel }: Parcel, now: Date): Parcel {
  if (wish === 'pause') return { ...parcel, state: { is: 'paused' } };
  if (wish === 'cancel') return { ...parcel, state: { is: 'cancelled', at: now.toISOString() } };
  return parcel;
}

/** The service no longer has the itinerary. The traveller is told, and the next Send creates a new one. */
export const failAsGone = (parcel: Parcel): Parcel => ({
  ...withoutProgress(parcel),
  state: { is: 'failed', failure: { kind: 'itinerary-gone' } },
});

/** The traveller chose which picture of the day stays. "Theirs" needs no request: it is already there. */
export function choosePicture(parcel: Parcel, keep: 'mine' | 'theirs'): Parcel {
  const { state } = parcel;
  if (state.is !== 'asking') return parcel;
  const steps = parcel.steps.map((step): ParcelStep => {
    if (step.kind !== 'image' || step.day !== state.day) return step;
    return keep === 'theirs' ? { ...step, how: 'done' } : { ...step, how: 'to-do', was: state.theirs };
  });
  return { ...parcel, steps, state: { is: 'queued' }, tries: 0 };
}

/** Nothing is left to do or to remember. */
export const isOver = ({ state, unclear }: Parcel): boolean =>
  state.is === 'done' || (state.is === 'cancelled' && unclear.length === 0);
