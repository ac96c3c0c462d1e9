// The SDK's own client, over loopback HTTP, as an assistant would connect.
import {
  Client,
  type OAuthClientProvider,
  type OAuthDiscoveryState,
  type StoredOAuthClientInformation,
  type StoredOAuthTokens,
  StreamableHTTPClientTransport,
  UnauthorizedError,
} from '@modelcontextprotocol/client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { Itinerary } from '../../lib/model/itinerary.ts';
import { t } from '../../lib/words/words.ts';
import { demoTraveller } from '../../service/seed.ts';
import type { RunningService } from '../../service/start.ts';
import { Browser } from './browser.ts';
import { connect, redirectUri, signIn } from './connect.ts';
import { stopServerAfterwards } from './location.ts';
import { lisbon } from './trips.ts';
import { startWatchedService } from './watched-service.ts';

let service: RunningService;
let token: string;
let faults: unknown[];
const open: Client[] = [];

stopServerAfterwards();
beforeAll(async () => {
  ({ service, faults } = await startWatchedService());
  token = (await connect(service)).tokens.access_token;
});
afterAll(async () => {
  await Promise.all(open.map((client) => client.close()));
  await service.stop();
  expect(faults).toEqual([]);
});

type Mode = 'legacy' | { pin: string };

async function assistant(accessToken = token, mode: Mode = 'legacy'): Promise<Client> {
  const client = new Client({ name: 'assistant', version: '1.0.0' }, { versionNegotiation: { mode } });
  const transport = new StreamableHTTPClientTransport(new URL(`${service.apiUrl}/mcp`), {
    requestInit: { headers: { authorization: `Bearer ${accessToken}` } },
  });
  await client.connect(transport);
  open.push(client);
  return client;
}

const post = (
  headers: Record<string, string> = {},
  body = '{"jsonrpc":"2.0","id":1,"method":"tools/list"}',
) =>
  fetch(`${service.apiUrl}/mcp`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
      ...headers,
    },
    body,
  });

describe('create_itinerary', () => {
  test('is listed with a schema for every field of a plan', async () => {
    const { tools } = await (await assistant()).listTools();
    expect(tools.map(({ name }) => name)).toEqual(['create_itinerary']);
    const [tool] = tools;
    expect(tool?.inputSchema).toMatchObject({ type: 'object', required: ['title'] });
    const fields = tool?.inputSchema.properties ?? {};
    for (const field of ['title', 'destination', 'startDate', 'days', 'packing', 'expenses', 'source'])
      expect(fields).toHaveProperty(field);
    expect(fields).toMatchObject({
      days: {
        type: 'array',
        items: {
          properties: {
            stops: {
              items: {
                properties: { name: { type: 'string' }, coordinate: { required: ['latitude', 'longitude'] } },
              },
            },
          },
        },
      },
    });
    expect(JSON.stringify(tool)).not.toContain('"null"');
  });

  test.each<Mode>(['legacy', { pin: '2026-07-28' }])(
    'creates what the API would create, and answers with it, its link and its tag (%j)',
    async (mode) => {
      const client = await assistant(token, mode);
      const answer = await client.callTool({
        name: 'create_itinerary',
        arguments: { ...lisbon, source: { kind: 'page' } },
      });
      expect(answer.isError).toBeFalsy();
      const { link, etag, ...made } = Object(answer.structuredContent);
      const itinerary = Itinerary.parse(made);
      expect(link).toBe(`${service.authUrl}/i/${itinerary.id}`);
      const read = await fetch(`${service.apiUrl}/v1/itineraries/${itinerary.id}`, {
        headers: { authorization: `Bearer ${token}` },
      });
      expect(read.headers.get('etag')).toBe(etag);
      expect(await read.json()).toEqual(made);
      expect(itinerary.days?.[0]?.stops?.[0]).toMatchObject({ name: 'Cais das Colunas', startTime: '09:30' });
    },
  );

  test('says what is wrong in a sentence, and creates nothing', async () => {
    const client = await assistant();
    const before = await service.itinerariesOf(demoTraveller.email);
    for (const plan of [
      {},
      { title: '' },
      { title: 'T', days: 'none' },
      { title: 'T', days: [{ stops: [{ startTime: '25:00' }] }] },
      { title: 'T', source: { kind: 'hearsay' } },
    ]) {
      const answer = await client.callTool({ name: 'create_itinerary', arguments: plan });
      expect(answer.isError, JSON.stringify(plan)).toBe(true);
      expect(JSON.stringify(answer.content)).toContain('Nothing was created.');
    }
    expect(await service.itinerariesOf(demoTraveller.email)).toEqual(before);
  });

  test('for a video directs the traveller to what Wayclip offers by that name, and creates nothing', async () => {
    const client = await assistant();
    const before = await service.itinerariesOf(demoTraveller.email);
    const answer = await client.callTool({
      name: 'create_itinerary',
      arguments: {
        title: 'Porto in a minute',
        source: { kind: 'video', url: 'https://video.example/porto' },
      },
    });
    expect(answer.isError).toBeFalsy();
    const [{ text }] = z.parse(z.tuple([z.object({ text: z.string() })]), answer.content);
    for (const words of [t('steps.letServiceRead'), t('convert.title')]) expect(text).toContain(`“${words}”`);
    expect(answer.structuredContent).toEqual({ direction: text });
    expect(await service.itinerariesOf(demoTraveller.email)).toEqual(before);
  });
});

