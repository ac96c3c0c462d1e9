// Conditional writes: each one names the version of the itinerary that was last read (sections 4.2 to 4.4 and 9).
import type { Context } from 'hono';
import { fail, ok, type Result } from '../../lib/model/result.ts';
import { etagOf, readIfMatch } from '../itineraries/etag.ts';
import { presentItinerary } from '../itineraries/present.ts';
import type { ItineraryStore, StoredItinerary } from '../itineraries/store.ts';
import type { ApiEnv } from './bearer.ts';
import { isId } from './ids.ts';
import { noItinerary, type Problem, problem } from './problem.ts';

export const modified = problem('itineraryModified', 'The itinerary has changed since you read it.');
export const readOnly = problem('readOnly', 'You may look at this itinerary, but not change it.');
export const ownerOnly = problem('ownerOnly', 'Only the owner of this itinerary may do this.');

/** The itinerary as the caller last read it, if the caller may change it. */
export async function readForWrite(
  c: Context<ApiEnv>,
  store: ItineraryStore,
  needs: 'editor' | 'owner' = 'editor',
): Promise<Result<StoredItinerary, Problem>> {
  const found = await findRequested(c, store);
  if (!found) return fail(noItinerary);
  if (needs === 'owner' && found.role !== 'owner') return fail(ownerOnly);
  if (found.role === 'viewer') return fail(readOnly);
  const ifMatch = readIfMatch(c.req.header('if-match'));
  if (ifMatch.kind === 'missing')
    return fail(problem('preconditionRequired', 'Send the ETag you last read in If-Match.'));
  return ifMatch.tags.includes(etagOf(found.version)) ? ok(found) : fail(modified);
}

/** The itinerary named in the URL, as the caller sees it. */
export async function findRequested(
  c: Context<ApiEnv>,
  store: ItineraryStore,
): Promise<StoredItinerary | undefined> {
  const id = c.req.param('id') ?? '';
  return isId(id) ? store.find(id, c.var.caller.travellerId) : undefined;
}

/** Who is writing, to which itinerary, from which version. */
export const writeFrom = (c: Context<ApiEnv>, { id, version }: StoredItinerary) => ({
  id,
  travellerId: c.var.caller.travellerId,
  fromVersion: version,
});

/** The full itinerary after a write, with the ETag for the next one. */
export function answerWritten(
  c: Context<ApiEnv>,
  written: StoredItinerary,
  mediaUrl: (key: string) => string,
): Response {
  c.header('ETag', etagOf(written.version));
  c.header('Content-Location', `/v1/itineraries/${written.id}`);
  return c.json(presentItinerary(written, mediaUrl));
}
