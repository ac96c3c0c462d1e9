import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fail, ok, type Result } from '../lib/model/result.ts';
import type { NodeHandler } from './create-service.ts';

// Only this machine: the embedded service is not meant for a network.
const host = '127.0.0.1';

export interface PortBusy {
  kind: 'port-busy';
  port: number;
}

export interface Listening {
  url: string;
  serve(handler: NodeHandler): void;
  close(): Promise<void>;
}

/** Requests that come before `serve` wait for it. */
export function listen(port: number): Promise<Result<Listening, PortBusy>> {
  const { promise: handler, resolve: serve } = Promise.withResolvers<NodeHandler>();
  const server = createServer((request, response) => {
    // Both handlers answer their own faults; one that slips through ends its connection, not the service.
    handler.then((handle) => handle(request, response)).catch(() => response.destroy());
  });
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' || error.code === 'EACCES'
        ? resolve(fail({ kind: 'port-busy', port }))
        : reject(error),
    );
    server.listen(port, host, () =>
      resolve(ok({ url: urlOf(server), serve, close: () => closeNow(server) })),
    );
  });
}

function urlOf(server: Server): string {
  const { port } = server.address() as AddressInfo;
  return `http://${host}:${port}`;
}

function closeNow(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}
