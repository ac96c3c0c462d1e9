// The pages to measure on, and a server that serves them so that none of their scripts run and nothing is fetched.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { basename, join } from 'node:path';
import { projectRoot } from '../build-extension.ts';
import { decodeHtml } from '../reading/decode-html.ts';

/** The default. */
export const ownPages = join(projectRoot, 'test', 'fixtures', 'pages');

export interface BenchPage {
  name: string;
  html: string;
}

/** Saved pages in a folder: "*.html", or "<name>/source.html" as fixtures are stored. */
export function pagesIn(folder: string): BenchPage[] {
  const read = (path: string) => decodeHtml(new Uint8Array(readFileSync(path)));
  return readdirSync(folder)
    .sort()
    .flatMap((entry) => {
      const path = join(folder, entry);
      const source = statSync(path).isDirectory() ? join(path, 'source.html') : path;
      if (!/\.html?$/.test(source) || !existsSync(source)) return [];
      return [{ name: basename(entry, '.html'), html: read(source) }];
    });
}

const sentence =
  'In the morning we walked along the river to the <b>Old Mill</b>, had a coffee at <a href="/cafe">Café Lumen</a> and went on to the castle at 10:30. ';

/** A made-up journal of about that many bytes, with the same kind of content at every length. */
export function journalOf(bytes: number): string {
  const parts = ['<!doctype html><title>A long way round</title><main><article><h1>A long way round</h1>'];
  let length = 100;
  for (let day = 1; length < bytes; day += 1) {
    const part = `<h2>Day ${day}: From Nordhafen to Westberg</h2><p>${sentence.repeat(3)}</p><ul><li><b>09:00</b> Harbour gate</li><li>Museum of Salt, with a <i>garden</i></li></ul><p>${sentence.repeat(4)}</p><figure><img src="/day.jpg" width="800" height="600" alt="The harbour"><figcaption>The harbour at noon</figcaption></figure>`;
    parts.push(part);
    length += part.length;
  }
  return `${parts.join('')}</article></main>`;
}

// The page's scripts do not run, and only our own code fetches anything: the readers' data.
const policy = "default-src 'none'; style-src 'unsafe-inline'; connect-src 'self'";

export interface PageServer {
  origin: string;
  addressOf(name: string): string;
  close(): void;
}

/** The files that the extension ships for its readers. */
const bundled = new Set(['/places.bin', '/stops.bin', '/sense.bin', '/encoder.wasm', '/roles.bin']);

export async function servePages(pages: BenchPage[], publicFolder: string): Promise<PageServer> {
  const byPath = new Map(pages.map(({ name, html }) => [`/${encodeURIComponent(name)}`, html]));
  const server = createServer((request, response) => {
    const path = request.url ?? '/';
    const html = byPath.get(path);
    if (html !== undefined) {
      response.writeHead(200, {
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': policy,
      });
      response.end(html);
    } else if (bundled.has(path) && existsSync(join(publicFolder, path)))
      response.end(readFileSync(join(publicFolder, path)));
    else response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    addressOf: (name) => `${origin}/${encodeURIComponent(name)}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
