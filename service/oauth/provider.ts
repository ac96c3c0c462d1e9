import type { IncomingMessage } from 'node:http';
import type { ParsedUrlQuery } from 'node:querystring';
import { type Configuration, errors, Provider } from 'oidc-provider';
import { isUnavailable, retrySeconds } from '../away.ts';
import type { Edges } from '../edges.ts';
import type { Database } from '../storage/open-database.ts';
import type { Secrets } from '../storage/secrets.ts';
import type { Travellers } from '../travellers/travellers.ts';
import { sqlAdapter } from './adapter.ts';
import { compareHashed } from './client-secrets.ts';
import { authorizationServer, type Origins } from './discovery.ts';
import { nameClient } from './named-client.ts';
import { isOwnClient, ownApp } from './own-app.ts';
import { checkClient, isCallerOrigin } from './registration.ts';
import { rotateWith, successors } from './rotation.ts';
import { allScopes, readScopes } from './scopes.ts';
import { shiftedAdapter } from './shifted-adapter.ts';

export interface ProviderParts {
  db: Database;
  edges: Edges;
  origins: Origins;
  secrets: Secrets;
  travellers: Travellers;
  /** Clients whose redirects all go to these origins are the service's own apps, once a traveller has allowed them. */
  ownOrigins: readonly string[];
  /** Renders an error that cannot be sent back to the client, such as an unknown client. */
  renderError(sentence: string): Promise<string>;
  /** Whether the sender of this request can register one more client. */
  mayRegister?(request: IncomingMessage): Promise<boolean>;
}

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

export const sessionSeconds = 14 * day;
const discoveryPath = '/.well-known/oauth-authorization-server';
const routes = {
  authorization: '/oauth/authorize',
  registration: '/oauth/register',
  revocation: '/oauth/revoke',
  token: '/oauth/token',
  jwks: '/oauth/jwks',
  end_session: '/oauth/sign-out',
};

export function makeProvider(parts: ProviderParts): Provider {
  const successorOf = successors(parts.secrets.cookieKey);
  const kept = sqlAdapter(parts.db, parts.edges, successorOf);
  const { aheadSeconds } = parts.edges;
  const adapter = aheadSeconds ? shiftedAdapter(kept, aheadSeconds) : kept;
  const provider = new Provider(parts.origins.auth, { ...configuration(parts), adapter });
  rotateWith(provider, successorOf);
  compareHashed(provider);
  // The service's own address is written into each request before it gets here.
  provider.proxy = true;
  provider.use(async (ctx, next) => {
    if (ctx.path === routes.authorization) readAsMeant(ctx);
    if (ctx.path === routes.token) await nameClient(provider, ctx.req);
    if (ctx.path === routes.registration && (await parts.mayRegister?.(ctx.req)) === false)
      return refuseForNow(ctx);
    await next();
    if (ctx.status === 500 && ctx.state.isAway === true) {
      ctx.status = 503;
      ctx.set('Retry-After', String(retrySeconds));
    }
    if (ctx.path === discoveryPath && isRecord(ctx.body)) ctx.body = authorizationServer(ctx.body);
    if (ctx.path === routes.registration && isRecord(ctx.body)) ctx.body = withoutUnaskedSecret(ctx.body);
  });
  provider.on('server_error', (ctx, fault) => {
    parts.edges.report(fault);
    if (isUnavailable(fault)) Object.assign(ctx.state, { isAway: true });
  });
  return provider;
}

function configuration({
  origins,
  secrets,
  travellers,
  ownOrigins,
  renderError,
}: ProviderParts): Configuration {
  return {
    routes,
    scopes: allScopes,
    features: features(origins),
    // Created and checked by us; the library's type would require every field of every kind of key.
    jwks: secrets.jwks as Configuration['jwks'],
    cookies: {
      keys: [secrets.cookieKey],
      names: { session: 'itineraries_session', interaction: 'itineraries_ask', resume: 'itineraries_resume' },
    },
    ttl,
    pkce: { required: () => true },
    // The document names redirect_uri in both requests, and RFC 6749 (4.1.3) then requires it in the second.
    allowOmittingSingleRegisteredRedirectUri: false,
    responseTypes: ['code'],
    ...clients,
    clients: [ownApp(origins.auth)],
    // Stored in the token, so that reading it does not require looking up the client.
    extraTokenClaims: async (_ctx, { client }) =>
      client && isOwnClient(client, ownOrigins) ? { ownApp: true } : undefined,
    issueRefreshToken: async (_ctx, client) => client.grantTypeAllowed('refresh_token'),
    rotateRefreshToken: true,
    // A connected app stays connected when the traveller signs out of the web pages.
    expiresWithSession: async () => false,
    // Revoking either token disconnects the app.
    revokeGrantPolicy: () => true,
    findAccount: async (_ctx, id) => {
      const traveller = await travellers.find(id);
      return traveller && { accountId: traveller.id, claims: async () => ({ sub: traveller.id }) };
    },
    interactions: { url: (_ctx, interaction) => `/interaction/${interaction.uid}` },
    renderError: async (ctx, out) => {
      ctx.type = 'html';
      ctx.body = await renderError(out.error_description ?? out.error);
    },
  };
}

