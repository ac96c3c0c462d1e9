import { type Context, Hono } from 'hono';
import { fail, ok, type Result } from '../../lib/model/result.ts';
import type { Edges } from '../edges.ts';
import { withDayImage } from '../itineraries/content.ts';
import { etagOf, readIfMatch } from '../itineraries/etag.ts';
import {
  isPictureType,
  largestPictureBytes,
  type PictureType,
  pictureTypes,
  sniffPicture,
} from '../itineraries/pictures.ts';
import { presentItinerary } from '../itineraries/present.ts';
import type { ItineraryStore, StoredItinerary } from '../itineraries/store.ts';
import type { Blobs } from '../storage/blobs.ts';
import type { ApiEnv, Bearer } from './bearer.ts';
import { isId } from './itineraries.ts';
import { noItinerary, type Problem, problem, say } from './problem.ts';
import { mediaType, readBytes } from './request-body.ts';

export interface DayImageRoutes {
  bearer: Bearer;
  store: ItineraryStore;
  blobs: Blobs;
  edges: Edges;
  mediaUrl(key: string): string;
}

const modified = problem('itineraryModified', 'The itinerary has changed since you read it.');

/** Set a day image (4.2). */
export function dayImageRoutes({ bearer, store, blobs, edges, mediaUrl }: DayImageRoutes): Hono<ApiEnv> {
  const routes = new Hono<ApiEnv>();

  routes.put('/:id/days/:dayId/image', bearer.allowing('itineraries:write'), async (c) => {
    const current = await readCurrent(c, store);
    if (!current.ok) return say(c, current.failure);
    const picture = await readPicture(c.req.raw);
    if (!picture.ok) return say(c, picture.failure);

    const { id, content, version } = current.value;
    const imageKey = `${edges.newId()}.${pictureTypes[picture.value.type]}`;
    const next = withDayImage(content, c.req.param('dayId'), imageKey);
    if (!next) return say(c, problem('dayNotFound', 'The itinerary has no such day.'));

    // The bytes go first: an itinerary never points at a picture that is not there.
    await blobs.write(imageKey, picture.value.bytes);
    const ownerId = c.var.caller.travellerId;
    const changed = await store.change({ id, ownerId, fromVersion: version, content: next });
    if (!changed.ok) {
      await blobs.remove(imageKey);
      return say(c, modified);
    }
    c.header('ETag', etagOf(changed.value.version));
    c.header('Content-Location', `/v1/itineraries/${id}`);
    return c.json(presentItinerary(changed.value, mediaUrl));
  });

  return routes;
}

/** The itinerary as the caller last read it. */
async function readCurrent(
  c: Context<ApiEnv, '/:id/days/:dayId/image'>,
  store: ItineraryStore,
): Promise<Result<StoredItinerary, Problem>> {
  const id = c.req.param('id');
  const ifMatch = readIfMatch(c.req.header('if-match'));
  const found = isId(id) ? await store.find(id, c.var.caller.travellerId) : undefined;
  if (!found) return fail(noItinerary);
  if (ifMatch.kind === 'missing')
    return fail(problem('preconditionRequired', 'Send the ETag you last read in If-Match.'));
  return ifMatch.tags.includes(etagOf(found.version)) ? ok(found) : fail(modified);
}

async function readPicture(
  request: Request,
): Promise<Result<{ type: PictureType; bytes: Uint8Array }, Problem>> {
  const type = mediaType(request);
  const bytes = await readBytes(request, largestPictureBytes);
  if (!bytes.ok) return bytes;
  const isChoice = type === 'application/json' || (type === '' && bytes.value.length === 0);
  if (isChoice)
    return fail(
      problem('notImplemented', 'Choosing a picture by words or for the destination is not there yet.'),
    );
  if (!isPictureType(type))
    return fail(problem('unsupportedMediaType', 'Send a JPEG, PNG, WebP or HEIC picture.'));
  if (sniffPicture(bytes.value) !== type)
    return fail(problem('unsupportedMediaType', `The bytes are not what ${type} looks like.`));
  return ok({ type, bytes: bytes.value });
}
