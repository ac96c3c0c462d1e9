import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import type { Itinerary } from '../lib/model/itinerary.ts';
import { fail, ok, type Result } from '../lib/model/result.ts';
import { createService, type NodeHandler, type Service } from './create-service.ts';
import type { Edges } from './edges.ts';
import type { Origins } from './oauth/discovery.ts';
import { claimFolder } from './storage/claim-folder.ts';
import type { Location } from './storage/open-database.ts';

export type StartOptions = Location & {
  /** 0 takes any free one. */
  authPort: number;
  apiPort: number;
  seedDemo?: boolean;
  edges?: Edges;
};

export interface RunningService {
  authUrl: string;
  apiUrl: string;
  /** What is truly stored, without asking the API. */
  itinerariesOf(email: string): Promise<Itinerary[]>;
  /** Closes everything, connections that are kept open included. */
  stop(): Promise<void>;
}

export type StartFailure =
  | { kind: 'port-busy'; port: number }
  | { kind: 'folder-in-use'; dataDir: string }
  | { kind: 'data-unreadable'; reason: string };

// Only this machine: the embedded service is not meant for a network.
const host = '127.0.0.1';

/** The addresses are part of what the service says, and depend on the ports: so it listens first and is built then. */
export async function startService(options: StartOptions): Promise<Result<RunningService, StartFailure>> {
  const auth = await listen(options.authPort);
  if (!auth.ok) return auth;
  const api = await listen(options.apiPort);
  if (!api.ok) {
    await auth.value.close();
    return api;
  }
  const origins = { auth: auth.value.url, api: api.value.url };
  const closePorts = () => Promise.all([auth.value.close(), api.value.close()]);
  const opened = await open(options, origins);
  if (!opened.ok) {
    await closePorts();
    return opened;
  }
  const service = opened.value;
  auth.value.serve(service.auth);
  api.value.serve(getRequestListener(service.api.fetch, { overrideGlobalObjects: false }));
  const stop = async () => {
    await closePorts();
    await service.close();
  };
  return ok({ authUrl: origins.auth, apiUrl: origins.api, itinerariesOf: service.itinerariesOf, stop });
}

async function open(options: StartOptions, origins: Origins): Promise<Result<Service, StartFailure>> {
  const { seedDemo, edges } = options;
  try {
    if ('memory' in options)
      return ok(await createService({ location: { memory: true }, origins, seedDemo, edges }));
    const claim = await claimFolder(options.dataDir);
    if (!claim.ok) return claim;
    const { release } = claim.value;
    const location = { dataDir: options.dataDir };
    const service = await createService({ location, origins, seedDemo, edges }).catch(async (error) => {
      await release();
      throw error;
    });
    return ok({ ...service, close: () => service.close().then(release) });
  } catch (error) {
    return fail({ kind: 'data-unreadable', reason: String(error) });
  }
}

interface Listening {
  url: string;
  serve(handler: NodeHandler): void;
  close(): Promise<void>;
}

/** Requests that come before `serve` wait for it. */
function listen(port: number): Promise<Result<Listening, StartFailure>> {
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
