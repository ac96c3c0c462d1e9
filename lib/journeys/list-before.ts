// Records what the traveller has in the service just before a create: none of it can be the new itinerary. Uses the
// service's own ids and times, so that our clock does not matter when looking for the new one.
import type { Connection } from '../api/connection.ts';
import { listItineraries } from '../api/itineraries.ts';
import type { ApiFailure } from '../model/failure.ts';
import type { ListBefore } from '../model/parcel.ts';
import { ok, type Result } from '../model/result.ts';

/** Failures after which a create would fail too, without anybody knowing whether it was done. */
const stopsCreate = new Set<ApiFailure['kind']>([
  'offline',
  'service-silent',
  'slow-down',
  'signed-out',
  'address-not-allowed',
]);

/** Some services return more entries than requested. */
const maxRemembered = 50;

/** Undefined if the service can create but has no list. */
export async function listBefore(
  connection: Connection,
): Promise<Result<ListBefore | undefined, ApiFailure>> {
  const newest = await listItineraries(connection, { filter: 'owned' });
  if (!newest.ok) return stopsCreate.has(newest.failure.kind) ? newest : ok(undefined);
  const { data, nextCursor, toldAt } = newest.value;
  const first = data.slice(0, maxRemembered);
  const before = { ids: first.map(({ id }) => id), ...(toldAt && { toldAt }) };
  if (!nextCursor && first.length === data.length) return ok(before);
  // The list begins with the newest: entries that are not among the first were changed earlier.
  const times = first.map(({ updatedAt }) => Date.parse(updatedAt ?? ''));
  const oldest = Math.min(...times);
  return ok({ ...before, ...(Number.isFinite(oldest) && { oldest: new Date(oldest).toISOString() }) });
}
