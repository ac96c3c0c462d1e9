// After a create without an answer: was the itinerary made all the same? Looked up before anything is sent again,
// so that one clip never becomes two itineraries.
import type { Connection } from '../api/connection.ts';
import { listItineraries } from '../api/itineraries.ts';
import type { SentAs } from '../model/clip.ts';
import type { ApiFailure } from '../model/failure.ts';
import type { Summary } from '../model/itinerary.ts';
import type { UnclearCreate } from '../model/parcel.ts';
import { ok, type Result } from '../model/result.ts';

/** The service's clock may run behind ours. */
const overlapMilliseconds = 5 * 60_000;
/** Where our own clock was wrong then: it is put right, and the draft taken up again, within some days. */
const redatedOverlapMilliseconds = 7 * 24 * 60 * 60_000;
/** 50 on a page: nobody makes a thousand itineraries while one is being sent. */
const mostPages = 20;

export interface Looking {
  connection: Connection;
  /** Itineraries that other clips became look the same when the same page was sent twice. */
  isAnothers: (itineraryId: string) => Promise<boolean>;
}

/** The itinerary's id if there is one, undefined if there is none, a failure if nobody could say. */
export async function findCreated(
  unclear: UnclearCreate,
  { connection, isAnothers }: Looking,
): Promise<Result<string | undefined, ApiFailure>> {
  const overlap = unclear.isRedated ? redatedOverlapMilliseconds : overlapMilliseconds;
  const updatedSince = new Date(Date.parse(unclear.since) - overlap).toISOString();
  let cursor: string | undefined;
  for (let page = 0; page < mostPages; page += 1) {
    const owned = await listItineraries(connection, {
      filter: 'owned',
      updatedSince,
      ...(cursor && { cursor }),
    });
    if (!owned.ok) return owned;
    const { data, nextCursor } = owned.value;
    for (const summary of data)
      if (isOf(summary, unclear.sentAs) && !(await isAnothers(summary.id))) return ok(summary.id);
    if (!nextCursor || nextCursor === cursor || data.length === 0) break;
    cursor = nextCursor;
  }
  return ok(undefined);
}

const isOf = (summary: Summary, { title, days, stops }: SentAs): boolean =>
  summary.title === title && summary.dayCount === days && summary.stopCount === stops;
