// What Wayclip records about itself: whom it contacted, its permissions and since when, its failures; and its welcome page.
import 'fake-indexeddb/auto';
import { openDB } from 'idb';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { browser } from 'wxt/browser';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { listContacts, listed, recordContact } from '../../lib/browser/contact-ledger.ts';
import { listFaults, noteFault } from '../../lib/browser/fault-ledger.ts';
import { loadInstalledAt, welcomeOnInstall } from '../../lib/browser/first-run.ts';
import { ownStorage } from '../../lib/browser/own-storage.ts';
import { keepPermissionDates, listGranted } from '../../lib/browser/permission-ledger.ts';
import { servicePurpose } from '../../lib/model/contact.ts';
import { fail, ok } from '../../lib/model/result.ts';

beforeEach(async () => {
  fakeBrowser.reset();
  await ownStorage.clear();
});

const allKept = async () => JSON.stringify(await (await openDB('wayclip-settings')).getAll('values'));
const now = () => new Date('2027-05-01T10:00:00Z');

describe('contacts', () => {
  test('requests at the same time are all counted, and none of them waits', async () => {
    for (let index = 0; index < 20; index += 1) recordContact('https://api.example.com/x', 'look');
    await vi.waitFor(async () => expect((await listContacts())[0]?.count).toBe(20));
    expect(await listContacts()).toHaveLength(1);
  });

  test('a fetch that is listed does what it did, and leaves neither token nor path behind', async () => {
    const fetch = listed(async () => new Response('yes'), servicePurpose);
    const answer = await fetch('https://api.example.com/v1/CANARY?x=CANARY', {
      method: 'PUT',
      headers: { authorization: 'Bearer CANARY' },
      body: 'CANARY',
    });
    expect(await answer.text()).toBe('yes');
    await vi.waitFor(async () =>
      expect(await listContacts()).toMatchObject([
        { host: 'api.example.com', purpose: 'change', sentBytes: 6 },
      ]),
    );
    expect(await allKept()).not.toContain('CANARY');
  });

  test('a list that cannot be read is an empty one', async () => {
    await ownStorage.set({ contacts: [{ host: 3 }] });
    expect(await listContacts()).toEqual([]);
  });
});

describe('faults', () => {
  test('those noted at the same moment are all kept', async () => {
    const asks = ['clip.list', 'clip.page', 'clip.read'];
    await Promise.all(asks.map((ask) => noteFault(ask, fail({ kind: 'offline' }), now())));
    expect((await listFaults()).map(({ ask }) => ask).sort()).toEqual(asks);
  });

  test('only answers that failed are noted, by their kind, newest first, and not without end', async () => {
    await noteFault('clip.list', ok([]), now());
    await noteFault('clip.page', fail({ kind: 'nothing-found', title: 'CANARY' }), now());
    for (let index = 0; index < 30; index += 1) await noteFault('x', fail({ kind: 'offline' }), now());
    const faults = await listFaults();
    expect(faults).toHaveLength(20);
    expect(faults[0]).toEqual({ at: '2027-05-01T10:00:00.000Z', ask: 'x', kind: 'offline' });
    expect(await allKept()).not.toContain('CANARY');
  });
});

describe('the hello', () => {
  const opened: string[] = [];
  beforeEach(() => {
    opened.length = 0;
    vi.spyOn(browser.tabs, 'create').mockImplementation(async ({ url }) => {
      opened.push(url ?? '');
      return {} as never;
    });
    welcomeOnInstall(now);
  });
  const happens = (reason: string) =>
    fakeBrowser.runtime.onInstalled.trigger({ reason, temporary: false } as never);

  test('opens after the installation', async () => {
    await happens('install');
    expect(opened).toHaveLength(1);
    expect(opened[0]).toMatch(/\/welcome\.html$/);
    expect(await loadInstalledAt()).toBe('2027-05-01T10:00:00.000Z');
  });

  test.each(['update', 'browser_update', 'chrome_update', 'shared_module_update'])(
    'never opens after %s',
    async (reason) => {
      await happens(reason);
      expect(opened).toEqual([]);
    },
  );

  test('opens once, even where what was stored outlives the extension', async () => {
    await happens('install');
    await happens('install');
    expect(opened).toHaveLength(1);
  });
});

describe('permissions', () => {
  test('their dates come and go with them', async () => {
    const added: ((change: { origins: string[] }) => Promise<void>)[] = [];
    const removed: typeof added = [];
    vi.spyOn(browser.runtime, 'getManifest').mockReturnValue({ host_permissions: [] } as never);
    Object.assign(fakeBrowser, {
      permissions: {
        getAll: async () => ({ permissions: ['storage'], origins: ['https://a.example/*'] }),
        onAdded: { addListener: (hear: (typeof added)[0]) => added.push(hear) },
        onRemoved: { addListener: (hear: (typeof added)[0]) => removed.push(hear) },
      },
    });
    keepPermissionDates(now);
    await added[0]?.({ origins: ['https://a.example/*', 'https://b.example/*'] });
    await removed[0]?.({ origins: ['https://b.example/*'] });
    expect(await listGranted()).toMatchObject({
      permissions: ['storage'],
      origins: ['https://a.example/*'],
      dates: { 'https://a.example/*': '2027-05-01T10:00:00.000Z' },
    });
    expect((await listGranted()).dates).not.toHaveProperty(['https://b.example/*']);
  });
});
