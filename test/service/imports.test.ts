import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ImportResult } from '../../lib/model/itinerary.ts';
import { ok } from '../../lib/model/result.ts';
import type { ApiEnv, Bearer } from '../../service/api/bearer.ts';
import { realEdges } from '../../service/edges.ts';
import { type FrameLine, withoutRepeats } from '../../service/imports/frame-text.ts';
import { readFramesBody } from '../../service/imports/frames.ts';
import { linkHash, openImportedLinks } from '../../service/imports/imported-links.ts';
import { readFrames } from '../../service/imports/read-frames.ts';
import { importRoutes } from '../../service/imports/routes.ts';
import { openTextReader, type TextReader } from '../../service/imports/text-reader.ts';
import { openIdempotency } from '../../service/storage/idempotency.ts';
import { type OpenDatabase, openDatabase } from '../../service/storage/open-database.ts';
import { importsPerPeriod, openPlans } from '../../service/travellers/plan.ts';
import { openTravellers } from '../../service/travellers/travellers.ts';
import { loadKnowledge } from '../../tools/reading/load-places.ts';
import { base64, frame } from './imports/frame.ts';
import { quickMemory } from './quick.ts';
import { jpeg, pictures } from './trips.ts';

const knowledge = loadKnowledge();
const dayOne = [
  '# Four days in Portugal',
  '## Day 1: Porto',
  '9:00 Livraria Lello',
  '11:30 Torre dos Clerigos',
];
const dayTwo = ['## Day 2: Braga', '10:00 Bom Jesus do Monte', '15:00 Jardim de Santa Barbara, 2 hours'];

describe('reading frames', () => {
  let textReader: TextReader;
  beforeAll(() => {
    textReader = openTextReader();
  });
  afterAll(() => textReader.close());
  const read = (kind: 'album' | 'video' | 'pdf', jpegs: Uint8Array[]) =>
    readFrames({ kind, jpegs }, { textReader, knowledge, now: () => new Date() });
  const stopsOf = (result: ImportResult) =>
    (result.preview.days ?? []).map(({ stops = [] }) => stops.map(({ name }) => name));

  test('an album becomes days and stops, with an honest confidence', { timeout: 120_000 }, async () => {
    const result = await read('album', [frame(dayOne), frame(dayTwo)]);
    if (!result.ok) throw new Error(result.failure);
    const { preview, source } = ImportResult.parse(result.value);
    expect(preview.title).toBe('Four days in Portugal');
    expect(stopsOf(result.value)).toEqual([
      expect.arrayContaining(['Livraria Lello', 'Torre dos Clerigos']),
      expect.arrayContaining(['Bom Jesus do Monte', 'Jardim de Santa Barbara']),
    ]);
    const named = (name: string) =>
      (preview.days ?? []).flatMap(({ stops = [] }) => stops).find((stop) => stop.name === name);
    expect(named('Livraria Lello')?.startTime).toBe('09:00');
    expect(named('Jardim de Santa Barbara')?.durationMinutes).toBe(120);
    expect(source.stops).toBe(stopsOf(result.value).flat().length);
    const placed = (preview.days ?? [])
      .flatMap(({ stops = [] }) => stops)
      .filter(({ coordinate }) => coordinate);
    expect(source.placed).toBe(placed.length);
    expect(source.confidence).toBeGreaterThan(0.2);
    expect(source.confidence).toBeLessThan(0.98);
  });

  test('a caption that stays on the screen is one stop, light on dark too', {
    timeout: 120_000,
  }, async () => {
    const dark = { ink: '#ffffff', paper: '#20304a' };
    const frames = [dayOne, dayOne, [...dayOne, '14:00 Mercado do Bolhao']].map((lines) =>
      frame(lines, dark),
    );
    const result = await read('video', frames);
    if (!result.ok) throw new Error(result.failure);
    const names = stopsOf(result.value).flat();
    expect(names.filter((name) => name === 'Livraria Lello')).toEqual(['Livraria Lello']);
    expect(names.some((name) => name?.startsWith('Mercado do Bolh'))).toBe(true);
  });

  test('a picture without words, or one that is no picture, reads nothing and breaks nothing', {
    timeout: 120_000,
  }, async () => {
    expect(await read('album', [frame([]), jpeg])).toEqual({ ok: false, failure: 'nothing-read' });
    expect((await textReader.read(new Uint8Array([0xff, 0xd8, 0xff]))).ok).toBe(false);
    const after = await textReader.read(frame(['Still here']));
    expect(after.ok && after.value.map(({ text }) => text)).toEqual(['Still here']);
  });
});

