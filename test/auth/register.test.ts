// The service's own description of our client takes precedence over what we asked for.
import { expect, test } from 'vitest';
import type { Server } from '../../lib/auth/authorization-server.ts';
import { register } from '../../lib/auth/register.ts';
import { readProfile } from '../../lib/model/profile.ts';

/** Registers at a service that gives these answers in turn; `sent` holds what was sent. */
function registeringAt(...answers: Response[]) {
  const read = readProfile({ baseUrl: 'https://api.test', authUrl: 'https://auth.test' });
  if (!read.ok) throw new Error('The profile should fit.');
  const sent: Record<string, unknown>[] = [];
  const server = { issuer: 'https://auth.test', registration_endpoint: 'https://auth.test/oauth/register' };
  const identity = register(server as Server, {
    profile: read.value,
    redirectUri: 'https://abc.extension.test/',
    clientName: 'Wayclip',
    now: () => 0,
    fetch: async (_, init) => {
      sent.push(JSON.parse(String(init?.body)));
      return answers.shift() ?? new Response(null, { status: 500 });
    },
  });
  return { identity, sent };
}

const created = (body: unknown) => Response.json(body, { status: 201 });

test.each([
  ['no secret', {}, {}],
  [
    'a secret, and no word on how',
    { client_secret: 's' },
    { clientSecret: 's', clientAuth: 'client_secret_post' },
  ],
  [
    'a secret to be posted',
    { client_secret: 's', token_endpoint_auth_method: 'client_secret_post' },
    { clientSecret: 's', clientAuth: 'client_secret_post' },
  ],
  [
    'a secret for the header',
    { client_secret: 's', token_endpoint_auth_method: 'client_secret_basic' },
    { clientSecret: 's', clientAuth: 'client_secret_basic' },
  ],
  ['a secret that is not to be used', { client_secret: 's', token_endpoint_auth_method: 'none' }, {}],
  ['an empty secret', { client_secret: '', token_endpoint_auth_method: 'client_secret_basic' }, {}],
])('a client with %s', async (_, given, identity) => {
  const registering = registeringAt(created({ client_id: 'c', ...given }));
  expect(await registering.identity).toEqual({ clientId: 'c', ...identity });
});

test('a service that takes few words is asked once more with the fewest', async () => {
  const { identity, sent } = registeringAt(new Response('{}', { status: 400 }), created({ client_id: 'c' }));
  expect(await identity).toEqual({ clientId: 'c' });
  expect(sent.map((body) => Object.keys(body).length)).toEqual([6, 2]);
  expect(sent[1]).toEqual({
    redirect_uris: ['https://abc.extension.test/'],
    token_endpoint_auth_method: 'none',
  });
});

test.each([
  [429, 'slow-down'],
  [503, 'slow-down'],
  [500, 'service-not-understood'],
  [403, 'service-not-understood'],
])('%i is told as it is', async (status, kind) => {
  const { identity } = registeringAt(new Response('{}', { status, headers: { 'retry-after': '7' } }));
  await expect(identity).rejects.toMatchObject({ failure: { kind } });
});

test('an answer without a client is not understood', async () => {
  const { identity } = registeringAt(created({ client_name: 'Wayclip' }));
  await expect(identity).rejects.toMatchObject({ failure: { kind: 'service-not-understood' } });
});
