import { describe, expect, test } from 'vitest';
import { ownAppId } from '../../../service/oauth/own-app.ts';
import { Browser } from '../browser.ts';
import { ask, connect, connectApp, ownAppOf, redirectUri } from '../connect.ts';
import { register, service } from './world.ts';

const preferencesWith = (token: string) =>
  fetch(`${service.apiUrl}/v1/account/reminder-preferences`, {
    method: 'PATCH',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: '{}',
  });

describe('the service’s own app', () => {
  test('is known without registering; its code goes only to an address of the service', async () => {
    const app = await ownAppOf(service);
    const { tokens } = await connectApp(service, app);
    expect(tokens.scope).toBe('itineraries:read itineraries:write');
    const { url } = await ask({ ...app, redirect: redirectUri });
    const page = await new Browser(service.authUrl).open(url.href);
    expect([page.status, page.url]).toEqual([400, url.href]);
  });

  test('nobody can register as it, and a registered app stays out of what is for it', async () => {
    const posing = await register({ redirect_uris: [redirectUri], client_id: ownAppId });
    const made = posing.status === 201 ? (await posing.json()).client_id : undefined;
    expect(made).not.toBe(ownAppId);
    const { tokens } = await connect(service);
    expect((await preferencesWith(tokens.access_token)).status).toBe(403);
  });
});
