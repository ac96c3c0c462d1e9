import { type Context, Hono } from 'hono';
import type { Edges } from '../edges.ts';
import {
  type Content,
  droppedPictures,
  withCover,
  withDayImage,
  withoutCover,
  withoutDayImage,
} from '../itineraries/content.ts';
import type { ItineraryStore } from '../itineraries/store.ts';
import { findPicture, readPictureForm } from '../pictures/picture-form.ts';
import type { Blobs } from '../storage/blobs.ts';
import type { HeldFiles } from '../storage/held-files.ts';
import type { ApiEnv, Bearer } from './bearer.ts';
import { answerWritten, modified, readForWrite, writeFrom } from './conditional.ts';
import { problem, say } from './problem.ts';
import { readBytes } from './request-body.ts';

export interface DayImageRoutes {
  bearer: Bearer;
  store: ItineraryStore;
  blobs: Blobs;
  files: HeldFiles;
  edges: Edges;
  mediaUrl(key: string): string;
}

const noDay = problem('dayNotFound', 'The itinerary has no such day.');

/** Set (4.2) and remove (4.3) a day image, remove the cover image (4.4) and restore it. */
export function dayImageRoutes(parts: DayImageRoutes): Hono<ApiEnv> {
  const routes = new Hono<ApiEnv>();
  addSetting(routes, parts);
  addRemoving(routes, parts);
  return routes;
}

function addSetting(routes: Hono<ApiEnv>, parts: DayImageRoutes): void {
  const { bearer, store, blobs, files, edges, mediaUrl } = parts;
  routes.put('/:id/days/:dayId/image', bearer.allowing('itineraries:write'), async (c) => {
    const current = await readForWrite(c, store);
    if (!current.ok) return say(c, current.failure);
    const form = await readPictureForm(c.req.raw);
    if (!form.ok) return say(c, form.failure);
    const { id, content } = current.value;
    const dayId = c.req.param('dayId');
    const picture = findPicture(form.value, { id, content, dayId, newId: edges.newId });
    if (!picture.ok) return say(c, picture.failure);

    const { key, bytes } = picture.value;
    const next = withDayImage(content, dayId, key);
    if (!next) return say(c, noDay);

    const hold = await files.hold([key, ...droppedPictures(content, next)], id);
    // The file is stored first, so that an itinerary never points at a picture that does not exist.
    if (bytes) await blobs.write(key, bytes);
    const changed = await store.change({ ...writeFrom(c, current.value), content: next });
    await files.settle(hold);
    return changed.ok ? answerWritten(c, changed.value, mediaUrl) : say(c, modified);
  });
}

function addRemoving(routes: Hono<ApiEnv>, { bearer, store, files, mediaUrl }: DayImageRoutes): void {
  const mayWrite = bearer.allowing('itineraries:write');
  const write = async (c: Context<ApiEnv>, change: (content: Content) => Content | undefined) => {
    const current = await readForWrite(c, store);
    if (!current.ok) return say(c, current.failure);
    const next = change(current.value.content);
    if (!next) return say(c, noDay);
    const hold = await files.hold(droppedPictures(current.value.content, next), current.value.id);
    const changed = await store.change({ ...writeFrom(c, current.value), content: next });
    await files.settle(hold);
    return changed.ok ? answerWritten(c, changed.value, mediaUrl) : say(c, modified);
  };
  routes.delete('/:id/days/:dayId/image', mayWrite, (c) =>
    write(c, (content) => withoutDayImage(content, c.req.param('dayId'))),
  );
  routes.delete('/:id/cover-image', mayWrite, (c) => write(c, withoutCover));
  // Assumed: the document shows how a cover is removed but not how it is restored. Without a body there is only one choice.
  routes.put('/:id/cover-image', mayWrite, async (c) => {
    const current = await readForWrite(c, store);
    if (!current.ok) return say(c, current.failure);
    const body = await readBytes(c.req.raw, 0);
    return body.ok ? write(c, withCover) : say(c, problem('unsupportedMediaType', 'Send no body.'));
  });
}
