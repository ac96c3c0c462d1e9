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
  /** 0 picks any free port. */
  authPort: number;
  apiPort: number;
  /** The address to listen on; only this machine by default. */
  bindAddress?: string | undefined;
  s3?: S3Settings | undefined;
  /** The public addresses, when several processes share one; the listening addresses by default. */
  origins?: Origins | undefined;
  seedDemo?: SeedDemo;
  ownOrigins?: readonly string[] | undefined;
  edges?: Edges;
  textReader?: TextReader;
  /** Called for every request once it has been answered. */
  watch?: Watch | undefined;
  /** Opens a port for tests to set dialects, faults and the clock; not together with `origins`. 0 picks any free port. */
  controlPort?: number | undefined;
};

export interface RunningService {
  authUrl: string;
  apiUrl: string;
  /** Only if a control port was requested. */
  controlUrl?: string;
  /** What is really stored, bypassing the API. */
  itinerariesOf(email: string): Promise<Itinerary[]>;
  latestReports: Service['latestReports'];
  /** Closes everything, including open connections. */
  stop(): Promise<void>;
  /** The same, once pending requests have been answered. */
  stopGently(): Promise<void>;
}

export type StartFailure =
  | PortBusy
  | { kind: 'folder-in-use'; dataDir: string }
  | { kind: 'data-unreadable'; reason: string };

/** The service needs its own addresses, which depend on the ports: so it listens first and is built afterwards. */
export async function startService(options: StartOptions): Promise<Result<RunningService, StartFailure>> {
  // Anyone who can reach the control port can make the service misbehave.
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
    // A database server allows many processes; the embedded database allows only one.
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
