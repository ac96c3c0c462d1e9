import { answerWith } from './http.ts';
import { type Middleware, makeSwitch } from './speak.ts';

const exposed = 'ETag, Location, Retry-After, WWW-Authenticate, Link, Mcp-Session-Id, Content-Location';

interface Sharing {
  isAllowed(origin: string): boolean;
  isExposing: boolean;
}

const shared =
  ({ isAllowed, isExposing }: Sharing) =>
  (): Middleware =>
  async (request, next) => {
    const origin = request.headers.get('origin');
    if (origin === null || !isAllowed(origin)) return next(request);
    const isPreflight = request.method === 'OPTIONS' && request.headers.has('access-control-request-method');
    const headers = {
      'access-control-allow-origin': origin,
      vary: 'Origin',
      ...(isExposing ? { 'access-control-expose-headers': exposed } : {}),
    };
    if (!isPreflight) return answerWith(await next(request), { headers });
    const asked = request.headers.get('access-control-request-headers') ?? '';
    return new Response(null, {
      status: 204,
      headers: {
        ...headers,
        'access-control-allow-methods': 'GET, POST, PUT, PATCH, DELETE',
        'access-control-allow-headers': asked,
      },
    });
  };

/** Whether pages of other origins can read answers: no, unless set. */
export const cors = makeSwitch({
  gap: 'H1',
  at: 'api',
  values: {
    exposed: shared({ isAllowed: () => true, isExposing: true }),
    'no-expose': shared({ isAllowed: () => true, isExposing: false }),
    allowlist: shared({ isAllowed: (origin) => origin === 'https://partner.example', isExposing: true }),
  },
});
