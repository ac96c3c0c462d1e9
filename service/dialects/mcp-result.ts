import { type Fields, fieldsOf } from './http.ts';
import { askedMessage, onResult, rpcError } from './mcp-message.ts';
import { makeSwitch, onRequest } from './speak.ts';

const text = (words: string) => [{ type: 'text', text: words }];
const told = (tell: (created: Fields) => Fields) =>
  onResult('tools/call', (result) => {
    const { content: _, structuredContent, ...rest } = result;
    return { ...rest, ...tell(fieldsOf(structuredContent)) };
  });

/** What create_itinerary returns: the created itinerary with its etag, unless set. */
export const mcpResult = makeSwitch({
  gap: 'G5',
  at: 'api',
  values: {
    'id-only': told(({ id }) => ({ content: text(String(id)), structuredContent: { id } })),
    'text-only': told(({ id }) => ({ content: text(`Created itinerary ${id}.`) })),
    'text-json': told((created) => ({ content: text(JSON.stringify(created)) })),
    'text-url': told(({ link }) => ({ content: text(`Done! See ${link}`) })),
    empty: told(() => ({ content: [] })),
    'is-error': onRequest(async (request) => {
      const asked = await askedMessage(request);
      if (asked.method !== 'tools/call') return request;
      const result = { isError: true, content: text('subscriptionRequired: the free plan is full.') };
      return Response.json({ jsonrpc: '2.0', id: asked.id, result });
    }),
    'input-required': onRequest(async (request) => {
      const asked = await askedMessage(request);
      if (asked.method !== 'tools/call') return request;
      const result = {
        resultType: 'input_required',
        inputRequests: { mood: { method: 'elicitation/create' } },
      };
      return Response.json({ jsonrpc: '2.0', id: asked.id, result });
    }),
    'invalid-params': onRequest(async (request) => {
      const asked = await askedMessage(request);
      if (asked.method !== 'tools/call') return request;
      return rpcError(asked, { code: -32602, message: 'Invalid arguments' }, 200);
    }),
  },
});
