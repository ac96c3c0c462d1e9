// `node serve.ts FOLDER PORT`: the embedded service as a separate process, with the demo travellers but no trips.
import { startService } from '../../service/start.ts';

const [dataDir = '', port = ''] = process.argv.slice(2);
const authPort = Number(port);
const started = await startService({
  dataDir,
  authPort,
  apiPort: authPort + 1,
  controlPort: authPort + 2,
  seedDemo: 'travellers',
});
if (!started.ok) throw new Error(JSON.stringify(started.failure));
console.log('Ready.');
