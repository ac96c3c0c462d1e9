// After a create without an answer, looks for the itinerary that it may have made. Done before another create is sent,
// so that one clip never becomes two itineraries.
import type { Connection } from '../api/connection.ts';
import { listItineraries } from '../api/itineraries.ts';
import type { SentAs } from '../model/clip.ts';
import type { ApiFailure } from '../model/failure.ts';
import type { Summary } from '../model/itinerary.ts';
import type { UnclearCreate } from '../model/parcel.ts';
import { ok, type Result } from '../model/result.ts';

/** The clocks of the service's machines may differ. */
const overlapMilliseconds = 5 * 60_000;
/** At 50 a page: nobody creates a thousand itineraries while one is being sent. */
const maxPages = 20;

export interface Looking {
  connection: Connection;
  /** Whether the itinerary came from another clip: it looks the same if the same page was sent twice. */
  isAnothers: (itineraryId: string) => Promise<boolean>;
}

export interface Looked {
  /** The itinerary's id; missing if there is none. */
  id?: string;
  /** When the service answered, by its own clock. */
  toldAt?: string | undefined;
}

/** Fails if the list could not be read. */
export async function findCreated(
  unclear: UnclearCreate,
  { connection, isAnothers }: Looking,
): Promise<Result<Looked, ApiFailure>> {
  const { ids = [], oldest } = unclear.before ?? {};
  const updatedSince = oldest && new Date(Date.parse(oldest) - overlapMilliseconds).toISOString();
  let cursor: string | undefined;
  let toldAt: string | undefined;
  for (let page = 0; page < maxPages; page += 1) {
    const owned = await listItineraries(connection, {
      filter: 'owned',
      ...(updatedSince && { updatedSince }),
      ...(cursor && { cursor }),
    });
    if (!owned.ok) return owned;
    const { data, nextCursor } = owned.value;
    toldAt ??= owned.value.toldAt;
    for (const summary of data)
      if (isOf(summary, unclear.sentAs) && !ids.includes(summary.id) && !(await isAnothers(summary.id)))
        return ok({ id: summary.id });
    if (!nextCursor || nextCursor === cursor || data.length === 0) break;
    cursor = nextCursor;
  }
  return ok({ toldAt });
}

const isOf = (summary: Summary, { title, days, stops }: SentAs): boolean =>
  summary.title === title && summary.dayCount === days && summary.stopCount === stops;
