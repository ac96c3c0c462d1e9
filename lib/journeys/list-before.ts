// What the traveller has in the service just before a create: none of it can be what that create makes. Kept in the
// service's own ids and times, so that our clock has no part in finding it again.
import type { Connection } from '../api/connection.ts';
import { listItineraries } from '../api/itineraries.ts';
import type { ApiFailure } from '../model/failure.ts';
import type { ListBefore } from '../model/parcel.ts';
import { ok, type Result } from '../model/result.ts';

/** The create would fail the same way, and nobody would know whether it was done. */
const stopsCreate = new Set<ApiFailure['kind']>([
  'offline',
  'service-silent',
  'slow-down',
  'signed-out',
  'address-not-allowed',
]);

/** Some services fill a page with more than was asked for. */
const maxRemembered = 50;

/** Undefined from a service that takes creates and has no list to show. */
export async function listBefore(
  connection: Connection,
): Promise<Result<ListBefore | undefined, ApiFailure>> {
  const newest = await listItineraries(connection, { filter: 'owned' });
  if (!newest.ok) return stopsCreate.has(newest.failure.kind) ? newest : ok(undefined);
  const { data, nextCursor, toldAt } = newest.value;
  const first = data.slice(0, maxRemembered);
  const before = { ids: first.map(({ id }) => id), ...(toldAt && { toldAt }) };
  if (!nextCursor && first.length === data.length) return ok(before);
  // The list begins with the newest: whatever is not among them was changed before.
  const times = first.map(({ updatedAt }) => Date.parse(updatedAt ?? ''));
  const oldest = Math.min(...times);
  return ok({ ...before, ...(Number.isFinite(oldest) && { oldest: new Date(oldest).toISOString() }) });
}
