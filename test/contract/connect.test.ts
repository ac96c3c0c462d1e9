import { describe, expect, test } from 'vitest';
import { listItineraries } from '../../lib/api/itineraries.ts';
import { openConnection, revoke } from '../../lib/auth/session.ts';
import { connect } from '../../lib/journeys/connect.ts';
import { fail, ok } from '../../lib/model/result.ts';
import { redirectUri } from '../service/connect.ts';
import { serviceOfTests } from './service-of-tests.ts';
import { clickThrough, profileOf, world } from './traveller.ts';

const service = await serviceOfTests();

describe('connecting', () => {
  test('yields an account that may read and write', async () => {
    const { connected } = world(service);
    expect(await listItineraries(await connected())).toMatchObject({ ok: true, value: { data: [] } });
  });

  test('given up by the traveller changes nothing', async () => {
    const { edges, accounts } = world(service);
    expect(await connect({ ...edges, openWindow: async () => fail({ kind: 'sign-in-given-up' }) })).toEqual(
      fail({ kind: 'sign-in-given-up' }),
    );
    expect(accounts.size).toBe(0);
  });

  test('denied on the consent page is the same as given up', async () => {
    const { edges, accounts } = world(service);
    const openWindow = async (address: string) => ok(await clickThrough(service, address, 'deny'));
    expect(await connect({ ...edges, openWindow })).toEqual(fail({ kind: 'sign-in-given-up' }));
    expect(accounts.size).toBe(0);
  });

  test.each([
    ['a wrong state', (url: URL) => url.searchParams.set('state', 'forged')],
    ['no state', (url: URL) => url.searchParams.delete('state')],
    ['a foreign issuer', (url: URL) => url.searchParams.set('iss', 'https://evil.test')],
    ['a missing issuer', (url: URL) => url.searchParams.delete('iss')],
    ['a doubled code', (url: URL) => url.searchParams.append('code', 'another')],
    ['a forged code', (url: URL) => url.searchParams.set('code', 'forged')],
  ])('is refused with %s', async (_, forge) => {
    const { edges, accounts } = world(service);
    const openWindow = async (address: string) => {
      const redirected = new URL(await clickThrough(service, address));
      forge(redirected);
      return ok(redirected.href);
    };
    expect(await connect({ ...edges, openWindow })).toEqual(fail({ kind: 'sign-in-refused' }));
    expect(accounts.size).toBe(0);
  });

  test('is refused when the answer comes to another address', async () => {
    const { edges } = world(service);
    const openWindow = async (address: string) =>
      ok((await clickThrough(service, address)).replace(redirectUri, 'https://evil.test/'));
    expect(await connect({ ...edges, openWindow })).toEqual(fail({ kind: 'sign-in-refused' }));
  });

  test('a sign-in can be finished once only', async () => {
    const { edges } = world(service);
    expect(await connect({ ...edges, takeSignIn: async () => undefined })).toEqual(
      fail({ kind: 'sign-in-refused' }),
    );
  });

  test('without a service says that one is needed', async () => {
    const { edges } = world(service);
    expect(await connect({ ...edges, loadProfile: async () => fail({ kind: 'no-service' }) })).toEqual(
      fail({ kind: 'no-service' }),
    );
  });

  test('with a service that is switched off says so, before any window opens', async () => {
    const { edges } = world(service);
    const profile = { ...profileOf(service), baseUrl: 'http://127.0.0.1:9', authUrl: 'http://127.0.0.1:9' };
    let opened = 0;
    const openWindow = async () => {
      opened += 1;
      return ok('');
    };
    expect(await connect({ ...edges, loadProfile: async () => ok(profile), openWindow })).toEqual(
      fail({ kind: 'service-silent' }),
    );
    expect(opened).toBe(0);
  });

  test('with something that is no such service says so', async () => {
    const { edges } = world(service);
    const profile = { ...profileOf(service), authUrl: service.apiUrl };
    expect(await connect({ ...edges, loadProfile: async () => ok(profile) })).toEqual(
      fail({ kind: 'service-not-understood' }),
    );
  });
});

describe('staying connected', () => {
  test('an old token is refreshed, once, and the new refresh token kept', async () => {
    const traveller = world(service);
    const connection = await traveller.connected();
    const before = traveller.accounts.get(connection.id)?.refreshToken;
    traveller.later(3600_000);
    expect(await listItineraries(connection)).toMatchObject({ ok: true });
    expect(traveller.accounts.get(connection.id)?.refreshToken).not.toBe(before);
  });

  test('a refused token is replaced and the call repeated', async () => {
    const traveller = world(service);
    const connection = await traveller.connected();
    traveller.tokens.set(connection.id, { token: 'stale', expiresAt: Number.MAX_SAFE_INTEGER });
    expect(await listItineraries(connection)).toMatchObject({ ok: true });
  });

  test('a lost network while refreshing signs nobody out', async () => {
    const traveller = world(service);
    const connection = await traveller.connected();
    traveller.later(3600_000);
    const account = traveller.accounts.get(connection.id);
    if (!account) throw new Error('No account.');
    const offline = {
      ...traveller.session,
      isOnline: () => false,
      fetch: () => Promise.reject(new TypeError('down')),
    };
    expect(await listItineraries(openConnection(account, offline))).toEqual(fail({ kind: 'offline' }));
    expect(await listItineraries(connection)).toMatchObject({ ok: true });
  });

  test('a disconnected account is signed out', async () => {
    const traveller = world(service);
    const connection = await traveller.connected();
    const account = traveller.accounts.get(connection.id);
    if (!account) throw new Error('No account.');
    await revoke(account, traveller.session);
    expect(await listItineraries(connection)).toEqual(fail({ kind: 'signed-out' }));
  });
});
