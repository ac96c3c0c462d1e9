// One of two processes of the service, for `pair.ts`: its clock is set, and its faults are reported, over the IPC channel.
import { virtualClock } from '../../../service/control/clock.ts';
import { startService } from '../../../service/start.ts';
import type { KeptReport } from '../../../service/travellers/reports.ts';
import { quickEdges } from '../../service/quick.ts';
import { cachedReader } from './cached-reader.ts';
import { ownOrigins } from './sign-in.ts';

export type Ask =
  | { kind: 'advance'; seconds: number }
  | { kind: 'reset' }
  | { kind: 'reports' }
  | { kind: 'faults' }
  | { kind: 'stop' };
export interface Told {
  urls?: [string, string];
  reports?: KeptReport[];
  faults?: string[];
}

const faults: string[] = [];
const clock = virtualClock({ ...quickEdges, report: (fault) => void faults.push(String(fault)) });
const { DATABASE_URL, DATA_DIR = '', ORIGINS = '{}' } = process.env;
const started = await startService({
  dataDir: DATA_DIR,
  databaseUrl: DATABASE_URL,
  origins: JSON.parse(ORIGINS),
  authPort: 0,
  apiPort: 0,
  seedDemo: 'travellers',
  ownOrigins,
  edges: clock.edges,
  textReader: cachedReader(),
});
if (!started.ok) throw new Error(started.failure.kind);
const service = started.value;
const tell = (told: Told) => process.send?.(told);

async function hear(ask: Ask): Promise<void> {
  switch (ask.kind) {
    case 'advance':
      clock.advance(ask.seconds);
      return void tell({});
    case 'reset':
      clock.reset();
      return void tell({});
    case 'reports':
      return void tell({ reports: await service.latestReports() });
    case 'faults':
      return void tell({ faults });
    case 'stop':
      await service.stop();
      process.exit(0);
  }
}

// From the parent process, over a private channel.
process.on('message', (ask) => void hear(ask as Ask));
// The parent process can end without notice.
process.on('disconnect', () => process.exit(1));
tell({ urls: [service.authUrl, service.apiUrl] });
