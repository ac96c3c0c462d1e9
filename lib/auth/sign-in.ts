// Authorization code flow with PKCE, in two halves: before and after the traveller signs in on the service's page.
// The state between them is plain data, so that it can be stored before the window opens and used only once.
import * as oauth from 'oauth4webapi';
import * as z from 'zod/mini';
import { isSendable } from '../api/header-value.ts';
import type { Fetch } from '../api/transport.ts';
import type { ConnectFailure } from '../model/failure.ts';
import { ServiceProfile } from '../model/profile.ts';
import { fail, ok, type Result } from '../model/result.ts';
import { callOptions, discover, isSameIssuer, type Server } from './authorization-server.ts';
import { asConnectFailure, notUnderstood } from './failures.ts';
import { findResource } from './protected-resource.ts';
import { ClientIdentity, clientAuthOf, clientOf, register } from './register.ts';

export const SignIn = z.object({
  profile: ServiceProfile,
  redirectUri: z.string(),
  ...ClientIdentity.shape,
  state: z.string(),
  verifier: z.string(),
  /** The resource that the tokens are for (RFC 8707), if the service names one. */
  resource: z.optional(z.string()),
  startedAt: z.optional(z.number()),
});
export type SignIn = z.infer<typeof SignIn>;

/** What a sign-in yields. Some services issue no refresh token. */
export interface Tokens {
  accessToken: string;
  refreshToken?: string;
  expiresInSeconds: number;
  /** The scopes that the traveller granted, if the service reports them. */
  scopes?: string[];
}

/** The lifetime given in the API document, for a service that does not state its own. */
const defaultExpiresInSeconds = 3600;
/** Long enough to look up a password; a later answer is not accepted. */
const maxSignInMilliseconds = 10 * 60_000;

export interface SignInEdges {
  fetch: Fetch;
  /** This app's name under Connected Apps, e.g. "Wayclip in Chrome". */
  clientName: string;
  now?: () => number;
  /** Set for a service that has rejected the `resource` parameter. */
  withoutResource?: boolean;
  /** In addition to those of the profile. */
  moreScopes?: readonly string[] | undefined;
}

export async function beginSignIn(
  profile: ServiceProfile,
  redirectUri: string,
  { fetch, clientName, now = () => 0, withoutResource = false, moreScopes = [] }: SignInEdges,
): Promise<Result<{ address: string; signIn: SignIn }, ConnectFailure>> {
  return asConnectFailure(now, async () => {
    const server = await discover(profile, fetch);
    const resource = withoutResource ? undefined : await findResource(profile, fetch);
    const client = await register(server, { profile, redirectUri, clientName, fetch, now });
    const signIn: SignIn = {
      profile,
      redirectUri,
      ...client,
      state: oauth.generateRandomState(),
      verifier: oauth.generateRandomCodeVerifier(),
      ...(resource && { resource }),
      startedAt: now(),
    };
    const address = new URL(server.authorization_endpoint);
    address.search = new URLSearchParams({
      client_id: signIn.clientId,
      redirect_uri: redirectUri,
      response_type: 'code',
      scope: [...profile.scopes, ...moreScopes].join(' '),
      state: signIn.state,
      code_challenge: await oauth.calculatePKCECodeChallenge(signIn.verifier),
      code_challenge_method: 'S256',
      ...resourceOf(signIn),
    }).toString();
    return ok({ address: address.href, signIn });
  });
}

export const resourceOf = ({ resource }: { resource?: string | undefined }): Record<string, string> =>
  resource === undefined ? {} : { resource };

export async function finishSignIn(
  signIn: SignIn,
  redirectedTo: string,
  { fetch, now = () => 0 }: Pick<SignInEdges, 'fetch' | 'now'>,
): Promise<Result<Tokens, ConnectFailure>> {
  return asConnectFailure(now, async () => {
    const isLate = now() - (signIn.startedAt ?? now()) > maxSignInMilliseconds;
    if (isLate || !redirectedTo.startsWith(signIn.redirectUri)) return fail({ kind: 'sign-in-refused' });
    const answer = new URL(redirectedTo);
    const server = withIssuerOf(await discover(signIn.profile, fetch), answer);
    const client = clientOf(signIn);
    const parameters = oauth.validateAuthResponse(server, client, answer, signIn.state);
    const response = await oauth.authorizationCodeGrantRequest(
      server,
      client,
      clientAuthOf(signIn),
      parameters,
      signIn.redirectUri,
      signIn.verifier,
      { ...callOptions(signIn.profile, fetch), additionalParameters: resourceOf(signIn) },
    );
    return ok(tokensOf(await oauth.processAuthorizationCodeResponse(server, client, response)));
  });
}

/** Accepts an issuer that differs from the metadata only by a trailing slash. */
function withIssuerOf(server: Server, answer: URL): Server {
  const [issuer, ...more] = answer.searchParams.getAll('iss');
  const isItself = issuer !== undefined && more.length === 0 && isSameIssuer(issuer, server.issuer);
  return isItself ? { ...server, issuer } : server;
}

export function tokensOf(answer: oauth.TokenEndpointResponse): Tokens {
  // Every request with such a token would fail.
  if (!isSendable(answer.access_token)) throw notUnderstood('unsendable');
  return {
    accessToken: answer.access_token,
    refreshToken: answer.refresh_token,
    expiresInSeconds: answer.expires_in ?? defaultExpiresInSeconds,
    ...(answer.scope !== undefined && { scopes: answer.scope.split(' ').filter(Boolean) }),
  };
}
