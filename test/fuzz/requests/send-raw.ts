// Sends a request as bytes on a socket, since HTTP clients would refuse to send it.
import { connect } from 'node:net';
import type { RawRequest } from './any-request.ts';

export interface RawAnswer {
  /** 0 if the connection was closed without an answer. */
  status: number;
  text: string;
}

const longestMilliseconds = 30_000;

export function sendRaw(address: string, { method, path, headers, body }: RawRequest): Promise<RawAnswer> {
  const { hostname, port, host } = new URL(address);
  const lines = [
    `${method} ${path} HTTP/1.1`,
    `host: ${host}`,
    'connection: close',
    ...headers.map(([name, value]) => `${name}: ${value}`),
    ...(body.length > 0 || method !== 'GET' ? [`content-length: ${body.length}`] : []),
  ];
  const { promise, resolve, reject } = Promise.withResolvers<RawAnswer>();
  const chunks: Buffer[] = [];
  const socket = connect({ host: hostname, port: Number(port) });
  socket.setTimeout(longestMilliseconds, () => socket.destroy(new Error('No answer came.')));
  socket.on('data', (chunk) => void chunks.push(chunk));
  // Node closes on input it cannot parse while we may still be writing.
  socket.on('error', (error: NodeJS.ErrnoException) =>
    error.code === 'ECONNRESET' || error.code === 'EPIPE' ? undefined : reject(error),
  );
  socket.on('close', () => {
    const text = Buffer.concat(chunks).toString();
    resolve({ status: Number(/^HTTP\/1\.1 (\d{3})/.exec(text)?.[1] ?? 0), text });
  });
  socket.write(`${lines.join('\r\n')}\r\n\r\n`);
  socket.write(body);
  return promise;
}
