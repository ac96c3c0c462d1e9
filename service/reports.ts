// `node service/reports.ts [COUNT]`: prints the latest reports on travellers as JSON lines, for the operator. It reads
// main.ts's data: DATABASE_URL, or the folder DATA_DIR while no service has it open.
import { realEdges } from './edges.ts';
import { claimFolder } from './storage/claim-folder.ts';
import { openDatabase } from './storage/open-database.ts';
import { openReports } from './travellers/reports.ts';

const stopWith = (sentence: string): never => {
  console.error(sentence);
  process.exit(1);
};
const [, , told = '100'] = process.argv;
const most = Number(told);
if (!Number.isInteger(most) || most < 1) stopWith(`“${told}” is not a number of reports.`);
const dataDir = process.env.DATA_DIR ?? '.data/service';
const databaseUrl = process.env.DATABASE_URL || undefined;
const claim = databaseUrl === undefined ? await claimFolder(dataDir) : undefined;
if (claim && !claim.ok) stopWith(`A service has ${dataDir} open. Stop it first, or set DATA_DIR.`);
const { db, close } = await openDatabase({ dataDir, databaseUrl });
for (const report of await openReports(db, realEdges).latest(most)) console.log(JSON.stringify(report));
await close();
if (claim?.ok) await claim.value.release();
