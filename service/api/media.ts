import { Hono } from 'hono';
import { pictureTypeOfKey } from '../itineraries/pictures.ts';
import { type Blobs, isBlobKey } from '../storage/blobs.ts';
import { problem, say } from './problem.ts';

/** Pictures, for anyone who has the URL. A key is never reused, so they can be cached forever. */
export function mediaRoutes(blobs: Blobs): Hono {
  const routes = new Hono();
  routes.get('/:key', async (c) => {
    const key = c.req.param('key');
    const type = pictureTypeOfKey(key);
    const bytes = isBlobKey(key) ? await blobs.read(key) : undefined;
    if (!bytes || !type) return say(c, problem('notFound', 'There is no such picture.'));
    return c.body(Uint8Array.from(bytes), 200, {
      'Content-Type': type,
      'Cache-Control': 'public, max-age=31536000, immutable',
      'Content-Security-Policy': "default-src 'none'",
      'Cross-Origin-Resource-Policy': 'cross-origin',
    });
  });
  return routes;
}