test('a reader that is closed in the middle of a picture ends at once and reads no more', {
  timeout: 60_000,
}, async () => {
  const reader = openTextReader();
  const reading = reader.read(frame(dayOne));
  await reader.close();
  expect((await reading).ok).toBe(false);
  expect((await reader.read(frame(dayOne))).ok).toBe(false);
});

describe('lines of a video', () => {
  const line = (text: string): FrameLine => ({
    text,
    cells: [{ text, left: 0, right: 500 }],
    left: 0,
    baseline: 0,
    size: 30,
    confidence: 0.9,
  });
  const kept = (...frames: string[][]) =>
    withoutRepeats(frames.map((texts) => texts.map(line))).map((each) => each.map(({ text }) => text));

  test('are kept once, also when they are read a little differently', () => {
    expect(kept(['Livraria Lello, Porto'], ['Livraria Lello; Porto', 'Ponte Luis'])).toEqual([
      ['Livraria Lello, Porto'],
      ['Ponte Luis'],
    ]);
  });

  test('are two where a number differs', () => {
    expect(kept(['Day 1 in Porto'], ['Day 2 in Porto'])).toEqual([['Day 1 in Porto'], ['Day 2 in Porto']]);
  });
});

describe('a body', () => {
  const good = { kind: 'album', frames: [{ base64: base64(jpeg) }] };
  test('with frames, a kind and perhaps a link is taken', () => {
    expect(readFramesBody({ ...good, more: 1 })).toMatchObject({ ok: true, value: { kind: 'album' } });
    for (const kind of ['video', 'album', 'pdf']) expect(readFramesBody({ ...good, kind }).ok).toBe(true);
    expect(readFramesBody({ ...good, url: 'https://video.example/7' }).ok).toBe(true);
  });

  const huge = Uint8Array.from(jpeg);
  const at = huge.findIndex((byte, index) => byte === 0xff && huge[index + 1] === 0xc0);
  new DataView(huge.buffer).setUint32(at + 5, 0x1f40_1f40);
  test.each([
    ['nothing', undefined],
    ['a list', []],
    ['no frames', { ...good, frames: [] }],
    ['frames that are text', { ...good, frames: ['abc'] }],
    ['too many frames', { ...good, frames: Array(41).fill({ base64: base64(jpeg) }) }],
    ['another kind', { ...good, kind: 'gif' }],
    ['no kind', { frames: good.frames }],
    ['letters that are not base64', { ...good, frames: [{ base64: '<svg/>' }] }],
    ['a PNG', { ...good, frames: [{ base64: base64(pictures['image/png']) }] }],
    ['half a JPEG', { ...good, frames: [{ base64: base64(jpeg.subarray(0, 60)) }] }],
    ['a JPEG that claims 64 megapixels', { ...good, frames: [{ base64: base64(huge) }] }],
    ['a link that is a script', { ...good, url: 'javascript:alert(1)' }],
  ])('of %s is refused in a sentence', (_, body) => {
    const read = readFramesBody(body);
    expect(read.ok ? '' : read.failure).toMatch(/^\S.*\.$/);
  });
});

describe('links', () => {
  test('are the same without what tracks them', () => {
    const plain = linkHash('https://video.example/watch?v=7');
    for (const other of [
      'https://www.video.example/watch/?utm_source=x&v=7',
      'http://m.video.example/watch?v=7&si=a#t=9',
    ])
      expect(linkHash(other)).toBe(plain);
    expect(linkHash('https://video.example/watch?v=8')).not.toBe(plain);
  });
});

const blankFrame = frame([]);

describe('importing', () => {
  let database: OpenDatabase;
  let reads = 0;
  const textReader: TextReader = {
    read: async (bytes) => {
      reads += 1;
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
  }, 120_000);
  afterAll(() => database.close());

  /** A traveller of their own, so that what one test uses up no other misses. */
  async function traveller(plan: 'free' | 'paid' = 'paid', isOwnApp = true) {
    const { db } = database;
    const plans = openPlans(db, realEdges);
    const name = crypto.randomUUID();
    const made = await openTravellers(db, realEdges).create({
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
    const imports = { textReader, knowledge: async () => knowledge, links: openImportedLinks(db, realEdges) };
    const app = new Hono<ApiEnv>().route(
      '/',
      importRoutes({ bearer, plans, idempotency: openIdempotency(db, realEdges), imports, edges: realEdges }),
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
