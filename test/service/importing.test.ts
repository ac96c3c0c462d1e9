import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { ImportResult } from '../../lib/model/itinerary.ts';
import { ok } from '../../lib/model/result.ts';
import type { ApiEnv, Bearer } from '../../service/api/bearer.ts';
import { realEdges } from '../../service/edges.ts';
import { openImportedLinks } from '../../service/imports/imported-links.ts';
import { importRoutes } from '../../service/imports/routes.ts';
import type { TextReader } from '../../service/imports/text-reader.ts';
import { openIdempotency } from '../../service/storage/idempotency.ts';
import { type OpenDatabase, openDatabase } from '../../service/storage/open-database.ts';
import { importsPerPeriod, openPlans } from '../../service/travellers/plan.ts';
import { openTravellers } from '../../service/travellers/travellers.ts';
import { loadKnowledge } from '../../tools/reading/load-places.ts';
import { base64, dayOne, frame } from './imports/frame.ts';
import { quickMemory } from './quick.ts';
import { jpeg } from './trips.ts';

const knowledge = loadKnowledge();
const blankFrame = frame([]);

describe('importing', () => {
  let database: OpenDatabase;
  let reads = 0;
  let aheadMinutes = 0;
  const edges = { ...realEdges, now: () => new Date(Date.now() + aheadMinutes * 60_000) };
  /** While set, no picture is read to its end. */
  let held: Promise<void> | undefined;
  const textReader: TextReader = {
    read: async (bytes) => {
      reads += 1;
      await held;
      const isBlank = Buffer.compare(bytes, blankFrame) === 0;
      const lines = isBlank ? [] : dayOne.map((text) => text.replace(/^#+ /, ''));
      return ok(
        lines.map((text, index) => ({
          text,
          cells: [{ text, left: 0, right: 500 }],
          left: 0,
          baseline: -index * 90,
          size: index < 2 ? 48 : 30,
          confidence: 0.9,
        })),
      );
    },
    close: async () => undefined,
  };
  beforeAll(async () => {
    database = await openDatabase(await quickMemory());
  });
  afterAll(() => database.close());

  /** A new traveller for each test, so that tests do not use up each other's allowance. */
  async function traveller(plan: 'free' | 'paid' = 'paid', isOwnApp = true) {
    const { db } = database;
    const plans = openPlans(db, edges);
    const name = crypto.randomUUID();
    const made = await openTravellers(db, edges).create({
      email: `${name}@wayclip.test`,
      name,
      password: 'long enough for anyone',
    });
    if (!made.ok) throw new Error(made.failure);
    const travellerId = made.value.id;
    await plans.set(travellerId, plan);
    const caller = { travellerId, clientId: 'c', scopes: [], isOwnApp };
    const bearer: Bearer = {
      required: async (c, next) => {
        c.set('caller', caller);
        await next();
      },
      allowing: () => bearer.required,
      ownApp: () => async (c, next) => {
        if (!isOwnApp) return c.json({ error: { code: 'forbidden' } }, 403);
        c.set('caller', caller);
        await next();
      },
    };
    const imports = { textReader, knowledge: async () => knowledge, links: openImportedLinks(db, edges) };
    const app = new Hono<ApiEnv>().route(
      '/',
      importRoutes({ bearer, plans, idempotency: openIdempotency(db, edges), imports, edges: edges }),
    );
    const post = async (body: unknown, headers: Record<string, string> = {}) => {
      const answer = await app.request('/v1/imports/media', {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: typeof body === 'string' ? body : JSON.stringify(body),
      });
      const text = await answer.text();
      const { error } = JSON.parse(text);
      return { text, said: error ? `${answer.status} ${error.code}` : String(answer.status) };
    };
    return { post, used: async () => (await plans.of(travellerId)).importsUsed, plans, travellerId };
  }
  const album = { kind: 'album', frames: [{ base64: base64(jpeg) }] };
  const blank = { kind: 'album', frames: [{ base64: base64(blankFrame) }] };

  test('needs the service’s own app and the paid plan, in that order, before anything is read', async () => {
    const before = reads;
    expect((await (await traveller('free')).post('not even JSON')).said).toBe('402 subscriptionRequired');
    expect((await (await traveller('free', false)).post(album)).said).toBe('403 forbidden');
    expect(reads).toBe(before);
  });

  test('answers an import result and counts one', async () => {
    const { post, used } = await traveller();
    const { said, text } = await post(album);
    expect(said).toBe('200');
    const { preview, source } = ImportResult.parse(JSON.parse(text));
    const names = preview.days?.[0]?.stops?.map(({ name }) => name) ?? [];
    expect(names).toEqual(expect.arrayContaining(['Livraria Lello', 'Torre dos Clerigos']));
    expect(source.stops).toBe(names.length);
    expect(await used()).toBe(1);
  });

  test('the same key and body is answered again and costs nothing; another body is refused', async () => {
    const { post, used } = await traveller();
    const key = { 'idempotency-key': crypto.randomUUID() };
    const first = await post(album, key);
    const before = reads;
    expect(await post(album, key)).toEqual(first);
    expect(await post(album, { 'idempotency-key': `"${key['idempotency-key']}"` })).toEqual(first);
    expect(reads).toBe(before);
    expect(await used()).toBe(1);
    expect((await post({ ...album, kind: 'video' }, key)).said).toBe('422 idempotencyKeyReused');
    expect((await post(album, { 'idempotency-key': 'twice' })).said).toBe('400 invalidRequest');
  });

  test('a request that failed may be sent again under its key', async () => {
    const { post } = await traveller();
    const key = { 'idempotency-key': crypto.randomUUID() };
    expect((await post(blank, key)).said).toBe('422 nothingRead');
    expect((await post(album, key)).said).toBe('200');
  });

  test('a link imported before costs nothing, and reads nothing', async () => {
    const { post, used } = await traveller();
    const first = await post({ ...album, url: 'https://video.example/7' });
    const before = reads;
    expect(await post({ ...blank, url: 'https://www.video.example/7?utm_source=a' })).toEqual(first);
    expect(reads).toBe(before);
    expect(await used()).toBe(1);
    const other = await traveller();
    await other.post({ ...album, url: 'https://video.example/7' });
    expect(await other.used()).toBe(1);
  });

  test('what is refused or gives nothing is not counted', async () => {
    const { post, used } = await traveller();
    expect((await post(blank)).said).toBe('422 nothingRead');
    expect((await post('{"frames":')).said).toBe('400 invalidJson');
    expect((await post({ frames: [] })).said).toBe('400 invalidRequest');
    expect((await post(album, { 'content-type': 'text/plain' })).said).toBe('415 unsupportedMediaType');
    expect(await used()).toBe(0);
  });

  test('one whose process was killed while it read is given back, and may be sent again', async () => {
    const { post, used } = await traveller();
    const key = { 'idempotency-key': crypto.randomUUID() };
    const before = reads;
    const url = 'https://video.example/held';
    const { promise, resolve: goOn } = Promise.withResolvers<void>();
    held = promise;
    const killed = post({ ...album, url }, key);
    await vi.waitUntil(() => reads > before);
    held = undefined;
    expect(await used()).toBe(1);
    expect((await post({ ...album, url }, key)).said).toBe('409 idempotencyKeyInUse');
    aheadMinutes = 6;
    expect(await used()).toBe(0);
    expect((await post({ ...album, url }, key)).said).toBe('200');
    expect(await used()).toBe(1);
    // It was not killed after all, only slow: nobody is charged twice for that.
    goOn();
    expect((await killed).said).toBe('200');
    aheadMinutes = 20;
    expect(await used()).toBe(1);
    aheadMinutes = 0;
  });

  test('the allowance ends, is not exceeded by many at once, and the link imported before still answers', async () => {
    const { post, used, plans, travellerId } = await traveller();
    await post({ ...album, url: 'https://video.example/kept' });
    for (let count = 1; count < importsPerPeriod - 2; count += 1) await plans.useImport(travellerId);
    const answers = await Promise.all(Array.from({ length: 5 }, () => post(album)));
    expect(answers.map(({ said }) => said).toSorted()).toEqual([
      '200',
      '200',
      '429 allowanceUsedUp',
      '429 allowanceUsedUp',
      '429 allowanceUsedUp',
    ]);
    expect(await used()).toBe(importsPerPeriod);
    expect((await post({ ...album, url: 'https://video.example/kept' })).said).toBe('200');
  });
});
