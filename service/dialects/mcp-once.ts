import { askWithBody, fieldsOf } from './http.ts';
import { answeredMessage, askedMessage, onResult, withMessage } from './mcp-message.ts';
import { type Middleware, makeSwitch } from './speak.ts';

/** An idempotency key among the arguments: the second call with the same key gets the first call's answer. */
const byKey = (): Middleware => {
  const first = new Map<string, Promise<Response>>();
  const listing = onResult('tools/list', (result) => ({
    ...result,
    tools: (Array.isArray(result.tools) ? result.tools : []).map((tool) => {
      const schema = fieldsOf(fieldsOf(tool).inputSchema);
      const properties = { ...fieldsOf(schema.properties), idempotencyKey: { type: 'string' } };
      return { ...tool, inputSchema: { ...schema, properties } };
    }),
  }))();
  return async (request, next) => {
    const asked = await askedMessage(request);
    if (asked.method !== 'tools/call') return listing(request, next);
    const params = fieldsOf(asked.params);
    const { idempotencyKey, ...rest } = fieldsOf(params.arguments);
    const plain = askWithBody(request, JSON.stringify({ ...asked, params: { ...params, arguments: rest } }));
    if (typeof idempotencyKey !== 'string') return next(plain);
    const whose = `${request.headers.get('authorization')} ${idempotencyKey}`;
    const answering = first.get(whose) ?? next(plain);
    first.set(whose, answering);
    const answer = (await answering).clone();
    return withMessage(answer, { ...(await answeredMessage(answer)), id: asked.id });
  };
};

/** Whether a repeated call can be recognised: no, unless set. */
export const mcpOnce = makeSwitch({ gap: 'G6', at: 'api', values: { 'key-argument': byKey } });
