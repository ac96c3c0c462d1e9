// `node service/reports.ts [COUNT]`: the latest reports on travellers, for whoever runs the service, as lines of JSON. It
// reads where main.ts writes: DATABASE_URL, or the folder DATA_DIR while no service has it open.
import { realEdges } from './edges.ts';
import { openDatabase } from './storage/open-database.ts';
import { openReports } from './travellers/reports.ts';

const most = Number(process.argv[2] ?? 100);
const { db, close } = await openDatabase({
  dataDir: process.env.DATA_DIR ?? '.data/service',
  databaseUrl: process.env.DATABASE_URL || undefined,
});
for (const report of await openReports(db, realEdges).latest(most)) console.log(JSON.stringify(report));
await close();
