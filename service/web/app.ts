import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { Provider } from 'oidc-provider';
import type { Outline } from '../../lib/map/outline.ts';
import { isUnavailable, retrySeconds } from '../away.ts';
import type { Edges } from '../edges.ts';
import type { Cursors } from '../itineraries/cursor.ts';
import type { Documents } from '../itineraries/documents.ts';
import type { Library } from '../itineraries/library.ts';
import type { People } from '../itineraries/people.ts';
import type { ItineraryStore } from '../itineraries/store.ts';
import type { ConnectedApps } from '../oauth/connected-apps.ts';
import { type Origins, protectedResource } from '../oauth/discovery.ts';
import type { Blobs } from '../storage/blobs.ts';
import type { AccountExport } from '../travellers/account-export.ts';
import type { DeleteAccount } from '../travellers/delete-account.ts';
import type { Plans } from '../travellers/plan.ts';
import type { SignInGate } from '../travellers/sign-in-gate.ts';
import type { Travellers } from '../travellers/travellers.ts';
import { accountRoutes } from './account.ts';
import { addressOf as wireAddress } from './address.ts';
import { entranceRoutes } from './entrance.ts';
import { isOwnForm } from './form.ts';
import { interactionRoutes } from './interactions.ts';
import { messageCard, show } from './layout.ts';
import { libraryRoutes } from './library.ts';
import { type AddressOf, type Reader, type WebEnv, webSession } from './session.ts';

export interface WebParts {
  provider: Provider;
  origins: Origins;
  ownOrigins: readonly string[];
  travellers: Travellers;
  store: ItineraryStore;
  library: Library;
  cursors: Cursors;
  people: People;
  documents: Documents;
  /** Where documents are stored. */
  blobs: Blobs;
  edges: Edges;
  door: SignInGate;
  apps: ConnectedApps;
  plans: Plans;
  belongings: AccountExport;
  leave: DeleteAccount;
  /** Ends all web sessions of a traveller. */
  endSessions(travellerId: string): Promise<void>;
  /** The coastlines for maps. */
  outline?: Outline | undefined;
  /** Trusts the headers in which a proxy says where a request comes from. */
  isBehindProxy?: boolean;
}

// Our forms hold a name, an email address and a password.
const maxFormBytes = 16 * 1024;

/** Everything on the auth origin except OAuth itself: the web pages and the resource metadata. */
export function makeWeb(parts: WebParts): Hono<WebEnv> {
  const { provider, origins, ownOrigins, travellers, edges, door, isBehindProxy = false } = parts;
  const app = new Hono<WebEnv>();
  const session = webSession(provider);
  const reader: Reader = async (c) => travellers.find((await session.travellerId(c)) ?? '');
  const addressOf: AddressOf = (c) => wireAddress(c.env.incoming, isBehindProxy);
  addFormChecks(app, origins.auth);
  app.get('/.well-known/oauth-protected-resource', (c) => c.json(protectedResource(origins)));
  // On a phone the app handles this URL; a browser that ends up here gets an explanation.
  app.get('/app/signed-in', (c) => show(c, message('You are signed in.', 'Go back to the app.')));
  app.route('/interaction', interactionRoutes({ provider, travellers, ownOrigins, door, addressOf }));
  app.route('/', entranceRoutes({ door, session, addressOf }));
  app.route('/', accountRoutes({ ...parts, reader, session, addressOf }));
  app.route('/', libraryRoutes({ ...parts, outline: parts.outline, reader, apiOrigin: origins.api }));
  app.notFound((c) =>
    show(c, message('Nothing here.', 'The address may have been mistyped.'), { status: 404 }),
  );
  app.onError((fault, c) => {
    edges.report(fault);
    if (isUnavailable(fault)) {
      c.header('Retry-After', String(retrySeconds));
      return show(
        c,
        message('Back in a moment.', 'The service is being looked after. Nothing was changed.'),
        {
          status: 503,
        },
      );
    }
    return show(c, message('Something went wrong.', 'Your itineraries are safe. Try again in a moment.'), {
      status: 500,
    });
  });
  return app;
}

const message = (title: string, text: string) => ({ title, body: messageCard(title, text) });

function addFormChecks(app: Hono<WebEnv>, origin: string): void {
  app.post('*', async (c, next) => {
    if (isOwnForm(c.req.raw.headers, origin)) return next();
    const page = message('Not from here.', 'This form was sent by another site. Nothing was changed.');
    return show(c, page, { status: 403 });
  });
  // Browsers always send a form's length; a request without it is not a form.
  app.post('*', async (c, next) => {
    if (c.req.header('content-length') !== undefined) return next();
    const page = message('How long?', 'This form does not say how long it is. Nothing was changed.');
    return show(c, page, { status: 411 });
  });
  const tooLarge = message('Too much.', 'This form holds more than it has room for. Nothing was changed.');
  app.post('*', bodyLimit({ maxSize: maxFormBytes, onError: (c) => show(c, tooLarge, { status: 413 }) }));
}
