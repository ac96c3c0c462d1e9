// Adds a converted booking: as a new trip, or to an existing one.
import { asOwnTrip } from '../draft/booked-stops.ts';
import { joinTrip } from '../draft/join-trip.ts';
import type { Clip } from '../model/clip.ts';
import type { Draft } from '../model/draft.ts';
import type { EditFailure, KeepFailure } from '../model/failure.ts';
import { fail, type Result } from '../model/result.ts';
import { changeClip, type EditClipEdges } from './edit-clip.ts';

export interface AddBookingAsk {
  booking: Draft;
  /** The names of its files. */
  title: string;
  /** The trip to add it to. */
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
      // The trip was close in time when it was offered, but has been moved to other dates since.
      return joined.ok ? joined : fail({ kind: 'edit-target-gone' });
    });
  return edges.keep({
    id: edges.newId(),
    source: { kind: 'pdf', url: '', title, clippedAt: edges.now().toISOString() },
    draft: asOwnTrip(booking),
    delivery: { step: 'kept' },
  });
}
