import { Itinerary } from '../model/itinerary.ts';
import { type ItineraryAnswer, withEtag } from './conditional.ts';
import type { Connection } from './connection.ts';
import { lookForEtag } from './look-for-etag.ts';
import { assumedCall, send } from './send.ts';

/** The whole itinerary with its ETag, from the header, or else the body, or else the list. */
export async function readItinerary(connection: Connection, id: string): ItineraryAnswer {
  const call = assumedCall(connection.profile.operations.readOne, { id });
  if (!call.ok) return call;
  const answer = withEtag(await send(connection, call.value, Itinerary));
  if (!answer.ok || answer.value.etag !== undefined) return answer;
  const etag = await lookForEtag(connection, id);
  return etag.ok ? { ok: true, value: { ...answer.value, etag: etag.value } } : answer;
}
