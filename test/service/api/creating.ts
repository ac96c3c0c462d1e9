import { describe, expect, test } from 'vitest';
import { Itinerary } from '../../../lib/model/itinerary.ts';
import { demoTraveller } from '../../../service/seed.ts';
import { lisbon } from '../trips.ts';
import { newPerson } from './people.ts';
import { type Call, call, create, made, refusal, service } from './world.ts';

describe('creating', () => {
  test('stores the plan, gives every part an id, and answers with the full form and its ETag', async () => {
    const answer = await create(lisbon);
    expect(answer.status).toBe(201);
    expect(answer.headers.get('etag')).toBe('"v1"');
    const itinerary = Itinerary.parse(await answer.json());
    expect(answer.headers.get('location')).toBe(`/v1/itineraries/${itinerary.id}`);
    expect(itinerary).toMatchObject({
      ...lisbon,
      startDate: '2027-05-13T00:00:00Z',
      expenses: [{ ...lisbon.expenses?.[0], date: '2027-05-13T00:00:00Z' }],
      visibility: 'private',
      role: 'owner',
      author: { name: 'Mara' },
      likesCount: 0,
      viewsCount: 0,
    });
    const [first, second] = itinerary.days ?? [];
    expect(second?.id).toBe('day-two');
    expect(second?.stops?.[0]?.id).toBe('gate');
    const ids = [first, ...(first?.stops ?? []), ...(itinerary.packing ?? []), ...(itinerary.expenses ?? [])];
    expect(ids.every((part) => part?.id)).toBe(true);
    expect(await service.itinerariesOf(demoTraveller.email)).toContainEqual(itinerary);
  });

  test('takes nothing of what only the service may say', async () => {
    const itinerary = await made({
      ...lisbon,
      id: 'mine',
      role: 'admin',
      likesCount: 9000,
      author: { name: 'Someone' },
      surprise: { deep: true },
      days: [{ imageURL: 'https://elsewhere.example/pixel.gif', imageKey: '../../secret', stops: null }],
    });
    expect(itinerary).toMatchObject({ role: 'owner', likesCount: 0, author: { name: 'Mara' } });
    expect(itinerary.id).not.toBe('mine');
    expect(itinerary).not.toHaveProperty('surprise');
    expect(itinerary.days).toEqual([{ id: expect.any(String), stops: [] }]);
  });

  test('keeps letters of every script, and drops what no database can hold', async () => {
    const itinerary = await made({ title: '京都\0の二日間 🚃', summary: 'half \ud83d of a tram' });
    expect(itinerary.title).toBe('京都の二日間 🚃');
    expect(itinerary.summary).toBe('half \ufffd of a tram');
  });

  test.each([
    ['no title', {}],
    ['an empty title', { title: ' ' }],
    ['a title that is a number', { title: 7 }],
    ['a list', []],
    ['null', null],
    ['days that are no list', { title: 'a', days: {} }],
    ['a title as long as a chapter', { title: 'a'.repeat(201) }],
    ['more days than a year has weeks, twice', { title: 'a', days: Array(121).fill({}) }],
    ['a latitude off the globe', { title: 'a', center: { latitude: 91, longitude: 0 } }],
    ['a time that no clock shows', { title: 'a', days: [{ stops: [{ startTime: '24:00' }] }] }],
    ['a date that no calendar has', { title: 'a', startDate: '2027-02-30' }],
    ['a link that runs a script', { title: 'a', days: [{ stops: [{ bookingURL: 'javascript:alert(1)' }] }] }],
    ['an id that is a path', { title: 'a', days: [{ id: '../x' }] }],
    ['the same id twice', { title: 'a', days: [{ id: 'x' }, { id: 'x' }] }],
    ['half a minute', { title: 'a', days: [{ stops: [{ durationMinutes: 0.5 }] }] }],
  ])('refuses %s', async (_name, body) => {
    expect(await refusal(create(body))).toBe('422 invalidItinerary');
  });

  test('refuses what is not JSON, not declared as JSON, or too much of it', async () => {
    expect(await refusal(create('{"title":'))).toBe('400 invalidJson');
    expect(await refusal(create(new Blob([Uint8Array.of(0x22, 0xff, 0x22)])))).toBe('400 invalidJson');
    expect(await refusal(create(`${'['.repeat(400_000)}${']'.repeat(400_000)}`))).toBe(
      '422 invalidItinerary',
    );
    expect(await refusal(create(`"${'a'.repeat(1024 * 1024)}"`))).toBe('413 payloadTooLarge');
    expect(await refusal(call('/v1/itineraries', { method: 'POST', body: '{}' }))).toBe(
      '415 unsupportedMediaType',
    );
    const stream = new ReadableStream({
      start(controller) {
        for (let piece = 0; piece < 3; piece += 1) controller.enqueue(new Uint8Array(512 * 1024).fill(32));
        controller.close();
      },
    });
    const endless = {
      method: 'POST',
      body: stream,
      duplex: 'half',
      headers: { 'content-type': 'application/json' },
    };
    expect(await refusal(call('/v1/itineraries', endless as Call))).toBe('413 payloadTooLarge');
  });
});

