import { createServer, type IncomingMessage, request as send } from 'node:http';
import { duplexPair, Readable } from 'node:stream';
import type { NodeHandler } from '../create-service.ts';

export type Fetch = (request: Request) => Promise<Response>;

/** Wraps a Node request handler as Request → Response, over an in-memory socket instead of a port. */
export function asFetch(handler: NodeHandler): Fetch {
  const server = createServer((incoming, outgoing) => {
    handler(incoming, outgoing).catch(() => outgoing.destroy());
  });
  return async (request) => {
    const [near, far] = duplexPair();
    // The handler sees the remote address it would see on loopback.
    Object.defineProperty(far, 'remoteAddress', { value: '127.0.0.1' });
    server.emit('connection', far);
    const { pathname, search, host } = new URL(request.url);
    const body = Buffer.from(await request.arrayBuffer());
    const length = request.body ? { 'content-length': String(body.length) } : {};
    const headers = { ...Object.fromEntries(request.headers), ...length, host, connection: 'close' };
    const { method } = request;
    return new Promise((resolve, reject) => {
      const outgoing = send(
        { method, path: pathname + search, headers, createConnection: () => near },
        (answer) => resolve(responseOf(answer)),
      );
      outgoing.once('error', reject);
      outgoing.end(body);
    });
  };
}

const bodiless = new Set([101, 204, 205, 304]);
/** Headers about the in-memory connection, not about the answer. */
const ofTheWire = new Set(['connection', 'keep-alive', 'transfer-encoding']);

function responseOf(answer: IncomingMessage): Response {
  const status = answer.statusCode ?? 500;
  const headers = new Headers();
  for (const [name, values = []] of Object.entries(answer.headersDistinct).filter(
    ([each]) => !ofTheWire.has(each),
  ))
    for (const value of values) headers.append(name, value);
  if (!bodiless.has(status))
    return new Response(Readable.toWeb(answer) as ReadableStream<Uint8Array>, { status, headers });
  answer.resume();
  return new Response(null, { status, headers });
}
