import type { IncomingMessage, ServerResponse } from 'node:http';
import type { NodeHandler } from '../create-service.ts';
import type { Fetch } from '../dialects/speak.ts';

/**
 * Wraps Request → Response as a Node request handler. The body is read in full first, since dialects inspect it. If
 * `answer` throws, the connection closes without an answer; if the response body fails, it breaks in the middle.
 */
export const asHandler =
  (answer: Fetch, origin: string): NodeHandler =>
  async (incoming, outgoing) => {
    try {
      await write(await answer(await requestOf(incoming, origin)), outgoing);
    } catch {
      // Either dropped on purpose or the client has gone; there is nobody left to answer.
      outgoing.destroy();
    }
  };

async function requestOf(incoming: IncomingMessage, origin: string): Promise<Request> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of incoming) chunks.push(chunk);
  const headers = new Headers();
  for (const [name, values = []] of Object.entries(incoming.headersDistinct))
    for (const value of values) headers.append(name, value);
  const { method = 'GET', url = '/' } = incoming;
  const hasBody = method !== 'GET' && method !== 'HEAD' && (headers.has('content-type') || chunks.length > 0);
  return new Request(origin + url, { method, headers, ...(hasBody && { body: Buffer.concat(chunks) }) });
}

async function write(answer: Response, outgoing: ServerResponse): Promise<void> {
  const { status, headers, body } = answer;
  for (const [name, value] of headers) if (name !== 'set-cookie') outgoing.setHeader(name, value);
  const cookies = headers.getSetCookie();
  if (cookies.length > 0) outgoing.setHeader('set-cookie', cookies);
  outgoing.writeHead(status);
  outgoing.flushHeaders();
  for await (const chunk of body ?? []) outgoing.write(chunk);
  outgoing.end();
}
