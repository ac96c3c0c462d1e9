// A separate service process, a site and a browser with Wayclip, for the duration of some work.
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { demoTraveller } from '../../service/seed.ts';
import type { BrowserKind } from '../browser/find-browser.ts';
import { needBrowser } from '../browser/need-browser.ts';
import { buildExtension } from '../build-extension.ts';
import { requireValue } from '../require-value.ts';
import { serveBlog } from '../sample-blog/serve.ts';
import { SendingBrowser } from './sending-browser.ts';
import { type ServiceProcess, startServiceProcess } from './service-process.ts';

export interface Built {
  service: ServiceProcess;
  /** The folder of the built extension, and the browser's executable. */
  extension: string;
  executablePath: string;
  /** Registers cleanup for the end, run in reverse order. */
  atEnd: (stop: () => Promise<unknown> | unknown) => void;
}

export interface Ready {
  sender: SendingBrowser;
  service: ServiceProcess;
  blogUrl: string;
}

/** `port` is the first of three for the service. */
export async function withBuild(
  { port, kind = 'chromium' }: { port: number; kind?: BrowserKind },
  work: (built: Built) => Promise<void>,
): Promise<void> {
  const stops: (() => Promise<unknown> | unknown)[] = [];
  const stopAll = async () => {
    for (const stop of stops.splice(0).toReversed()) await stop();
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void stopAll().finally(() => process.exit(130)));
  try {
    const { path } = requireValue(needBrowser(kind, (line) => console.log(line)));
    const service = await startServiceProcess(port);
    stops.push(() => service.stop());
    const { apiUrl, authUrl } = service;
    // A copy, which the next build cannot remove under the browser.
    const extension = mkdtempSync(join(tmpdir(), 'wayclip-build-'));
    stops.push(() => rmSync(extension, { recursive: true }));
    const browser = kind === 'chromium' ? 'chrome' : kind;
    cpSync(requireValue(await buildExtension({ browser, apiUrl, authUrl })), extension, { recursive: true });
    await work({ service, extension, executablePath: path, atEnd: (stop) => stops.push(stop) });
  } finally {
    await stopAll();
  }
}

/** `site` is a folder of pages; the sample blog by default. */
export function withSender(
  { port, site, kind = 'chromium' }: { port: number; site?: string; kind?: BrowserKind },
  work: (ready: Ready) => Promise<void>,
): Promise<void> {
  return withBuild({ port, kind }, async ({ service, extension, executablePath, atEnd }) => {
    const blog = requireValue(await serveBlog(0, site));
    atEnd(() => blog.stop());
    const { authUrl } = service;
    const blogUrl = blog.url;
    const traveller = demoTraveller;
    const sender = await SendingBrowser.open({
      kind,
      executablePath,
      extension,
      authUrl,
      blogUrl,
      traveller,
    });
    atEnd(() => sender.close());
    await work({ sender, service, blogUrl });
  });
}
