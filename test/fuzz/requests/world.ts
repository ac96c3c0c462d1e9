// A service to send anything to, with a traveller's tokens, and access to every row that it stores.
import { sql } from 'drizzle-orm';
import { ok } from '../../../lib/model/result.ts';
import { paidTraveller } from '../../../service/seed.ts';
import { type RunningService, startService } from '../../../service/start.ts';
import { openDatabase } from '../../../service/storage/open-database.ts';
import { bothScopes, connect, connectApp, ownAppOf } from '../../service/connect.ts';
import { quickEdges, quickMemory } from '../../service/quick.ts';
import type { RawRequest } from './any-request.ts';
import { type RawAnswer, sendRaw } from './send-raw.ts';

export interface RequestWorld {
  send(request: RawRequest): Promise<RawAnswer>;
  /** Table → a checksum over all its rows. */
  rows(): Promise<Record<string, string>>;
  /** Returns what the service reported as its own bugs, and clears the list. */
  faults(): unknown[];
  /** Makes a new itinerary at its first version, with a day and a document, as a target for the next requests. */
  renew(): Promise<void>;
  stop(): Promise<void>;
}

const allScopes = `${bothScopes} documents:read documents:write`;
const documentId = '6f1cbb0e-5a52-4b55-9f3f-0d7a3c1f2a10';

/** Sign-in attempts are counted on purpose, even for refused requests. */
const countedAnyway = new Set(['sign_in_attempts']);

export async function openRequestWorld(): Promise<RequestWorld> {
  const opened = await openDatabase(await quickMemory());
  let faults: unknown[] = [];
  const started = await startService({
    memory: true,
    opened,
    authPort: 0,
    apiPort: 0,
    seedDemo: 'travellers',
    edges: { ...quickEdges, report: (fault) => void faults.push(fault) },
    // No picture sent here contains text.
    textReader: { read: async () => ok([]), close: async () => undefined },
  });
  if (!started.ok) throw new Error(started.failure.kind);
  const service = started.value;
  const filled: Record<string, string> = {
    ...(await tokensOf(service)),
    dayId: 'one',
    userId: crypto.randomUUID(),
    documentId,
    linkId: 'AAAAAAAAAAAAAAAA',
    key: `${crypto.randomUUID()}.jpg`,
  };
  const tables = await opened.db.execute(
    sql`select tablename as name from pg_tables where schemaname = 'public'`,
  );
  const names = rowsOf<{ name: string }>(tables)
    .map(({ name }) => name)
    .filter((name) => !countedAnyway.has(name));
  const fill = (text: string) =>
    text.replace(/\{(\w+)\}/g, (whole, name) => (Object.hasOwn(filled, name) ? (filled[name] ?? '') : whole));

  return {
    send: ({ path, headers, ...rest }) =>
      sendRaw(rest.at === 'auth' ? service.authUrl : service.apiUrl, {
        ...rest,
        path: fill(path),
        headers: headers.map(([name, value]) => [name, fill(value)]),
      }),
    async rows() {
      const tables = sql.join(
        names.map(
          (name) =>
            sql`select ${name} as name, count(*) || ' ' || md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as sum from ${sql.identifier(name)} t`,
        ),
        sql` union all `,
      );
      const found = rowsOf<{ name: string; sum: string }>(await opened.db.execute(tables));
      return Object.fromEntries(found.map(({ name, sum }) => [name, sum]));
    },
    faults() {
      const seen = faults;
      faults = [];
      return seen;
    },
    async renew() {
      filled.id = await newItinerary(service, filled);
    },
    stop: service.stop,
  };
}

/** Drizzle returns its driver's own result type. */
const rowsOf = <Row>(result: unknown): Row[] =>
  Array.isArray(result) ? result : ((result as { rows: Row[] }).rows ?? []);

async function tokensOf(service: RunningService) {
  const who = paidTraveller;
  const as = (await connect(service, allScopes, who)).tokens.access_token;
  const own = (await connectApp(service, await ownAppOf(service), { scope: allScopes, who })).tokens
    .access_token;
  return { as, own };
}

async function newItinerary(
  { apiUrl }: RunningService,
  { as, own }: Record<string, string>,
): Promise<string> {
  const send = async (method: string, path: string, token: string | undefined, body: unknown) => {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const answer = await fetch(apiUrl + path, { method, headers, body: JSON.stringify(body) });
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status}`);
    return answer.json();
  };
  const days = [{ id: 'one', title: 'A day', stops: [{ name: 'A stop' }] }];
  const { id } = await send('POST', '/v1/itineraries', as, { title: 'To be hit', days });
  const details = { id: documentId, storagePath: 'elsewhere/ticket.pdf', name: 'Ticket' };
  await send('PUT', `/v1/app/library/${id}/documents/${documentId}`, own, details);
  return id;
}
