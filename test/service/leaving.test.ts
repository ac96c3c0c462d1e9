// Someone exports everything and deletes the account: nothing of theirs stays, and nobody else loses anything.
import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type RunningService, startService } from '../../service/start.ts';
import { type OpenDatabase, openDatabase } from '../../service/storage/open-database.ts';
import { Browser } from './browser.ts';
import { bothScopes, connect, connectApp, ownAppOf } from './connect.ts';
import { newLocation, stopServerAfterwards } from './location.ts';
import { quickEdges } from './quick.ts';
import { jpeg } from './trips.ts';

const run = promisify(execFile);
let service: RunningService;
let opened: OpenDatabase;
const faults: unknown[] = [];

stopServerAfterwards();
beforeAll(async () => {
  opened = await openDatabase(await newLocation());
  const edges = { ...quickEdges, report: (fault: unknown) => void faults.push(fault) };
  const started = await startService({ memory: true, opened, authPort: 0, apiPort: 0, edges });
  if (!started.ok) throw new Error(started.failure.kind);
  service = started.value;
});
afterAll(async () => {
  await service.stop();
  expect(faults).toEqual([]);
});

const scope = `${bothScopes} documents:read documents:write`;
const password = 'a-password-of-their-own';

async function newPerson(name: string) {
  const who = { name, email: `${name.toLowerCase()}@wayclip.test`, password };
  const browser = new Browser(service.authUrl);
  await browser.open('/sign-up', who);
  const as = (await connect(service, scope, who)).tokens.access_token;
  const { tokens } = await connectApp(service, await ownAppOf(service), { scope, who });
  const call = (method: string, path: string, body?: unknown, more: Record<string, string> = {}) =>
    fetch(service.apiUrl + path, {
      method,
      headers: {
        authorization: `Bearer ${tokens.access_token}`,
        'content-type': 'application/json',
        ...more,
      },
      ...(body !== undefined && {
        body: body instanceof Uint8Array ? new Blob([Uint8Array.from(body)]) : JSON.stringify(body),
      }),
    });
  const { id } = await (await call('GET', '/v1/account')).json();
  return { ...who, id: String(id), browser, as, call };
}
type Person = Awaited<ReturnType<typeof newPerson>>;

const newTrip = async ({ call }: Person, title: string): Promise<string> =>
  (await (await call('POST', '/v1/itineraries', { title, days: [{ id: 'one' }] })).json()).id;
const publish = ({ call }: Person, id: string, etag = '"v1"') =>
  call('PUT', `/v1/explore/${id}`, undefined, { 'if-match': etag });

async function addDocument({ call }: Person, tripId: string, name: string): Promise<string> {
  const bytes = new TextEncoder().encode(`the bytes of ${name}`);
  const { storagePath } = await (await call('POST', '/v1/app/documents', bytes)).json();
  const id = crypto.randomUUID();
  await call('PUT', `/v1/app/library/${tripId}/documents/${id}`, { id, storagePath, name });
  return storagePath;
}

/** Tables that contain this text anywhere. */
async function tablesWith(text: string): Promise<string[]> {
  const rowsOf = (result: unknown) => (Array.isArray(result) ? result : (result as { rows: unknown[] }).rows);
  const tables = rowsOf(
    await opened.db.execute(sql`select tablename as name from pg_tables where schemaname = 'public'`),
  );
  const found: string[] = [];
  for (const { name } of tables as { name: string }[]) {
    const some = await opened.db.execute(
      sql`select 1 from ${sql.identifier(name)} t where t::text like ${`%${text}%`} limit 1`,
    );
    if (rowsOf(some).length > 0) found.push(name);
  }
  return found;
}

/** Ines with one of everything; Noor has shared a trip with her, and one of hers is shared with Noor. */
async function everything(ines: Person, noor: Person) {
  const hers = await newTrip(ines, 'Hers');
  const shared = await newTrip(noor, 'Noor’s, shared');
  const liked = await newTrip(noor, 'Noor’s, published');
  await publish(noor, liked);
  await ines.call('PUT', `/v1/itineraries/${hers}/days/one/image`, jpeg, {
    'content-type': 'image/jpeg',
    'if-match': '"v1"',
  });
  await ines.call('POST', `/v1/itineraries/${hers}/people`, { userId: noor.id, role: 'viewer' });
  await noor.call('POST', `/v1/itineraries/${shared}/people`, { userId: ines.id, role: 'editor' });
  await ines.call('PUT', `/v1/itineraries/${liked}/like`);
  await ines.call('PUT', `/v1/library/${liked}`);
  await ines.call('PUT', `/v1/people/${noor.id}/follow`);
  await ines.call('POST', `/v1/people/${noor.id}/reports`, { reason: 'A test of reports' });
  await ines.call('PATCH', '/v1/account/reminder-preferences', { dayBefore: true });
  await ines.call('POST', `/v1/itineraries/${hers}/share-links`, {});
  await addDocument(ines, hers, 'Ticket.pdf');
  await addDocument(ines, shared, 'Her insurance.pdf');
  await addDocument(noor, shared, 'Noor’s own.pdf');
  return { hers, shared, liked };
}

