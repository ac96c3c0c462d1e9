import { describe, expect, test, vi } from 'vitest';
import { demoTraveller } from '../../../service/seed.ts';
import { Browser } from '../browser.ts';
import { ask, connect, redeem, redirectUri, registerApp, signIn } from '../connect.ts';
import { listWith, service } from './world.ts';

describe('connecting', () => {
  test('gives tokens that work for an hour, after signing in and allowing', async () => {
    const { tokens } = await connect(service);
    expect(tokens).toMatchObject({
      token_type: 'bearer',
      expires_in: 3600,
      scope: 'itineraries:read itineraries:write',
    });
    expect(tokens.access_token).not.toContain('.');
    expect(tokens).not.toHaveProperty('id_token');
    expect((await listWith(tokens.access_token)).status).toBe(200);

    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3700 * 1000 });
    expect((await listWith(tokens.access_token)).status).toBe(401);
    vi.useRealTimers();
  });

  test('says in words what is asked, and only that', async () => {
    const app = await registerApp(service);
    const browser = new Browser(service.authUrl);
    const { url } = await ask(app, 'itineraries:read openid nonsense');
    const consent = await signIn(browser, await browser.open(url.href));
    expect(consent.html).toContain('See your itineraries and search Explore');
    expect(consent.html).not.toContain('Create and change itineraries');
    expect(consent.html).toContain('Connect Clipper &lt;test&gt;?');
    expect(consent.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  });

  test('grants only the scopes that were asked for and exist', async () => {
    const { tokens } = await connect(service, 'itineraries:read openid');
    expect(tokens.scope).toBe('itineraries:read');
    expect(tokens).not.toHaveProperty('id_token');
  });

  test('asking for nothing that there is gets invalid_scope, before anyone signs in', async () => {
    for (const scope of ['', 'nonsense', 'openid profile', 'itineraries:delete']) {
      const { url, state } = await ask(await registerApp(service), scope);
      const answer = new URL((await new Browser(service.authUrl).open(url.href)).url);
      expect(`${answer.origin}/`).toBe(redirectUri);
      expect(Object.fromEntries(answer.searchParams)).toMatchObject({
        error: 'invalid_scope',
        state,
        iss: service.authUrl,
      });
    }
  });

  test('all four scopes can be asked for, each in its own words', async () => {
    const all = 'itineraries:read itineraries:write documents:read documents:write';
    const app = await registerApp(service);
    const asked = await ask(app, all);
    const browser = new Browser(service.authUrl);
    const consent = await signIn(browser, await browser.open(asked.url.href));
    for (const words of [
      'See your itineraries',
      'Create and change',
      'names of your documents',
      'Add, rename',
    ])
      expect(consent.html).toContain(words);
    expect(consent.html).not.toContain('Not their names');
    expect(consent.html).toContain(demoTraveller.email);
    expect(consent.html).toContain(new URL(redirectUri).host);
    expect((await redeem(app, asked, (await browser.press(consent, 'allow')).url)).scope).toBe(all);
  });

  test('a wrong password is told with a sentence and status 200, and can be corrected', async () => {
    const asked = await ask(await registerApp(service));
    const browser = new Browser(service.authUrl);
    const page = await browser.open(asked.url.href);
    for (const who of [
      { ...demoTraveller, password: 'not-the-password' },
      { email: 'nobody@wayclip.test', password: 'not-the-password' },
      { email: 'a\0"><script>', password: '' },
    ]) {
      const again = await signIn(browser, page, who);
      expect(again.status).toBe(200);
      expect(again.html).toContain('do not belong together');
      expect(again.html).not.toContain('<script>');
    }
    expect((await signIn(browser, page)).html).toContain('id="allow"');
  });

  test('"Not now" answers access_denied with state and issuer, and no code', async () => {
    const asked = await ask(await registerApp(service));
    const browser = new Browser(service.authUrl);
    const consent = await signIn(browser, await browser.open(asked.url.href));
    const answer = new URL((await browser.press(consent, 'deny')).url);
    expect(`${answer.origin}/`).toBe(redirectUri);
    expect(Object.fromEntries(answer.searchParams)).toMatchObject({
      error: 'access_denied',
      state: asked.state,
      iss: service.authUrl,
    });
    expect(answer.searchParams.has('code')).toBe(false);
  });

  test('a new traveller can make an account on the way', async () => {
    const app = await registerApp(service);
    const asked = await ask(app);
    const browser = new Browser(service.authUrl);
    const page = await browser.open(asked.url.href);
    const form = await browser.open(`${page.url}/sign-up`);
    const tooShort = await browser.press(form, 'sign-up', {
      name: 'Ines',
      email: 'ines@wayclip.test',
      password: 'short',
    });
    expect(tooShort.html).toContain('at least 10 characters');
    const given = { name: 'Ines', email: 'Ines@wayclip.test ', password: 'another-quiet-password' };
    const consent = await browser.press(tooShort, 'sign-up', given);
    expect(consent.html).toContain('ines@wayclip.test');
    const answer = await browser.press(consent, 'allow');
    expect((await redeem(app, asked, answer.url)).access_token).toEqual(expect.any(String));
    const taken = await new Browser(service.authUrl).open('/sign-up', given);
    expect(taken.html).toContain('already an account');
  });

  test('someone who is signed in may use another account instead', async () => {
    const other = { email: 'jun@wayclip.test', password: 'one-more-quiet-password' };
    await new Browser(service.authUrl).open('/sign-up', { ...other, name: 'Jun' });
    const { browser, app } = await connect(service);
    const asked = await ask(app, 'itineraries:read documents:read');
    const consent = await browser.open(asked.url.href);
    expect(consent.html).toContain(demoTraveller.email);
    const leaving = await signIn(browser, await browser.open(`${consent.url}/sign-in`), other);
    const fields = Object.fromEntries(
      [...leaving.html.matchAll(/name="(\w+)" value="([^"]*)"/g)].map(([, name = '', value = '']) => [
        name,
        value,
      ]),
    );
    const action = /action="([^"]+)"/.exec(leaving.html)?.[1] ?? '';
    expect((await browser.open(action, fields)).html).toContain(other.email);
  });

  test('a missing code_challenge_method is read as S256', async () => {
    const app = await registerApp(service);
    const asked = await ask(app);
    asked.url.searchParams.delete('code_challenge_method');
    const browser = new Browser(service.authUrl);
    const consent = await signIn(browser, await browser.open(asked.url.href));
    const answer = await browser.press(consent, 'allow');
    expect((await redeem(app, asked, answer.url)).expires_in).toBe(3600);
  });

  test('plain PKCE, or none, is refused before anyone signs in', async () => {
    const app = await registerApp(service);
    const plain = (await ask(app)).url;
    plain.searchParams.set('code_challenge_method', 'plain');
    const none = (await ask(app)).url;
    none.searchParams.delete('code_challenge');
    none.searchParams.delete('code_challenge_method');
    for (const url of [plain, none]) {
      const answer = new URL((await new Browser(service.authUrl).open(url.href)).url);
      expect(`${answer.origin}/`).toBe(redirectUri);
      expect(answer.searchParams.get('error')).toBe('invalid_request');
    }
  });

  test('an unknown client or a foreign redirect gets a page, never a redirect', async () => {
    const app = await registerApp(service);
    const unknown = (await ask(app)).url;
    unknown.searchParams.set('client_id', 'nobody\0');
    const foreign = (await ask(app)).url;
    foreign.searchParams.set('redirect_uri', 'https://elsewhere.example/');
    for (const url of [unknown, foreign]) {
      const page = await new Browser(service.authUrl).open(url.href);
      expect(page.status).toBe(400);
      expect(page.url).toBe(url.href);
      expect(page.html).toContain('could not be connected');
    }
  });

  test('a resource other than this service is refused', async () => {
    const { url } = await ask(await registerApp(service));
    url.searchParams.set('resource', 'https://elsewhere.example/');
    const answer = new URL((await new Browser(service.authUrl).open(url.href)).url);
    expect(answer.searchParams.get('error')).toBe('invalid_target');
  });

  test('odd parameters are answered, not stumbled over', async () => {
    const { url } = await ask(await registerApp(service));
    url.searchParams.set('state', '\0\ud800');
    const page = await new Browser(service.authUrl).open(url.href);
    expect(page.status).toBe(200);
    expect(page.html).toContain('id="sign-in"');
  });

  test('the question of one browser cannot be answered from another', async () => {
    const { url } = await ask(await registerApp(service));
    const victim = new Browser(service.authUrl);
    const page = await victim.open(url.href);
    const stranger = await signIn(new Browser(service.authUrl), page);
    expect(stranger.status).toBe(400);
    expect(stranger.html).toContain('run out');
    const elsewhere = await victim.open(page.url.replace(/[^/]+$/, (uid) => `${uid}x`));
    expect(elsewhere.status).toBe(400);
  });

  test('a form that another site sends is refused', async () => {
    const browser = new Browser(service.authUrl);
    const foreign: Record<string, string>[] = [
      { Origin: 'https://elsewhere.example' },
      { 'Sec-Fetch-Site': 'cross-site' },
      { Origin: 'null' },
    ];
    for (const headers of foreign) {
      const { email, password } = demoTraveller;
      const page = await browser.open('/sign-in', { email, password }, headers);
      expect(page.status).toBe(403);
      expect(page.headers.getSetCookie()).toEqual([]);
    }
  });
});
