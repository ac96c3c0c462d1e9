import * as z from 'zod/mini';
import type { Operation } from './operation.ts';

const Document = z.looseObject({});
const Registration = z.looseObject({
  redirect_uris: z.array(z.string()),
  client_name: z.optional(z.string()),
  token_endpoint_auth_method: z.optional(z.enum(['none', 'client_secret_post'])),
});
const Tokens = z.looseObject({
  access_token: z.string(),
  token_type: z.string(),
  expires_in: z.int(),
  refresh_token: z.optional(z.string()),
  scope: z.optional(z.string()),
});

const authorizeQuery = z.object({
  client_id: z.string(),
  redirect_uri: z.string(),
  response_type: z.literal('code'),
  scope: z.string(),
  state: z.optional(z.string()),
  code_challenge: z.string(),
  code_challenge_method: z.optional(z.literal('S256')),
  resource: z.optional(z.string()),
});

/** 4.1, on the authorization origin. */
const atAuth: Operation[] = [
  {
    method: 'get',
    path: '/.well-known/oauth-authorization-server',
    summary: 'Discovery (RFC 8414)',
    answer: { status: 200, shape: Document },
  },
  {
    method: 'post',
    path: '/oauth/register',
    summary: 'Register a client (RFC 7591)',
    body: Registration,
    answer: {
      status: 201,
      shape: z.looseObject({ client_id: z.string(), client_secret: z.optional(z.string()) }),
    },
    oauthErrors: { 400: 'invalid_client_metadata, invalid_redirect_uri', 429: 'too_many_requests' },
  },
  {
    method: 'get',
    path: '/oauth/authorize',
    summary: 'Ask the traveller; the code goes to the redirect URI',
    query: authorizeQuery,
    answer: { status: 303, words: 'On to signing in and allowing, then to the redirect URI' },
    oauthErrors: { 400: 'A page: an unknown client, or a redirect URI that is not its own' },
  },
  {
    method: 'post',
    path: '/oauth/token',
    summary: 'Trade a code, or a refresh token, for tokens',
    form: {
      grant_type: 'authorization_code or refresh_token',
      code: 'With authorization_code',
      code_verifier: 'With authorization_code',
      redirect_uri: 'With authorization_code',
      refresh_token: 'With refresh_token',
      client_id: 'Always',
    },
    answer: { status: 200, shape: Tokens },
    oauthErrors: {
      400: 'invalid_request, invalid_grant, unsupported_grant_type',
      401: 'invalid_client',
    },
  },
  {
    method: 'post',
    path: '/oauth/revoke',
    summary: 'Revoke a token, and with it the connection (RFC 7009)',
    form: { token: 'An access or a refresh token', client_id: 'Always' },
    answer: { status: 200 },
    oauthErrors: { 400: 'invalid_request', 401: 'invalid_client' },
  },
];

const atApi: Operation[] = [
  {
    method: 'get',
    path: '/healthz',
    summary: 'Whether the process is alive',
    answer: { status: 200, shape: Document },
  },
  {
    method: 'get',
    path: '/readyz',
    summary: 'Whether it can reach its database and its pictures',
    answer: { status: 200, shape: Document },
    problems: ['unavailable'],
  },
  {
    method: 'get',
    path: '/.well-known/oauth-protected-resource',
    section: '4.1',
    summary: 'Discovery (RFC 9728); also on the address for authorization',
    answer: { status: 200, shape: Document },
  },
  {
    method: 'get',
    path: '/.well-known/oauth-protected-resource/mcp',
    summary: 'The same, for the address of MCP',
    answer: { status: 200, shape: Document },
  },
  {
    method: 'post',
    path: '/mcp',
    summary: 'MCP over streamable HTTP, with the tool create_itinerary',
    needs: 'itineraries:write',
    body: z.looseObject({ jsonrpc: z.literal('2.0'), method: z.string() }),
    answer: { status: 200, shape: Document },
  },
  {
    method: 'get',
    path: '/media/{key}',
    summary: 'A picture, for anyone who has its address',
    answer: { status: 200, types: ['image/jpeg', 'image/png', 'image/webp', 'image/heic'] },
    problems: ['notFound'],
  },
  {
    method: 'get',
    path: '/openapi.json',
    summary: 'This document',
    answer: { status: 200, shape: Document },
  },
];

export const oauthOperations: Operation[] = [
  ...atAuth.map((operation): Operation => ({ ...operation, at: 'auth', section: '4.1' })),
  ...atApi,
];
