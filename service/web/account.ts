import { type Context, Hono } from 'hono';
import type { Edges } from '../edges.ts';
import type { ConnectedApps } from '../oauth/connected-apps.ts';
import { accountPage } from './account-page.ts';
import { show } from './layout.ts';
import type { Reader, WebEnv } from './session.ts';

export interface AccountParts {
  reader: Reader;
  apps: ConnectedApps;
  edges: Edges;
}

/** Who one is here, and which apps may act for one. */
export function accountRoutes({ reader, apps, edges }: AccountParts): Hono<WebEnv> {
  const routes = new Hono<WebEnv>();
  const toSignIn = (c: Context<WebEnv>) => c.redirect('/sign-in?next=/account', 303);

  routes.get('/account', async (c) => {
    const traveller = await reader(c);
    if (!traveller) return toSignIn(c);
    const page = accountPage({
      reader: traveller,
      apps: await apps.of(traveller.id),
      now: edges.now(),
      isDisconnected: c.req.query('done') === 'disconnected',
    });
    return show(c, page);
  });

  routes.post('/account/apps/:clientId/disconnect', async (c) => {
    const traveller = await reader(c);
    if (!traveller) return toSignIn(c);
    await apps.disconnect(traveller.id, c.req.param('clientId'));
    return c.redirect('/account?done=disconnected#apps', 303);
  });

  return routes;
}
