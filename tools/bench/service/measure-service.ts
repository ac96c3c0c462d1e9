// How long the service's lists take at several sizes, against the bare statements on the same database.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { addAuthors, addTrips } from './fill.ts';
import { type Measured, measure, type Question } from './measure.ts';
import { placeName, tripOf } from './trips.ts';
import { type BenchWorld, openWorld } from './world.ts';

/** The URL of the page that is `pages` further on. */
async function deep(world: BenchWorld, path: string, pages: number): Promise<string> {
  let cursor = '';
  for (let page = 0; page < pages; page += 1) {
    const answer = await (await world.ask(`${path}${cursor}`)).json();
    if (typeof answer.nextCursor !== 'string') break;
    cursor = `${path.includes('?') ? '&' : '?'}cursor=${answer.nextCursor}`;
  }
  return `${path}${cursor}`;
}

async function questions(world: BenchWorld): Promise<Question[]> {
  const search = (words: string) => `/v1/explore?q=${encodeURIComponent(words)}`;
  return [
    { name: 'Explore feed', path: '/v1/explore' },
    { name: 'Explore feed, page 10', path: await deep(world, '/v1/explore', 9) },
    { name: 'Explore search: a common word', path: search('market ') },
    { name: 'Explore search: a common word, page 5', path: await deep(world, search('market '), 4) },
    { name: 'Explore search: a place', path: search(`${placeName(3)} `) },
    { name: 'Explore search: a rare place', path: search(`${placeName(1500)} `) },
    { name: 'Explore search: two words', path: search(`golden ${placeName(0)} `) },
    { name: 'Explore search: half a word', path: search('harb') },
    { name: 'Explore search: nothing there', path: search('xyzzy ') },
    { name: 'Explore following', path: '/v1/explore?filter=following' },
    { name: 'List all', path: '/v1/itineraries' },
    { name: 'List owned, page 5', path: await deep(world, '/v1/itineraries?filter=owned', 4) },
    { name: 'List saved', path: '/v1/itineraries?filter=saved' },
    { name: 'Create', path: '/v1/itineraries', body: JSON.stringify(tripOf(7)) },
  ];
}

async function measureAll(world: BenchWorld, runs: number): Promise<Measured[]> {
  const all: Measured[] = [];
  for (const question of await questions(world)) all.push(await measure(world, question, runs));
  return all;
}

export interface AtSize {
  itineraries: number;
  /** How long filling the database took, in milliseconds. */
  filled: number;
  measured: Measured[];
}

export interface ServiceBench {
  /** The URL of a PostgreSQL server; embedded without one. */
  postgres?: string | undefined;
  /** Numbers of itineraries, ascending. */
  sizes: number[];
  runs: number;
  onSize?: (at: AtSize) => void;
}

export async function measureService({ postgres, sizes, runs, onSize }: ServiceBench): Promise<AtSize[]> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-service-'));
  const world = await openWorld(postgres, folder);
  try {
    const { travellerId } = world;
    const filled = { ...(await addAuthors(world.db, travellerId)), travellerId };
    const all: AtSize[] = [];
    for (const to of sizes) {
      const begun = performance.now();
      await addTrips(world.db, filled, { from: all.at(-1)?.itineraries ?? 0, to });
      await world.db.execute(sql`vacuum analyze itineraries`);
      await world.db.execute(sql`analyze saves, follows, travellers`);
      const took = performance.now() - begun;
      const at: AtSize = { itineraries: to, filled: took, measured: await measureAll(world, runs) };
      all.push(at);
      onSize?.(at);
    }
    return all;
  } finally {
    await world.close();
    await rm(folder, { recursive: true, force: true });
  }
}