/** Who can register: public clients by default, as the document has it; clients that ask for a secret get one. */
const clients: Configuration = {
  clientAuthMethods: ['none', 'client_secret_post'],
  clientDefaults: {
    token_endpoint_auth_method: 'none',
    grant_types: ['authorization_code', 'refresh_token'],
    response_types: ['code'],
    id_token_signed_response_alg: 'ES256',
  },
  enabledJWA: { idTokenSigningAlgValues: ['ES256'] },
  extraClientMetadata: {
    properties: ['redirect_uris', 'client_name'],
    validator: (_ctx, field, value) => checkClient(field, value),
  },
  clientBasedCORS: (_ctx, origin, client) => isCallerOrigin(origin, client.redirectUris ?? []),
};

const features = (origins: Origins): Configuration['features'] => ({
  devInteractions: { enabled: false },
  dPoP: { enabled: false },
  pushedAuthorizationRequests: { enabled: false },
  rpInitiatedLogout: { enabled: false },
  userinfo: { enabled: false },
  registration: { enabled: true, issueRegistrationAccessToken: false },
  revocation: {
    enabled: true,
    // Another client's token is left alone; the answer is the same as for an unknown token.
    allowedPolicy: async (_ctx, client, token) => token.clientId === client.clientId,
  },
  resourceIndicators: {
    enabled: true,
    defaultResource: async () => origins.api,
    useGrantedResource: async () => true,
    getResourceServerInfo: async (_ctx, resource) => {
      // An assistant can name the address of MCP as its resource; it is the same service, with the same tokens.
      const asked = resource.replace(/(\/mcp)?\/?$/, '');
      if (asked !== origins.api) throw new errors.InvalidTarget();
      return {
        scope: allScopes.join(' '),
        audience: origins.api,
        accessTokenFormat: 'opaque',
        accessTokenTTL: hour,
      };
    },
  },
});

const ttl: Configuration['ttl'] = {
  AccessToken: hour,
  AuthorizationCode: minute,
  Interaction: hour,
  Session: sessionSeconds,
  // A rotated token expires when the first one would have: rotation does not extend the 90 days.
  RefreshToken: (ctx) => ctx.oidc.entities.RotatedRefreshToken?.remainingTTL ?? 90 * day,
  // A grant lasts until the app is disconnected; only its tokens expire.
  Grant: 3650 * day,
  IdToken: hour,
};

function readAsMeant(ctx: { query: ParsedUrlQuery }): void {
  // The document lists `code_challenge` without its method, and S256 is the only one it accepts.
  if (ctx.query.code_challenge && ctx.query.code_challenge_method === undefined)
    ctx.query = { ...ctx.query, code_challenge_method: 'S256' };
  // Without any known scope oidc-provider would not ask the traveller. This makes it ask, and the page then refuses.
  if (readScopes([ctx.query.scope].flat().join(' ')).length === 0)
    ctx.query = { ...ctx.query, scope: 'openid' };
}

function refuseForNow(ctx: { status: number; body: unknown; set(name: string, value: string): void }): void {
  ctx.status = 429;
  ctx.set('Retry-After', String(hour));
  ctx.body = { error: 'too_many_requests', error_description: 'Too many new clients from this address.' };
}

/** A secret is returned only to a client that asked for one; a public client has no use for it. */
function withoutUnaskedSecret({ client_secret, client_secret_expires_at, ...rest }: Record<string, unknown>) {
  return rest.token_endpoint_auth_method === 'none'
    ? rest
    : { ...rest, client_secret, client_secret_expires_at };
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
