import type { Context } from 'hono';
import { errors, type Provider } from 'oidc-provider';
import { messageCard, show } from './layout.ts';
import type { WebEnv } from './session.ts';

/** A pending authorization request that the traveller has not answered yet. */
export type AuthorizationRequest = Awaited<ReturnType<Provider['interactionDetails']>>;
export type Answer = Parameters<Provider['interactionResult']>[2];

type Client = NonNullable<Awaited<ReturnType<Provider['Client']['find']>>>;

export interface Questions {
  /** The cookie identifies the request open in this browser; the URL must name the same one. */
  open(c: Context<WebEnv>): Promise<AuthorizationRequest | undefined>;
  answer(c: Context<WebEnv>, answer: Answer): Promise<Response>;
  client(asked: AuthorizationRequest): Promise<Client | undefined>;
}

export function openQuestions(provider: Provider): Questions {
  return {
    async open(c) {
      try {
        const asked = await provider.interactionDetails(c.env.incoming, c.env.outgoing);
        return asked.uid === c.req.param('uid') ? asked : undefined;
      } catch (error) {
        if (error instanceof errors.SessionNotFound) return undefined;
        throw error;
      }
    },
    answer: async (c, answer) =>
      c.redirect(await provider.interactionResult(c.env.incoming, c.env.outgoing, answer), 303),
    client: (asked) => provider.Client.find(String(asked.params.client_id)),
  };
}

export const pathOf = (asked: AuthorizationRequest): string => `/interaction/${asked.uid}`;

/** The origin that the answer is finally sent to. */
export const targetOf = (asked: AuthorizationRequest): string | undefined =>
  URL.parse(String(asked.params.redirect_uri))?.origin;

export function showExpired(c: Context<WebEnv>) {
  const body = messageCard(
    'This page has run out.',
    'Go back to the app and connect again. Nothing was changed.',
  );
  return show(c, { title: 'Run out', body }, { status: 400 });
}
