import * as oauth from 'oauth4webapi';
import { describe, expect, test, vi } from 'vitest';
import { startService } from '../../../service/start.ts';
import { Browser } from '../browser.ts';
import { ask, connect, discover, insecure, redeem, redirectUri, registerApp, signIn } from '../connect.ts';
import { quickEdges, quickMemory } from '../quick.ts';
import { errorOf, refresh } from './ask-tokens.ts';
import { listWith, register, service } from './world.ts';

describe('tokens', () => {
  test('a wrong verifier gives nothing', async () => {
    const app = await registerApp(service);
    const asked = await ask(app);
    const browser = new Browser(service.authUrl);
    const consent = await signIn(browser, await browser.open(asked.url.href));
    const answer = await browser.press(consent, 'allow');
    const wrong = { ...asked, verifier: oauth.generateRandomCodeVerifier() };
    expect(await errorOf(redeem(app, wrong, answer.url))).toBe('invalid_grant');
  });

  test('a code works once; used again it takes the tokens of the first with it', async () => {
    const app = await registerApp(service);
    const asked = await ask(app);
    const browser = new Browser(service.authUrl);
    const consent = await signIn(browser, await browser.open(asked.url.href));
    const answer = await browser.press(consent, 'allow');
    const tokens = await redeem(app, asked, answer.url);
    expect(await errorOf(redeem(app, asked, answer.url))).toBe('invalid_grant');
    expect((await listWith(tokens.access_token)).status).toBe(401);
  });

  test('of many who redeem a code at once, at most one gets tokens', async () => {
    const app = await registerApp(service);
    const asked = await ask(app);
    const browser = new Browser(service.authUrl);
    const consent = await signIn(browser, await browser.open(asked.url.href));
    const answer = await browser.press(consent, 'allow');
    const tries = await Promise.allSettled(Array.from({ length: 6 }, () => redeem(app, asked, answer.url)));
    expect(tries.filter(({ status }) => status === 'fulfilled').length).toBeLessThanOrEqual(1);
  });

  test('a refresh rotates; the new one works and never outlives the 90 days of the first', async () => {
    const { app, tokens } = await connect(service);
    const first = tokens.refresh_token ?? '';
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 80 * 24 * 3600 * 1000 });
    const renewed = await refresh(app, first);
    expect(renewed.refresh_token).not.toBe(first);
    expect((await listWith(renewed.access_token)).status).toBe(200);
    vi.setSystemTime(Date.now() + 11 * 24 * 3600 * 1000);
    expect(await errorOf(refresh(app, renewed.refresh_token ?? ''))).toBe('invalid_grant');
    vi.useRealTimers();
  });

  test('a refresh whose answer was lost can be asked again for a minute, and gives the same refresh token', async () => {
    const { app, tokens } = await connect(service);
    const first = tokens.refresh_token ?? '';
    const answers = await Promise.all(Array.from({ length: 5 }, () => refresh(app, first)));
    expect(new Set(answers.map((answer) => answer.refresh_token)).size).toBe(1);
    for (const answer of answers) expect((await listWith(answer.access_token)).status).toBe(200);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 50 * 1000 });
    expect((await refresh(app, first)).refresh_token).toBe(answers[0]?.refresh_token);
    vi.useRealTimers();
  });

  test('a refresh token used again after that minute ends the whole connection', async () => {
    const { app, tokens } = await connect(service);
    const renewed = await refresh(app, tokens.refresh_token ?? '');
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 62 * 1000 });
    expect(await errorOf(refresh(app, tokens.refresh_token ?? ''))).toBe('invalid_grant');
    expect(await errorOf(refresh(app, renewed.refresh_token ?? ''))).toBe('invalid_grant');
    expect((await listWith(renewed.access_token)).status).toBe(401);
    vi.useRealTimers();
  });

  test('once its successor is used, an old refresh token ends the connection at once', async () => {
    const { app, tokens } = await connect(service);
    const second = await refresh(app, tokens.refresh_token ?? '');
    const third = await refresh(app, second.refresh_token ?? '');
    expect(await errorOf(refresh(app, tokens.refresh_token ?? ''))).toBe('invalid_grant');
    expect(await errorOf(refresh(app, third.refresh_token ?? ''))).toBe('invalid_grant');
  });

  test('a client with a secret needs it, for the code and for each refresh', async () => {
    const { client_id, client_secret } = await (
      await register({ redirect_uris: [redirectUri], token_endpoint_auth_method: 'client_secret_post' })
    ).json();
    const server = await discover(service);
    const app = { server, client: { client_id } };
    const asked = await ask(app);
    const browser = new Browser(service.authUrl);
    const consent = await signIn(browser, await browser.open(asked.url.href));
    const { url } = await browser.press(consent, 'allow');
    const parameters = oauth.validateAuthResponse(server, app.client, new URL(url), asked.state);
    const trade = async (auth: oauth.ClientAuth) =>
      oauth.processAuthorizationCodeResponse(
        server,
        app.client,
        await oauth.authorizationCodeGrantRequest(
          server,
          app.client,
          auth,
          parameters,
          redirectUri,
          asked.verifier,
          insecure,
        ),
      );
    expect(await errorOf(trade(oauth.None()))).toBe('invalid_client');
    expect(await errorOf(trade(oauth.ClientSecretPost('a wrong one')))).toBe('invalid_client');
    const tokens = await trade(oauth.ClientSecretPost(client_secret));
    expect((await listWith(tokens.access_token)).status).toBe(200);
    expect(await errorOf(refresh(app, tokens.refresh_token ?? ''))).toBe('invalid_client');
  });

  test('a token of another service, or of none, opens nothing', async () => {
    const other = await startService({
      ...(await quickMemory()),
      edges: quickEdges,
      authPort: 0,
      apiPort: 0,
      seedDemo: 'travellers',
    });
    if (!other.ok) throw new Error(other.failure.kind);
    try {
      const { tokens } = await connect(other.value);
      for (const token of [
        tokens.access_token,
        tokens.refresh_token ?? '',
        'x',
        `${tokens.access_token}\u00e9`,
      ])
        expect(
          (
            await fetch(`${service.apiUrl}/v1/itineraries`, {
              headers: { authorization: `Bearer ${encodeURI(token)}` },
            })
          ).status,
        ).toBe(401);
    } finally {
      await other.value.stop();
    }
    const { tokens } = await connect(service);
    // A refresh token is not an access token.
    expect((await listWith(tokens.refresh_token ?? '')).status).toBe(401);
  });

  test('another client cannot use a refresh token, nor revoke it', async () => {
    const { app, tokens } = await connect(service);
    const stranger = await registerApp(service);
    const token = tokens.refresh_token ?? '';
    expect(await errorOf(refresh(stranger, token))).toBe('invalid_grant');
    await oauth.revocationRequest(stranger.server, stranger.client, oauth.None(), token, insecure);
    expect((await refresh(app, token)).access_token).toEqual(expect.any(String));
  });

  test.each(['refresh_token', 'access_token'] as const)(
    'revoking the %s disconnects the app',
    async (kind) => {
      const { app, tokens } = await connect(service);
      const revoked = await oauth.revocationRequest(
        app.server,
        app.client,
        oauth.None(),
        String(tokens[kind]),
        insecure,
      );
      await oauth.processRevocationResponse(revoked);
      const answer = await listWith(tokens.access_token);
      expect(answer.status).toBe(401);
      expect(answer.headers.get('www-authenticate')).toContain(
        `resource_metadata="${service.apiUrl}/.well-known/oauth-protected-resource"`,
      );
      expect(await errorOf(refresh(app, tokens.refresh_token ?? ''))).toBe('invalid_grant');
    },
  );

  test('the token endpoint lets a browser extension in and a foreign web page not', async () => {
    const { app } = await connect(service);
    const post = (origin: string) =>
      fetch(`${service.authUrl}/oauth/token`, {
        method: 'POST',
        headers: { origin },
        body: new URLSearchParams({
          grant_type: 'refresh_token',
          refresh_token: 'unknown',
          client_id: app.client.client_id,
        }),
      }).then((answer) => answer.json());
    expect((await post('chrome-extension://abcdefghijklmnopabcdefghijklmnop')).error).toBe('invalid_grant');
    expect((await post('moz-extension://6f0c2a1e-0000-4000-8000-000000000000')).error).toBe('invalid_grant');
    expect((await post('https://elsewhere.example')).error).toBe('invalid_request');
  });
});
