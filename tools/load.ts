// `npm run load -- [--minutes 10] [--clients 200] [--processes 2]`: many clients on a temporary PostgreSQL while
// processes are killed, database connections are cut and clients hang up; prints what was answered, how fast compared
// with a quiet run, and what is stored compared with what the clients were told. Fails if a 5xx answer has no such
// cause, if a client was refused access to its own data, or if anything was lost, doubled or changed twice.
import { parseArgs } from 'node:util';
import { runLoad } from './bench/service/run-load.ts';

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '10' },
    clients: { type: 'string', default: '200' },
    processes: { type: 'string', default: '2' },
  },
});
const [clients, processes, seconds] = [
  Number(values.clients),
  Number(values.processes),
  Number(values.minutes) * 60,
];
console.log(
  `${clients} clients on ${processes} processes and one PostgreSQL, for ${values.minutes} minutes.`,
);
const { quiet, loud, injected, unexplained, explained, refused, stuck, ...stored } = await runLoad({
  clients,
  processes,
  seconds,
});
const line = (name: string, { perSecond, p50, p95, answers, broken }: typeof quiet) =>
  console.log(
    `${name.padEnd(14)}${String(answers.length).padStart(8)} answers${perSecond.toFixed(0).padStart(7)} a second   p50 ${p50.toFixed(0)} ms   p95 ${p95.toFixed(0)} ms   ${broken} without an answer`,
  );
line('quiet', quiet);
line('with faults', loud);
console.log(`p95 with faults is ${(loud.p95 / quiet.p95).toFixed(2)} times that of the quiet run.`);
console.log(
  `Injected: ${injected.cuts} times connections cut, ${injected.kills} processes killed, 3 of 100 requests hung up.`,
);
console.log(
  `Answers of 500 and more: ${explained} from these, ${unexplained.length} from nothing we did ${unexplained.join(' ')}`,
);
console.log(`Answers that say no: ${refused.length} ${[...new Set(refused)].join(' ')}`);
for (const why of stuck) console.log(`A client could not go on: ${why}`);
console.log(
  `${stored.trips} trips and ${stored.changes} changes were acknowledged: ${stored.lost} lost, ${stored.doubled} doubled, ${stored.wrong} not as told.`,
);
if (stored.ended > 0) console.log(`${stored.ended} processes ended by themselves.`);
const { ended, lost, doubled, wrong } = stored;
const isWhole = ended + unexplained.length + refused.length + stuck.length + lost + doubled + wrong === 0;
process.exit(isWhole ? 0 : 1);
