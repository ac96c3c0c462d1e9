// Writes that are made from the version last read (4.2 to 4.4): ETags are opaque, and services spell them differently.
import type { ApiFailure } from '../model/failure.ts';
import { Itinerary } from '../model/itinerary.ts';
import { fail, ok, type Result } from '../model/result.ts';
import type { Connection } from './connection.ts';
import { isSendable } from './header-value.ts';
import { lookForEtag } from './look-for-etag.ts';
import { type Answer, assumedCall, type Call, send } from './send.ts';

export type ItineraryAnswer = Promise<Result<Answer<Itinerary>, ApiFailure>>;

/** The ETag for the next write: from the header, else from the body. */
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

/** A write to one itinerary. The answer has the ETag for the next one, wherever the service tells it. */
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
    // The service has another version now, whatever it called that.
    if (current.value !== etag) return fail({ kind: 'itinerary-modified' });
    // Refused although it is the version there is: the same tag in another spelling.
    for (const spelling of otherSpellings(etag)) {
      answer = await write(spelling);
      if (answer.ok || !isPerhapsStale(answer.failure)) break;
    }
  }
  if (!answer.ok || answer.value.etag !== undefined) return answer;
  const next = await lookForEtag(connection, id);
  return next.ok ? ok({ ...answer.value, etag: next.value }) : answer;
}

/** A refusal without a code that we know may be about the ETag too. */
const isPerhapsStale = (failure: ApiFailure) =>
  failure.kind === 'itinerary-modified' || (failure.kind === 'refused' && failure.code === undefined);

/** Proxies that compress weaken tags, and some services show them without quotes: v7, W/"v7" → "v7" */
function otherSpellings(etag: string): string[] {
  const strong = etag.replace(/^W\//, '');
  const quoted = strong.startsWith('"') ? strong : `"${strong}"`;
  return [...new Set([strong, quoted])].filter((spelling) => spelling !== etag);
}

/** What the service says now: from reading the itinerary where that works, else from the list. */
export async function currentEtag(
  connection: Connection,
  id: string,
): Promise<Result<string | undefined, ApiFailure>> {
  const call = assumedCall(connection.profile.operations.readOne, { id });
  const read = call.ok ? withEtag(await send(connection, call.value, Itinerary)) : call;
  return read.ok && read.value.etag !== undefined ? ok(read.value.etag) : lookForEtag(connection, id);
}
