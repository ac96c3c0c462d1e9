import { describe, expect, test } from 'vitest';
import { Browser } from '../browser.ts';
import { ask, connectApp, registerApp, signIn } from '../connect.ts';
import { errorOf, refresh } from '../oauth/ask-tokens.ts';
import { newPerson, service } from './world.ts';

const listWith = (token: string) =>
  fetch(`${service.apiUrl}/v1/itineraries`, { headers: { authorization: `Bearer ${token}` } });

describe('connected apps', () => {
  test('stand in the account with what they may do, and stop at once when they are disconnected', async () => {
    const person = await newPerson();
    expect((await person.browser.open('/account')).html).toContain('No app is connected.');
    const app = await registerApp(service);
    const { tokens } = await connectApp(service, app, { who: person });
    const { tokens: second } = await connectApp(service, app, { who: person, scope: 'itineraries:read' });

    const account = await person.browser.open('/account');
    expect(account.html.match(/data-client=/g)).toHaveLength(1);
    expect(account.html).toContain('Clipper &lt;test&gt;');
    expect(account.html).toContain('Create and change itineraries');
    expect(account.html).not.toContain('See the names of your documents');

    const after = await person.browser.press(account, `disconnect-${app.client.client_id}`);
    expect(after.html).toContain('The app is disconnected.');
    expect(after.html).not.toContain('data-client=');
    for (const { access_token, refresh_token } of [tokens, second]) {
      expect((await listWith(access_token)).status).toBe(401);
      expect(await errorOf(refresh(app, refresh_token ?? ''))).toBe('invalid_grant');
    }
    // To reconnect, it has to ask again.
    const asked = await ask(app);
    expect((await person.browser.open(asked.url.href)).html).toContain('id="allow"');
  });

  test('of someone else are neither shown nor touched', async () => {
    const [mine, theirs] = [await newPerson(), await newPerson()];
    const app = await registerApp(service);
    const { tokens } = await connectApp(service, app, { who: theirs });
    expect((await mine.browser.open('/account')).html).not.toContain('Clipper');
    await mine.browser.open(`/account/apps/${app.client.client_id}/disconnect`, {});
    await mine.browser.open('/account/apps/%00/disconnect', {});
    expect((await listWith(tokens.access_token)).status).toBe(200);
  });

  test('that revoked their own tokens, or were never allowed, are not listed', async () => {
    const person = await newPerson();
    const app = await registerApp(service);
    const browser = new Browser(service.authUrl);
    const consent = await signIn(browser, await browser.open((await ask(app)).url.href), person);
    await browser.press(consent, 'deny');
    expect((await person.browser.open('/account')).html).toContain('No app is connected.');
  });

  test('are for people who are signed in', async () => {
    const stranger = await new Browser(service.authUrl).open('/account');
    expect(stranger.html).toContain('id="sign-in"');
    expect(stranger.html).toContain('next=%2Faccount');
  });
});
