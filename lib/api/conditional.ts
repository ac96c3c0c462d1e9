// Conditional writes, based on the version last read (4.2 to 4.4). ETags are opaque, and services spell them differently.
import type { ApiFailure } from '../model/failure.ts';
import { Itinerary } from '../model/itinerary.ts';
import { fail, ok, type Result } from '../model/result.ts';
import type { Connection } from './connection.ts';
import { isSendable } from './header-value.ts';
import { lookForEtag } from './look-for-etag.ts';
import { type Answer, assumedCall, type Call, send } from './send.ts';

export type ItineraryAnswer = Promise<Result<Answer<Itinerary>, ApiFailure>>;

/** Adds the ETag for the next write: from the header, or else from the body. */
export function withEtag(
  result: Result<Answer<Itinerary>, ApiFailure>,
): Result<Answer<Itinerary>, ApiFailure> {
  if (!result.ok || result.value.etag !== undefined) return result;
  const { etag } = result.value.value;
  return ok({ ...result.value, etag: typeof etag === 'string' && isSendable(etag) ? etag : undefined });
}

export interface Version {
  id: string;
  etag: string;
}

/** A write to one itinerary. Its answer has the ETag for the next write, wherever the service gives it. */
export async function conditional(
  connection: Connection,
  { id, etag }: Version,
  call: Call,
): ItineraryAnswer {
  const write = async (ifMatch: string) =>
    withEtag(await send(connection, { repeat: 'refused', ...call, ifMatch }, Itinerary));
  let answer = await write(etag);
  if (!answer.ok && isPerhapsStale(answer.failure)) {
    const current = await currentEtag(connection, id);
    if (!current.ok || current.value === undefined) return answer;
    // The service has another version now, whatever error it gave.
    if (current.value !== etag) return fail({ kind: 'itinerary-modified' });
    // Refused although the version is current: try other spellings of the tag.
    for (const spelling of otherSpellings(etag)) {
      answer = await write(spelling);
      if (answer.ok || !isPerhapsStale(answer.failure)) break;
    }
  }
  if (!answer.ok || answer.value.etag !== undefined) return answer;
  const next = await lookForEtag(connection, id);
  return next.ok ? ok({ ...answer.value, etag: next.value }) : answer;
}

/** A refusal without a code may be about the ETag too. */
const isPerhapsStale = (failure: ApiFailure) =>
  failure.kind === 'itinerary-modified' || (failure.kind === 'refused' && failure.code === undefined);

/** Compressing proxies weaken tags, and some services give them without quotes: v7, W/"v7" → "v7" */
function otherSpellings(etag: string): string[] {
  const strong = etag.replace(/^W\//, '');
  const quoted = strong.startsWith('"') ? strong : `"${strong}"`;
  return [...new Set([strong, quoted])].filter((spelling) => spelling !== etag);
}

/** The current ETag: from the itinerary if it can be read, or else from the list. */
export async function currentEtag(
  connection: Connection,
  id: string,
): Promise<Result<string | undefined, ApiFailure>> {
  const call = assumedCall(connection.profile.operations.readOne, { id });
  const read = call.ok ? withEtag(await send(connection, call.value, Itinerary)) : call;
  return read.ok && read.value.etag !== undefined ? ok(read.value.etag) : lookForEtag(connection, id);
}
