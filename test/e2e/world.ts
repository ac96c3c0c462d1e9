// What every journey needs, set up once for all of them: the service, pages to read, and the builds.
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { wayclipOrigins } from '../../service/oauth/own-app.ts';
import { startService } from '../../service/start.ts';
import { openDatabase } from '../../service/storage/open-database.ts';
import { buildExtension } from '../../tools/build-extension.ts';
import { openGate } from '../../tools/kills/gate.ts';
import { requireValue } from '../../tools/require-value.ts';
import { serveBlog } from '../../tools/sample-blog/serve.ts';
import { cachedReader } from '../contract/service/cached-reader.ts';
import { quickMemory } from '../service/quick.ts';
import { plantAlbumTraveller } from './album-traveller.ts';
import { browserKinds } from './browser-kinds.ts';
import { type HardPage, hardPages } from './hard-pages.ts';
import { mediaPages } from './media-pages.ts';
import { hostsAsked, judgeNetwork, noteHost } from './network-record.ts';

declare module 'vitest' {
  interface ProvidedContext {
    blogUrl: string;
    pagesUrl: string;
    authUrl: string;
    apiUrl: string;
    truthUrl: string;
    /** The proxy for all browser requests, which records their hosts. */
    proxyUrl: string;
    /** Only for the requested browsers. */
    builds: { chromium: string; firefox: string };
  }
}

function listen(server: Server, host: string): Promise<string> {
  return new Promise((resolve) => {
    server.listen(0, host, () => resolve(`http://${host}:${(server.address() as AddressInfo).port}/`));
  });
}

/** Small pages: one with a trip, and some without anything to clip. */
const plainPages: Record<string, string> = {
  '/ghent':
    '<!doctype html><title>A day in Ghent</title><article><h1>A day in Ghent</h1><h2>Day 1</h2><ul><li><b>09:00 Graslei</b> by the water</li><li><b>11:00 Gravensteen</b>, the castle</li></ul></article>',
  '/doubts':
    '<!doctype html><html lang="en"><title>Two days by train</title><article><h1>Two days by train</h1><h2>Day 1: North</h2><ul><li><b>09:00 Newcastle</b> for the bridges.</li><li><b>10:00 Durham</b>, the cathedral on its hill.</li><li><b>08:00 Richmond</b> for lunch.</li></ul><h2>Day 2: South</h2><ul><li><b>11:00 Cambridge</b> by the river.</li><li><b>09:00 Oxford</b>, the libraries.</li><li><b>12:00 Bristol</b>, the harbour.</li></ul></article></html>',
  '/invented':
    '<!doctype html><html lang="en"><title>A day in Bruges</title><article><h1>A day in Bruges</h1><h2>Day 1</h2><ul><li><b>09:00 Zuvrinhuis</b>, a museum of lace in an old merchant’s house. We visited it first.</li><li><b>10:00 Quelbrouckplein</b>, the large square with its market halls, where we had coffee.</li><li><b>11:00 Vandrelle</b>, the old monastery, where we saw the cloister.</li><li><b>12:00 Ostermolen Brill</b>, the old windmill on the ramparts. We climbed to the top.</li><li><b>13:00 Kwistenhof</b>, a quiet garden behind the almshouses, and we walked through it.</li><li><b>14:00 Blaudertoren</b>, the tower with the best view of the town. We climbed all its steps.</li><li><b>15:00 Pravelinghe</b>, a brewery with a tour. We tasted three beers there.</li><li><b>16:00 Trosselkaai</b>, the quay where the boats leave. We took the boat tour.</li><li><b>17:00 Ummelgat</b>, the gate in the old wall. We walked through it at sunset.</li><li><b>18:00 Ferwaldestraat</b>, the street of the chocolate shops, and we bought too much.</li></ul></article></html>',
  '/invented-too':
    '<!doctype html><html lang="en"><title>Another day in Bruges</title><article><h1>Another day in Bruges</h1><h2>Day 1</h2><ul><li><b>09:00 Zuvrinhuis</b>, a museum of lace in an old merchant’s house. We visited it first.</li><li><b>10:00 Quelbrouckplein</b>, the large square with its market halls, where we had coffee.</li><li><b>11:00 Vandrelle</b>, the old monastery, where we saw the cloister.</li><li><b>12:00 Hallebrinck</b>, the castle by the canal. We visited its tower.</li></ul></article></html>',
  '/invented-last':
    '<!doctype html><html lang="en"><title>The last day in Bruges</title><article><h1>The last day in Bruges</h1><h2>Day 1</h2><ul><li><b>09:00 Sneukelpoort</b>, the gate in the old wall. We walked through it in the morning.</li><li><b>10:00 Wiedergracht</b>, the canal with the old houses. We walked along it.</li><li><b>11:00 Trosselkaai</b>, the quay where the boats leave. We took the boat tour.</li></ul></article></html>',
  '/invented-again':
    '<!doctype html><html lang="en"><title>Bruges once more</title><article><h1>Bruges once more</h1><h2>Day 1</h2><ul><li><b>09:00 Pelterhuis</b>, a museum of furs in an old merchant’s house. We visited it first.</li><li><b>10:00 Snoekelbrug</b>, the bridge with the best view of the canal, where we had coffee.</li><li><b>11:00 Ravelkapel</b>, the old chapel, where we saw the windows.</li><li><b>12:00 Gruttemolen</b>, the old windmill on the ramparts. We climbed to the top.</li><li><b>13:00 Wolperhof</b>, a quiet garden behind the almshouses, and we walked through it.</li></ul></article></html>',
  '/rila':
    '<!doctype html><html lang="en"><title>Outline of the Rila traverse</title><article><h1>Outline of the Rila traverse</h1><p>For those who asked, here is the whole walk in four lines. Distances are honest, times are not.</p><p>Day 1: From Malyovitsa up to Musala hut<br>Day 2: Over Musala to Granchar<br>Day 3: Along the ridge to Ribni Ezera<br>Day 4: Down to Rila Monastery</p></article></html>',
  '/climate':
    '<!doctype html><html lang="en"><title>The climate of Madeira month by month</title><article><h1>The climate of Madeira month by month</h1><p>The average temperature in January is 16 degrees, in July 23. Rain falls on about eighty days, most of it in the north.</p><h2>Funchal</h2><p>The driest months are July and August, with an average of two days of rain. The sea has 22 degrees in September.</p><h2>Santana</h2><p>Clouds from the north bring 1,300 millimetres of rain a year. The population lives from farming.</p><h2>How these figures were made</h2><p>The averages cover the years 1991 to 2020. Humidity was 74 % in the mean, 68 % in summer. Since 1961 the average has risen by 1.4 degrees, and the number of hot days by 30 %. Gaps in the records of 1974 and 1983 were filled from neighbouring stations; the error of a month is below 5 %. The report was updated in 2021 and the method in 2019.</p></article></html>',
  '/empty': '<!doctype html><title>Nothing here yet</title>',
  '/recipe':
    '<!doctype html><title>Bread</title><article><h1>Bread</h1><p>Flour, water, salt and a long night on the sill.</p></article>',
};

