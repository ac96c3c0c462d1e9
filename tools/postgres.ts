// A temporary PostgreSQL server in a disposable folder: the same tests pass on it and on the embedded one.
import { execFile, spawn } from 'node:child_process';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import postgres from 'postgres';

const run = promisify(execFile);
/** The folder with its programs. */
export const postgresPrograms = process.env.POSTGRES_BIN ?? '/usr/lib/postgresql/15/bin';
/** Postgres refuses to run as root; its own user runs it then. */
const asPostgres = (program: string, args: string[]): [string, string[]] =>
  process.getuid?.() === 0
    ? ['runuser', ['-u', 'postgres', '--', join(postgresPrograms, program), ...args]]
    : [join(postgresPrograms, program), args];

export interface TestPostgres {
  /** The URL of a new, empty database. */
  newDatabase(): Promise<string>;
  stop(): Promise<void>;
}

export async function startPostgres(): Promise<TestPostgres> {
  const folder = await mkdtemp(join(tmpdir(), 'itineraries-postgres-'));
  await chmod(folder, 0o777);
  const data = join(folder, 'data');
  await run(
    ...asPostgres('initdb', ['-D', data, '-U', 'tester', '--auth=trust', '-E', 'UTF8', '--locale=C', '-N']),
  );
  const port = await freePort();
  const settings = [`port=${port}`, 'listen_addresses=127.0.0.1', `unix_socket_directories=${folder}`];
  // Durability is off, since nothing has to survive a machine crash; tests that kill the service keep this server running.
  const quick = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'max_connections=300'];
  const server = spawn(
    ...asPostgres('postgres', ['-D', data, ...[...settings, ...quick].flatMap((text) => ['-c', text])]),
    { stdio: 'ignore' },
  );
  const ended = new Promise((resolve) => server.once('exit', resolve));
  const addressOf = (name: string) => `postgres://tester@127.0.0.1:${port}/${name}`;
  const admin = postgres(addressOf('postgres'), { max: 1, onnotice: () => undefined });
  await untilReady(admin);
  let count = 0;
  return {
    async newDatabase() {
      count += 1;
      const name = `service_${process.pid}_${count}`;
      await admin.unsafe(`create database ${name}`);
      return addressOf(name);
    },
    async stop() {
      await admin.end({ timeout: 1 });
      await run(...asPostgres('pg_ctl', ['stop', '-D', data, '-m', 'immediate']));
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function untilReady(admin: postgres.Sql): Promise<void> {
  const deadline = Date.now() + 30_000;
  for (;;) {
    const isReady = await admin`select 1`.then(
      () => true,
      () => false,
    );
    if (isReady) return;
    if (Date.now() > deadline) throw new Error('PostgreSQL did not start within 30 s.');
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

export function freePort(): Promise<number> {
  const server = createServer();
  return new Promise((resolve) =>
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    }),
  );
}
