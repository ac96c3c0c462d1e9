// OAuth as in section 5, over plain fetch: without a library that could tolerate the service's mistakes.
import { createHash, randomBytes } from 'node:crypto';
import { ownAppId, ownAppRedirect } from '../../../service/oauth/own-app.ts';
import { demoTraveller } from '../../../service/seed.ts';
import type { Browser, Page } from '../../service/browser.ts';
import type { Wire } from './world.ts';

export const redirectUri = 'https://abcdefghijklmnopabcdefghijklmnop.chromiumapp.org/';
/** One of the service's own apps by configuration: an extension that registers like any other app. */
export const ownRedirect = 'https://ponmlkjihgfedcbaponmlkjihgfedcba.chromiumapp.org/';
export const ownOrigins = [new URL(ownRedirect).origin];
export const allScopes = 'itineraries:read itineraries:write documents:read documents:write';

export interface Who {
  email: string;
  password: string;
}
export interface Tokens {
  access_token: string;
  refresh_token: string;
  token_type: string;
  expires_in: number;
  scope: string;
}
export interface Asked {
  clientId: string;
  redirect: string;
  verifier: string;
  state: string;
  url: string;
}

export const register = (wire: Wire, metadata: unknown) =>
  wire.auth('/oauth/register', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(metadata),
  });

export async function newClient(wire: Wire): Promise<string> {
  const answer = await register(wire, { redirect_uris: [redirectUri], client_name: 'Contract' });
  return (await answer.json()).client_id;
}

export const challengeOf = (verifier: string) => createHash('sha256').update(verifier).digest('base64url');

/** The authorization URL; `changes` replaces parameters, or omits those set to undefined. */
export function ask(wire: Wire, clientId: string, changes: Record<string, string | undefined> = {}): Asked {
  const verifier = randomBytes(32).toString('base64url');
  const state = randomBytes(8).toString('base64url');
  const parameters: Record<string, string | undefined> = {
    client_id: clientId,
    redirect_uri: redirectUri,
    response_type: 'code',
    scope: allScopes,
    state,
    code_challenge: challengeOf(verifier),
    ...changes,
  };
  const url = new URL('/oauth/authorize', wire.authUrl);
  for (const [name, value] of Object.entries(parameters))
    if (value !== undefined) url.searchParams.set(name, value);
  return { clientId, redirect: parameters.redirect_uri ?? '', verifier, state, url: url.href };
}

/** Signs in if asked to, and presses a button on the consent page. */
export async function answerAsked(
  browser: Browser,
  asked: Asked,
  { who = demoTraveller, button = 'allow' }: { who?: Who; button?: 'allow' | 'deny' } = {},
): Promise<URL> {
  const page = await browser.open(asked.url);
  const consent = isSignIn(page)
    ? await browser.press(page, 'sign-in', { email: who.email, password: who.password })
    : page;
  return new URL((await browser.press(consent, button)).url);
}

export const isSignIn = (page: Page) => page.html.includes('id="sign-in"');

export const tokenRequest = (wire: Wire, form: Record<string, string>) =>
  wire.auth('/oauth/token', { method: 'POST', body: new URLSearchParams(form) });

export const codeForm = (asked: Asked, code: string) => ({
  grant_type: 'authorization_code',
  code,
  code_verifier: asked.verifier,
  redirect_uri: asked.redirect,
  client_id: asked.clientId,
});
export const redeem = (wire: Wire, asked: Asked, code: string, changes: Record<string, string> = {}) =>
  tokenRequest(wire, { ...codeForm(asked, code), ...changes });

export const refresh = (wire: Wire, clientId: string, token: string) =>
  tokenRequest(wire, { grant_type: 'refresh_token', refresh_token: token, client_id: clientId });

/** "400 invalid_grant" */
export async function oauthRefusal(answer: Response | Promise<Response>): Promise<string> {
  const response = await answer;
  return `${response.status} ${(await response.json()).error}`;
}

export interface Connected {
  clientId: string;
  tokens: Tokens;
}

export interface Connecting {
  scope?: string;
  who?: Who;
  isOwnApp?: boolean;
  /** Whose cookies to use; by default the signed-in demo traveller's, unless it is someone else. */
  browser?: Browser;
}

/** The whole flow, from registration to tokens. */
export async function connect(wire: Wire, connecting: Connecting = {}): Promise<Connected> {
  const { scope = allScopes, who = demoTraveller, isOwnApp = false } = connecting;
  const { browser = connecting.who ? wire.browser() : wire.signedIn } = connecting;
  const clientId = isOwnApp ? ownAppId : await newClient(wire);
  const redirect_uri = isOwnApp ? ownAppRedirect(wire.authUrl) : redirectUri;
  const asked = ask(wire, clientId, { scope, redirect_uri });
  const answer = await answerAsked(browser, asked, { who });
  const response = await redeem(wire, asked, answer.searchParams.get('code') ?? '');
  if (response.status !== 200) throw new Error(`No tokens: ${answer} ${await response.text()}`);
  return { clientId, tokens: await response.json() };
}
