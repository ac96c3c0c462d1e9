// Two processes of the service on one database and one folder of pictures, as behind a round-robin proxy.
import { type ChildProcess, fork } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { KeptReport } from '../../../service/travellers/reports.ts';
import type { Ask, Told } from './one-of-pair.ts';

interface One {
  authUrl: string;
  apiUrl: string;
  ask(what: Ask): Promise<Told>;
  end(): Promise<void>;
}

const program = join(import.meta.dirname, 'one-of-pair.ts');
/** Their public addresses; each listens somewhere else. */
const origins = { auth: 'http://127.0.0.1:9', api: 'http://127.0.0.1:10' };

async function startOne(databaseUrl: string, dataDir: string): Promise<One> {
  const env = {
    ...process.env,
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDir,
    ORIGINS: JSON.stringify(origins),
  };
  // Without vitest's own arguments, which plain Node does not know.
  const child = fork(program, { env, execArgv: [], stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  const [authUrl = '', apiUrl = ''] = (await nextTold(child)).urls ?? [];
  return {
    authUrl,
    apiUrl,
    ask: (what) => {
      const told = nextTold(child);
      child.send(what);
      return told;
    },
    end: () =>
      new Promise((resolve) => {
        child.once('exit', () => resolve());
        child.send({ kind: 'stop' } satisfies Ask);
      }),
  };
}

const nextTold = (child: ChildProcess): Promise<Told> =>
  new Promise((resolve, reject) => {
    const ended = (code: number | null) => reject(new Error(`A process of the service ended with ${code}.`));
    child.once('exit', ended);
    child.once('message', (told) => {
      child.off('exit', ended);
      // From our own child process, over a private channel.
      resolve(told as Told);
    });
  });

export async function startPair(databaseUrl: string) {
  const dataDir = await mkdtemp(join(tmpdir(), 'itineraries-pair-'));
  const both = await Promise.all([startOne(databaseUrl, dataDir), startOne(databaseUrl, dataDir)]);
  const faults: unknown[] = [];
  let turn = 0;
  const next = () => {
    turn += 1;
    return both[turn % 2] as One;
  };
  const tell = (what: Ask) => Promise.all(both.map((one) => one.ask(what)));
  return {
    authUrl: origins.auth,
    apiUrl: origins.api,
    carry: (url: string, init?: RequestInit) => {
      const one = next();
      return fetch(url.replace(origins.api, one.apiUrl).replace(`${origins.auth}/`, `${one.authUrl}/`), init);
    },
    clock: {
      faults,
      advance: (seconds: number) => tell({ kind: 'advance', seconds }),
      reset: () => tell({ kind: 'reset' }),
    },
    latestReports: async (): Promise<KeptReport[]> => {
      const { reports = [] } = await next().ask({ kind: 'reports' });
      return reports.map((report) => ({ ...report, createdAt: new Date(report.createdAt) }));
    },
    stop: async () => {
      for (const { faults: own = [] } of await tell({ kind: 'faults' })) faults.push(...own);
      await Promise.all(both.map((one) => one.end()));
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
