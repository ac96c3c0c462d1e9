import { getRequestListener } from '@hono/node-server';
import type { Itinerary } from '../lib/model/itinerary.ts';
import { fail, ok, type Result } from '../lib/model/result.ts';
import { openControlPort } from './control/port.ts';
import { createService, type Service } from './create-service.ts';
import type { Edges } from './edges.ts';
import type { TextReader } from './imports/text-reader.ts';
import { listen, type PortBusy } from './listen.ts';
import type { Origins } from './oauth/discovery.ts';
import type { SeedDemo } from './seed.ts';
import { claimFolder } from './storage/claim-folder.ts';
import type { Location } from './storage/open-database.ts';
import type { S3Settings } from './storage/s3-blobs.ts';
import { type Watch, watched } from './watched.ts';

export type StartOptions = Location & {
  /** 0 takes any free one. */
  authPort: number;
  apiPort: number;
  /** Where to listen; on this machine only, unless told. */
  bindAddress?: string | undefined;
  s3?: S3Settings | undefined;
  /** Where the world finds it, when several processes stand behind one address; else where it listens. */
  origins?: Origins | undefined;
  seedDemo?: SeedDemo;
  ownOrigins?: readonly string[] | undefined;
  edges?: Edges;
  textReader?: TextReader;
  /** Hears of every request when it has been answered. */
  watch?: Watch | undefined;
  /** Opens a port for tests to set dialects, faults and the clock; not with `origins`. 0 takes any free one. */
  controlPort?: number | undefined;
};

export interface RunningService {
  authUrl: string;
  apiUrl: string;
  /** Only where a control port was asked for. */
  controlUrl?: string;
  /** What is truly stored, without asking the API. */
  itinerariesOf(email: string): Promise<Itinerary[]>;
  latestReports: Service['latestReports'];
  /** Closes everything, connections that are kept open included. */
  stop(): Promise<void>;
  /** The same, after what is under way has been answered. */
  stopGently(): Promise<void>;
}

export type StartFailure =
  | PortBusy
  | { kind: 'folder-in-use'; dataDir: string }
  | { kind: 'data-unreadable'; reason: string };

/** The addresses are part of what the service says, and depend on the ports: so it listens first and is built then. */
export async function startService(options: StartOptions): Promise<Result<RunningService, StartFailure>> {
  // Whoever reaches it can make the service do anything but what it should.
  if (options.controlPort !== undefined && options.origins)
    throw new Error('A service with a public address has no control port.');
  const auth = await listen(options.authPort, options.bindAddress);
  if (!auth.ok) return auth;
  const api = await listen(options.apiPort, options.bindAddress);
  if (!api.ok) {
    await auth.value.close();
    return api;
  }
  const listening = { auth: auth.value.url, api: api.value.url };
  const control = await openControlPort(options, listening);
  const closePorts = async () => {
    await Promise.all([auth.value.close(), api.value.close(), control.ok && control.value?.close()]);
  };
  if (!control.ok) {
    await closePorts();
    return control;
  }
  const edges = control.value?.edges ?? options.edges;
  const opened = await open({ ...options, ...(edges && { edges }) }, options.origins ?? listening);
  if (!opened.ok) {
    await closePorts();
    return opened;
  }
  const service = opened.value;
  const handlers = control.value?.around(service) ?? plainHandlers(service);
  auth.value.serve(watched('auth', handlers.auth, options.watch));
  api.value.serve(watched('api', handlers.api, options.watch));
  const stop = async () => {
    await closePorts();
    await service.close();
  };
  const urls = { authUrl: listening.auth, apiUrl: listening.api, ...control.value?.urls };
  const { itinerariesOf, latestReports } = service;
  const stopGently = async () => {
    await Promise.all([auth.value.drain(), api.value.drain()]);
    await stop();
  };
  return ok({ ...urls, itinerariesOf, latestReports, stop, stopGently });
}

const plainHandlers = ({ auth, api }: Service) => ({
  auth,
  api: getRequestListener(api.fetch, { overrideGlobalObjects: false }),
});

async function open(options: StartOptions, origins: Origins): Promise<Result<Service, StartFailure>> {
  const { seedDemo, edges, databaseUrl, s3, textReader, ownOrigins } = options;
  const isBehindProxy = options.origins !== undefined;
  const shared = {
    origins,
    seedDemo,
    edges,
    s3,
    isBehindProxy,
    ownOrigins,
    ...(textReader && { textReader }),
  };
  try {
    if ('memory' in options)
      return ok(
        await createService({
          location: { memory: true, snapshot: options.snapshot, opened: options.opened, databaseUrl },
          ...shared,
        }),
      );
    const location = { dataDir: options.dataDir, databaseUrl };
    // A server is made for many; only the embedded database must have one process to itself.
    if (databaseUrl !== undefined) return ok(await createService({ location, ...shared }));
    const claim = await claimFolder(options.dataDir);
    if (!claim.ok) return claim;
    const { release } = claim.value;
    const service = await createService({ location, ...shared }).catch(async (error) => {
      await release();
      throw error;
    });
    return ok({ ...service, close: () => service.close().then(release) });
  } catch (error) {
    return fail({ kind: 'data-unreadable', reason: String(error) });
  }
}
