// `npm run kills`: sends clip after clip in real Chromium, ends the worker or the service at every step and breaks the
// network in every way, and prints what is in the service afterwards: one itinerary, with all its pictures.
// With words, only the rows that have one of them: `npm run kills -- save alarm`.
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { demoTraveller } from '../service/seed.ts';
import { needBrowser } from './browser/need-browser.ts';
import { buildExtension } from './build-extension.ts';
import { rows } from './kills/disturbances.ts';
import { runRow } from './kills/run-row.ts';
import { SendingDesk } from './kills/sending-desk.ts';
import { startServiceProcess } from './kills/service-process.ts';
import { serveBlog } from './sample-blog/serve.ts';

const must = <T>(result: { ok: true; value: T } | { ok: false; failure: unknown }): T => {
  if (!result.ok) throw new Error(String(result.failure));
  return result.value;
};

const words = process.argv.slice(2);
const chosen = rows.filter(
  ({ step, what }) => words.length === 0 || words.some((word) => `${step} ${what}`.includes(word)),
);
const stops: (() => Promise<unknown> | unknown)[] = [];
async function stopAll(): Promise<void> {
  for (const stop of stops.splice(0).toReversed()) await stop();
}
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void stopAll().finally(() => process.exit(130)));
try {
  const { path } = must(needBrowser('chromium', (line) => console.log(line)));
  const service = await startServiceProcess(4730);
  stops.push(() => service.stop());
  const blog = must(await serveBlog(0));
  stops.push(() => blog.stop());
  const { apiUrl, authUrl } = service;
  // The next build does not pull it away from under the browser.
  const extension = mkdtempSync(join(tmpdir(), 'wayclip-build-'));
  stops.push(() => rmSync(extension, { recursive: true }));
  cpSync(must(await buildExtension({ browser: 'chrome', apiUrl, authUrl })), extension, { recursive: true });
  const desk = await SendingDesk.open({
    executablePath: path,
    extension,
    authUrl,
    blogUrl: blog.url,
    traveller: demoTraveller,
  });
  stops.push(() => desk.close());

  console.log(
    `${'step'.padEnd(15)}${'what happens'.padEnd(60)}itineraries  pictures  saved  seconds\n${'-'.repeat(106)}`,
  );
  let bad = 0;
  for (const row of chosen) {
    const line = await runRow(row, { desk, service });
    if (!line.isGood) bad += 1;
    console.log(line.text);
  }
  console.log(`\n${chosen.length - bad} of ${chosen.length} as they should be.`);
  process.exitCode = bad === 0 ? 0 : 1;
} finally {
  await stopAll();
}
