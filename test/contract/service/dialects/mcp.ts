import { expect } from 'vitest';
import type { Check, Checks, Controlled } from './check.ts';

const post = (world: Controlled, body: unknown, headers: Record<string, string> = {}, path = '/mcp') =>
  world.api(path, {
    method: 'POST',
    as: world.people.mara.as,
    headers: {
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
      ...headers,
    },
    body: JSON.stringify({ jsonrpc: '2.0', id: 7, ...Object(body) }),
  });
const list = { method: 'tools/list', params: {} };
const calling = (given: unknown) => ({
  method: 'tools/call',
  params: { name: 'create_itinerary', arguments: given },
});
const hello = {
  method: 'initialize',
  params: {
    protocolVersion: '2025-06-18',
    capabilities: {},
    clientInfo: { name: 'contract', version: '1' },
  },
};
const version = '2026-07-28';
/** In the newer protocol each request identifies its client; the answer has no events unless requested. */
const modern = (world: Controlled, method: string) =>
  post(
    world,
    {
      method,
      params: {
        _meta: {
          'io.modelcontextprotocol/protocolVersion': version,
          'io.modelcontextprotocol/clientInfo': { name: 'contract', version: '1' },
          'io.modelcontextprotocol/clientCapabilities': {},
        },
      },
    },
    { 'mcp-protocol-version': version, 'mcp-method': method },
  );

/** The message, from JSON or from the last event. */
async function message(answer: Response) {
  const text = await answer.text();
  const isEvents = /event-stream/.test(answer.headers.get('content-type') ?? '');
  const data = text.split('\n').filter((line) => line.startsWith('data: {'));
  return JSON.parse(isEvents ? (data.at(-1)?.slice(6) ?? 'null') : text);
}
const said = async (world: Controlled, body: unknown) => message(await post(world, body));
const schemaOf = async (world: Controlled) => (await said(world, list)).result.tools[0].inputSchema;
const created = async (world: Controlled, given: unknown) => (await said(world, calling(given))).result;

/** This schema is shown, and arguments that follow it create an itinerary. */
const shaped =
  (schema: unknown, given: unknown): Check =>
  async (world) => {
    expect(await schemaOf(world)).toMatchObject(Object(schema));
    expect((await created(world, given)).structuredContent).toMatchObject({ title: 'A walk', etag: '"v1"' });
  };
const plan = { title: 'A walk' };
const events =
  (text: RegExp): Check =>
  async (world) => {
    const answer = await modern(world, 'tools/list');
    expect(answer.headers.get('content-type')).toBe('text/event-stream');
    const body = await answer.clone().text();
    expect(body).toMatch(text);
    expect((await message(answer)).result.tools).toHaveLength(1);
  };
const answers =
  (expected: unknown): Check =>
  async (world) =>
    expect(await created(world, plan)).toEqual(expected);
const words = (text: unknown) => [{ type: 'text', text }];
const id = expect.stringMatching(/^[0-9a-f-]{36}$/);
const any = expect.anything();
/** Mara, through an app that can only read. */
const reader = ({ people }: Controlled) => ({ ...people.mara, as: people.reading });

export const mcpChecks: Checks<
  'mcpAddress' | 'mcpEra' | 'mcpReply' | 'mcpSchema' | 'mcpResult' | 'mcpOnce' | 'mcpOrigin' | 'mcpTools'
