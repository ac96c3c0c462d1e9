// Many clients on several processes while faults are injected; afterwards the stored data is compared with what the
// clients were told.
import { setTimeout } from 'node:timers/promises';
import { eq, sql } from 'drizzle-orm';
import { type Database, openDatabase } from '../../../service/storage/open-database.ts';
import { itineraries } from '../../../service/storage/schema.ts';
import { startPostgres } from '../../postgres.ts';
import { addPeople } from './people.ts';
import { type Processes, startProcesses } from './processes.ts';
import { runTraffic, type TrafficSeen } from './run-traffic.ts';
import type { Trip } from './traffic.ts';

export interface LoadOptions {
  clients: number;
  processes: number;
  seconds: number;
}

export interface LoadSeen {
  quiet: TrafficSeen;
  loud: TrafficSeen;
  injected: { kills: number; cuts: number };
  /** Answers with status 500 or higher that no injected fault explains. */
  unexplained: number[];
  explained: number;
  /** Unexpected 4xx answers, and clients that could not continue; there is no valid reason for either. */
  refused: number[];
  stuck: string[];
  /** Stored data against what clients were told: all of these are zero if nothing is wrong. */
  lost: number;
  doubled: number;
  /** Trips whose last change is not the last acknowledged one, or was applied twice. */
  wrong: number;
  /** Processes that ended by themselves. */
  ended: number;
  trips: number;
  changes: number;
}

// How long a cut connection or a killed process can affect a pending request.
const feltMilliseconds = 5000;

export async function runLoad({ clients, processes: count, seconds }: LoadOptions): Promise<LoadSeen> {
  const server = await startPostgres();
  try {
    const databaseUrl = await server.newDatabase();
    const { db, close } = await openDatabase({ memory: true, databaseUrl });
    const processes = await startProcesses(databaseUrl, count);
    const people = await addPeople(db, clients);
    await runTraffic({ people, next: processes.next, seconds: Math.min(10, seconds / 10) });
    const quiet = await runTraffic({ people, next: processes.next, seconds: Math.max(15, seconds / 5) });
    const faults = injectFaults(db, processes);
    const begun = new Date();
    const loud = await runTraffic({ people, next: processes.next, seconds, hangUps: 3 });
    const { faultsAt, ...injected } = await faults.stop();
    const stored = await compare(db, begun, loud.acknowledged);
    const ended = processes.faults.filter((fault) => fault.startsWith('A process')).length;
    await processes.stop();
    await close();
    const failed = loud.answers.filter(({ status }) => status >= 500);
    const isExplained = ({ status, at }: { status: number; at: number }) =>
      status === 503 && faultsAt.some((fault) => at >= fault && at - fault < feltMilliseconds);
    const unexplained = [...quiet.answers, ...failed].filter(
      (answer) => answer.status >= 500 && !isExplained(answer),
    );
    return {
      quiet,
      loud,
      injected,
      unexplained: unexplained.map(({ status }) => status),
      explained: failed.filter(isExplained).length,
      refused: [...quiet.refused, ...loud.refused],
      stuck: [...quiet.stuck, ...loud.stuck],
      ended,
      ...stored,
    };
  } finally {
    await server.stop();
  }
}

/** Every few seconds, the database connections are cut, or a process is killed and replaced. */
function injectFaults(db: Database, processes: Processes) {
  const faultsAt: number[] = [];
  const injected = { kills: 0, cuts: 0 };
  let isOver = false;
  const stirring = (async () => {
    for (let turn = 0; !isOver; turn += 1) {
      await setTimeout(4000);
      if (isOver) break;
      faultsAt.push(Date.now());
      if (turn % 3 === 2) {
        await processes.replaceOne();
        injected.kills += 1;
      } else {
        await db.execute(
          sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() order by random() limit 4`,
        );
        injected.cuts += 1;
      }
      faultsAt.push(Date.now());
    }
  })();
  return {
    async stop() {
      isOver = true;
      await stirring;
      return { ...injected, faultsAt };
    },
  };
}

async function compare(db: Database, since: Date, acknowledged: Map<string, Trip[]>) {
  let [lost, doubled, wrong, trips, changes] = [0, 0, 0, 0, 0];
  for (const [ownerId, owned] of acknowledged) {
    const rows = await db
      .select({
        id: itineraries.id,
        version: itineraries.version,
        title: sql<string>`${itineraries.content}->>'title'`,
      })
      .from(itineraries)
      .where(sql`${eq(itineraries.ownerId, ownerId)} and ${itineraries.createdAt} >= ${since.toISOString()}`);
    const stored = new Map(rows.map((row) => [row.id, row]));
    doubled += rows.filter(({ id }) => !owned.some((trip) => trip.id === id)).length;
    for (const trip of owned) {
      const row = stored.get(trip.id);
      trips += 1;
      changes += trip.changes;
      if (!row) lost += 1;
      else if (row.title !== `change ${trip.changes}` || row.version !== trip.changes + 1) wrong += 1;
    }
  }
  return { lost, doubled, wrong, trips, changes };
}
