// Authorization code with PKCE, in two halves with the traveller's own sign-in between them.
// The transaction between the halves is plain data, so that it can be stored before the window opens and used once.
import * as oauth from 'oauth4webapi';
import * as z from 'zod/mini';
import { type Fetch, TransportError } from '../api/transport.ts';
import type { ConnectFailure } from '../model/failure.ts';
import { ServiceProfile } from '../model/profile.ts';
import { fail, ok, type Result } from '../model/result.ts';
import { callOptions, discover } from './authorization-server.ts';

export const SignIn = z.object({
  profile: ServiceProfile,
  redirectUri: z.string(),
  clientId: z.string(),
  state: z.string(),
  verifier: z.string(),
});
export type SignIn = z.infer<typeof SignIn>;

/** What a sign-in yields. The refresh token is missing where the service gives none. */
export interface Tokens {
  accessToken: string;
  refreshToken?: string;
  expiresInSeconds: number;
}

/** The document's lifetime of an access token, for a service that does not state it. */
const defaultExpiresInSeconds = 3600;

export interface SignInEdges {
  fetch: Fetch;
  /** How this app is named under Connected Apps, e.g. "Wayclip in Chrome". */
  clientName: string;
}

export async function beginSignIn(
  profile: ServiceProfile,
  redirectUri: string,
  edges: SignInEdges,
): Promise<Result<{ address: string; signIn: SignIn }, ConnectFailure>> {
  return asConnectFailure(async () => {
    const server = await discover(profile, edges.fetch);
    if (!server.authorization_endpoint || !server.registration_endpoint)
      return fail({ kind: 'service-not-understood' });
    // A fresh registration for each sign-in: services throw away clients that were not used for a while.
    const registered = await oauth.processDynamicClientRegistrationResponse(
      await oauth.dynamicClientRegistrationRequest(
        server,
        {
          client_name: edges.clientName,
          redirect_uris: [redirectUri],
          token_endpoint_auth_method: 'none',
          grant_types: ['authorization_code', 'refresh_token'],
          response_types: ['code'],
          application_type: 'web',
        },
        callOptions(profile, edges.fetch),
      ),
    );
    const signIn: SignIn = {
      profile,
      redirectUri,
      clientId: registered.client_id,
      state: oauth.generateRandomState(),
      verifier: oauth.generateRandomCodeVerifier(),
    };
    const address = new URL(server.authorization_endpoint);
    address.search = new URLSearchParams({
      client_id: signIn.clientId,
      redirect_uri: redirectUri,
      response_type: 'code',
      scope: profile.scopes.join(' '),
      state: signIn.state,
      code_challenge: await oauth.calculatePKCECodeChallenge(signIn.verifier),
      code_challenge_method: 'S256',
    }).toString();
    return ok({ address: address.href, signIn });
  });
}

export async function finishSignIn(
  signIn: SignIn,
  redirectedTo: string,
  fetch: Fetch,
): Promise<Result<Tokens, ConnectFailure>> {
  return asConnectFailure(async () => {
    if (!redirectedTo.startsWith(signIn.redirectUri)) return fail({ kind: 'sign-in-refused' });
    const server = await discover(signIn.profile, fetch);
    const client: oauth.Client = { client_id: signIn.clientId };
    const parameters = oauth.validateAuthResponse(server, client, new URL(redirectedTo), signIn.state);
    const response = await oauth.authorizationCodeGrantRequest(
      server,
      client,
      oauth.None(),
      parameters,
      signIn.redirectUri,
      signIn.verifier,
      callOptions(signIn.profile, fetch),
    );
    return ok(tokensOf(await oauth.processAuthorizationCodeResponse(server, client, response)));
  });
}

export const tokensOf = (answer: oauth.TokenEndpointResponse): Tokens => ({
  accessToken: answer.access_token,
  refreshToken: answer.refresh_token,
  expiresInSeconds: answer.expires_in ?? defaultExpiresInSeconds,
});

/** The one edge where the OAuth library's exceptions become values. */
async function asConnectFailure<T>(
  work: () => Promise<Result<T, ConnectFailure>>,
): Promise<Result<T, ConnectFailure>> {
  try {
    return await work();
  } catch (thrown) {
    return fail(connectFailureOf(thrown));
  }
}

function connectFailureOf(thrown: unknown): ConnectFailure {
  const cause = thrown instanceof Error && thrown.cause instanceof TransportError ? thrown.cause : thrown;
  if (cause instanceof TransportError) {
    return cause.failure.kind === 'offline' ? { kind: 'service-silent' } : cause.failure;
  }
  if (thrown instanceof oauth.AuthorizationResponseError) {
    return { kind: thrown.error === 'access_denied' ? 'sign-in-given-up' : 'sign-in-refused' };
  }
  if (thrown instanceof oauth.ResponseBodyError) return { kind: 'sign-in-refused' };
  if (thrown instanceof oauth.OperationProcessingError) {
    const isAnswerToUs = thrown.code === oauth.INVALID_RESPONSE;
    return { kind: isAnswerToUs ? 'sign-in-refused' : 'service-not-understood' };
  }
  if (
    thrown instanceof oauth.UnsupportedOperationError ||
    thrown instanceof oauth.WWWAuthenticateChallengeError
  ) {
    return { kind: 'service-not-understood' };
  }
  throw thrown;
}