> = {
  mcpAddress: {
    'v1-mcp': async (world) => {
      expect((await post(world, list)).status).toBe(404);
      expect((await post(world, list, {}, '/v1/mcp')).status).toBe(200);
    },
    'other-host': async (world) => {
      expect((await post(world, list)).status).toBe(404);
      const other = world.apiUrl.replace('127.0.0.1', 'localhost');
      expect((await post(world, list, {}, `${other}/mcp`)).status).toBe(200);
    },
    absent: async (world) => expect((await post(world, list)).status).toBe(404),
  },
  mcpEra: {
    'modern-only': async (world) => {
      const answer = await post(world, hello);
      expect(answer.status).toBe(400);
      expect((await answer.json()).error).toMatchObject({
        code: -32022,
        data: { supported: ['2026-07-28'] },
      });
    },
    'unsupported-version': async (world) => {
      for (const answer of [await post(world, hello), await modern(world, 'server/discover')])
        expect([answer.status, (await answer.json()).error.data]).toEqual([
          400,
          { supported: ['2099-01-01'] },
        ]);
    },
    'legacy-stateless': async (world) => {
      expect((await modern(world, 'server/discover')).status).toBe(400);
      expect((await post(world, hello)).status).toBe(200);
    },
    'legacy-session': async (world) => {
      expect((await post(world, list)).status).toBe(404);
      const session = (await post(world, hello)).headers.get('mcp-session-id') ?? '';
      for (let turn = 0; turn < 3; turn += 1)
        expect((await post(world, list, { 'mcp-session-id': session })).status).toBe(200);
    },
    'session-404': async (world) => {
      const session = (await post(world, hello)).headers.get('mcp-session-id') ?? '';
      const statuses: number[] = [];
      for (let turn = 0; turn < 3; turn += 1)
        statuses.push((await post(world, list, { 'mcp-session-id': session })).status);
      expect(statuses).toEqual([200, 200, 404]);
    },
  },
  mcpReply: {
    json: async (world) => {
      const answer = await post(world, list);
      expect(answer.headers.get('content-type')).toBe('application/json');
      expect((await answer.json()).result.tools).toHaveLength(1);
    },
    sse: events(/^event: message\ndata: \{.*\}\n\n$/),
    'sse-progress-first': events(/notifications\/message.*\n\nevent: message\n/),
    'sse-split-chunks': events(/create_itinerary/),
    'sse-keepalive': events(/^: still here\n\n[\s\S]*: still here\n\n$/),
    'sse-cut': async (world) => {
      const answer = await post(world, list);
      await expect(answer.text()).rejects.toThrow('terminated');
    },
  },
  mcpSchema: {
    'wrapped-itinerary': shaped({ required: ['itinerary'] }, { itinerary: plan }),
    'wrapped-draft': shaped({ required: ['draft'] }, { draft: plan }),
    'json-string': shaped(
      { properties: { itinerary: { type: 'string' } } },
      { itinerary: JSON.stringify(plan) },
    ),
    'snake-case': async (world) => {
      await shaped({ properties: { start_date: any, best_season: any } }, plan)(world);
      const given = { title: 'A walk', days: [{ stops: [{ name: 'Pier', duration_minutes: 20 }] }] };
      const { days } = (await created(world, given)).structuredContent;
      expect(days[0].stops[0].durationMinutes).toBe(20);
    },
    'ids-required': async (world) => {
      await shaped({ required: ['title', 'id'] }, { ...plan, id: crypto.randomUUID() })(world);
      expect((await said(world, calling(plan))).error.code).toBe(-32602);
    },
    'extra-required': async (world) => {
      await shaped({ required: ['title', 'travellerMood'] }, { ...plan, travellerMood: 'calm' })(world);
      expect((await said(world, calling(plan))).error.code).toBe(-32602);
    },
    closed: async (world) => {
      await shaped({ additionalProperties: false }, plan)(world);
      expect((await said(world, calling({ ...plan, mood: 'calm' }))).error.code).toBe(-32602);
    },
    'enum-category': async (world) => {
      const day = (category: string) => ({ ...plan, days: [{ stops: [{ name: 'A café', category }] }] });
      const category = { type: 'string', enum: expect.arrayContaining(['food']) };
      const stop = { properties: { category } };
      const days = { items: { properties: { stops: { items: stop } } } };
      await shaped({ properties: { days } }, day('food'))(world);
      expect((await said(world, calling(day('café')))).error.code).toBe(-32602);
    },
    'remote-ref': shaped({ $ref: 'https://schemas.example/itinerary.json' }, plan),
    huge: async (world) => {
      const { properties } = await schemaOf(world);
      expect(Object.keys(properties).length).toBeGreaterThan(2000);
    },
  },
  mcpResult: {
    'id-only': answers(expect.objectContaining({ content: words(id), structuredContent: { id } })),
    'text-only': answers(
      expect.objectContaining({
        content: words(expect.stringMatching(/^Created itinerary [0-9a-f-]{36}\.$/)),
      }),
    ),
    'text-json': async (world) => {
      const { content } = await created(world, plan);
      expect(JSON.parse(content[0].text)).toMatchObject(plan);
    },
    'text-url': answers(
      expect.objectContaining({
        content: words(expect.stringMatching(/^Done! See http:\/\/.*\/i\/[0-9a-f-]{36}$/)),
      }),
    ),
    empty: async (world) => {
      const result = await created(world, plan);
      expect(result.content).toEqual([]);
      expect(result).not.toHaveProperty('structuredContent');
    },
    'is-error': answers({ isError: true, content: words(expect.stringContaining('subscriptionRequired')) }),
    'input-required': answers(expect.objectContaining({ resultType: 'input_required' })),
    'invalid-params': async (world) => expect((await said(world, calling(plan))).error.code).toBe(-32602),
  },
  mcpOnce: {
    'key-argument': async (world) => {
      expect((await schemaOf(world)).properties).toHaveProperty('idempotencyKey');
      const given = { ...plan, idempotencyKey: crypto.randomUUID() };
      const ids = [given, given, plan].map(async (each) => (await created(world, each)).structuredContent.id);
      const [first, again, other] = await Promise.all(ids);
      expect(again).toBe(first);
      expect(other).not.toBe(first);
    },
  },
  mcpOrigin: {
    strict: async (world) => {
      const extension = { origin: 'chrome-extension://abcdefghijklmnopabcdefghijklmnop' };
      expect((await post(world, list, extension)).status).toBe(403);
      expect((await post(world, list)).status).toBe(200);
    },
    'null-only': async (world) => {
      const extension = { origin: 'chrome-extension://abcdefghijklmnopabcdefghijklmnop' };
      expect((await post(world, list, extension)).status).toBe(403);
    },
  },
  mcpTools: {
    paged: async (world) => {
      const first = (await said(world, list)).result;
      expect(first.tools.map(({ name }: { name: string }) => name)).toEqual(['weather']);
      const second = await said(world, { method: 'tools/list', params: { cursor: first.nextCursor } });
      expect(second.result.tools[0].name).toBe('create_itinerary');
    },
    'hidden-without-write': async (world) => {
      const read = async (body: unknown) =>
        message(await post({ ...world, people: { ...world.people, mara: reader(world) } }, body));
      expect((await read(hello)).result.capabilities).toHaveProperty('tools');
      expect((await read(list)).result.tools).toEqual([]);
      expect((await read(calling(plan))).error.code).toBe(-32602);
      expect((await said(world, list)).result.tools).toHaveLength(1);
    },
    none: async (world) => expect((await said(world, list)).result.tools).toEqual([]),
  },
};