/** Stores for the SDK what an assistant would keep; the traveller uses our test browser. */
function keeper() {
  const kept: {
    client?: StoredOAuthClientInformation;
    tokens?: StoredOAuthTokens;
    state?: OAuthDiscoveryState;
    verifier?: string;
    asked?: URL;
  } = {};
  const provider: OAuthClientProvider = {
    redirectUrl: redirectUri,
    clientMetadata: {
      client_name: 'An assistant',
      redirect_uris: [redirectUri],
      grant_types: ['authorization_code', 'refresh_token'],
      response_types: ['code'],
      token_endpoint_auth_method: 'none',
      scope: 'itineraries:read itineraries:write',
    },
    clientInformation: () => kept.client,
    saveClientInformation: (client) => void Object.assign(kept, { client }),
    tokens: () => kept.tokens,
    saveTokens: (tokens) => void Object.assign(kept, { tokens }),
    redirectToAuthorization: (asked) => void Object.assign(kept, { asked }),
    saveCodeVerifier: (verifier) => void Object.assign(kept, { verifier }),
    codeVerifier: () => kept.verifier ?? '',
    saveDiscoveryState: (state) => void Object.assign(kept, { state }),
    discoveryState: () => kept.state,
  };
  return { provider, kept };
}

describe('the SDK’s own sign-in', () => {
  test('finds its way from /mcp to a token, and creates', async () => {
    const { provider, kept } = keeper();
    const url = new URL(`${service.apiUrl}/mcp`);
    const first = new StreamableHTTPClientTransport(url, { authProvider: provider });
    const client = new Client({ name: 'assistant', version: '1.0.0' });
    await expect(client.connect(first)).rejects.toThrow(UnauthorizedError);
    const browser = new Browser(service.authUrl);
    const consent = await signIn(browser, await browser.open(kept.asked?.href ?? ''));
    const answer = await browser.press(consent, 'allow');
    await first.finishAuth(new URL(answer.url).searchParams);
    expect(kept.tokens?.scope).toContain('itineraries:write');

    const second = new Client({ name: 'assistant', version: '1.0.0' });
    await second.connect(new StreamableHTTPClientTransport(url, { authProvider: provider }));
    open.push(second);
    const made = await second.callTool({ name: 'create_itinerary', arguments: { title: 'Asked for' } });
    expect(made.structuredContent).toMatchObject({ title: 'Asked for' });
  });
});

describe('/mcp', () => {
  test('asks for a token, and says where one is to be had', async () => {
    const withoutToken: Record<string, string>[] = [{}, { authorization: 'Bearer of-another-service' }];
    for (const headers of withoutToken) {
      const answer = await post(headers);
      expect(answer.status).toBe(401);
      const told =
        /resource_metadata="([^"]+)"/.exec(answer.headers.get('www-authenticate') ?? '')?.[1] ?? '';
      expect(await (await fetch(told)).json()).toMatchObject({ authorization_servers: [service.authUrl] });
    }
    const inserted = await fetch(`${service.apiUrl}/.well-known/oauth-protected-resource/mcp`);
    expect(await inserted.json()).toMatchObject({ resource: `${service.apiUrl}/mcp` });
  });

  test('needs the scope to write', async () => {
    const { tokens } = await connect(service, 'itineraries:read');
    const answer = await post({ authorization: `Bearer ${tokens.access_token}` });
    expect(answer.status).toBe(403);
    expect(answer.headers.get('www-authenticate')).toContain('scope="itineraries:write"');
    await expect(assistant(tokens.access_token)).rejects.toThrow();
  });

  test('lets extensions in, and pages of other sites not', async () => {
    const authorization = `Bearer ${token}`;
    const from = async (origin: string) => (await post({ authorization, origin })).status;
    expect(await from('chrome-extension://abcdefghijklmnopabcdefghijklmnop')).toBe(200);
    expect(await from('moz-extension://6f0c2a1e-0000-4000-8000-000000000000')).toBe(200);
    expect(await from('https://elsewhere.example')).toBe(403);
    expect(await from('null')).toBe(403);
  });

  test('keeps no session: each request is answered alone, and odd ones are answered', async () => {
    const authorization = `Bearer ${token}`;
    const answer = await post({ authorization });
    expect(answer.status).toBe(200);
    expect(answer.headers.has('mcp-session-id')).toBe(false);
    expect((await post({ authorization }, 'not json')).status).toBe(400);
    expect((await post({ authorization }, `"${'x'.repeat(1_200_000)}"`)).status).toBe(413);
    const get = await fetch(`${service.apiUrl}/mcp`, { headers: { authorization } });
    expect(get.status).toBe(405);
  });
});
