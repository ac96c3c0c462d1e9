import { type Context, Hono } from 'hono';
import type { SignInGate } from '../travellers/sign-in-gate.ts';
import { readForm } from './form.ts';
import { show } from './layout.ts';
import type { AddressOf, WebEnv, WebSession } from './session.ts';
import { signInPage, signUpPage } from './sign-in-page.ts';

export interface EntranceParts {
  door: SignInGate;
  session: WebSession;
  addressOf: AddressOf;
}

/** Signing in, signing up and signing out on the web pages, without an app's request. */
export function entranceRoutes({ door, session, addressOf }: EntranceParts): Hono<WebEnv> {
  const routes = new Hono<WebEnv>();
  const enter = async (c: Context<WebEnv>, travellerId: string) => {
    await session.start(c, travellerId);
    return c.redirect(nextOf(c), 303);
  };

  routes.get('/sign-in', (c) => show(c, signInPage(links(c))));
  routes.post('/sign-in', async (c) => {
    const { email, password } = await readForm(c);
    const entered = await door.signIn({ email, password }, addressOf(c));
    if (entered.ok) return enter(c, entered.value.id);
    return show(c, signInPage({ ...links(c), email, problem: entered.failure }));
  });

  routes.get('/sign-up', (c) => show(c, signUpPage(links(c))));
  routes.post('/sign-up', async (c) => {
    const { email, name, password } = await readForm(c);
    const made = await door.signUp({ email, name, password }, addressOf(c));
    if (made.ok) return enter(c, made.value.id);
    return show(c, signUpPage({ ...links(c), email, name, problem: made.failure }));
  });

  routes.post('/sign-out', async (c) => {
    await session.end(c);
    return c.redirect('/sign-in', 303);
  });

  return routes;
}

/** Only our own paths: "/i/…" stays, "//elsewhere.example" becomes "/". */
function nextOf(c: Context<WebEnv>): string {
  const next = c.req.query('next') ?? '';
  return next === '/account' || /^\/i\/[0-9a-f-]{36}$/.test(next) ? next : '/';
}

function links(c: Context<WebEnv>) {
  const next = nextOf(c);
  const query = next === '/' ? '' : `?next=${encodeURIComponent(next)}`;
  const action = `${c.req.path}${query}`;
  return { action, signInUrl: `/sign-in${query}`, signUpUrl: `/sign-up${query}` };
}
