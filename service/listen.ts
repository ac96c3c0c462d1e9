import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fail, ok, type Result } from '../lib/model/result.ts';
import type { NodeHandler } from './create-service.ts';

/** The default: a public service stands behind a proxy that terminates TLS. */
export const loopback = '127.0.0.1';

// How long pending requests have to finish when the service is stopped.
const maxDrainMilliseconds = 10_000;

export interface PortBusy {
  kind: 'port-busy';
  port: number;
}

export interface Listening {
  url: string;
  serve(handler: NodeHandler): void;
  /** Accepts no new requests, and resolves when the pending ones are answered. */
  drain(): Promise<void>;
  close(): Promise<void>;
}

/** Requests that arrive before `serve` wait for it. */
export function listen(port: number, host = loopback): Promise<Result<Listening, PortBusy>> {
  const { promise: handler, resolve: serve } = Promise.withResolvers<NodeHandler>();
  const server = createServer((request, response) => {
    // Both handlers answer their own errors; one that slips through closes its connection, not the service.
    handler.then((handle) => handle(request, response)).catch(() => response.destroy());
  });
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' || error.code === 'EACCES'
        ? resolve(fail({ kind: 'port-busy', port }))
        : reject(error),
    );
    server.listen(port, host, () =>
      resolve(
        ok({
          url: urlOf(server, host),
          serve,
          drain: () => drain(server),
          close: () => closeNow(server),
        }),
      ),
    );
  });
}

function urlOf(server: Server, host: string): string {
  const { port } = server.address() as AddressInfo;
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}

function closeNow(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}

function drain(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const late = setTimeout(() => server.closeAllConnections(), maxDrainMilliseconds);
    server.close(() => {
      clearTimeout(late);
      resolve();
    });
    server.closeIdleConnections();
  });
}
