import type { Context, MiddlewareHandler } from 'hono';
import type { Scope } from '../oauth/scopes.ts';
import type { Caller, ReadToken } from '../oauth/tokens.ts';
import { problem, say } from './problem.ts';

export type ApiEnv = { Variables: { caller: Caller } };

export interface Bearer {
  /** Any valid token. */
  required: MiddlewareHandler<ApiEnv>;
  /** A valid token with this scope. Write scopes do not imply read scopes. */
  allowing(scope: Scope): MiddlewareHandler<ApiEnv>;
  /** A token of one of the service's own apps ("apps only"), with this scope if one is given. */
  ownApp(scope?: Scope): MiddlewareHandler<ApiEnv>;
}

const ownAppsOnly = problem('forbidden', 'Only the service’s own apps may do this.');

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

  const insufficient = (c: Context<ApiEnv>, scope: Scope) =>
    say(
      c,
      problem('insufficientScope', `This needs the scope ${scope}.`),
      challenge('error="insufficient_scope"', `scope="${scope}"`),
    );

  const lacks = (c: Context<ApiEnv>, scope: Scope | undefined) =>
    scope !== undefined && !c.var.caller.scopes.includes(scope) ? insufficient(c, scope) : undefined;

  return {
    required,
    allowing: (scope) => checked(required, (c) => lacks(c, scope)),
    ownApp: (scope) =>
      checked(required, (c) => (c.var.caller.isOwnApp ? lacks(c, scope) : say(c, ownAppsOnly))),
  };
}

/** Requires a valid token, then applies the extra check. */
const checked =
  (
    required: MiddlewareHandler<ApiEnv>,
    refuse: (c: Context<ApiEnv>) => Response | undefined,
  ): MiddlewareHandler<ApiEnv> =>
  async (c, next) => {
    let refused: Response | undefined;
    const noToken = await required(c, async () => {
      refused = refuse(c);
      if (!refused) await next();
    });
    return noToken ?? refused;
  };
