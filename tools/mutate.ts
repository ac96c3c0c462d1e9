// `npm run mutate -- [ROOM...] [--sample N] [--seed N] [--jobs N] [--minutes N] [--own]`: breaks N random spots in each
// room, one at a time, and checks whether the tests notice. Prints each survivor, and by room the share that was
// noticed.
import { readdirSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { projectRoot } from './build-extension.ts';
import { mutationsOf } from './mutate/mutations.ts';
import { type Reach, reachOf } from './mutate/reach.ts';
import type { Verdict } from './mutate/run-tests.ts';
import { copyProject, type Mutant, removeCopy, tryMutant } from './mutate/trial.ts';
import { randomOf } from './random.ts';
import { shuffle } from './train/shuffle.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    sample: { type: 'string', default: '50' },
    seed: { type: 'string', default: '1' },
    jobs: { type: 'string', default: String(availableParallelism()) },
    minutes: { type: 'string', default: '60' },
    own: { type: 'boolean', default: false },
  },
});
const rooms =
  positionals.length > 0 ? positionals : ['lib/read', 'lib/placing', 'lib/draft', 'lib/outbox', 'lib/auth'];

const mutantsOf = (file: string): Mutant[] =>
  mutationsOf(readFileSync(join(projectRoot, file), 'utf8')).map((mutation) => ({ file, mutation }));

const filesOf = (room: string): string[] =>
  readdirSync(join(projectRoot, room), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => `${room}/${name.replaceAll('\\', '/')}`)
    .toSorted();

function drawnFrom(room: string): Mutant[] {
  const all = filesOf(room).flatMap(mutantsOf);
  const order = Uint32Array.from(all.keys());
  shuffle(order, randomOf(Number(values.seed)));
  return [...order.slice(0, Number(values.sample))].flatMap((at) => all[at] ?? []);
}

const drawn = rooms.map(drawnFrom);
// Round robin over the rooms, so that an interrupted run has tried equally many in each.
const queue = Array.from({ length: Math.max(...drawn.map(({ length }) => length)) }, (_, at) =>
  drawn.flatMap((mutants, room) => (mutants[at] ? [{ room: rooms[room] ?? '', mutant: mutants[at] }] : [])),
).flat();

const end = Date.now() + Number(values.minutes) * 60_000;
const verdicts: { room: string; verdict: Verdict }[] = [];

async function work(copy: string, reach: Reach): Promise<void> {
  for (let next = queue.shift(); next && Date.now() < end; next = queue.shift()) {
    const { file, mutation } = next.mutant;
    const tests = reach(next.mutant);
    const verdict = await tryMutant(copy, next.mutant, { ownOnly: values.own, tests });
    verdicts.push({ room: next.room, verdict });
    if (verdict === 'survived')
      console.log(
        `survived  ${file}:${mutation.line}  ${mutation.text}${tests.length > 0 ? '' : '  (no test of its room comes to it)'}`,
      );
  }
}

const copies = Array.from({ length: Number(values.jobs) }, () => copyProject(projectRoot));
const [first = ''] = copies;
const reach = await reachOf(first, [...new Set(queue.map(({ mutant }) => mutant.file))]);
await Promise.all(copies.map((copy) => work(copy, reach)));
copies.forEach(removeCopy);
for (const room of rooms) {
  const ofRoom = verdicts.filter((each) => each.room === room);
  const counted = (which: Verdict) => ofRoom.filter(({ verdict }) => verdict === which).length;
  const [noticed, late, untested] = [counted('killed'), counted('timed out'), counted('no tests')];
  const tried = noticed + counted('survived');
  const share = Math.round((100 * noticed) / Math.max(1, tried));
  const untold = late > 0 ? `; ${late} more ran out of time` : '';
  if (untested > 0) console.log(`${room.padEnd(14)} no tests of its own for ${untested} breaks`);
  if (tried + late > 0) console.log(`${room.padEnd(14)} ${noticed} of ${tried} noticed, ${share} %${untold}`);
}
