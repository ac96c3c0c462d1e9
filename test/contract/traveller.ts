// A connected traveller without a browser: our own client, with the sign-in pages clicked through over plain HTTP.
import { guard, type TransportEdges } from '../../lib/api/transport.ts';
import { type AccessToken, type Account, openConnection, type SessionEdges } from '../../lib/auth/session.ts';
import { type ConnectEdges, connect } from '../../lib/journeys/connect.ts';
import { readProfile, type ServiceProfile } from '../../lib/model/profile.ts';
import { ok } from '../../lib/model/result.ts';
import { demoTraveller } from '../../service/seed.ts';
import { type RunningService, startService } from '../../service/start.ts';
import { Browser } from '../service/browser.ts';
import { redirectUri, signIn } from '../service/connect.ts';
import { quickEdges, quickMemory } from '../service/quick.ts';

/** An in-memory service on free ports, with the demo traveller. */
export async function startedService(): Promise<RunningService> {
  const started = await startService({
    ...(await quickMemory()),
    edges: quickEdges,
    apiPort: 0,
    authPort: 0,
    seedDemo: true,
  });
  if (!started.ok) throw new Error(JSON.stringify(started.failure));
  return started.value;
}

export function profileOf(service: RunningService): ServiceProfile {
  const profile = readProfile({ baseUrl: service.apiUrl, authUrl: service.authUrl });
  if (!profile.ok) throw new Error('The profile should fit.');
  return profile.value;
}

/** One per service: after the first sign-in, only consent is asked for. */
const browsers = new WeakMap<RunningService, Browser>();

/** Clicks "sign in" and "allow" as a person would, and returns the URL of the final redirect. */
export async function clickThrough(
  service: RunningService,
  address: string,
  button: 'allow' | 'deny' = 'allow',
) {
  const browser = browsers.get(service) ?? new Browser(service.authUrl);
  browsers.set(service, browser);
  const page = await browser.open(address);
  // Redirected at once: there was nothing to ask the traveller.
  if (new URL(page.url).origin !== new URL(service.authUrl).origin) return page.url;
  const isSignedIn = !page.html.includes('id="sign-in"');
  const consent = isSignedIn ? page : await signIn(browser, page, demoTraveller);
  return (await browser.press(consent, button)).url;
}

/** The same in another person's browser, who signs in first. */
export async function clickThroughAs(
  service: RunningService,
  address: string,
  who: { email: string; password: string },
) {
  const browser = new Browser(service.authUrl);
  const consent = await signIn(browser, await browser.open(address), who);
  return (await browser.press(consent, 'allow')).url;
}

/** The extension's stores, in memory, with every edge open to a test's faults. */
export function world(service: RunningService, mischief: Partial<TransportEdges> = {}) {
  const accounts = new Map<string, Account>();
  const tokens = new Map<string, AccessToken>();
  let underWay: unknown;
  let now = Date.now();
  const transport: TransportEdges = {
    fetch: (input, init) => fetch(input, init),
    isOnline: () => true,
    ...mischief,
  };
  const session: SessionEdges = {
    ...transport,
    now: () => now,
    oneAtATime: (_, work) => work(),
    loadAccount: async (id) => accounts.get(id),
    saveAccount: async (account) => void accounts.set(account.id, account),
    loadAccessToken: async (id) => tokens.get(id),
    saveAccessToken: async (id, token) => void tokens.set(id, token),
  };
  const edges: ConnectEdges = {
    loadProfile: async () => ok(profileOf(service)),
    fetchFor: (profile) => guard(transport, [profile.baseUrl, profile.authUrl]),
    clientName: 'Wayclip in a test',
    redirectUri,
    openWindow: async (address) => ok(await clickThrough(service, address)),
    saveSignIn: async (signInUnderWay) => {
      underWay = signInUnderWay;
    },
    takeSignIn: async () => {
      const taken = underWay;
      underWay = undefined;
      return taken;
    },
    saveAccount: session.saveAccount,
    saveAccessToken: session.saveAccessToken,
    now: session.now,
    newId: () => crypto.randomUUID(),
  };
  return {
    accounts,
    tokens,
    session,
    edges,
    later: (milliseconds: number) => {
      now += milliseconds;
    },
    connected: async () => {
      const account = await connect(edges);
      if (!account.ok) throw new Error(JSON.stringify(account.failure));
      return openConnection(account.value, session);
    },
  };
}
