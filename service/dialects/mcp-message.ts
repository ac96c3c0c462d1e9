// MCP messages: a request holds one JSON-RPC object; an answer holds it as JSON or inside one server-sent event.
import { answerWith, type Fields, fieldsOf, isJson } from './http.ts';
import { type Middleware, pathOf } from './speak.ts';

export const isMcp = (request: Request): boolean => pathOf(request) === '/mcp';

export async function askedMessage(request: Request): Promise<Fields> {
  if (!isMcp(request) || !isJson(request)) return {};
  try {
    return fieldsOf(await request.clone().json());
  } catch {
    return {}; // Invalid JSON is left for the service to refuse.
  }
}

const isEvents = (answer: Response) => /^text\/event-stream/.test(answer.headers.get('content-type') ?? '');

/** The message in an answer, sent as JSON or as an event. */
export async function answeredMessage(answer: Response): Promise<Fields> {
  const text = await answer.clone().text();
  if (!isEvents(answer)) return isJson(answer) && text !== '' ? fieldsOf(JSON.parse(text)) : {};
  const lines = text.split('\n').filter((line) => line.startsWith('data: {'));
  return fieldsOf(JSON.parse(lines.at(-1)?.slice('data: '.length) ?? '{}'));
}

/** The same answer with another message. */
export function withMessage(answer: Response, message: Fields): Response {
  const json = JSON.stringify(message);
  return answerWith(answer, { body: isEvents(answer) ? `event: message\ndata: ${json}\n\n` : json });
}

/** Changes the result of one method; `asked` is the request message. */
export const onResult =
  (method: string, change: (result: Fields, asked: Fields) => Fields) =>
  (): Middleware =>
  async (request, next) => {
    const asked = await askedMessage(request);
    const answer = await next(request);
    if (asked.method !== method || !answer.ok) return answer;
    const message = await answeredMessage(answer);
    if (!('result' in message)) return answer;
    return withMessage(answer, { ...message, result: change(fieldsOf(message.result), asked) });
  };

export const rpcError = (asked: Fields, error: Fields, status = 400): Response =>
  Response.json({ jsonrpc: '2.0', id: asked.id ?? null, error }, { status });
