import { type Context, Hono } from 'hono';
import type { Outline } from '../../lib/map/outline.ts';
import { isId } from '../api/ids.ts';
import { makePage, readCursor } from '../api/page.ts';
import type { Cursors } from '../itineraries/cursor.ts';
import type { Documents } from '../itineraries/documents.ts';
import type { Library } from '../itineraries/library.ts';
import { mediaUrlAt } from '../itineraries/media-url.ts';
import type { People } from '../itineraries/people.ts';
import { presentItinerary } from '../itineraries/present.ts';
import type { ItineraryStore } from '../itineraries/store.ts';
import type { Blobs } from '../storage/blobs.ts';
import { itineraryPage } from './itinerary-page.ts';
import { messageCard, show } from './layout.ts';
import { isShelf, libraryPage } from './library-page.ts';
import type { Reader, WebEnv } from './session.ts';
import { addSharing, sharingOf } from './sharing.ts';

export interface LibraryParts {
  reader: Reader;
  store: ItineraryStore;
  library: Library;
  cursors: Cursors;
  people: People;
  documents: Documents;
  blobs: Blobs;
  apiOrigin: string;
  outline: Outline | undefined;
}

// Six rows of four on a desktop screen, and not too far to scroll on a phone.
const pageLength = 24;
/** Without signing in, one sees what any stranger sees: what is published. */
const visitorId = '00000000-0000-0000-0000-000000000000';

/** The traveller's itineraries as web pages: "/" and "/i/{id}". */
export function libraryRoutes(parts: LibraryParts): Hono<WebEnv> {
  const { reader, store, library, cursors, apiOrigin, outline } = parts;
  const routes = new Hono<WebEnv>();
  const mediaUrl = mediaUrlAt(apiOrigin);

  routes.get('/', async (c) => {
    const traveller = await reader(c);
    if (!traveller) return c.redirect('/sign-in', 303);
    const shelf = shelfOf(c);
    const subject = JSON.stringify(['shelf', traveller.id, shelf]);
    const after = readCursor(cursors, c.req.query('cursor'), subject);
    // An invalid cursor starts again at the top.
    if (!after.ok) return c.redirect(shelf === 'all' ? '/' : `/?shelf=${shelf}`, 303);
    const question = { travellerId: traveller.id, filter: shelf, after: after.value };
    const rows = await library.list({ ...question, limit: pageLength + 1 });
    const found = rows.map((row) => ({ row, position: { at: row.updatedAt.getTime(), id: row.id } }));
    const { data, nextCursor } = makePage({ found, limit: pageLength, subject, cursors, mediaUrl });
    const page = libraryPage({
      reader: traveller,
      shelf,
      summaries: data,
      nextCursor,
      hasLeft: c.req.query('done') === 'left',
    });
    return show(c, page, { pictures: apiOrigin });
  });

  routes.get('/i/:id', async (c) => {
    const id = c.req.param('id');
    const traveller = await reader(c);
    const readerId = traveller?.id ?? visitorId;
    const found = isId(id) ? await store.find(id, readerId) : undefined;
    if (found) {
      if (found.role !== 'owner') await store.countView(id, readerId);
      const itinerary = presentItinerary(found, mediaUrl);
      const sharing = await sharingOf(parts, found, traveller, c.req.query('done'));
      return show(c, itineraryPage({ itinerary, reader: traveller, outline, sharing }), {
        pictures: apiOrigin,
      });
    }
    if (!traveller) return c.redirect(`/sign-in?next=${encodeURIComponent(c.req.path)}`, 303);
    const title = 'No such itinerary.';
    const body = messageCard(title, `It is not in the account of ${traveller.name}.`);
    return show(c, { title, body }, { status: 404 });
  });

  addSharing(routes, parts);
  return routes;
}

function shelfOf(c: Context<WebEnv>) {
  const shelf = c.req.query('shelf') ?? 'all';
  return isShelf(shelf) ? shelf : 'all';
}
