import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { Provider } from 'oidc-provider';
import type { Edges } from '../edges.ts';
import type { ItineraryStore } from '../itineraries/store.ts';
import { type Origins, protectedResource } from '../oauth/discovery.ts';
import type { Travellers } from '../travellers/travellers.ts';
import { accountRoutes } from './account.ts';
import { isOwnForm } from './form.ts';
import { interactionRoutes } from './interactions.ts';
import { messageCard, show } from './layout.ts';
import { libraryRoutes } from './library.ts';
import { type WebEnv, webSession } from './session.ts';

export interface WebParts {
  provider: Provider;
  origins: Origins;
  travellers: Travellers;
  store: ItineraryStore;
  edges: Edges;
}

// Our forms hold a name, an address and a password.
const largestFormBytes = 16 * 1024;

/** Everything on the auth origin that is not OAuth itself: the pages for people, and where the resource is. */
export function makeWeb({ provider, origins, travellers, store, edges }: WebParts): Hono<WebEnv> {
  const app = new Hono<WebEnv>();
  const session = webSession(provider);
  const message = (title: string, text: string) => ({ title, body: messageCard(title, text) });

  app.post('*', async (c, next) => {
    if (isOwnForm(c.req.raw.headers, origins.auth)) return next();
    const page = message('Not from here.', 'This form was sent by another site. Nothing was changed.');
    return show(c, page, { status: 403 });
  });
  app.post('*', bodyLimit({ maxSize: largestFormBytes }));
  app.get('/.well-known/oauth-protected-resource', (c) => c.json(protectedResource(origins)));
  app.route('/interaction', interactionRoutes(provider, travellers));
  app.route('/', accountRoutes(travellers, session));
  app.route('/', libraryRoutes({ session, travellers, store, apiOrigin: origins.api }));
  app.notFound((c) =>
    show(c, message('Nothing here.', 'The address may have been mistyped.'), { status: 404 }),
  );
  app.onError((fault, c) => {
    edges.report(fault);
    return show(c, message('Something went wrong.', 'Your itineraries are safe. Try again in a moment.'), {
      status: 500,
    });
  });
  return app;
}
