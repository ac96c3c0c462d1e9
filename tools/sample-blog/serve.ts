// Serves the sample travel blog on loopback. It lives on "localhost" while the service lives on "127.0.0.1",
// so that a development build's host permission never covers the page: only the traveller's click does.
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';
import { fail, ok, type Result } from '../../lib/model/result.ts';

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.jpg': 'image/jpeg',
};

export interface RunningBlog {
  url: string;
  stop: () => Promise<void>;
}

export async function serveBlog(
  port = 0,
  site = join(import.meta.dirname, 'site'),
): Promise<Result<RunningBlog, { kind: 'port-busy'; port: number }>> {
  const server = createServer(async (request, response) => {
    const path = normalize(new URL(request.url ?? '/', 'http://blog').pathname);
    const file = join(site, path === '/' ? 'index.html' : path);
    const body = file.startsWith(site) ? await readFile(file).catch(() => undefined) : undefined;
    const type = types[extname(file)];
    if (!body || !type) {
      response.writeHead(404, { 'content-type': 'text/plain' }).end('Not here.');
      return;
    }
    response.writeHead(200, { 'content-type': type }).end(body);
  });
  const failure = await new Promise<Error | undefined>((resolve) => {
    server.once('error', resolve);
    server.listen(port, 'localhost', () => resolve(undefined));
  });
  if (failure) return fail({ kind: 'port-busy', port });
  const { port: taken } = server.address() as AddressInfo;
  return ok({
    url: `http://localhost:${taken}/`,
    stop: async () => {
      server.closeAllConnections();
      server.close();
    },
  });
}
