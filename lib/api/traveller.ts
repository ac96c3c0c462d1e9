import type { ApiFailure } from '../model/failure.ts';
import type { Author } from '../model/itinerary.ts';
import { ok, type Result } from '../model/result.ts';
import type { Connection } from './connection.ts';
import { listItineraries } from './lists.ts';

/**
 * Whose account it is. The API document has no "me", so the author of an owned itinerary is used; undefined if there is
 * none.
 */
export async function travellerOf(connection: Connection): Promise<Result<Author | undefined, ApiFailure>> {
  const page = await listItineraries(connection, { filter: 'owned', limit: 1 });
  return page.ok ? ok(page.value.data[0]?.author) : page;
}

/** Only two known, different ids count: an unknown traveller is not another one. */
export const isAnotherTraveller = (one: Author | undefined, other: Author | undefined): boolean =>
  one?.id !== undefined && other?.id !== undefined && one.id !== other.id;

export interface SignedIn {
  author?: Author | undefined;
  isAnother: boolean;
}

/**
 * Who has signed in, if it should be the traveller with this id. Someone who now owns nothing, although that traveller
 * did, is taken for another: better one account too many than trips in someone else's library.
 */
export async function signedInAs(
  connection: Connection,
  formerId: string | undefined,
): Promise<Result<SignedIn, ApiFailure>> {
  const page = await listItineraries(connection, { filter: 'owned', limit: 1 });
  if (!page.ok) return page;
  const [owned] = page.value.data;
  const isEmptyNow = owned === undefined && formerId !== undefined;
  const author = owned?.author;
  return ok({ author, isAnother: isEmptyNow || isAnotherTraveller({ id: formerId }, author) });
}