/**
 * One temporary folder for all leftovers, browser profiles included: after the last test, browsers are killed, not
 * closed.
 */
function openTemporaryFolder(): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'wayclip-e2e-'));
  process.env.TMPDIR = folder;
  return () => {
    for (const name of readdirSync(folder)) {
      const [, group] = /^browser-(\d+)$/.exec(name) ?? [];
      if (group) endGroup(Number(group));
    }
    // A browser that is still shutting down may write.
    rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
  };
}

function endGroup(leader: number): void {
  try {
    process.kill(-leader, 'SIGKILL');
  } catch {
    return; // It has ended already.
  }
}

/** A copy, which the next build cannot remove under a browser. */
function copyOf(build: string): string {
  const copy = mkdtempSync(join(tmpdir(), 'wayclip-build-'));
  cpSync(build, copy, { recursive: true });
  return copy;
}

const picture = new URL('../../tools/sample-blog/site/pictures/lighthouse.jpg', import.meta.url);

function pageAt(path: string): HardPage {
  return hardPages[path] ?? mediaPages[path] ?? { html: plainPages[path] ?? '' };
}

export default async function world(project: TestProject) {
  const removeTemporaryFolder = openTemporaryFolder();
  const opened = await openDatabase(await quickMemory());
  const textReader = cachedReader();
  const service = requireValue(
    await startService({
      memory: true,
      opened,
      textReader,
      apiPort: 0,
      authPort: 0,
      seedDemo: true,
      // As in `npm start`: Wayclip is one of the service's own apps.
      ownOrigins: wayclipOrigins,
    }),
  );
  const { apiUrl, authUrl } = service;
  await plantAlbumTraveller(opened.db, authUrl);
  const blog = requireValue(await serveBlog(0));
  let picturesAskedFor = 0;
  const plain = createServer((request, response) => {
    if (request.url === '/pictures-asked-for') {
      response.end(String(picturesAskedFor));
      return;
    }
    if (request.url === '/lazy.jpg') {
      picturesAskedFor += 1;
      response.writeHead(200, { 'content-type': 'image/jpeg' }).end(readFileSync(picture));
      return;
    }
    const { html, policy, type } = pageAt(request.url ?? '');
    response
      .writeHead(200, {
        'content-type': type ?? 'text/html; charset=utf-8',
        ...(policy && { 'content-security-policy': policy }),
      })
      .end(html);
  });
  // Tests run in separate processes; this is how they see what is really stored.
  const truth = createServer(async (request, response) => {
    const email = new URL(request.url ?? '/', 'http://truth').searchParams.get('email') ?? '';
    response.end(JSON.stringify(await service.itinerariesOf(email)));
  });
  const pagesUrl = await listen(plain, 'localhost');
  project.provide('pagesUrl', pagesUrl);
  const gate = await openGate(noteHost);
  project.provide('proxyUrl', gate.url);
  project.provide('truthUrl', await listen(truth, '127.0.0.1'));
  project.provide('blogUrl', blog.url);
  project.provide('apiUrl', apiUrl);
  project.provide('authUrl', authUrl);
  const builds = { chromium: '', firefox: '' };
  for (const kind of browserKinds) {
    const browser = kind === 'chromium' ? 'chrome' : kind;
    builds[kind] = copyOf(requireValue(await buildExtension({ browser, apiUrl, authUrl })));
  }
  project.provide('builds', builds);
  return async () => {
    const asked = hostsAsked();
    // First, because open connections would delay the others.
    removeTemporaryFolder();
    await gate.close();
    for (const server of [plain, truth]) {
      server.closeAllConnections();
      server.close();
    }
    await Promise.all([service.stop(), blog.stop(), textReader.end()]);
    judgeNetwork(asked, { service: [apiUrl, authUrl], pages: [blog.url, pagesUrl] });
  };
}
