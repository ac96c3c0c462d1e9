// `node service/reports.ts`, as an operator runs it, on an embedded database.
import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, expect, test } from 'vitest';
import { claimFolder } from '../../service/storage/claim-folder.ts';
import { openDatabase } from '../../service/storage/open-database.ts';
import { openReports } from '../../service/travellers/reports.ts';
import { openTravellers } from '../../service/travellers/travellers.ts';
import { requireValue } from '../../tools/require-value.ts';
import { quickEdges, quickFolder } from './quick.ts';

const program = join(import.meta.dirname, '..', '..', 'service', 'reports.ts');
const dataDir = await mkdtemp(join(tmpdir(), 'itineraries-reports-'));
await quickFolder(dataDir);
afterAll(() => rm(dataDir, { recursive: true, force: true }));

const env = { PATH: process.env.PATH ?? '', DATA_DIR: dataDir };
const run = (...words: string[]) => promisify(execFile)(process.execPath, [program, ...words], { env });

// The second report is later, however fast the machine.
let seconds = 0;
const edges = { ...quickEdges, now: () => new Date(Date.UTC(2027, 4, 13, 9, 0, seconds++)) };

async function plant(): Promise<{ reporterId: string; reportedId: string }> {
  const { db, close } = await openDatabase({ dataDir });
  const travellers = openTravellers(db, edges);
  const [reporterId = '', reportedId = ''] = await Promise.all(
    ['Ines', 'Noor'].map(async (name) => {
      const signUp = { name, email: `${name.toLowerCase()}@wayclip.test`, password: 'a-long-password' };
      return requireValue(await travellers.create(signUp)).id;
    }),
  );
  const reports = openReports(db, edges);
  for (const reason of ['Noise.', 'Two lines\nof “words”.'])
    await reports.add({ reporterId, reportedId, reason });
  await close();
  return { reporterId, reportedId };
}

test('each report is one line of JSON, the latest first, as many as asked for', async () => {
  expect(await run()).toEqual({ stdout: '', stderr: '' });
  const who = await plant();
  const lines = (await run()).stdout.trimEnd().split('\n');
  const when = { id: expect.any(String), createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/) };
  expect(lines.map((line) => JSON.parse(line))).toEqual([
    { ...who, ...when, reason: 'Two lines\nof “words”.' },
    { ...who, ...when, reason: 'Noise.' },
  ]);
  expect((await run('1')).stdout).toBe(`${lines[0]}\n`);
});

test('a folder that a service has open is left alone, and a count that is none is said', async () => {
  const claim = requireValue(await claimFolder(dataDir));
  await expect(run()).rejects.toMatchObject({
    code: 1,
    stdout: '',
    stderr: expect.stringContaining(dataDir),
  });
  await claim.release();
  await expect(run('all')).rejects.toMatchObject({ code: 1, stderr: expect.stringMatching(/^“all” is not/) });
});
