// The same load on one, two and four processes sharing one PostgreSQL; and one link sent to two of them at once.
import { openDatabase } from '../../../service/storage/open-database.ts';
import { startPostgres } from '../../postgres.ts';
import { addPeople, type Person } from './people.ts';
import { type Processes, startProcesses } from './processes.ts';
import { runTraffic, type TrafficSeen } from './run-traffic.ts';

export interface AtScale {
  processes: number;
  /** One entry for each turn. */
  seen: ScaleTurn[];
}
export interface ScaleTurn extends TrafficSeen {
  /** CPU milliseconds that the service used per request. */
  work: number;
}
export interface ScaleOptions {
  counts: number[];
  clients: number;
  /** For each process count, split into turns. */
  seconds: number;
}
export interface Scaled {
  scales: AtScale[];
  /** How many imports were charged, and whether all answers were the same. */
  meeting: { charged: number; statuses: number[]; isSame: boolean };
}

// Long enough for each client to get several answers, short enough that a temporary slowdown affects all counts.
const turnSeconds = 5;

export async function measureScale({ counts, clients, seconds }: ScaleOptions): Promise<Scaled> {
  const server = await startPostgres();
  let meeting: Scaled['meeting'] = { charged: 0, statuses: [], isSame: false };
  try {
    const worlds = [];
    for (const count of counts) worlds.push(await openScale(await server.newDatabase(), count, clients));
    // A first turn that does not count: programs and caches warm up.
    for (const world of worlds) await world.traffic();
    for (let turn = 0; turn * turnSeconds < seconds; turn += 1)
      for (const world of worlds) world.seen.push(await world.traffic());
    for (const { db, processes, count, close } of worlds) {
      if (count === 2) meeting = await importAtOnce(processes, (await addPeople(db, 1))[0]);
      await close();
    }
    return { scales: worlds.map(({ count, seen }) => ({ processes: count, seen })), meeting };
  } finally {
    await server.stop();
  }
}

/** Each count has its own database, since another one's rows would slow it down. */
async function openScale(databaseUrl: string, count: number, clients: number) {
  const { db, close } = await openDatabase({ memory: true, databaseUrl });
  const processes = await startProcesses(databaseUrl, count);
  const people = await addPeople(db, clients);
  const seen: ScaleTurn[] = [];
  return {
    db,
    processes,
    count,
    seen,
    async traffic(): Promise<ScaleTurn> {
      const before = await processes.used();
      const turn = await runTraffic({ people, next: processes.next, seconds: turnSeconds });
      return { ...turn, work: ((await processes.used()) - before) / turn.answers.length };
    },
    async close() {
      await processes.stop();
      await close();
    },
  };
}

// Three pixels wide, two high: the text on it is faked.
const smallJpeg =
  '/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAA0JCgsKCA0LCgsODg0PEyAVExISEyccHhcgLikxMC4pLSwzOko+MzZGNywtQFdBRkxOUlNSMj5aYVpQYEpRUk//2wBDAQ4ODhMREyYVFSZPNS01T09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT0//wAARCAACAAMDASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAH/xAAUEAEAAAAAAAAAAAAAAAAAAAAA/8QAFAEBAAAAAAAAAAAAAAAAAAAABf/EABQRAQAAAAAAAAAAAAAAAAAAAAD/2gAMAwEAAhEDEQA/AIAGPv/Z';

/** The same link to every process at the same moment, ten times over. */
export async function importAtOnce(
  processes: Processes,
  person: Person | undefined,
): Promise<Scaled['meeting']> {
  const headers = { authorization: `Bearer ${person?.token}`, 'content-type': 'application/json' };
  const used = async (): Promise<number> =>
    (await (await fetch(`${processes.next()}/v1/account`, { headers })).json()).importsUsed;
  const before = await used();
  const url = 'https://video.example/the-same-link';
  const body = JSON.stringify({ kind: 'video', url, frames: [{ base64: smallJpeg }] });
  const all = Array.from({ length: 5 }, () => processes.urls()).flat();
  const answers = await Promise.all(
    all.map(async (at) => {
      const answer = await fetch(`${at}/v1/imports/media`, { method: 'POST', headers, body });
      return { status: answer.status, text: await answer.text() };
    }),
  );
  const texts = new Set(answers.map(({ text }) => text));
  return {
    charged: (await used()) - before,
    statuses: answers.map(({ status }) => status),
    isSame: texts.size === 1,
  };
}
