// The service in each environment where the contract must hold, and the people who use it there.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { StoreAway } from '../../../service/away.ts';
import { asFetch } from '../../../service/control/as-fetch.ts';
import { virtualClock } from '../../../service/control/clock.ts';
import { createService } from '../../../service/create-service.ts';
import type { TextReader } from '../../../service/imports/text-reader.ts';
import { startService } from '../../../service/start.ts';
import type { S3Settings } from '../../../service/storage/s3-blobs.ts';
import type { KeptReport } from '../../../service/travellers/reports.ts';
import { startPostgres } from '../../../tools/postgres.ts';
import { Browser } from '../../service/browser.ts';
import { bucketStandIn } from '../../service/bucket-stand-in.ts';
import { quickEdges, quickMemory } from '../../service/quick.ts';
import { startPair } from './pair.ts';
import { type People, peopleOf } from './people.ts';
import { ownOrigins } from './sign-in.ts';

export interface Call extends Omit<RequestInit, 'headers'> {
  headers?: Record<string, string>;
  /** A bearer token. */
  as?: string;
}

/** Access to the service: plain fetch, whatever transports it. */
export interface Wire {
  authUrl: string;
  apiUrl: string;
  auth(path: string, init?: RequestInit): Promise<Response>;
  api(path: string, call?: Call): Promise<Response>;
  browser(): Browser;
  /** A browser that is signed in already: checking a password takes a tenth of a second. */
  signedIn: Browser;
}

export interface World extends Wire {
  people: People;
  /** Every answer so far, in the order of the requests. */
  answers: Answered[];
  /** The reported travellers as stored: no route shows them. */
  reports(): Promise<KeptReport[]>;
  /** While `act` runs, the service's clock is ahead by this much. */
  later(seconds: number, act: () => Promise<void>): Promise<void>;
  stop(): Promise<void>;
}

export interface Answered {
  at: 'auth' | 'api';
  method: string;
  path: string;
  status: number;
}

export interface Place {
  name: string;
  /** Why it is unavailable; undefined if it is available. */
  missing?: string;
  open(textReader: TextReader): Promise<World>;
}

type Carry = (url: string, init?: RequestInit) => Promise<Response>;

interface Opened {
  authUrl: string;
  apiUrl: string;
  carry: Carry;
  clock: ServiceClock;
  latestReports(): Promise<KeptReport[]>;
  stop(): Promise<void>;
}

/** The service's clock; those of several processes move together. */
interface ServiceClock {
  advance(seconds: number): unknown;
  reset(): unknown;
  faults: unknown[];
}

/** A fault of the service fails the row, wherever it happens. */
function openClock() {
  const faults: unknown[] = [];
  // An unavailable bucket is reported to the operator, but is not the service's fault.
  const report = (fault: unknown) => void (fault instanceof StoreAway || faults.push(fault));
  const clock = virtualClock({ ...quickEdges, report });
  return { ...clock, faults };
}

async function worldOf(opened: Opened): Promise<World> {
  const { authUrl, apiUrl, clock, latestReports, stop } = opened;
  const answers: Answered[] = [];
  const carry: Carry = async (url, init) => {
    const answer = await opened.carry(url, init);
    const at = url.startsWith(apiUrl) ? 'api' : 'auth';
    const { pathname: path } = new URL(url);
    answers.push({ at, method: init?.method ?? 'GET', path, status: answer.status });
    return answer;
  };
  const browser = () => new Browser(authUrl, (url, init) => carry(url.href, init));
  const wire: Wire = {
    authUrl,
    apiUrl,
    auth: (path, init) => carry(new URL(path, authUrl).href, { redirect: 'manual', ...init }),
    api: (path, { as, headers, ...init } = {}) =>
      carry(new URL(path, apiUrl).href, {
        ...init,
        headers: { ...(as === undefined ? {} : { authorization: `Bearer ${as}` }), ...headers },
      }),
    browser,
    signedIn: browser(),
  };
  return {
    ...wire,
    people: await peopleOf(wire),
    answers,
    reports: latestReports,
    later: async (seconds, act) => {
      await clock.advance(seconds);
      await act().finally(() => clock.reset());
    },
    stop: async () => {
      await stop();
      if (clock.faults.length > 0) throw new Error('The service had faults.', { cause: clock.faults[0] });
    },
  };
}