describe('creating under an Idempotency-Key', () => {
  const under = (key: string, plan: unknown, more: Partial<Call> = {}) =>
    call('/v1/itineraries', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': key },
      body: JSON.stringify(plan),
      ...more,
    });
  const newKey = () => `clip-${crypto.randomUUID()}:${Date.now()}`;

  test('makes one itinerary however often it is sent, at once or one after the other', async () => {
    const key = newKey();
    const answers = await Promise.all(Array.from({ length: 6 }, () => under(key, lisbon)));
    answers.push(await under(`"${key}"`, lisbon));
    const bodies = await Promise.all(answers.map((answer) => answer.text()));
    expect(new Set(bodies).size).toBe(1);
    const { id } = JSON.parse(bodies[0] ?? '');
    for (const answer of answers) {
      expect(answer.status).toBe(201);
      expect(answer.headers.get('location')).toBe(`/v1/itineraries/${id}`);
      expect(answer.headers.get('etag')).toBe('"v1"');
    }
    const stored = await service.itinerariesOf(demoTraveller.email);
    expect(stored.filter((each) => each.id === id)).toHaveLength(1);
  });

  test('gives the first answer again when the itinerary was changed since', async () => {
    const key = newKey();
    const first = await (await under(key, lisbon)).json();
    await call(`/v1/itineraries/${first.id}`, {
      method: 'PATCH',
      headers: { 'content-type': 'application/json', 'if-match': '"v1"' },
      body: JSON.stringify({ title: 'Renamed' }),
    });
    expect(await (await under(key, lisbon)).json()).toEqual(first);
  });

  test('refuses another body, and takes it under another key', async () => {
    const key = newKey();
    await under(key, lisbon);
    const other = { ...lisbon, title: 'Another' };
    expect(await refusal(under(key, other))).toBe('422 idempotencyKeyReused');
    expect((await under(newKey(), other)).status).toBe(201);
  });

  test('keeps nothing of what was refused: the same key takes it when it is right', async () => {
    const key = newKey();
    expect(await refusal(under(key, { title: '' }))).toBe('422 invalidItinerary');
    expect((await under(key, lisbon)).status).toBe(201);
  });

  test('makes it anew when it was deleted, once', async () => {
    const key = newKey();
    const { id } = await (await under(key, lisbon)).json();
    await call(`/v1/itineraries/${id}`, { method: 'DELETE', headers: { 'if-match': '"v1"' } });
    const again = await Promise.all([1, 2, 3].map(async () => (await (await under(key, lisbon)).json()).id));
    expect(new Set(again).size).toBe(1);
    expect(again[0]).not.toBe(id);
  });

  test('is one traveller’s own', async () => {
    const key = newKey();
    const { id } = await (await under(key, lisbon)).json();
    const { as } = await newPerson('Nuria');
    const theirs = await (await under(key, lisbon, { as })).json();
    expect(theirs.id).not.toBe(id);
  });

  test.each(['', '   ', 'two words', 'a'.repeat(201), 'schlüssel'.normalize('NFC')])(
    'refuses a key that is none: %j',
    async (key) => expect(await refusal(under(key, lisbon))).toBe('400 invalidRequest'),
  );
});
