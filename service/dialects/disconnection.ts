import { formOf, jsonAnswer } from './http.ts';
import { type Middleware, makeSwitch, pathOf } from './speak.ts';

const disconnect = /^\/account\/apps\/([^/]+)\/disconnect$/;

/** A disconnected app gets no new tokens, but its current one keeps working for its hour. */
const tokenSurvives = (): Middleware => {
  const disconnected = new Set<string>();
  return async (request, next) => {
    const [, clientId] = disconnect.exec(pathOf(request)) ?? [];
    if (clientId !== undefined && request.method === 'POST') {
      disconnected.add(decodeURIComponent(clientId));
      return new Response(null, { status: 303, headers: { location: '/account?done=disconnected#apps' } });
    }
    if (pathOf(request) !== '/oauth/token') return next(request);
    const form = await formOf(request);
    const isOver =
      form.get('grant_type') === 'refresh_token' && disconnected.has(form.get('client_id') ?? '');
    return isOver ? jsonAnswer({ error: 'invalid_grant' }, 400) : next(request);
  };
};

/** What disconnecting an app under Connected Apps does: all its tokens stop working at once, unless set. */
export const disconnection = makeSwitch({
  gap: 'A14',
  at: 'auth',
  values: { 'token-survives': tokenSurvives },
});
