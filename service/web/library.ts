import { type Context, Hono } from 'hono';
import { presentItinerary, presentSummary } from '../itineraries/present.ts';
import type { ItineraryStore } from '../itineraries/store.ts';
import type { Travellers } from '../travellers/travellers.ts';
import { itineraryPage, libraryPage } from './itinerary-page.ts';
import { messageCard, show } from './layout.ts';
import type { WebEnv, WebSession } from './session.ts';

export interface LibraryParts {
  session: WebSession;
  travellers: Travellers;
  store: ItineraryStore;
  apiOrigin: string;
}

// The page for people shows what fits; the API has all of it, page by page.
const libraryLength = 50;

/** The traveller's itineraries, to look at: "/" and "/i/{id}". */
export function libraryRoutes({ session, travellers, store, apiOrigin }: LibraryParts): Hono<WebEnv> {
  const routes = new Hono<WebEnv>();
  const mediaUrl = (key: string) => `${apiOrigin}/media/${key}`;
  const reader = async (c: Context<WebEnv>) => travellers.find((await session.travellerId(c)) ?? '');

  routes.get('/', async (c) => {
    const traveller = await reader(c);
    if (!traveller) return c.redirect('/sign-in', 303);
    const rows = await store.list({ ownerId: traveller.id, limit: libraryLength });
    const summaries = rows.map((row) => presentSummary(row, mediaUrl));
    return show(c, libraryPage(summaries, traveller.name));
  });

  routes.get('/i/:id', async (c) => {
    const id = c.req.param('id');
    const traveller = await reader(c);
    if (!traveller) return c.redirect(`/sign-in?next=${encodeURIComponent(c.req.path)}`, 303);
    const found = isUuid(id) ? await store.find(id, traveller.id) : undefined;
    if (found)
      return show(c, itineraryPage(presentItinerary(found, mediaUrl), traveller.name), {
        pictures: apiOrigin,
      });
    const title = 'No such itinerary.';
    const body = messageCard(title, `It is not in the account of ${traveller.name}.`);
    return show(c, { title, body }, { status: 404 });
  });

  return routes;
}

const isUuid = (text: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text);
