import type { Connection } from '../api/connection.ts';
import { listItineraries, readItinerary } from '../api/itineraries.ts';
import type { Answer } from '../api/send.ts';
import type { ApiFailure } from '../model/failure.ts';
import type { Itinerary } from '../model/itinerary.ts';
import { fail, type Result } from '../model/result.ts';

/** The current itinerary with the ETag for the next write. It counts as gone only if the list lacks it too. */
export async function readCurrent(
  connection: Connection,
  id: string,
): Promise<Result<Answer<Itinerary>, ApiFailure>> {
  const read = await readItinerary(connection, id);
  if (read.ok || read.failure.kind !== 'itinerary-gone') return read;
  const owned = await listItineraries(connection, { filter: 'owned' });
  if (!owned.ok) return owned;
  const isListed = owned.value.data.some((summary) => summary.id === id);
  // A service without this operation answers like one that no longer has the itinerary.
  return isListed ? fail({ kind: 'service-not-understood' }) : read;
}
