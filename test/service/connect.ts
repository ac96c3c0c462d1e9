// Connects an app to the service as a real client does, with a person clicking through the pages.
import * as oauth from 'oauth4webapi';
import { ownAppId, ownAppRedirect } from '../../service/oauth/own-app.ts';
import { demoTraveller } from '../../service/seed.ts';
import type { RunningService } from '../../service/start.ts';
import { Browser, type Page } from './browser.ts';

export const redirectUri = 'https://abcdefghijklmnopabcdefghijklmnop.chromiumapp.org/';
export const insecure = { [oauth.allowInsecureRequests]: true };
export const bothScopes = 'itineraries:read itineraries:write';

export interface App {
  server: oauth.AuthorizationServer;
  client: oauth.Client;
  /** Where the code is sent; `redirectUri` by default. */
  redirect?: string;
}

export interface Ask {
  verifier: string;
  state: string;
  url: URL;
}

/** Everything needed to connect to a service. */
type Reachable = Pick<RunningService, 'authUrl'>;

export async function discover({ authUrl }: Reachable): Promise<oauth.AuthorizationServer> {
  const issuer = new URL(authUrl);
  const response = await oauth.discoveryRequest(issuer, { algorithm: 'oauth2', ...insecure });
  return oauth.processDiscoveryResponse(issuer, response);
}

export async function registerApp(service: Reachable): Promise<App> {
  const server = await discover(service);
  const response = await oauth.dynamicClientRegistrationRequest(
    server,
    {
      redirect_uris: [redirectUri],
      token_endpoint_auth_method: 'none',
      grant_types: ['authorization_code', 'refresh_token'],
      response_types: ['code'],
      client_name: 'Clipper <test>',
    },
    insecure,
  );
  return { server, client: await oauth.processDynamicClientRegistrationResponse(response) };
}

export async function ask({ server, client, redirect = redirectUri }: App, scope = bothScopes): Promise<Ask> {
  const verifier = oauth.generateRandomCodeVerifier();
  const state = oauth.generateRandomState();
  const url = new URL(server.authorization_endpoint ?? '');
  const parameters = {
    client_id: client.client_id,
    redirect_uri: redirect,
    response_type: 'code',
    scope,
    state,
    code_challenge: await oauth.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
  };
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
  return { verifier, state, url };
}

export async function signIn(
  browser: Browser,
  page: Page,
  who: { email: string; password: string } = demoTraveller,
) {
  return browser.press(page, 'sign-in', { email: who.email, password: who.password });
}

export async function redeem(
  { server, client, redirect = redirectUri }: App,
  { verifier, state }: Ask,
  answer: string,
) {
  const parameters = oauth.validateAuthResponse(server, client, new URL(answer), state);
  const response = await oauth.authorizationCodeGrantRequest(
    server,
    client,
    oauth.None(),
    parameters,
    redirect,
    verifier,
    insecure,
  );
  return oauth.processAuthorizationCodeResponse(server, client, response);
}

/** The service's own app, which is known without registration. */
export const ownAppOf = async (service: Reachable): Promise<App> => ({
  server: await discover(service),
  client: { client_id: ownAppId, token_endpoint_auth_method: 'none' },
  redirect: ownAppRedirect(service.authUrl),
});

/** The whole flow, from registration to tokens. */
export async function connect(
  service: Reachable,
  scope = bothScopes,
  who?: { email: string; password: string },
) {
  return connectApp(service, await registerApp(service), { scope, ...(who && { who }) });
}

export interface Connecting {
  scope?: string;
  who?: { email: string; password: string };
}

export async function connectApp(
  service: Reachable,
  app: App,
  { scope = bothScopes, who = demoTraveller }: Connecting = {},
) {
  const asked = await ask(app, scope);
  const browser = new Browser(service.authUrl);
  const consent = await signIn(browser, await browser.open(asked.url.href), who);
  const answer = await browser.press(consent, 'allow');
  return { app, browser, tokens: await redeem(app, asked, answer.url) };
}
