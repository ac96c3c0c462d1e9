import { type Context, Hono } from 'hono';
import type { Edges } from '../edges.ts';
import type { ConnectedApps } from '../oauth/connected-apps.ts';
import type { AccountExport } from '../travellers/account-export.ts';
import type { DeleteAccount } from '../travellers/delete-account.ts';
import type { Plans } from '../travellers/plan.ts';
import type { SignInGate } from '../travellers/sign-in-gate.ts';
import { accountPage, type Done, isDone } from './account-page.ts';
import { readForm } from './form.ts';
import { show } from './layout.ts';
import { addLeaving } from './leaving.ts';
import { passwordPage } from './password-page.ts';
import type { AddressOf, Reader, WebEnv, WebSession } from './session.ts';

export interface AccountParts {
  reader: Reader;
  apps: ConnectedApps;
  plans: Plans;
  belongings: AccountExport;
  leave: DeleteAccount;
  edges: Edges;
  door: SignInGate;
  session: WebSession;
  addressOf: AddressOf;
  endSessions(travellerId: string): Promise<void>;
}

const doneOf = (word = ''): Done | undefined => (isDone(word) ? word : undefined);

const toSignIn = (c: Context<WebEnv>) => c.redirect('/sign-in?next=/account', 303);

/** The account page: the profile, the plan, the connected apps, and signing out. */
export function accountRoutes(parts: AccountParts): Hono<WebEnv> {
  const { reader, apps, plans, edges } = parts;
  const routes = new Hono<WebEnv>();
  routes.get('/account', async (c) => {
    const traveller = await reader(c);
    if (!traveller) return toSignIn(c);
    const page = accountPage({
      reader: traveller,
      plan: await plans.of(traveller.id),
      apps: await apps.of(traveller.id),
      now: edges.now(),
      done: doneOf(c.req.query('done')),
    });
    return show(c, page);
  });

  routes.post('/account/apps/:clientId/disconnect', async (c) => {
    const traveller = await reader(c);
    if (!traveller) return toSignIn(c);
    await apps.disconnect(traveller.id, c.req.param('clientId'));
    return c.redirect('/account?done=disconnected#apps', 303);
  });

  addPassword(routes, parts);
  addLeaving(routes, { ...parts, toSignIn });
  return routes;
}

function addPassword(routes: Hono<WebEnv>, parts: AccountParts): void {
  const { reader, door, session, addressOf, endSessions } = parts;
  routes.get('/account/password', async (c) => {
    const traveller = await reader(c);
    return traveller ? show(c, passwordPage({ reader: traveller })) : toSignIn(c);
  });
  routes.post('/account/password', async (c) => {
    const traveller = await reader(c);
    if (!traveller) return toSignIn(c);
    const { password: current, next } = await readForm(c);
    const { id: travellerId, email } = traveller;
    const changed = await door.changePassword({ travellerId, email, current, next }, addressOf(c));
    if (!changed.ok) return show(c, passwordPage({ reader: traveller, problem: changed.failure }));
    // Other sessions may belong to someone who knew the old password; this browser gets a new session.
    await endSessions(travellerId);
    await session.start(c, travellerId);
    return c.redirect('/account?done=password', 303);
  });
}
