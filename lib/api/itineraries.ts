// The operations on itineraries, each a function from (connection, arguments) to a Result.
import type { ApiFailure } from '../model/failure.ts';
import { Itinerary, type Preview } from '../model/itinerary.ts';
import { ok, type Result } from '../model/result.ts';
import { conditional, type ItineraryAnswer, withEtag } from './conditional.ts';
import type { Connection } from './connection.ts';
import { lookForEtag } from './look-for-etag.ts';
import { createOverMcp } from './mcp/create-over-mcp.ts';
import { readItinerary } from './read-itinerary.ts';
import { assumedCall, send, sendOnly } from './send.ts';

export { listItineraries } from './lists.ts';
export { readItinerary } from './read-itinerary.ts';

/**
 * Over REST or through the MCP tool, as the profile says. Never repeated automatically: the API document has no protection
 * against duplicates. `key` is an idempotency key for services that support one.
 */
export async function createItinerary(
  connection: Connection,
  preview: Preview,
  key?: string,
): ItineraryAnswer {
  const { profile } = connection;
  if (profile.createVia === 'mcp') return createOverMcp(connection, preview, key);
  const call = assumedCall(profile.operations.create, {});
  if (!call.ok) return call;
  const headers: Record<string, string> = key === undefined ? {} : { 'idempotency-key': key };
  const made = withEtag(await send(connection, { ...call.value, json: preview, headers }, Itinerary));
  if (!made.ok || (made.value.value.days !== undefined && made.value.etag !== undefined)) return made;
  return completed(connection, made.value.value);
}

/** Some services answer a create with only the id: the rest is read. If that fails, the create has still succeeded. */
async function completed(connection: Connection, made: Itinerary): ItineraryAnswer {
  const full = await readItinerary(connection, made.id);
  if (full.ok) return full;
  const etag = await lookForEtag(connection, made.id);
  return ok({ value: made, etag: etag.ok ? etag.value : undefined });
}

export interface Change {
  id: string;
  etag: string;
  /** Only what changed, or the whole plan if the profile's update replaces it (PUT). */
  changes: Preview;
}

export async function updateItinerary(
  connection: Connection,
  { id, etag, changes }: Change,
): ItineraryAnswer {
  const call = assumedCall(connection.profile.operations.update, { id });
  if (!call.ok) return call;
  return conditional(connection, { id, etag }, { ...call.value, json: changes });
}

export async function removeItinerary(
  connection: Connection,
  { id, etag }: { id: string; etag: string },
): Promise<Result<null, ApiFailure>> {
  const call = assumedCall(connection.profile.operations.remove, { id });
  return call.ok ? sendOnly(connection, { ...call.value, ifMatch: etag, repeat: 'refused' }) : call;
}
