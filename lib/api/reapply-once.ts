// What happens when somebody else was faster: read again, and write again once if the thing touched is as it was.
import type { Itinerary } from '../model/itinerary.ts';
import type { ItineraryAnswer } from './conditional.ts';
import type { Connection } from './connection.ts';
import { readItinerary } from './read-itinerary.ts';
import type { Answer } from './send.ts';

export interface Reapplied {
  /** As it was read before the write. */
  before: Answer<Itinerary>;
  write: (etag: string) => ItineraryAnswer;
  /** Whether what the write touches is still as it was: the same imageURL on that day, say. */
  isUntouched: (before: Itinerary, now: Itinerary) => boolean;
  /** It already is as it was meant to be: the write had arrived, and was repeated on the way. */
  isAsMeant?: (now: Itinerary) => Promise<boolean>;
}

/** `itinerary-modified` is what is left for the traveller to decide. */
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
