// A fake service that signs anyone in and stores what it is sent, until an attack tells it to answer otherwise.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';

type Sent = { title?: string; days?: object[] };

export interface HostileService {
  /** Requests in order: "POST /v1/itineraries". */
  heard: string[];
  stored: Map<string, Sent>;
  /** Returns true if it has answered in the service's place. */
  hook: ((incoming: IncomingMessage, outgoing: ServerResponse, path: string) => boolean) | undefined;
  /** The ETag of an itinerary, sent in the body of the answer. */
  tagOf: ((sent: Sent) => string | undefined) | undefined;
  stop(): void;
}

/** The ports that the loopback builds are made for. */
export const [apiPort, authPort] = [4910, 4911];
export const apiUrl = `http://127.0.0.1:${apiPort}`;
export const authUrl = `http://127.0.0.1:${authPort}`;

async function bodyOf(incoming: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}

const json = (outgoing: ServerResponse, value: unknown, status = 200, headers = {}) =>
  outgoing.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(value));

function signIn(path: string, query: URLSearchParams, outgoing: ServerResponse): void {
  if (path === '/oauth/register') return void json(outgoing, { client_id: 'c', redirect_uris: [] }, 201);
  if (path === '/oauth/token')
    return void json(outgoing, {
      access_token: 'a',
      refresh_token: 'r',
      token_type: 'bearer',
      expires_in: 3600,
    });
  if (path === '/oauth/revoke') return void outgoing.writeHead(200).end();
  if (path !== '/oauth/authorize') return void outgoing.writeHead(404).end();
  const to = new URL(query.get('redirect_uri') ?? '');
  to.searchParams.set('code', 'code');
  to.searchParams.set('state', query.get('state') ?? '');
  outgoing.writeHead(302, { location: to.href }).end();
}

export async function startHostileService(): Promise<HostileService> {
  const service: HostileService = {
    heard: [],
    stored: new Map(),
    hook: undefined,
    tagOf: undefined,
    stop: () => {
      for (const server of servers) {
        server.closeAllConnections();
        server.close();
      }
    },
  };
  const keep = (outgoing: ServerResponse, body: string) => {
    const id = `i${service.stored.size + 1}`;
    const sent = JSON.parse(body) as Sent;
    service.stored.set(id, sent);
    const days = (sent.days ?? []).map((day, at) => ({ ...day, id: `${id}d${at}` }));
    const etag = service.tagOf?.(sent);
    json(outgoing, { ...sent, id, days, ...(etag && { etag }) }, 201, etag ? {} : { etag: '"v1"' });
  };
  const list = () =>
    [...service.stored].map(([id, { title }]) => ({
      id,
      title,
      updatedAt: new Date().toISOString(),
      etag: '"v1"',
    }));
  const api = (method: string, path: string, body: string, outgoing: ServerResponse): void => {
    if (method === 'POST' && path === '/v1/itineraries') return void keep(outgoing, body);
    if (method === 'GET' && path === '/v1/itineraries') return void json(outgoing, { data: list() });
    if (method === 'GET' && path === '/v1/explore') return void json(outgoing, { data: [] });
    const id = path.split('/').at(-1) ?? '';
    const one = service.stored.get(id);
    if (one) json(outgoing, { ...one, id }, 200, { etag: '"v1"' });
    else outgoing.writeHead(method === 'PUT' ? 204 : 404).end();
  };
  const servers = [apiPort, authPort].map((port) =>
    createServer(async (incoming, outgoing) => {
      const { pathname, searchParams } = new URL(incoming.url ?? '/', apiUrl);
      service.heard.push(`${incoming.method} ${pathname}`);
      if (service.hook?.(incoming, outgoing, pathname)) return;
      const body = await bodyOf(incoming);
      if (port === authPort) signIn(pathname, searchParams, outgoing);
      else api(incoming.method ?? 'GET', pathname, body, outgoing);
    }),
  );
  const ports = [apiPort, authPort];
  await Promise.all(
    servers.map(
      (server, at) => new Promise<void>((done) => void server.listen(ports[at], '127.0.0.1', done)),
    ),
  );
  return service;
}
