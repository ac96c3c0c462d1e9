// The service in each of the three places where the contract must hold, and the people who use it there.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { asFetch } from '../../../service/control/as-fetch.ts';
import { virtualClock } from '../../../service/control/clock.ts';
import { createService } from '../../../service/create-service.ts';
import type { TextReader } from '../../../service/imports/text-reader.ts';
import { startService } from '../../../service/start.ts';
import { Browser } from '../../service/browser.ts';
import { startPostgres } from '../../service/postgres.ts';
import { quickEdges, quickMemory } from '../../service/quick.ts';
import { type People, peopleOf } from './people.ts';

export interface Call extends Omit<RequestInit, 'headers'> {
  headers?: Record<string, string>;
  /** Whose token. */
  as?: string;
}

/** A way to the service: plain fetch, whatever carries it. */
export interface Wire {
  authUrl: string;
  apiUrl: string;
  auth(path: string, init?: RequestInit): Promise<Response>;
  api(path: string, call?: Call): Promise<Response>;
  browser(): Browser;
  /** Someone's who has signed in once: a password takes a tenth of a second to check. */
  signedIn: Browser;
}

export interface World extends Wire {
  people: People;
  /** While `act` runs, the service's clock is that much ahead. */
  later(seconds: number, act: () => Promise<void>): Promise<void>;
  stop(): Promise<void>;
}

export interface Place {
  name: string;
  /** Why it cannot be here; undefined when it can. */
  missing?: string;
  open(textReader: TextReader): Promise<World>;
}

type Carry = (url: string, init?: RequestInit) => Promise<Response>;

interface Opened {
  authUrl: string;
  apiUrl: string;
  carry: Carry;
  clock: ReturnType<typeof openClock>;
  stop(): Promise<void>;
}

/** A fault of the service is a failed row, wherever it happens. */
function openClock() {
  const faults: unknown[] = [];
  const clock = virtualClock({ ...quickEdges, report: (fault) => void faults.push(fault) });
  return { ...clock, faults };
}

async function worldOf({ authUrl, apiUrl, carry, clock, stop }: Opened): Promise<World> {
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
    later: async (seconds, act) => {
      clock.advance(seconds);
      await act().finally(clock.reset);
    },
    stop: async () => {
      await stop();
      if (clock.faults.length > 0) throw new Error('The service had faults.', { cause: clock.faults[0] });
    },
  };
}

const inProcess: Place = {
  name: 'in process',
  open: async (textReader) => {
    const origins = { auth: 'https://auth.example', api: 'https://api.example' };
    const clock = openClock();
    const { edges } = clock;
    const service = await createService({
      location: await quickMemory(),
      origins,
      seedDemo: 'travellers',
      edges,
      textReader,
    });
    const auth = asFetch(service.auth);
    const carry: Carry = async (url, init) => {
      const request = new Request(url, init);
      return url.startsWith(origins.api) ? service.api.fetch(request) : auth(request);
    };
    return worldOf({ authUrl: origins.auth, apiUrl: origins.api, carry, clock, stop: service.close });
  },
};

const overHttp = async (textReader: TextReader, databaseUrl?: string) => {
  const clock = openClock();
  const started = await startService({
    ...(await quickMemory()),
    databaseUrl,
    authPort: 0,
    apiPort: 0,
    seedDemo: 'travellers',
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

export const places: Place[] = [
  inProcess,
  { name: 'HTTP, embedded', open: (textReader) => overHttp(textReader) },
  onPostgres,
];
