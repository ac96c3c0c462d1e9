import { askWithBody, fieldsOf } from './http.ts';
import { askedMessage, onResult, rpcError } from './mcp-message.ts';
import { type Middleware, makeSwitch } from './speak.ts';

const other = { name: 'weather', description: 'Says what the weather is.', inputSchema: { type: 'object' } };

/** The tool is on the second page. */
const paged = (): Middleware => {
  const first = onResult('tools/list', (result, asked) =>
    fieldsOf(asked.params).cursor === undefined ? { ...result, tools: [other], nextCursor: 'two' } : result,
  )();
  return async (request, next) => {
    const asked = await askedMessage(request);
    const { cursor: _, ...params } = fieldsOf(asked.params);
    if (asked.method !== 'tools/list') return next(request);
    // The service has a single page, so it is asked for that one.
    return first(request, () => next(askWithBody(request, JSON.stringify({ ...asked, params }))));
  };
};

/** Without the scope, a client can connect but sees no tool. */
const hidden = (): Middleware => async (request, next) => {
  const asked = await askedMessage(request);
  const answer = await next(request);
  if (answer.status !== 403 || typeof asked.method !== 'string') return answer;
  const shown: Record<string, unknown> = {
    initialize: {
      protocolVersion: '2025-11-25',
      capabilities: { tools: {} },
      serverInfo: { name: 'itineraries', version: '1' },
    },
    'server/discover': { supportedVersions: ['2026-07-28', '2025-11-25'], capabilities: { tools: {} } },
    'tools/list': { tools: [] },
  };
  const result = shown[asked.method];
  if (result !== undefined) return Response.json({ jsonrpc: '2.0', id: asked.id, result });
  if (asked.method.startsWith('notifications/')) return new Response(null, { status: 202 });
  return rpcError(asked, { code: -32602, message: 'Unknown tool' }, 200);
};

/** Which tools are listed. */
export const mcpTools = makeSwitch({
  gap: 'G8',
  at: 'api',
  values: {
    paged,
    'hidden-without-write': hidden,
    none: onResult('tools/list', (result) => ({ ...result, tools: [] })),
  },
});
