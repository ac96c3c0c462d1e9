import { askAt } from './http.ts';
import { refuse } from './problems.ts';
import { makeSwitch, onAsk, pathOf } from './speak.ts';

const notFound = () => refuse('notFound', 'There is nothing at this address.');

/** Where MCP is: /mcp, unless set. */
export const mcpAddress = makeSwitch({
  gap: 'G1',
  at: 'api',
  values: {
    'v1-mcp': onAsk((request) => {
      const path = pathOf(request);
      if (path === '/mcp') return notFound();
      return path === '/v1/mcp' ? askAt(request, new URL('/mcp', request.url)) : request;
    }),
    // On another name of this machine, as a service has it on a name of its own.
    'other-host': onAsk((request) => {
      const host = request.headers.get('host') ?? '';
      return pathOf(request) === '/mcp' && !host.startsWith('localhost') ? notFound() : request;
    }),
    absent: onAsk((request) => (pathOf(request) === '/mcp' ? notFound() : request)),
  },
});
