// `node service/main.ts`: the service alone, kept in .data/service, until it is interrupted.
// DATABASE_URL puts its tables on a PostgreSQL server, S3_BUCKET and its companions its pictures in a bucket;
// AUTH_URL and API_URL say where the world finds it, when several of it stand behind one address.
// `--control` opens a port for tests (CONTROL_PORT), on which anyone on this machine can set dialects and faults.
import { parseArgs } from 'node:util';
import { unreachable } from '../lib/model/result.ts';
import { demoTraveller } from './seed.ts';
import { type StartFailure, startService } from './start.ts';
import { readS3Settings } from './storage/s3-blobs.ts';

const { AUTH_URL, API_URL } = process.env;
const { control = false } = parseArgs({ options: { control: { type: 'boolean' } } }).values;
if (control && (AUTH_URL || API_URL)) {
  console.error('--control is for tests on this machine; a service with a public address does not have it.');
  process.exit(1);
}
// Their passwords are known to everyone: DEMO=off keeps the demo travellers and their trips out.
const seedDemo = process.env.DEMO !== 'off';
const started = await startService({
  dataDir: process.env.DATA_DIR ?? '.data/service',
  databaseUrl: process.env.DATABASE_URL || undefined,
  s3: readS3Settings(process.env),
  origins: AUTH_URL && API_URL ? { auth: AUTH_URL, api: API_URL } : undefined,
  authPort: Number(process.env.AUTH_PORT ?? 4700),
  apiPort: Number(process.env.API_PORT ?? 4701),
  seedDemo,
  controlPort: control ? Number(process.env.CONTROL_PORT ?? 4702) : undefined,
});
if (!started.ok) {
  console.error(explain(started.failure));
  process.exit(1);
}
const { authUrl, apiUrl, controlUrl, stop } = started.value;
console.log(`Pages and sign-in  ${authUrl}\nAPI                ${apiUrl}`);
if (controlUrl) console.log(`Control            ${controlUrl}`);
if (seedDemo) console.log(`Sign in as         ${demoTraveller.email} / ${demoTraveller.password}`);
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void stop().then(() => process.exit(0)));

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
