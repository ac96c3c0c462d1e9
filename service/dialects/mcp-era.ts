import { answerWith, jsonAnswer } from './http.ts';
import { askedMessage, rpcError } from './mcp-message.ts';
import { type Middleware, makeSwitch, onRequest } from './speak.ts';

const modern = '2026-07-28';
const isModern = (request: Request) => (request.headers.get('mcp-protocol-version') ?? '') >= modern;

/** A session starts with initialize; a request without one, or with one that is over, gets 404. */
const sessions = (lastsFor: number) => (): Middleware => {
  const left = new Map<string, number>();
  return async (request, next) => {
    const asked = await askedMessage(request);
    if (asked.method === undefined) return next(request);
    if (isModern(request)) return rpcError(asked, { code: -32600, message: 'Bad Request: no session' });
    if (asked.method === 'initialize') {
      const id = `session-${left.size + 1}`;
      left.set(id, lastsFor);
      return answerWith(await next(request), { headers: { 'mcp-session-id': id } });
    }
    const id = request.headers.get('mcp-session-id') ?? '';
    const calls = left.get(id) ?? 0;
    if (calls === 0)
      return jsonAnswer(
        { jsonrpc: '2.0', id: null, error: { code: -32001, message: 'Session not found' } },
        404,
      );
    left.set(id, calls - 1);
    return next(request);
  };
};

/** Which generation of the protocol is spoken: both, unless set. */
export const mcpEra = makeSwitch({
  gap: 'G2',
  at: 'api',
  values: {
    'modern-only': onRequest(async (request) => {
      const asked = await askedMessage(request);
      if (asked.method === undefined || isModern(request)) return request;
      const error = { code: -32022, message: 'Unsupported protocol version', data: { supported: [modern] } };
      return rpcError(asked, error);
    }),
    // Asks for a protocol version from the future.
    'unsupported-version': onRequest(async (request) => {
      const asked = await askedMessage(request);
      if (asked.method === undefined) return request;
      const data = { supported: ['2099-01-01'] };
      return rpcError(asked, { code: -32022, message: 'Unsupported protocol version', data });
    }),
    'legacy-stateless': onRequest(async (request) => {
      const asked = await askedMessage(request);
      if (asked.method === undefined || !isModern(request)) return request;
      return rpcError(asked, { code: -32000, message: 'Bad Request: Unsupported protocol version' });
    }),
    'legacy-session': sessions(Number.POSITIVE_INFINITY),
    // Lasts for “initialized” and one call; then the session is forgotten.
    'session-404': sessions(2),
  },
});
