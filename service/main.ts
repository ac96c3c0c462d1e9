// `node service/main.ts`: the service alone, kept in .data/service, until it is interrupted.
import { unreachable } from '../lib/model/result.ts';
import { demoTraveller } from './seed.ts';
import { type StartFailure, startService } from './start.ts';

const started = await startService({
  dataDir: process.env.DATA_DIR ?? '.data/service',
  authPort: Number(process.env.AUTH_PORT ?? 4700),
  apiPort: Number(process.env.API_PORT ?? 4701),
  seedDemo: true,
});
if (!started.ok) {
  console.error(explain(started.failure));
  process.exit(1);
}
const { authUrl, apiUrl, stop } = started.value;
console.log(`Pages and sign-in  ${authUrl}\nAPI                ${apiUrl}`);
console.log(`Sign in as         ${demoTraveller.email} / ${demoTraveller.password}`);
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