async function openInProcess(textReader: TextReader, s3?: S3Settings): Promise<World> {
  const origins = { auth: 'https://auth.example', api: 'https://api.example' };
  const clock = openClock();
  const { edges } = clock;
  const service = await createService({
    location: await quickMemory(),
    s3,
    origins,
    seedDemo: 'travellers',
    ownOrigins,
    edges,
    textReader,
  });
  const auth = asFetch(service.auth);
  const carry: Carry = async (url, init) => {
    const request = new Request(url, init);
    return url.startsWith(origins.api) ? service.api.fetch(request) : auth(request);
  };
  const { latestReports, close: stop } = service;
  return worldOf({ authUrl: origins.auth, apiUrl: origins.api, carry, clock, latestReports, stop });
}

const inProcess: Place = { name: 'in process', open: openInProcess };

export interface WorldWithBucket extends World {
  /** The contents of the bucket, by path. */
  kept: ReadonlyMap<string, Uint8Array>;
  /** The bucket is unreachable while `act` runs. */
  whileAway(act: () => Promise<void>): Promise<void>;
  /** The bucket answers with errors while `act` runs. */
  whileFailing(act: () => Promise<void>): Promise<void>;
}

/** In process, with pictures and documents in a bucket. */
export async function openWithBucket(textReader: TextReader): Promise<WorldWithBucket> {
  const bucket = bucketStandIn();
  await bucket.open();
  const world = await openInProcess(textReader, bucket.settings());
  const whileAway = async (act: () => Promise<void>) => {
    await bucket.close();
    await act().finally(bucket.open);
  };
  const whileFailing = async (act: () => Promise<void>) => {
    bucket.state.stumbles = Number.POSITIVE_INFINITY;
    await act().finally(() => {
      bucket.state.stumbles = 0;
    });
  };
  return {
    ...world,
    kept: bucket.kept,
    whileAway,
    whileFailing,
    stop: () => world.stop().finally(bucket.close),
  };
}

const overHttp = async (textReader: TextReader, databaseUrl?: string) => {
  const clock = openClock();
  const started = await startService({
    ...(await quickMemory()),
    databaseUrl,
    authPort: 0,
    apiPort: 0,
    seedDemo: 'travellers',
    ownOrigins,
    edges: clock.edges,
    textReader,
  });
  if (!started.ok) throw new Error(started.failure.kind);
  return worldOf({ ...started.value, carry: fetch, clock });
};

const programs = process.env.POSTGRES_BIN ?? '/usr/lib/postgresql/15/bin';
const hasPostgres = existsSync(join(programs, 'postgres'));

const onPostgres: Place = {
  name: 'HTTP, PostgreSQL',
  ...(hasPostgres ? {} : { missing: `PostgreSQL is not installed (${programs})` }),
  open: async (textReader) => {
    const server = await startPostgres();
    const world = await overHttp(textReader, await server.newDatabase());
    return { ...world, stop: () => world.stop().finally(server.stop) };
  },
};

/** Requests alternate between the two processes. */
const inTwoProcesses: Place = {
  name: 'two processes, PostgreSQL',
  ...(hasPostgres ? {} : { missing: `PostgreSQL is not installed (${programs})` }),
  open: async () => {
    const server = await startPostgres();
    const pair = await startPair(await server.newDatabase());
    const world = await worldOf(pair);
    return { ...world, stop: () => world.stop().finally(server.stop) };
  },
};

export const places: Place[] = [
  inProcess,
  { name: 'HTTP, embedded', open: (textReader) => overHttp(textReader) },
  onPostgres,
  inTwoProcesses,
];
