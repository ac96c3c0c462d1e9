// After a create without an answer: was the itinerary made all the same? Looked up before anything is sent again,
// so that one clip never becomes two itineraries.
import type { Connection } from '../api/connection.ts';
import { listItineraries, readItinerary } from '../api/itineraries.ts';
import type { Answer } from '../api/send.ts';
import type { SentAs } from '../model/clip.ts';
import type { ApiFailure } from '../model/failure.ts';
import type { Itinerary, Preview, Summary } from '../model/itinerary.ts';
import { ok, type Result } from '../model/result.ts';

/** The service's clock may run behind ours. */
const overlapMilliseconds = 5 * 60_000;

export interface UnclearCreate {
  sentAs: SentAs;
  /** When the create was sent, ISO 8601. */
  since: string;
}

/** The itinerary if there is one, undefined if there is none, a failure if nobody could say. */
export type Found = Result<Answer<Itinerary> | undefined, ApiFailure>;

export async function findCreated(connection: Connection, unclear: UnclearCreate): Promise<Found> {
  const updatedSince = new Date(Date.parse(unclear.since) - overlapMilliseconds).toISOString();
  const owned = await listItineraries(connection, { filter: 'owned', updatedSince });
  if (!owned.ok) return owned;
  const match = owned.value.data.find((summary) => isOf(summary, unclear.sentAs));
  return match ? readItinerary(connection, match.id) : ok(undefined);
}

const isOf = (summary: Summary, { title, days, stops }: SentAs): boolean =>
  summary.title === title && summary.dayCount === days && summary.stopCount === stops;

/** What the service's list tells of an itinerary, as this preview would have it. */
export function sentAsOf({ title = '', days = [] }: Preview): SentAs {
  const stops = days.reduce((count, day) => count + (day.stops?.length ?? 0), 0);
  return { title, days: days.length, stops };
}
