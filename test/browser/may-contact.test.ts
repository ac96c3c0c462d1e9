// Only hosts that the traveller allowed are contacted, only for the allowed purpose, and only until it is revoked.
import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { browser } from 'wxt/browser';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { guard, withTransport } from '../../lib/api/transport.ts';
import { startConfirming } from '../../lib/browser/confirmed-addresses.ts';
import { keepGeocoder, saveGeocoder } from '../../lib/browser/geocoder-store.ts';
import { permitted } from '../../lib/browser/may-contact.ts';
import { ownStorage } from '../../lib/browser/own-storage.ts';
import { saveService } from '../../lib/browser/profile-store.ts';
import { readProfile } from '../../lib/model/profile.ts';
import { fail } from '../../lib/model/result.ts';

const granted = new Set<string>();
const hears = vi.fn(async (_address: string) => new Response('{}'));
const service = { baseUrl: 'https://api.example', authUrl: 'https://auth.example' };

/** As the background asks: the result is what the traveller is told. */
const ask = (use: 'service' | 'places', address: string) =>
  withTransport(() => guard({ fetch: permitted(use, hears), isOnline: () => true }, [address])(address, {}));
const refused = (host: string) => fail({ kind: 'address-not-allowed', host });

beforeEach(async () => {
  fakeBrowser.reset();
  granted.clear();
  hears.mockClear();
  await ownStorage.clear();
  vi.spyOn(browser.runtime, 'getManifest').mockReturnValue({
    host_permissions: ['http://127.0.0.1/*'],
  } as never);
  Object.assign(fakeBrowser, {
    permissions: {
      contains: async ({ origins }: { origins: string[] }) => origins.every((origin) => granted.has(origin)),
      getAll: async () => ({ origins: [...granted] }),
      request: async ({ origins }: { origins: string[] }) => {
        for (const origin of origins) granted.add(origin);
        return true;
      },
    },
  });
});

async function saved() {
  await startConfirming();
  const profile = readProfile(service);
  if (!profile.ok) throw new Error('no profile');
  await saveService({ id: 'one', profile: profile.value });
}

describe('a service', () => {
  test('that nobody allowed hears nothing, though it would answer anyone', async () => {
    expect(await ask('service', 'https://api.example/v1/x')).toEqual(refused('api.example'));
    expect(hears).not.toHaveBeenCalled();
  });

  test('that the traveller saved is spoken to, and no longer once the permission is taken back', async () => {
    await saved();
    expect(await ask('service', 'https://api.example/v1/x')).toMatchObject({ ok: true });
    granted.delete('https://api.example/*');
    expect(await ask('service', 'https://api.example/v1/x')).toEqual(refused('api.example'));
    expect(hears).toHaveBeenCalledTimes(1);
  });

  test('at a changed address hears nothing before the traveller saw it, though pictures were allowed from there', async () => {
    await saved();
    await browser.permissions.request({ origins: ['https://evil.example/*'] });
    expect(await ask('service', 'https://evil.example/v1/x')).toEqual(refused('evil.example'));
    expect(hears).not.toHaveBeenCalled();
  });

  test('of an earlier Wayclip goes on being spoken to', async () => {
    granted.add('https://api.example/*');
    expect(await ask('service', 'https://api.example/v1/x')).toMatchObject({ ok: true });
  });

  test('that the build was made for needs no saving', async () => {
    granted.add('http://127.0.0.1/*');
    await ownStorage.set({ confirmedAddresses: [] });
    expect(await ask('service', 'http://127.0.0.1:4910/v1')).toMatchObject({ ok: true });
  });
});

describe('a place search', () => {
  const template = 'https://places.example/search?q={query}';

  test('is asked once it was allowed for that, and only for that', async () => {
    await saved();
    expect(await ask('places', 'https://api.example/search')).toEqual(refused('api.example'));
    await saveGeocoder(template);
    expect(await ask('places', template)).toMatchObject({ ok: true });
    expect(await ask('service', template)).toEqual(refused('places.example'));
  });

  test('that is kept without the browser’s leave hears nothing', async () => {
    await keepGeocoder(template);
    expect(await ask('places', template)).toEqual(refused('places.example'));
    expect(hears).not.toHaveBeenCalled();
  });
});
