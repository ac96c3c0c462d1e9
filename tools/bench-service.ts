// `npm run bench:service [-- --postgres URL] [--million] [--rounds 100] [--processes 1,2,4]`: how long the service's
// lists take with a thousand and with a hundred thousand itineraries (a million with --million), against the bare
// statements on the same database. With --processes instead: the same load on that many processes sharing one
// PostgreSQL, and one link sent to two of them at once. Prints figures; never passes or fails on timing.
import { parseArgs } from 'node:util';
import { measureScale } from './bench/service/measure-scale.ts';
import { type AtSize, measureService } from './bench/service/measure-service.ts';
import { scaleTable, serviceTable } from './bench/service/report.ts';

const { values } = parseArgs({
  options: {
    postgres: { type: 'string' },
    million: { type: 'boolean' },
    rounds: { type: 'string', default: '100' },
    processes: { type: 'string' },
    clients: { type: 'string', default: '40' },
    seconds: { type: 'string', default: '15' },
  },
});

if (values.processes !== undefined) {
  const counts = values.processes.split(',').map(Number);
  const [clients, seconds] = [Number(values.clients), Number(values.seconds)];
  console.log(scaleTable(await measureScale({ counts, clients, seconds })).join('\n'));
  process.exit(0);
}

console.log(values.postgres ? 'On PostgreSQL' : 'On embedded Postgres');
let smallest: AtSize | undefined;
await measureService({
  postgres: values.postgres,
  sizes: [1000, 100_000, ...(values.million ? [1_000_000] : [])],
  runs: Number(values.rounds),
  onSize: (at) => {
    smallest ??= at;
    console.log(serviceTable(at, smallest).join('\n'));
  },
});
