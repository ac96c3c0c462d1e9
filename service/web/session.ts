import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import type { Provider } from 'oidc-provider';
import { sessionSeconds } from '../oauth/provider.ts';
import type { Traveller } from '../travellers/travellers.ts';

export type WebEnv = { Bindings: HttpBindings };

/** Whoever looks at the page, when someone is signed in. */
export type Reader = (c: Context<WebEnv>) => Promise<Traveller | undefined>;
/** Where the request comes from. */
export type AddressOf = (c: Context<WebEnv>) => string;

/** Who is signed in on the pages: the same session that the authorization server uses, so one sign-in serves both. */
export interface WebSession {
  travellerId(c: Context<WebEnv>): Promise<string | undefined>;
  start(c: Context<WebEnv>, travellerId: string): Promise<void>;
  end(c: Context<WebEnv>): Promise<void>;
}

export function webSession(provider: Provider): WebSession {
  const cookieName = provider.cookieName('session');
  const open = async (c: Context<WebEnv>) => {
    const ctx = provider.createContext(c.env.incoming, c.env.outgoing);
    return { ctx, session: await provider.Session.get(ctx) };
  };
  /** Koa writes cookies on Node's answer; they are carried over to ours, so that only one side writes headers. */
  const carryCookies = (c: Context<WebEnv>) => {
    for (const cookie of [c.env.outgoing.getHeader('set-cookie') ?? []].flat())
      c.header('Set-Cookie', String(cookie), { append: true });
    c.env.outgoing.removeHeader('set-cookie');
  };

  return {
    travellerId: async (c) => (await open(c)).session.accountId,
    async start(c, travellerId) {
      const { ctx, session: old } = await open(c);
      // A new identifier at each sign-in: one that was planted beforehand is worth nothing.
      if (old.accountId) await old.destroy();
      const session = new provider.Session();
      session.loginAccount({ accountId: travellerId });
      await session.save(sessionSeconds);
      const expires = new Date(Date.now() + sessionSeconds * 1000);
      ctx.cookies.set(cookieName, session.jti, { httpOnly: true, sameSite: 'lax', signed: true, expires });
      carryCookies(c);
    },
    async end(c) {
      const { ctx, session } = await open(c);
      if (session.accountId) await session.destroy();
      ctx.cookies.set(cookieName, null, { httpOnly: true, sameSite: 'lax', signed: true });
      carryCookies(c);
    },
  };
}
