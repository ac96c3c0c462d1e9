// `npm run bench:service [-- --postgres URL] [--million] [--rounds 100]`: how long the lists of the service take, at a thousand and at
// a hundred thousand itineraries (a million with --million), beside the bare statements on the same database.
// Prints figures; never passes or fails on a clock.
import { parseArgs } from 'node:util';
import { type AtSize, measureService } from './bench/service/measure-service.ts';
import { serviceTable } from './bench/service/report.ts';

const { values } = parseArgs({
  options: {
    postgres: { type: 'string' },
    million: { type: 'boolean' },
    rounds: { type: 'string', default: '100' },
  },
});

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
