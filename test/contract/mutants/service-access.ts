// Who is let in, for how long, and how a refusal looks.
import { type Mutant, mutantsOf } from './mutant.ts';

const bearer = mutantsOf('service/api/bearer.ts');
const problem = mutantsOf('service/api/problem.ts');
const provider = mutantsOf('service/oauth/provider.ts');
const rotation = mutantsOf('service/oauth/rotation.ts');
const adapter = mutantsOf('service/oauth/adapter.ts');
const registration = mutantsOf('service/oauth/registration.ts');
const discovery = mutantsOf('service/oauth/discovery.ts');
const apps = mutantsOf('service/oauth/connected-apps.ts');
const ownApp = mutantsOf('service/oauth/own-app.ts');
const tokens = mutantsOf('service/oauth/tokens.ts');
const scopes = mutantsOf('service/oauth/scopes.ts');

export const accessMutants: Mutant[] = [
  bearer(
    '5\\.7',
    'scopes are not looked at',
    'scope !== undefined && !c.var.caller.scopes.includes(scope) ?',
    'scope === undefined ?',
  ),
  bearer(
    '5\\.10',
    'apps only is for all',
    'c.var.caller.isOwnApp ? lacks(c, scope) : say(c, ownAppsOnly)',
    'lacks(c, scope)',
  ),
  bearer(
    '5\\.6',
    'a refused token is not told why',
    'challenge(\'error="invalid_token"\', `error_description="${message}"`),',
    'challenge(),',
  ),
  problem(
    '7\\.1',
    'itineraryModified has another status',
    'itineraryModified: 412,',
    'itineraryModified: 409,',
  ),
  problem(
    '7\\.2',
    'subscriptionRequired has another status',
    'subscriptionRequired: 402,',
    'subscriptionRequired: 403,',
  ),
  problem(
    '7\\.3',
    'forbidden has another status',
    'forbidden: 403,\n  insufficientScope',
    'forbidden: 404,\n  insufficientScope',
  ),
  problem(
    '4\\.2',
    'a refusal has another shape',
    'c.json({ error: { code, message } }',
    'c.json({ code, message }',
  ),
  problem(
    '4\\.2',
    'a refusal has no sentence',
    'c.json({ error: { code, message } }',
    "c.json({ error: { code, message: '' } }",
  ),
  provider('8\\.2', 'an access token lives two hours', 'AccessToken: hour,', 'AccessToken: 2 * hour,'),
  provider('8\\.3', 'a refresh token lives 80 days', '?? 90 * day,', '?? 80 * day,'),
  provider(
    '5\\.5',
    'rotation makes 90 days longer',
    'ctx.oidc.entities.RotatedRefreshToken?.remainingTTL ?? 90 * day,',
    '(ctx ? 90 * day : 0),',
  ),
  provider(
    '5\\.4',
    'refresh tokens are not rotated',
    'rotateRefreshToken: true,',
    'rotateRefreshToken: false,',
  ),
  provider(
    '5\\.1',
    'PKCE is not needed',
    'pkce: { required: () => true },',
    'pkce: { required: () => false },',
  ),
  provider(
    '4\\.1',
    'a missing challenge method is refused',
    "ctx.query = { ...ctx.query, code_challenge_method: 'S256' };",
    '',
  ),
  provider(
    '4\\.1',
    'anyone may revoke anyone’s token',
    'token.clientId === client.clientId,',
    'client !== token,',
  ),
  provider(
    '4\\.1',
    'a secret comes unasked',
    "return rest.token_endpoint_auth_method === 'none'",
    "return rest.token_endpoint_auth_method === 'never'",
  ),
  rotation(
    '5\\.4',
    'a lost answer cannot be asked for again',
    'export const retrySeconds = 60;',
    'export const retrySeconds = -1;',
  ),
  rotation(
    '5\\.4',
    'an old refresh token works for an hour',
    'export const retrySeconds = 60;',
    'export const retrySeconds = 3600;',
  ),
  adapter(
    '5\\.3',
    'a code works twice',
    'if (await isConsumedNow(db, isRow(id), nowSeconds())) return;',
    "if (kind === 'AuthorizationCode' || (await isConsumedNow(db, isRow(id), nowSeconds()))) return;",
  ),
  registration(
    '4\\.1',
    'plain http is allowed anywhere',
    "(url.protocol === 'http:' && loopbackHosts.has(url.hostname))",
    "url.protocol === 'http:'",
  ),
  discovery('4\\.1', 'discovery names no revocation', "  'revocation_endpoint',\n", ''),
  discovery(
    '4\\.1',
    'the protected resource is the authorization server',
    'resource: api,',
    'resource: auth,',
  ),
  apps(
    '5\\.6',
    'a disconnected app stays connected',
    'await tx.delete(records).where(inArray(records.grantId, ids));\n',
    '',
  ),
  scopes(
    '4\\.1',
    'a scope is asked for in other words',
    "title: 'Create and change itineraries',",
    "title: 'Use your itineraries',",
  ),
  provider(
    '5\\.4',
    'a refresh needs more than the document says',
    'if (ctx.path === routes.token) await nameClient(provider, ctx.req);',
    '',
  ),
  provider(
    '5\\.3',
    'a code needs no redirect address',
    'allowOmittingSingleRegisteredRedirectUri: false,',
    '',
  ),
  tokens('5\\.10', 'every app is the service’s own', 'found.extra?.ownApp === true', 'true'),
  ownApp(
    '5\\.10',
    'one address of many is enough to be the service’s own',
    'redirectUris.every(',
    'redirectUris.some(',
  ),
  ownApp(
    '5\\.10',
    'no configuration makes an app the service’s own',
    'clientId === ownAppId ||',
    'clientId === ownAppId || redirectUris.length > 9 &&',
  ),
];
