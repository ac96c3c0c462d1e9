// Our client trusts, stores or gives up what it should not.
import { type Mutant, mutantsOf } from './mutant.ts';

const session = mutantsOf('lib/auth/session.ts');
const signIn = mutantsOf('lib/auth/sign-in.ts');
const server = mutantsOf('lib/auth/authorization-server.ts');
const register = mutantsOf('lib/auth/register.ts');
const signOut = mutantsOf('lib/auth/sign-out.ts');
const revoke = mutantsOf('lib/auth/revoke.ts');
const resource = mutantsOf('lib/auth/protected-resource.ts');
const account = mutantsOf('lib/auth/account.ts');

export const connectMutants: Mutant[] = [
  session(
    'first day',
    'a refresh is not stored',
    '    await kept(() => edges.saveAccount({ ...next, scopes: tokens.scopes ?? account.scopes }));\n',
    '',
  ),
  session(
    'tokenReply|rotation|first day',
    'without a new refresh token the old one is thrown away',
    'const refreshToken = tokens.refreshToken ?? account.refreshToken;',
    'const { refreshToken } = tokens;',
  ),
  session(
    'signed out',
    'a refusal does not end the connection',
    "if (asked.failure.kind !== 'signed-out') return asked;",
    "if (asked.failure.kind !== 'signed-out') return asked;\n  if (account) return fail({ kind: 'service-silent' });",
  ),
  signIn(
    'resourceParameter|audience',
    'no resource is named',
    'resource === undefined ? {} : { resource };',
    'resource === "" ? { resource } : {};',
  ),
  signIn(
    'metadata|connect',
    'the verifier is sent as the challenge',
    'code_challenge: await oauth.calculatePKCECodeChallenge(signIn.verifier),',
    'code_challenge: signIn.verifier,',
  ),
  signIn(
    'issuerParameter',
    'the issuer of an answer is believed',
    'const isItself = issuer !== undefined && more.length === 0 && isSameIssuer(issuer, server.issuer);',
    'const isItself = issuer !== undefined;',
  ),
  server(
    'issuer-mismatch',
    'another issuer is believed',
    "if (!isSameIssuer(server.issuer, profile.authUrl)) throw notUnderstood('wrong-issuer');\n",
    '',
  ),
  server(
    'endpoints-other-host',
    'tokens are asked for at another host',
    "    throw notUnderstood('foreign-address');",
    '    void notUnderstood;',
  ),
  server(
    'pkce-plain',
    'a service without S256 is used',
    "if (methods && !methods.includes('S256')) throw notUnderstood('no-safe-sign-in');\n",
    '',
  ),
  server(
    'metadata',
    'without metadata nothing is known',
    'return { issuer: base, ...usual };',
    "throw notUnderstood('wrong-issuer');",
  ),
  server(
    'issuerPath',
    'the standard’s place of the metadata is not looked at',
    '...inserted, `${base}/.well-known/openid-configuration`]',
    '`${base}/.well-known/openid-configuration`]',
  ),
  register(
    'registration',
    'a registration that is refused is not tried more plainly',
    'if (answer.status === 400)',
    'if (answer.status === 999)',
  ),
  register(
    '429',
    'a busy registration is told as not understood',
    'if (answer.status === 429 || answer.status === 503)',
    'if (answer.status === 999)',
  ),
  register(
    'registration',
    'a secret is not used',
    'if (!clientSecret) return oauth.None();',
    'if (clientSecret !== "") return oauth.None();',
  ),
  signOut(
    'connection from',
    'signing out leaves the account here',
    '    await edges.forgetAccount(account.id);\n',
    '',
  ),
  revoke(
    'revocation',
    'a goodbye that was not heard is told as heard',
    'isHeard &&= answer.status < 500 && answer.status !== 404;',
    'isHeard &&= answer.status > 0;',
  ),
  resource(
    'resourceMetadata',
    'a description of something else is believed',
    'if (isOurs && servers.some((server) => isSameIssuer(server, authUrl))) return resource;',
    'if (isOurs || servers) return resource;',
  ),
  account(
    'refresh',
    'a token that has run out is used',
    'return expiresAt - leewayMilliseconds > now && !isFromTheFuture;',
    'return !isFromTheFuture || expiresAt > now;',
  ),
];
