// Rows of section 4.1, except the authorization itself.
import { expect } from 'vitest';
import { type Row, section } from '../row.ts';
import { connect, oauthRefusal, redirectUri, refresh, register, tokenRequest } from '../sign-in.ts';
import type { Wire } from '../world.ts';

const discovery = section('4.1', 'discovery');
const registering = section('4.1', 'POST /oauth/register');
const token = section('4.1', 'POST /oauth/token');
const revoke = section('4.1', 'POST /oauth/revoke');

const revokeWith = (wire: Wire, form: Record<string, string>) =>
  wire.auth('/oauth/revoke', { method: 'POST', body: new URLSearchParams(form) });
const listStatus = async (wire: Wire, as: string) =>
  (await wire.api('/v1/itineraries?limit=1', { as })).status;

export const oauthRows: Row[] = [
  discovery.good(
    'oauth-authorization-server names the four endpoints, S256 and the scopes',
    async (world) => {
      const answer = await world.auth('/.well-known/oauth-authorization-server');
      expect(answer.status).toBe(200);
      expect(await answer.json()).toMatchObject({
        issuer: world.authUrl,
        authorization_endpoint: `${world.authUrl}/oauth/authorize`,
        token_endpoint: `${world.authUrl}/oauth/token`,
        registration_endpoint: `${world.authUrl}/oauth/register`,
        revocation_endpoint: `${world.authUrl}/oauth/revoke`,
        code_challenge_methods_supported: ['S256'],
        scopes_supported: ['itineraries:read', 'itineraries:write', 'documents:read', 'documents:write'],
      });
    },
  ),
  discovery.good('oauth-protected-resource names the API and its authorization server', async (world) => {
    const answer = await world.auth('/.well-known/oauth-protected-resource');
    expect(await answer.json()).toMatchObject({
      resource: world.apiUrl,
      authorization_servers: [world.authUrl],
    });
  }),
  registering.good('redirect_uris → client_id, and no secret unasked', async (world) => {
    const answer = await register(world, { redirect_uris: [redirectUri] });
    expect(answer.status).toBe(201);
    const client = await answer.json();
    expect(client).toMatchObject({ client_id: expect.any(String), redirect_uris: [redirectUri] });
    expect(client).not.toHaveProperty('client_secret');
  }),
  registering.good('client_secret_post asked for → client_secret', async (world) => {
    const metadata = { redirect_uris: [redirectUri], token_endpoint_auth_method: 'client_secret_post' };
    const answer = await register(world, metadata);
    expect((await answer.json()).client_secret).toEqual(expect.any(String));
  }),
  ...[
    ['no redirect_uris', {}],
    ['plain http elsewhere', { redirect_uris: ['http://travel.example/cb'] }],
    ['a script as redirect', { redirect_uris: ['javascript:alert(1)'] }],
    ['a list in place of metadata', []],
    ['an unknown scope', { redirect_uris: [redirectUri], scope: 'everything' }],
  ].map(([name, metadata]) =>
    registering.bad(`${name} → 400`, async (world) => {
      const answer = await register(world, metadata);
      expect(answer.status).toBe(400);
      expect((await answer.json()).error).toMatch(/^invalid_/);
    }),
  ),
  token.bad('an unknown grant_type → unsupported_grant_type', async (world) => {
    const { clientId } = await connect(world);
    const answer = tokenRequest(world, { grant_type: 'password', client_id: clientId });
    expect(await oauthRefusal(answer)).toBe('400 unsupported_grant_type');
  }),
  token.bad('an unknown client → invalid_client', async (world) => {
    expect(await oauthRefusal(refresh(world, 'nobody', 'x'))).toBe('401 invalid_client');
  }),
  token.bad('nothing at all → an error, not a fault', async (world) => {
    expect((await tokenRequest(world, {})).status).toBeLessThan(500);
  }),
  ...(['access_token', 'refresh_token'] as const).map((kind) =>
    revoke.good(`the ${kind} → the connection is over`, async (world) => {
      const { clientId, tokens } = await connect(world);
      expect(await listStatus(world, tokens.access_token)).toBe(200);
      const revoked = await revokeWith(world, { token: tokens[kind], client_id: clientId });
      expect(revoked.status).toBe(200);
      expect(await listStatus(world, tokens.access_token)).toBe(401);
      expect(await oauthRefusal(refresh(world, clientId, tokens.refresh_token))).toBe('400 invalid_grant');
    }),
  ),
  revoke.bad('an unknown token, or another client’s → nothing changes', async (world) => {
    const { clientId, tokens } = await connect(world);
    const stranger = await connect(world);
    expect((await revokeWith(world, { token: 'unknown', client_id: clientId })).status).toBe(200);
    await revokeWith(world, { token: tokens.refresh_token, client_id: stranger.clientId });
    expect(await listStatus(world, tokens.access_token)).toBe(200);
  }),
];
