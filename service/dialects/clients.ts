import { answerWith, fieldsOf, formOf, jsonAnswer } from './http.ts';
import { asHtml } from './problems.ts';
import { asks, type Middleware, makeSwitch, pathOf } from './speak.ts';

/** Clients registered before this was set are unknown; those registered after it work. */
const purged = (path: string, answer: () => Response) => (): Middleware => {
  const known = new Set<string>();
  return async (request, next) => {
    if (pathOf(request) === path) {
      const asked = path === '/oauth/token' ? await formOf(request) : new URL(request.url).searchParams;
      if (!known.has(asked.get('client_id') ?? '')) return answer();
    }
    const response = await next(request);
    if (asks(request, 'POST', /^\/oauth\/register$/) && response.ok)
      known.add(String(fieldsOf(await response.clone().json()).client_id));
    return response;
  };
};

/** How long a registration lasts: forever, unless set. */
export const clients = makeSwitch({
  gap: 'A5',
  at: 'auth',
  values: {
    purged: purged('/oauth/authorize', () =>
      answerWith(new Response('', { status: 400 }), asHtml('Unknown client')),
    ),
    'purged-token-401': purged('/oauth/token', () => jsonAnswer({ error: 'invalid_client' }, 401)),
  },
});
