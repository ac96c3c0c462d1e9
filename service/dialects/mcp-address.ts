import { askAt } from './http.ts';
import { refuse } from './problems.ts';
import { makeSwitch, onRequest, pathOf } from './speak.ts';

const notFound = () => refuse('notFound', 'There is nothing at this address.');

/** The address of MCP: /mcp, unless set. */
export const mcpAddress = makeSwitch({
  gap: 'G1',
  at: 'api',
  values: {
    'v1-mcp': onRequest((request) => {
      const path = pathOf(request);
      if (path === '/mcp') return notFound();
      return path === '/v1/mcp' ? askAt(request, new URL('/mcp', request.url)) : request;
    }),
    // On another host name, as when MCP has a domain to itself.
    'other-host': onRequest((request) => {
      const host = request.headers.get('host') ?? '';
      return pathOf(request) === '/mcp' && !host.startsWith('localhost') ? notFound() : request;
    }),
    absent: onRequest((request) => (pathOf(request) === '/mcp' ? notFound() : request)),
  },
});
