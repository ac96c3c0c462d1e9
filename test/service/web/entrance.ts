import { describe, expect, test, vi } from 'vitest';
import { Browser } from '../browser.ts';
import { ask, registerApp } from '../connect.ts';
import { demoTraveller, newPerson, service, signInAs } from './world.ts';

const minutes = 60_000;

describe('signing in', () => {
  test('after ten wrong passwords even the right one waits a quarter of an hour, with status 200', async () => {
    const { email, password } = await newPerson();
    const browser = new Browser(service.authUrl);
    for (let count = 0; count < 10; count += 1)
      expect((await signInAs(browser, email, `wrong-${count}`)).html).toContain('do not belong together');
    const locked = await signInAs(browser, email, password);
    expect(locked.status).toBe(200);
    expect(locked.html).toContain('Too many tries');
    expect(locked.headers.getSetCookie()).toEqual([]);
    // Signing in at an app's request goes through the same checks.
    const asked = await ask(await registerApp(service));
    const question = await browser.open(asked.url.href);
    const again = await browser.press(question, 'sign-in', { email, password });
    expect([again.status, again.html.includes('Too many tries')]).toEqual([200, true]);

    expect(
      (await signInAs(new Browser(service.authUrl), demoTraveller.email, demoTraveller.password)).url,
    ).toBe(`${service.authUrl}/`);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 16 * minutes });
    expect((await signInAs(browser, email, password)).url).toBe(`${service.authUrl}/`);
    vi.useRealTimers();
  });

  test('many tries at once gain nothing over many in a row', async () => {
    const { email } = await newPerson();
    const tries = await Promise.all(
      Array.from({ length: 25 }, (_, count) =>
        signInAs(new Browser(service.authUrl), email, `wrong-${count}`),
      ),
    );
    const looked = tries.filter(({ html }) => html.includes('do not belong together'));
    expect(looked.length).toBeLessThanOrEqual(10);
  });

  test('getting in forgets what was mistyped before', async () => {
    const { email, password } = await newPerson();
    const browser = new Browser(service.authUrl);
    for (let round = 0; round < 3; round += 1) {
      for (let count = 0; count < 6; count += 1) await signInAs(browser, email, 'wrong');
      expect((await signInAs(browser, email, password)).url).toBe(`${service.authUrl}/`);
    }
  });

  test('the session is a cookie that scripts and other sites do not get, new at each sign-in', async () => {
    const post = (cookie = '') =>
      fetch(`${service.authUrl}/sign-in`, {
        method: 'POST',
        body: new URLSearchParams({ email: demoTraveller.email, password: demoTraveller.password }),
        headers: { origin: service.authUrl, cookie },
        redirect: 'manual',
      });
    const cookies = (await post()).headers.getSetCookie();
    expect(cookies.length).toBeGreaterThan(0);
    for (const cookie of cookies) {
      expect(cookie.toLowerCase()).toContain('httponly');
      expect(cookie.toLowerCase()).toMatch(/samesite=(lax|strict)/);
    }
    const planted = cookies.map((cookie) => cookie.split(';')[0]).join('; ');
    const after = (await post(planted)).headers.getSetCookie().map((cookie) => cookie.split(';')[0]);
    expect(after.some((cookie) => planted.includes(String(cookie)))).toBe(false);
    const old = await fetch(`${service.authUrl}/account`, {
      headers: { cookie: planted },
      redirect: 'manual',
    });
    expect(old.status).toBe(303);
  });
});

describe('forms', () => {
  test('from another site, or from nowhere, change nothing: each of them', async () => {
    const { browser } = await newPerson();
    const asked = await ask(await registerApp(service));
    const question = new URL((await browser.open(asked.url.href)).url).pathname;
    const forms = [
      '/sign-in',
      '/sign-up',
      '/sign-out',
      '/account/apps/anything/disconnect',
      `${question}/allow`,
      `${question}/deny`,
      `${question}/sign-in`,
      `${question}/sign-up`,
    ];
    const foreign: Record<string, string>[] = [
      { origin: 'https://elsewhere.example' },
      { origin: 'null' },
      { 'sec-fetch-site': 'cross-site', origin: service.authUrl },
      { 'sec-fetch-site': 'same-site' },
    ];
    for (const path of forms)
      for (const headers of foreign) {
        const answer = await browser.open(path, { email: 'a', password: 'b' }, headers);
        expect([path, answer.status]).toEqual([path, 403]);
      }
    const silent = await fetch(`${service.authUrl}/sign-out`, { method: 'POST', redirect: 'manual' });
    expect(silent.status).toBe(403);
    expect((await browser.open('/account')).html).toContain('Your account');
    expect((await browser.open(question)).html).toContain('id="allow"');
  });

  test('that are larger than a form can be are refused', async () => {
    const page = await new Browser(service.authUrl).open('/sign-in', {
      email: 'x'.repeat(20_000),
      password: 'y',
    });
    expect(page.status).toBe(413);
  });
});

test('a form that does not say how long it is changes nothing, and is no fault', async () => {
  const body = new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode('email=a&password=b'));
      controller.close();
    },
  });
  const headers = { origin: service.authUrl, 'content-type': 'application/x-www-form-urlencoded' };
  const init: RequestInit & { duplex: 'half' } = { method: 'POST', headers, body, duplex: 'half' };
  expect((await fetch(`${service.authUrl}/sign-in`, init)).status).toBe(411);
});
