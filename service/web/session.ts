import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import type { Provider } from 'oidc-provider';
import { sessionSeconds } from '../oauth/provider.ts';
import type { Traveller } from '../travellers/travellers.ts';

export type WebEnv = { Bindings: HttpBindings };

/** The signed-in traveller who views the page, if any. */
export type Reader = (c: Context<WebEnv>) => Promise<Traveller | undefined>;
/** Where the request comes from. */
export type AddressOf = (c: Context<WebEnv>) => string;

/** The web session: the same one that the authorization server uses, so that one sign-in serves both. */
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
  /** Koa writes cookies to Node's response; they are copied to ours, so that only one side writes headers. */
  const carryCookies = (c: Context<WebEnv>) => {
    for (const cookie of [c.env.outgoing.getHeader('set-cookie') ?? []].flat())
      c.header('Set-Cookie', String(cookie), { append: true });
    c.env.outgoing.removeHeader('set-cookie');
  };

  return {
    travellerId: async (c) => (await open(c)).session.accountId,
    async start(c, travellerId) {
      const { ctx, session: old } = await open(c);
      // A new session id at each sign-in, so that one planted beforehand is useless.
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
