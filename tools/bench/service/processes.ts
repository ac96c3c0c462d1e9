// Several processes of the service on one PostgreSQL and one folder of pictures; each can be killed and restarted.
import { type ChildProcess, fork } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ProcessNews } from './process.ts';

export interface Processes {
  /** The URL for the next request: round robin over the running processes. */
  next(): string;
  /** All running processes. */
  urls(): string[];
  /** Kills one of them without warning, and starts another in its place. */
  replaceOne(): Promise<void>;
  /** CPU milliseconds that all of them have used since they started. */
  used(): Promise<number>;
  /** The internal errors that the services reported. */
  faults: string[];
  stop(): Promise<void>;
}

/** The service's public addresses; each process listens somewhere else. */
export const origins = { auth: 'http://127.0.0.1:9', api: 'http://127.0.0.1:10' };
const program = join(import.meta.dirname, 'process.ts');

interface One {
  child: ChildProcess;
  apiUrl: string;
}

export async function startProcesses(databaseUrl: string, count: number): Promise<Processes> {
  const dataDir = await mkdtemp(join(tmpdir(), 'itineraries-processes-'));
  const faults: string[] = [];
  const startOne = (): Promise<One> => {
    const env = {
      ...process.env,
      DATABASE_URL: databaseUrl,
      DATA_DIR: dataDir,
      ORIGINS: JSON.stringify(origins),
    };
    const child = fork(program, { env, execArgv: [] });
    return new Promise((resolve, reject) => {
      child.once('exit', (code) => reject(new Error(`A process of the service ended with ${code}.`)));
      child.on('message', ({ apiUrl, fault }: ProcessNews) => {
        if (fault !== undefined) faults.push(fault);
        if (apiUrl === undefined) return;
        child.removeAllListeners('exit');
        child.once('exit', (code, signal) => {
          // A process may only end because we killed it; anything else is a fault.
          if (signal !== 'SIGKILL') faults.push(`A process of the service ended with ${code}.`);
          up.splice(0, up.length, ...up.filter((one) => one.child !== child));
        });
        resolve({ child, apiUrl });
      });
    });
  };
  const kill = ({ child }: One) =>
    new Promise<void>((resolve) => {
      child.once('exit', () => resolve());
      child.kill('SIGKILL');
    });
  const up: One[] = [];
  // The first one starts alone, because it creates the tables.
  up.push(await startOne());
  up.push(...(await Promise.all(Array.from({ length: count - 1 }, startOne))));
  let turn = 0;
  return {
    next() {
      turn += 1;
      return up[turn % up.length]?.apiUrl ?? '';
    },
    urls: () => up.map(({ apiUrl }) => apiUrl),
    async replaceOne() {
      const [first] = up.splice(0, 1);
      if (first) await kill(first);
      up.push(await startOne());
    },
    async used() {
      const each = await Promise.all(up.map(({ child }) => usedBy(child)));
      return each.reduce((sum, one) => sum + one, 0);
    },
    faults,
    async stop() {
      await Promise.all(up.splice(0).map(kill));
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

function usedBy(child: ChildProcess): Promise<number> {
  const { promise, resolve } = Promise.withResolvers<number>();
  const hear = ({ used }: ProcessNews) => {
    if (used === undefined) return;
    child.off('message', hear);
    resolve(used);
  };
  child.on('message', hear);
  child.send('used?');
  return promise;
}
