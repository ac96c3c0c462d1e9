// A service in a process of its own, a site and a Chromium with Wayclip, for as long as some work takes.
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { demoTraveller } from '../../service/seed.ts';
import { needBrowser } from '../browser/need-browser.ts';
import { buildExtension } from '../build-extension.ts';
import { must } from '../must.ts';
import { serveBlog } from '../sample-blog/serve.ts';
import { SendingDesk } from './sending-desk.ts';
import { type ServiceProcess, startServiceProcess } from './service-process.ts';

export interface Ready {
  desk: SendingDesk;
  service: ServiceProcess;
  blogUrl: string;
}

/** `port` is the first of three for the service; `site` is a folder of pages, the sample blog's where there is none. */
export async function withDesk(
  { port, site }: { port: number; site?: string },
  work: (ready: Ready) => Promise<void>,
): Promise<void> {
  const stops: (() => Promise<unknown> | unknown)[] = [];
  const stopAll = async () => {
    for (const stop of stops.splice(0).toReversed()) await stop();
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void stopAll().finally(() => process.exit(130)));
  try {
    const { path } = must(needBrowser('chromium', (line) => console.log(line)));
    const service = await startServiceProcess(port);
    stops.push(() => service.stop());
    const blog = must(await serveBlog(0, site));
    stops.push(() => blog.stop());
    const { apiUrl, authUrl } = service;
    // The next build does not pull it away from under the browser.
    const extension = mkdtempSync(join(tmpdir(), 'wayclip-build-'));
    stops.push(() => rmSync(extension, { recursive: true }));
    cpSync(must(await buildExtension({ browser: 'chrome', apiUrl, authUrl })), extension, {
      recursive: true,
    });
    const blogUrl = blog.url;
    const traveller = demoTraveller;
    const desk = await SendingDesk.open({ executablePath: path, extension, authUrl, blogUrl, traveller });
    stops.push(() => desk.close());
    await work({ desk, service, blogUrl });
  } finally {
    await stopAll();
  }
}
