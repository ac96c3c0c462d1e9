import { describe, expect, test } from 'vitest';
import { discover, redirectUri } from '../connect.ts';
import { register, service } from './world.ts';

describe('discovery', () => {
  test('names the four endpoints, S256 and the four scopes, and no OpenID', async () => {
    const server = await discover(service);
    expect(server).toMatchObject({
      issuer: service.authUrl,
      authorization_endpoint: `${service.authUrl}/oauth/authorize`,
      token_endpoint: `${service.authUrl}/oauth/token`,
      registration_endpoint: `${service.authUrl}/oauth/register`,
      revocation_endpoint: `${service.authUrl}/oauth/revoke`,
      code_challenge_methods_supported: ['S256'],
      authorization_response_iss_parameter_supported: true,
      scopes_supported: ['itineraries:read', 'itineraries:write', 'documents:read', 'documents:write'],
    });
    expect(JSON.stringify(server)).not.toMatch(/openid|id_token|userinfo|pushed_authorization/);
    expect((await fetch(`${service.authUrl}/.well-known/openid-configuration`)).status).toBe(404);
  });

  test('describes the resource on both origins', async () => {
    for (const origin of [service.authUrl, service.apiUrl]) {
      const answer = await fetch(`${origin}/.well-known/oauth-protected-resource`);
      expect(await answer.json()).toMatchObject({
        resource: service.apiUrl,
        authorization_servers: [service.authUrl],
      });
    }
  });
});

describe('registration', () => {
  test('takes the redirects of browser extensions and of loopback, without a secret unless asked', async () => {
    for (const uri of [
      redirectUri,
      'https://0a1b2c3d.extensions.allizom.org/',
      'http://127.0.0.1/mozoauth2/0a1b2c3d',
    ]) {
      const answer = await register({ redirect_uris: [uri] });
      expect(answer.status).toBe(201);
      const client = await answer.json();
      expect(client).toMatchObject({ token_endpoint_auth_method: 'none', redirect_uris: [uri] });
      expect(client).not.toHaveProperty('client_secret');
    }
    const asked = await register({
      redirect_uris: [redirectUri],
      token_endpoint_auth_method: 'client_secret_post',
    });
    const { client_id, client_secret } = await asked.json();
    const refused = async (secret: string) => {
      const form = { grant_type: 'authorization_code', code: 'x', redirect_uri: redirectUri, client_id };
      const body = new URLSearchParams({ ...form, client_secret: secret });
      const answer = await fetch(`${service.authUrl}/oauth/token`, { method: 'POST', body });
      return `${answer.status} ${(await answer.json()).error}`;
    };
    // With the right secret, it gets as far as the code, which is invalid.
    expect(await refused(client_secret)).toBe('400 invalid_grant');
    expect(await refused(`${client_secret}x`)).toBe('401 invalid_client');
    expect(await refused('')).toBe('401 invalid_client');
  });

  test('takes the scopes that a client says it will ask for', async () => {
    const scope = 'itineraries:read itineraries:write';
    const answer = await register({ redirect_uris: [redirectUri], scope });
    expect(answer.status).toBe(201);
    expect(await answer.json()).toMatchObject({ scope });
    expect((await register({ redirect_uris: [redirectUri], scope: 'nonsense' })).status).toBe(400);
  });

  test('refuses redirects that could leak a code, and what is no client', async () => {
    const bad = [
      { redirect_uris: ['http://travel.example/cb'] },
      { redirect_uris: ['javascript:alert(1)'] },
      { redirect_uris: ['myapp://cb'], application_type: 'native' },
      { redirect_uris: ['https://user:pass@travel.example/'] },
      { redirect_uris: [] },
      { redirect_uris: 'https://travel.example/' },
      { redirect_uris: [redirectUri], client_name: 'x'.repeat(81) },
      { redirect_uris: [redirectUri], token_endpoint_auth_method: 'client_secret_basic' },
      {},
      [],
    ];
    for (const metadata of bad) expect((await register(metadata)).status, JSON.stringify(metadata)).toBe(400);
  });
});
