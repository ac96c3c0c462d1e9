import { describe, expect, test } from 'vitest';
import { Browser } from '../browser.ts';
import { connectApp, registerApp } from '../connect.ts';
import { newPerson, service, signInAs } from './world.ts';

const next = 'another-password-altogether';
const isSignedIn = async (browser: Browser) =>
  (await browser.open('/account')).url === `${service.authUrl}/account`;
const change = async (browser: Browser, fields: Record<string, string>) =>
  browser.press(await browser.open('/account/password'), 'change-password', fields);

describe('changing the password', () => {
  test('takes the current one; then only the new one opens, and other browsers are signed out', async () => {
    const { browser, email, password } = await newPerson();
    const elsewhere = new Browser(service.authUrl);
    await signInAs(elsewhere, email, password);
    const someoneElse = await newPerson();
    const cookie = () => browser.cookie('itineraries_session');
    const before = cookie();

    const account = await browser.open('/account');
    expect(account.html).toContain('href="/account/password"');
    const done = await change(browser, { password, next });
    expect(done.url).toBe(`${service.authUrl}/account?done=password`);
    expect(done.html).toContain('Your password is changed.');
    expect(await isSignedIn(browser)).toBe(true);
    expect(cookie()).not.toBe(before);
    expect(await isSignedIn(elsewhere)).toBe(false);
    expect(await isSignedIn(someoneElse.browser)).toBe(true);

    const again = new Browser(service.authUrl);
    expect((await signInAs(again, email, password)).html).toContain('do not belong together');
    expect((await signInAs(again, email, next)).url).toBe(`${service.authUrl}/`);
  });

  test('leaves connected apps connected, as the page says', async () => {
    const person = await newPerson();
    const { tokens } = await connectApp(service, await registerApp(service), { who: person });
    expect((await person.browser.open('/account/password')).html).toContain('Connected apps stay connected.');
    await change(person.browser, { password: person.password, next });
    const headers = { authorization: `Bearer ${tokens.access_token}` };
    expect((await fetch(`${service.apiUrl}/v1/itineraries`, { headers })).status).toBe(200);
  });

  test('changes nothing without the current one, with one that is too short, too long, or the same', async () => {
    const { browser, email, password } = await newPerson();
    const elsewhere = new Browser(service.authUrl);
    await signInAs(elsewhere, email, password);
    for (const [fields, words] of [
      [{ password: 'wrong', next }, 'This is not your current password.'],
      [{ next }, 'This is not your current password.'],
      [{ password: 'x'.repeat(5000), next }, 'This is not your current password.'],
      [{ password, next: 'short' }, 'Use at least 10 characters'],
      [{ password, next: 'x'.repeat(201) }, 'Use at most 200 characters'],
      [{ password, next: password }, 'This is the password that you have now.'],
    ] as [Record<string, string>, string][]) {
      const page = await change(browser, fields);
      expect([page.status, page.html.includes(words)], words).toEqual([200, true]);
      expect(page.html).not.toContain(password);
    }
    expect(await isSignedIn(elsewhere)).toBe(true);
    expect((await signInAs(new Browser(service.authUrl), email, password)).url).toBe(`${service.authUrl}/`);
  });

  test('is no way around the limit of tries', async () => {
    const { browser, password } = await newPerson();
    for (let count = 0; count < 10; count += 1) await change(browser, { password: `wrong-${count}`, next });
    expect((await change(browser, { password, next })).html).toContain('Too many tries');
  });

  test('is for people who are signed in, from our own page', async () => {
    const stranger = new Browser(service.authUrl);
    expect((await stranger.open('/account/password')).html).toContain('id="sign-in"');
    const { browser, password, email } = await newPerson();
    const foreign = await browser.open(
      '/account/password',
      { password, next },
      { Origin: 'https://elsewhere.example' },
    );
    expect(foreign.status).toBe(403);
    expect((await signInAs(new Browser(service.authUrl), email, password)).url).toBe(`${service.authUrl}/`);
  });

  test('two at once: one of them is the new one', async () => {
    const { browser, email, password } = await newPerson();
    const wanted = ['first-new-password', 'second-new-password'];
    const pages = await Promise.all(wanted.map((each) => change(browser, { password, next: each })));
    expect(pages.filter(({ url }) => url.endsWith('done=password')).length).toBeLessThanOrEqual(1);
    const opens = [];
    for (const each of wanted)
      opens.push((await signInAs(new Browser(service.authUrl), email, each)).url === `${service.authUrl}/`);
    expect(opens.filter(Boolean)).toHaveLength(1);
  });
});
