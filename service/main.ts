// `node service/main.ts`: the service on its own, with its data in .data/service, until it is interrupted.
// DATABASE_URL puts its tables on a PostgreSQL server, S3_BUCKET and its companions put its files in a bucket;
// BIND_ADDRESS lets other machines in; AUTH_URL and API_URL are its public addresses when several processes stand
// behind them.
// `--control` opens a port for tests (CONTROL_PORT), on which anyone on this machine can set dialects and faults.
import { parseArgs } from 'node:util';
import { unreachable } from '../lib/model/result.ts';
import { listen, loopback } from './listen.ts';
import { jsonLog } from './log.ts';
import { openMetrics } from './metrics.ts';
import { wayclipOrigins } from './oauth/own-app.ts';
import { missingFiles } from './public-files.ts';
import { demoTraveller } from './seed.ts';
import { type StartFailure, startService } from './start.ts';
import { readS3Settings } from './storage/s3-blobs.ts';

const { AUTH_URL, API_URL, DEMO, LOG, METRICS_PORT } = process.env;
const bindAddress = process.env.BIND_ADDRESS || loopback;
const isHere = ['127.0.0.1', '::1', 'localhost'].includes(bindAddress) && !AUTH_URL && !API_URL;
const stopWith = (sentence: string): never => {
  console.error(sentence);
  process.exit(1);
};
const { control = false } = parseArgs({ options: { control: { type: 'boolean' } } }).values;
if (control && !isHere)
  stopWith('--control is for tests on this machine; a service with a public address does not have it.');
if (!isHere && !(AUTH_URL && API_URL))
  stopWith('Others can reach this address: set AUTH_URL and API_URL, where the world finds the service.');
// The demo passwords are public: only on this machine, unless requested.
const seedDemo = DEMO === 'on' || (isHere && DEMO !== 'off');
const metrics = openMetrics();
const started = await startService({
  dataDir: process.env.DATA_DIR ?? '.data/service',
  databaseUrl: process.env.DATABASE_URL || undefined,
  s3: readS3Settings(process.env),
  origins: AUTH_URL && API_URL ? { auth: AUTH_URL, api: API_URL } : undefined,
  bindAddress,
  authPort: Number(process.env.AUTH_PORT ?? 4700),
  apiPort: Number(process.env.API_PORT ?? 4701),
  seedDemo,
  ownOrigins: process.env.OWN_APPS?.split(',').map((each) => each.trim()) ?? (isHere ? wayclipOrigins : []),
  watch: (served) => {
    metrics.count(served);
    if (LOG === 'requests') jsonLog({ level: 'info', ...served });
  },
  controlPort: control ? Number(process.env.CONTROL_PORT ?? 4702) : undefined,
});
if (!started.ok) throw stopWith(explain(started.failure));
const { authUrl, apiUrl, controlUrl, stopGently } = started.value;
const missing = missingFiles();
// Imports work without these files, only worse; otherwise the operator would learn of it from travellers.
if (missing.length > 0)
  jsonLog({
    level: 'warn',
    message:
      'Without these files imports are read worse, and maps may lack coasts. Run `npm run build`, and start again.',
    missing: missing.map((name) => `public/${name}`).join(', '),
  });
// Before the addresses are printed: whoever reads them can stop the service at once.
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void stopGently().then(() => process.exit(0)));
console.log(`Pages and sign-in  ${authUrl}\nAPI                ${apiUrl}`);
if (controlUrl) console.log(`Control            ${controlUrl}`);
if (seedDemo) console.log(`Sign in as         ${demoTraveller.email} / ${demoTraveller.password}`);
if (METRICS_PORT) await serveMetrics(Number(METRICS_PORT));

/** On a separate port: metrics are only for the operator. */
async function serveMetrics(port: number): Promise<void> {
  const listening = await listen(port, bindAddress);
  if (!listening.ok) return stopWith(explain(listening.failure));
  listening.value.serve(async (_request, response) => {
    response.writeHead(200, { 'content-type': 'text/plain; version=0.0.4' }).end(metrics.text());
  });
}

function explain(failure: StartFailure): string {
  switch (failure.kind) {
    case 'port-busy':
      return `Port ${failure.port} is taken. Stop what uses it, or set AUTH_PORT and API_PORT.`;
    case 'folder-in-use':
      return `Another service has ${failure.dataDir} open. Stop it, or set DATA_DIR.`;
    case 'data-unreadable':
      return `The data could not be opened: ${failure.reason}`;
    default:
      return unreachable(failure);
  }
}
