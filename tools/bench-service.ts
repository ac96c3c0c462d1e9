// `npm run bench:service [-- --postgres URL] [--million] [--rounds 100]`: how long the lists of the service take, at a thousand and at
// a hundred thousand itineraries (a million with --million), beside the bare statements on the same database.
// Prints figures; never passes or fails on a clock.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { sql } from 'drizzle-orm';
import { addAuthors, addTrips } from './bench/service/fill.ts';
import { type Measured, measure, type Question } from './bench/service/measure.ts';
import { placeName, tripOf } from './bench/service/trips.ts';
import { type BenchWorld, openWorld } from './bench/service/world.ts';

const { values } = parseArgs({
  options: {
    postgres: { type: 'string' },
    million: { type: 'boolean' },
    rounds: { type: 'string', default: '100' },
  },
});
const runs = Number(values.rounds);

/** The address of the page `pages` further on. */
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

async function measureAll(world: BenchWorld): Promise<Measured[]> {
  const all: Measured[] = [];
  for (const question of await questions(world)) all.push(await measure(world, question, runs));
  return all;
}

const ms = (value: number) => value.toFixed(1).padStart(8);

function print(count: number, measured: Measured[], smallest: Measured[]): void {
  console.log(`\n${count.toLocaleString('en')} itineraries`);
  console.log(`${''.padEnd(40)}  p50 ms  p95 ms    bare p50   ratio  growth`);
  for (const [index, { name, api, bare, ratio }] of measured.entries()) {
    const growth = api.p50 / (smallest[index]?.api.p50 ?? api.p50);
    console.log(
      `${name.padEnd(40)}${ms(api.p50)}${ms(api.p95)}${ms(bare.p50).padStart(12)}${ms(ratio)}${ms(growth)}`,
    );
  }
  const reads = measured.filter(({ isRead }) => isRead);
  const worst = Math.max(...reads.map(({ ratio }) => ratio));
  console.log(`Worst ratio of a paged read ${worst.toFixed(1)}`);
}

async function run(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-service-'));
  console.log(values.postgres ? 'On PostgreSQL' : 'On embedded Postgres');
  const world = await openWorld(values.postgres, folder);
  try {
    const { travellerId } = world;
    const filled = { ...(await addAuthors(world.db, travellerId)), travellerId };
    const sizes = [1000, 100_000, ...(values.million ? [1_000_000] : [])];
    let from = 0;
    let smallest: Measured[] | undefined;
    for (const to of sizes) {
      const begun = performance.now();
      await addTrips(world.db, filled, { from, to });
      await world.db.execute(sql`vacuum analyze itineraries`);
      await world.db.execute(sql`analyze saves, follows, travellers`);
      console.log(`\nFilled to ${to} in ${((performance.now() - begun) / 1000).toFixed(0)} s`);
      const measured = await measureAll(world);
      smallest ??= measured;
      print(to, measured, smallest);
      from = to;
    }
  } finally {
    await world.close();
    await rm(folder, { recursive: true, force: true });
  }
}

await run();
