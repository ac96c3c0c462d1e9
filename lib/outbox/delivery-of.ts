import type { Delivery } from '../model/clip.ts';
import type { Parcel } from '../model/parcel.ts';
import { unreachable } from '../model/result.ts';
import { sentAsOf } from './sent-as.ts';
import { imagesOf, leftBehindOf } from './steps.ts';

/** How far the parcel has got, in the form that the clip's pages show. */
export function deliveryOf(parcel: Parcel): Delivery {
  const { state, itinerary } = parcel;
  switch (state.is) {
    case 'queued':
    case 'sending':
      return underWay(parcel);
    case 'waiting':
      return { step: 'waiting', failure: state.failure, until: state.until, ...progressOf(parcel) };
    case 'paused':
      return { step: 'paused', ...progressOf(parcel) };
    case 'asking':
      return { step: 'asking', day: state.day + 1, theirs: state.theirs, ...progressOf(parcel) };
    case 'failed':
      return { step: 'failed', failure: state.failure };
    case 'done':
    case 'cancelled':
      if (!itinerary) return { step: 'kept' };
      return {
        step: 'sent',
        ...sentTo(itinerary),
        sentAt: state.at,
        pictures: progressOf(parcel).done,
        leftBehind: leftBehindOf(parcel),
      };
    default:
      return unreachable(state);
  }
}

const sentTo = ({ id, connectionId }: { id: string; connectionId: string }) => ({
  itineraryId: id,
  connectionId,
});

function underWay(parcel: Parcel): Delivery {
  const { itinerary, queuedAt, preview } = parcel;
  if (!itinerary) return { step: 'creating', startedAt: queuedAt, sentAs: sentAsOf(preview) };
  const { done, total } = progressOf(parcel);
  return {
    step: 'adding-pictures',
    ...sentTo(itinerary),
    done,
    total,
    leftBehind: leftBehindOf(parcel),
  };
}

function progressOf(parcel: Parcel) {
  const images = imagesOf(parcel);
  return {
    isCreated: parcel.itinerary !== undefined,
    done: images.filter(({ how }) => how === 'done').length,
    total: images.length,
  };
}
