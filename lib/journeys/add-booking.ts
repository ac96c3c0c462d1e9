// The traveller adds what was converted: as a trip of its own, or to one that is kept.
import { asOwnTrip } from '../draft/booked-stops.ts';
import { joinTrip } from '../draft/join-trip.ts';
import type { Clip } from '../model/clip.ts';
import type { Draft } from '../model/draft.ts';
import type { EditFailure, KeepFailure } from '../model/failure.ts';
import { fail, type Result } from '../model/result.ts';
import { changeClip, type EditClipEdges } from './edit-clip.ts';

export interface AddBookingAsk {
  booking: Draft;
  /** What its files are called. */
  title: string;
  /** The trip it joins. */
  clipId?: string;
}

export interface AddBookingEdges {
  keep: (clip: Clip) => Promise<Result<Clip, KeepFailure>>;
  edit: EditClipEdges;
  now: () => Date;
  newId: () => string;
}

type Added = Promise<Result<Clip, KeepFailure | EditFailure>>;

export function addBooking({ booking, title, clipId }: AddBookingAsk, edges: AddBookingEdges): Added {
  if (clipId !== undefined)
    return changeClip(clipId, edges.edit, (draft) => {
      const joined = joinTrip(draft, booking);
      // It was near when it was offered, and has been moved to another time of the year since.
      return joined.ok ? joined : fail({ kind: 'edit-target-gone' });
    });
  return edges.keep({
    id: edges.newId(),
    source: { kind: 'pdf', url: '', title, clippedAt: edges.now().toISOString() },
    draft: asOwnTrip(booking),
    delivery: { step: 'kept' },
  });
}
