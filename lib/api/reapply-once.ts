// When somebody else has changed the itinerary first: reads it again, and repeats the write once if its target is unchanged.
import type { Itinerary } from '../model/itinerary.ts';
import type { ItineraryAnswer } from './conditional.ts';
import type { Connection } from './connection.ts';
import { readItinerary } from './read-itinerary.ts';
import type { Answer } from './send.ts';

export interface Reapplied {
  /** The itinerary as read before the write. */
  before: Answer<Itinerary>;
  write: (etag: string) => ItineraryAnswer;
  /** Whether what the write changes is still the same, e.g. the imageURL of that day. */
  isUntouched: (before: Itinerary, now: Itinerary) => boolean;
  /** Whether it already has the intended value: the write had succeeded, and the browser repeated it. */
  isAsMeant?: (now: Itinerary) => Promise<boolean>;
}

/** Fails with `itinerary-modified` if the traveller has to decide. */
export async function reapplyOnce(
  connection: Connection,
  { before, write, isUntouched, isAsMeant }: Reapplied,
): ItineraryAnswer {
  const first = before.etag === undefined ? undefined : await write(before.etag);
  if (first && (first.ok || first.failure.kind !== 'itinerary-modified')) return first;
  const now = await readItinerary(connection, before.value.id);
  if (!now.ok) return first ?? now;
  const { etag, value } = now.value;
  if (etag !== undefined && !isUntouched(before.value, value) && (await isAsMeant?.(value))) return now;
  if (etag === undefined || !isUntouched(before.value, value))
    return first ?? { ok: false, failure: { kind: 'itinerary-modified' } };
  return write(etag);
}
