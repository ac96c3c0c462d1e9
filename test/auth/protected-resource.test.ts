// Which resource is named at sign-in: only one that is the service's own and trusts the authorization server in use.
import { expect, test } from 'vitest';
import { findResource } from '../../lib/auth/protected-resource.ts';
import { readProfile } from '../../lib/model/profile.ts';

const known = '/.well-known/oauth-protected-resource';

/** The resource found when these documents are served, and the paths that were requested. */
async function found(documents: Record<string, unknown>, profile: Record<string, unknown> = {}) {
  const read = readProfile({ baseUrl: 'https://api.test/', authUrl: 'https://auth.test', ...profile });
  if (!read.ok) throw new Error('The profile should fit.');
  const asked: string[] = [];
  const resource = await findResource(read.value, async (address) => {
    asked.push(address);
    const document = documents[address];
    return document ? Response.json(document) : new Response(null, { status: 404 });
  });
  return { resource, asked };
}

const atAuth = `https://auth.test${known}`;
const atInterface = `https://api.test${known}`;

test('the one that is described at the auth address, and the other address is left alone', async () => {
  const described = { resource: 'https://api.test/', authorization_servers: ['https://auth.test'] };
  expect(await found({ [atAuth]: described })).toEqual({ resource: 'https://api.test/', asked: [atAuth] });
});

test('the one at the interface, where the other address has none', async () => {
  const { resource, asked } = await found({ [atInterface]: { resource: 'https://api.test/' } });
  expect(resource).toBe('https://api.test/');
  expect(asked).toEqual([atAuth, atInterface]);
});

test.each([
  ['the interface', 'https://api.test'],
  ['the auth address', 'https://auth.test'],
  ['MCP under the interface', 'https://api.test/mcp'],
])('%s is ours', async (_, resource) => {
  expect((await found({ [atAuth]: { resource } })).resource).toBe(resource);
});

test('so is MCP at an address of its own, where the profile names it', async () => {
  const document = { [atAuth]: { resource: 'https://mcp.test/' } };
  expect((await found(document)).resource).toBeUndefined();
  expect((await found(document, { mcp: { url: 'https://mcp.test/' } })).resource).toBe('https://mcp.test/');
});

test.each([
  ['that is not ours', { resource: 'https://elsewhere.test/' }],
  [
    'that trusts another server only',
    { resource: 'https://api.test/', authorization_servers: ['https://else.test'] },
  ],
  ['that trusts none', { resource: 'https://api.test/', authorization_servers: [] }],
  ['without a resource', { authorization_servers: ['https://auth.test'] }],
])('a description %s is not believed', async (_, document) => {
  expect((await found({ [atAuth]: document, [atInterface]: document })).resource).toBeUndefined();
});

test('one server among several is enough', async () => {
  const servers = ['https://else.test', 'https://auth.test/'];
  const document = { resource: 'https://api.test/', authorization_servers: servers };
  expect((await found({ [atAuth]: document })).resource).toBe('https://api.test/');
});

test('a profile that wants none named asks nobody', async () => {
  expect(await found({}, { resource: 'none' })).toEqual({ resource: undefined, asked: [] });
});
