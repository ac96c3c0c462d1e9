// One process of the service on a shared database, for benchmarks and load. Text recognition is faked, and slow enough
// that two requests for one link overlap; everything else runs as in production.
import { setTimeout } from 'node:timers/promises';
import { ok } from '../../../lib/model/result.ts';
import { realEdges } from '../../../service/edges.ts';
import type { TextReader } from '../../../service/imports/text-reader.ts';
import { startService } from '../../../service/start.ts';

export interface ProcessNews {
  apiUrl?: string;
  fault?: string;
  /** CPU milliseconds used so far; sent in reply to any message. */
  used?: number;
}
const tell = (news: ProcessNews) => process.send?.(news);

const written = ['Two days in Porto', 'Day 1', '09:00 Livraria Lello', '11:30 Torre dos Clérigos'];
const lines = written.map((text, index) => ({
  text,
  confidence: 0.95,
  cells: [{ text, left: 60, right: 60 + text.length * 16 }],
  left: 60,
  baseline: 800 - index * 70,
  size: index === 0 ? 46 : 32,
}));
const textReader: TextReader = {
  read: async () => {
    await setTimeout(300);
    return ok(lines);
  },
  close: async () => undefined,
};

const { DATABASE_URL, DATA_DIR = '', ORIGINS = '{}' } = process.env;
const started = await startService({
  dataDir: DATA_DIR,
  databaseUrl: DATABASE_URL,
  origins: JSON.parse(ORIGINS),
  authPort: 0,
  apiPort: 0,
  edges: { ...realEdges, report: (fault) => void tell({ fault: String(fault) }) },
  textReader,
});
if (!started.ok) throw new Error(started.failure.kind);
tell({ apiUrl: started.value.apiUrl });
process.on('message', () => {
  const { user, system } = process.cpuUsage();
  tell({ used: (user + system) / 1000 });
});
process.once('disconnect', () => process.exit(0));
