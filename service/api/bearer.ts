import type { MiddlewareHandler } from 'hono';
import type { Scope } from '../oauth/scopes.ts';
import type { Caller, ReadToken } from '../oauth/tokens.ts';
import { problem, say } from './problem.ts';

export type ApiEnv = { Variables: { caller: Caller } };

export interface Bearer {
  /** Any live token. */
  required: MiddlewareHandler<ApiEnv>;
  /** A live token that the traveller gave this scope; writing does not imply reading. */
  allowing(scope: Scope): MiddlewareHandler<ApiEnv>;
}

export function bearer(readToken: ReadToken, apiOrigin: string): Bearer {
  const metadata = `resource_metadata="${apiOrigin}/.well-known/oauth-protected-resource"`;
  const challenge = (...parts: string[]) => ({
    'WWW-Authenticate': `Bearer ${[...parts, metadata].join(', ')}`,
  });

  const required: MiddlewareHandler<ApiEnv> = async (c, next) => {
    const token = /^Bearer +([\w.~+/=-]+)$/i.exec(c.req.header('authorization') ?? '')?.[1];
    if (!token) return say(c, problem('unauthorized', 'Send an access token.'), challenge());
    const caller = await readToken(token);
    if (!caller) {
      const message = 'The access token is not valid, or no longer.';
      return say(
        c,
        problem('unauthorized', message),
        challenge('error="invalid_token"', `error_description="${message}"`),
      );
    }
    c.set('caller', caller);
    return next();
  };

  const allowing =
    (scope: Scope): MiddlewareHandler<ApiEnv> =>
    async (c, next) => {
      let isAllowed = false;
      const refused = await required(c, async () => {
        isAllowed = c.var.caller.scopes.includes(scope);
        if (isAllowed) await next();
      });
      if (refused || isAllowed) return refused ?? undefined;
      return say(
        c,
        problem('insufficientScope', `This needs the scope ${scope}.`),
        challenge('error="insufficient_scope"', `scope="${scope}"`),
      );
    };

  return { required, allowing };
}