async function unpacked(bytes: Uint8Array): Promise<Record<string, string>> {
  const folder = await mkdtemp(join(tmpdir(), 'itineraries-export-'));
  const file = join(folder, 'all.zip');
  await writeFile(file, bytes);
  const read = `import json,sys,zipfile
z=zipfile.ZipFile(sys.argv[1]); assert z.testzip() is None
print(json.dumps({n: z.read(n).decode('latin1') for n in z.namelist()}))`;
  const { stdout } = await run('python3', ['-c', read, file], { maxBuffer: 1 << 26 });
  await rm(folder, { recursive: true, force: true });
  return JSON.parse(stdout);
}

describe('the account page', () => {
  test('says which plan, what is left of it, and which account it is', async () => {
    const paula = await newPerson('Paula');
    const free = await paula.browser.open('/account');
    expect(free.html).toContain('Part of the paid plan');
    expect(free.html).toContain(`<code>${paula.id}</code>`);
    await opened.db.execute(
      sql`update travellers set plan = 'paid', plan_since = now() where id = ${paula.id}`,
    );
    expect((await paula.browser.open('/account')).html).toContain('0 of 30 used');
  });

  test('gives everything as one archive that others can read', async () => {
    const [ines, noor] = [await newPerson('Irma'), await newPerson('Nils')];
    const { hers, liked } = await everything(ines, noor);
    const cookie = `itineraries_session=${ines.browser.cookie('itineraries_session')}; itineraries_session.sig=${ines.browser.cookie('itineraries_session.sig')}`;
    const answer = await fetch(`${service.authUrl}/account/export`, { headers: { cookie } });
    expect(answer.headers.get('content-disposition')).toContain('attachment');
    const files = await unpacked(new Uint8Array(await answer.arrayBuffer()));
    const account = JSON.parse(files['account.json'] ?? '');
    expect(account).toMatchObject({ id: ines.id, email: ines.email, plan: 'free', liked: [{ id: liked }] });
    expect(account).toMatchObject({ following: [{ id: noor.id }], reminderPreferences: { dayBefore: true } });
    expect(JSON.stringify(files)).not.toMatch(/scrypt|passwordHash|Noor.s own/);
    const trip = JSON.parse(files[`itineraries/${hers}.json`] ?? '');
    expect(trip).toMatchObject({ people: [{ userId: noor.id, role: 'viewer' }] });
    expect(Object.keys(files)).toContain(trip.days[0].imageURL);
    expect(
      Object.entries(files)
        .filter(([name]) => name.startsWith('documents/'))
        .map(([, text]) => text)
        .sort(),
    ).toEqual(['the bytes of Her insurance.pdf', 'the bytes of Ticket.pdf']);
  });

  test('is for whoever is signed in', async () => {
    for (const path of ['/account/export', '/account/delete'])
      expect((await new Browser(service.authUrl).open(path)).html).toContain('id="sign-in"');
  });
});

describe('leaving', () => {
  test('asks for the password, and then nothing of the traveller is left in any table', async () => {
    const [ines, noor] = [await newPerson('Ines'), await newPerson('Noor')];
    const { hers, shared, liked } = await everything(ines, noor);
    const picture = (await (await ines.call('GET', `/v1/itineraries/${hers}`)).json()).days[0].imageURL;
    expect((await fetch(picture)).status).toBe(200);

    const asked = await ines.browser.open('/account/delete');
    const refused = await ines.browser.press(asked, 'delete-account', { password: 'not her password' });
    expect(refused.html).toContain('Nothing was deleted.');
    expect((await ines.call('GET', '/v1/account')).status).toBe(200);
    expect(await tablesWith(ines.id)).not.toEqual([]);

    const done = await ines.browser.press(refused, 'delete-account', { password });
    expect(done.html).toContain('Your account is deleted.');
    expect(await tablesWith(ines.id)).toEqual([]);
    expect(await tablesWith(ines.email)).toEqual([]);
    for (const token of [ines.as]) {
      const headers = { authorization: `Bearer ${token}` };
      expect((await fetch(`${service.apiUrl}/v1/itineraries`, { headers })).status).toBe(401);
    }
    expect((await ines.call('POST', '/v1/itineraries', { title: 'Too late' })).status).toBe(401);
    expect((await ines.browser.open('/account')).html).toContain('id="sign-in"');
    expect((await fetch(picture)).status).toBe(404);

    expect((await noor.call('GET', `/v1/itineraries/${hers}`)).status).toBe(404);
    expect(await (await noor.call('GET', `/v1/itineraries/${liked}`)).json()).toMatchObject({
      likesCount: 0,
    });
    expect(await (await noor.call('GET', `/v1/itineraries/${shared}`)).json()).toMatchObject({
      visibility: 'private',
    });
    const { data } = await (await noor.call('GET', `/v1/itineraries/${shared}/documents`)).json();
    expect(data).toMatchObject([{ name: 'Noor’s own.pdf' }]);
  });

  test('while other requests write: each is done before and goes, or is told that there is nobody', async () => {
    const rosa = await newPerson('Rosa');
    const asked = await rosa.browser.open('/account/delete');
    const writes = Array.from({ length: 20 }, (_, index) =>
      rosa.call('POST', '/v1/itineraries', { title: `Trip ${index}` }),
    );
    const gone = rosa.browser.press(asked, 'delete-account', { password });
    const statuses = (await Promise.all(writes)).map(({ status }) => status);
    await gone;
    for (const status of statuses) expect([201, 401]).toContain(status);
    expect(await tablesWith(rosa.id)).toEqual([]);
  });
});
