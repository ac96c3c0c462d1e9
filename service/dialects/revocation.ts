import { createHash } from 'node:crypto';
import { formOf, jsonAnswer } from './http.ts';
import { refuse } from './problems.ts';
import { type Middleware, makeSwitch, onRequest, pathOf } from './speak.ts';

const isRevoke = (request: Request) => pathOf(request) === '/oauth/revoke';
const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');

/** Revokes only the named token; the connection's other tokens keep working. */
const single = (): Middleware => {
  const revoked = new Set<string>();
  return async (request, next) => {
    if (isRevoke(request)) {
      revoked.add(hashOf((await formOf(request)).get('token') ?? ''));
      return new Response('', { status: 200 });
    }
    const bearer = request.headers.get('authorization')?.replace(/^Bearer +/i, '') ?? '';
    if (revoked.has(hashOf(bearer)))
      return refuse('unauthorized', 'The access token is not valid, or no longer.');
    const form = pathOf(request) === '/oauth/token' ? await formOf(request) : new URLSearchParams();
    return revoked.has(hashOf(form.get('refresh_token') ?? ''))
      ? jsonAnswer({ error: 'invalid_grant' }, 400)
      : next(request);
  };
};

/** What revoking a token does: it ends the connection, unless set. */
export const revocation = makeSwitch({
  gap: 'A11',
  at: 'both',
  values: {
    single,
    '404': onRequest((request) => (isRevoke(request) ? jsonAnswer({ error: 'not_found' }, 404) : request)),
    '503': onRequest((request) =>
      isRevoke(request)
        ? jsonAnswer({ error: 'temporarily_unavailable' }, 503, { 'retry-after': '5' })
        : request,
    ),
  },
});
