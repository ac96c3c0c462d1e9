// Carries one clip into the service: create, then the day pictures. Each step is written down before it is taken.
import type { Connection } from '../api/connection.ts';
import { createItinerary, readItinerary } from '../api/itineraries.ts';
import type { Answer } from '../api/send.ts';
import { previewOf } from '../draft/preview.ts';
import type { Clip, Delivery, SentAs } from '../model/clip.ts';
import type { ApiFailure, KeepFailure } from '../model/failure.ts';
import type { Itinerary } from '../model/itinerary.ts';
import { fail, ok, type Result } from '../model/result.ts';
import { addPictures } from './add-pictures.ts';
import { type Found, findCreated, sentAsOf } from './find-created.ts';

export interface SendEdges {
  /** Stores the clip and tells the open pages. */
  record: (clip: Clip) => Promise<Result<Clip, KeepFailure>>;
  findPicture: (src: string) => Promise<Blob | undefined>;
  now: () => Date;
}

export async function sendClip(
  clip: Clip,
  connection: Connection | undefined,
  edges: SendEdges,
): Promise<Result<Clip, KeepFailure>> {
  const move = (delivery: Delivery) => edges.record({ ...clip, delivery });
  if (clip.delivery.step === 'sent') return ok(clip);
  const trace = traceOf(clip);
  if (!connection) return move({ step: 'failed', failure: { kind: 'not-connected' }, ...trace });
  const found = await lookFirst(clip, connection);
  if (!found.ok) {
    const isGone = found.failure.kind === 'itinerary-gone'; // then the next try makes a new one
    return move({ step: 'failed', failure: found.failure, ...(isGone ? {} : trace) });
  }
  const made = found.value ? ok(found.value) : await create(clip, connection, { edges, move });
  return made.ok ? addPictures(clip, made.value, { ...edges, connection, move }) : made.failure;
}

interface Way {
  edges: SendEdges;
  move: (delivery: Delivery) => Promise<Result<Clip, KeepFailure>>;
}

/** The new itinerary, or what became of the clip instead. */
async function create(
  clip: Clip,
  connection: Connection,
  { edges, move }: Way,
): Promise<Result<Answer<Itinerary>, Result<Clip, KeepFailure>>> {
  const startedAt = edges.now().toISOString();
  const preview = previewOf(clip.draft);
  const sentAs = sentAsOf(preview);
  const begun = await move({ step: 'creating', startedAt, sentAs });
  if (!begun.ok) return fail(begun);
  const created = await createItinerary(connection, preview);
  if (created.ok) return created;
  const unclearSince = unanswered.has(created.failure.kind) ? startedAt : undefined;
  return fail(
    await move({ step: 'failed', failure: created.failure, unclearSince, ...(unclearSince && { sentAs }) }),
  );
}

/** After these the itinerary may exist although nobody told us. */
const unanswered = new Set<ApiFailure['kind']>([
  'offline',
  'service-silent',
  'service-broken',
  'service-not-understood',
]);

interface Trace {
  unclearSince?: string;
  sentAs?: SentAs;
  itineraryId?: string;
}

/** What an earlier try left behind: an itinerary that exists, or one that may. A killed worker leaves the same. */
function traceOf({ delivery }: Clip): Trace {
  switch (delivery.step) {
    case 'creating':
      return { unclearSince: delivery.startedAt, sentAs: delivery.sentAs };
    case 'adding-pictures':
      return { itineraryId: delivery.itineraryId };
    case 'failed':
      return {
        unclearSince: delivery.unclearSince,
        sentAs: delivery.sentAs,
        itineraryId: delivery.itineraryId,
      };
    default:
      return {};
  }
}

/** The itinerary that this clip already became, or may have become. */
async function lookFirst(clip: Clip, connection: Connection): Promise<Found> {
  const { itineraryId, unclearSince, sentAs = sentAsOf(previewOf(clip.draft)) } = traceOf(clip);
  if (itineraryId) return readItinerary(connection, itineraryId);
  return unclearSince ? findCreated(connection, { sentAs, since: unclearSince }) : ok(undefined);
}
