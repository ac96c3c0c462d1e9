import { isMcp } from './mcp-message.ts';
import { makeSwitch, onRequest } from './speak.ts';

const only = (isAllowed: (origin: string) => boolean) =>
  onRequest((request) => {
    const origin = request.headers.get('origin');
    if (!isMcp(request) || origin === null || isAllowed(origin)) return request;
    return new Response('Forbidden', { status: 403, headers: { 'content-type': 'text/plain' } });
  });

/** Which origins can call MCP: extensions but not web pages, unless set. */
export const mcpOrigin = makeSwitch({
  gap: 'G7',
  at: 'api',
  values: { strict: only(() => false), 'null-only': only((origin) => origin === 'null') },
});
