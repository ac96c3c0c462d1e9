// A client of our own at the service, made anew for each sign-in: services throw away those that were not used.
import * as oauth from 'oauth4webapi';
import * as z from 'zod/mini';
import { retryAfterSeconds } from '../api/answer-failure.ts';
import type { Fetch } from '../api/transport.ts';
import { parseJson } from '../model/parse-json.ts';
import type { ServiceProfile } from '../model/profile.ts';
import { callOptions, type Server } from './authorization-server.ts';
import { SignInError } from './failures.ts';

/** Who we are at the service. Some give a secret without being asked; it is then kept as sealed as the tokens. */
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
  // Without the method a standard server takes it for a client with a secret.
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

/** The service's word on how we say who we are wins over what we asked for. */
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
