// Registers an OAuth client with the service, anew for each sign-in: services delete clients that are not used.
import * as oauth from 'oauth4webapi';
import * as z from 'zod/mini';
import { retryAfterSeconds } from '../api/answer-failure.ts';
import type { Fetch } from '../api/transport.ts';
import { parseJson } from '../model/parse-json.ts';
import type { ServiceProfile } from '../model/profile.ts';
import { callOptions, type Server } from './authorization-server.ts';
import { SignInError } from './failures.ts';

/** Our client at the service. Some services issue a secret unasked; it is encrypted like the tokens. */
export const ClientIdentity = z.object({
  clientId: z.string(),
  clientSecret: z.optional(z.string()),
  clientAuth: z.optional(z.enum(['client_secret_post', 'client_secret_basic', 'none'])),
});
export type ClientIdentity = z.infer<typeof ClientIdentity>;

const Registered = z.looseObject({
  client_id: z.string(),
  client_secret: z.optional(z.string()),
  token_endpoint_auth_method: z.optional(z.string()),
});

export interface Registering {
  profile: ServiceProfile;
  redirectUri: string;
  clientName: string;
  fetch: Fetch;
  now: () => number;
}

export async function register(server: Server, how: Registering): Promise<ClientIdentity> {
  // If the method is left out, the standard assumes a client with a secret.
  const essential = { redirect_uris: [how.redirectUri], token_endpoint_auth_method: 'none' };
  const full = {
    client_name: how.clientName,
    ...essential,
    grant_types: ['authorization_code', 'refresh_token'],
    response_types: ['code'],
    application_type: 'web',
  };
  const options = callOptions(how.profile, how.fetch);
  let answer = await oauth.dynamicClientRegistrationRequest(server, full, options);
  if (answer.status === 400)
    answer = await oauth.dynamicClientRegistrationRequest(server, essential, options);
  if (answer.status === 429 || answer.status === 503)
    throw new SignInError({
      kind: 'slow-down',
      retryAfterSeconds: retryAfterSeconds(answer.headers, how.now()),
    });
  const registered = z.safeParse(Registered, parseJson(await answer.text()));
  if (!answer.ok || !registered.success) throw new SignInError({ kind: 'service-not-understood' });
  return identityOf(registered.data);
}

/** The authentication method that the service chose wins over the one we asked for. */
function identityOf(registered: z.infer<typeof Registered>): ClientIdentity {
  const { client_id: clientId, client_secret: clientSecret, token_endpoint_auth_method: method } = registered;
  if (!clientSecret || method === 'none') return { clientId };
  const isBasic = method === 'client_secret_basic';
  return { clientId, clientSecret, clientAuth: isBasic ? 'client_secret_basic' : 'client_secret_post' };
}

export const clientOf = ({ clientId }: ClientIdentity): oauth.Client => ({ client_id: clientId });

export function clientAuthOf({ clientSecret, clientAuth }: ClientIdentity): oauth.ClientAuth {
  if (!clientSecret) return oauth.None();
  return clientAuth === 'client_secret_basic'
    ? oauth.ClientSecretBasic(clientSecret)
    : oauth.ClientSecretPost(clientSecret);
}
