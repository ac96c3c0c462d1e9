import { describe, expect, test } from 'vitest';
import { readProfile, serviceOrigins, tokenOrigins } from '../../lib/model/profile.ts';

const two = { baseUrl: 'https://api.service.test', authUrl: 'https://auth.service.test' };

test('two addresses are enough: all else is as the design assumes it', () => {
  expect(readProfile(two)).toMatchObject({
    ok: true,
    value: {
      createVia: 'rest',
      fields: { imageSearch: 'query' },
      operations: {
        create: { assumed: true, method: 'POST', path: '/v1/itineraries' },
        save: { assumed: true, method: 'PUT', path: '/v1/library/{id}' },
      },
      scopes: ['itineraries:read', 'itineraries:write'],
    },
  });
});

describe('a profile cannot', () => {
  test.each([
    ['leave https', { baseUrl: 'http://api.service.test' }],
    ['carry a password', { authUrl: 'https://me:secret@auth.service.test' }],
    ['ask for documents', { scopes: ['documents:write'] }],
    [
      'send an operation to another host',
      { operations: { save: { assumed: true, path: 'https://evil.test/' } } },
    ],
    ['call an assumed operation documented', { operations: { save: { assumed: false, path: '/v1/x' } } }],
    ['put MCP on plain http', { mcp: { url: 'http://mcp.service.test' } }],
    ['make a code of its own up', { errorAliases: { stale: 'whatever' } }],
  ])('%s', (_, changes) => {
    expect(readProfile({ ...two, ...changes })).toEqual({ ok: false, failure: { kind: 'no-service' } });
  });
});

test('tokens go to the interface and to MCP, never to the sign-in address', () => {
  const read = readProfile({ ...two, mcp: { url: 'https://mcp.service.test/v2' } });
  if (!read.ok) throw new Error('The profile should fit.');
  expect(tokenOrigins(read.value)).toEqual(['https://api.service.test', 'https://mcp.service.test']);
  expect(serviceOrigins(read.value)).toContain('https://auth.service.test');
});
