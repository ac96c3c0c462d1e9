// Settings and permissions of a browser in which the local service is allowed.
import { openDB } from 'idb';
import { vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { ownStorage } from '../../lib/browser/own-storage.ts';

/** Starts from scratch, with these settings. */
export async function settingsHere(settings: Record<string, unknown>): Promise<void> {
  fakeBrowser.reset();
  const origins = ['http://127.0.0.1/*'];
  vi.spyOn(fakeBrowser.runtime, 'getManifest').mockReturnValue({ host_permissions: origins } as never);
  Object.assign(fakeBrowser, {
    permissions: {
      contains: async (asked: { origins: string[] }) => asked.origins.every((each) => origins.includes(each)),
      getAll: async () => ({ origins }),
    },
  });
  await ownStorage.clear();
  await ownStorage.set(settings);
}

/** All stored settings, by key. */
export async function keptSettings(): Promise<Record<string, unknown>> {
  const database = await openDB('wayclip-settings');
  const keys = (await database.getAllKeys('values')).map(String);
  const entries = await Promise.all(
    keys.map(async (key) => [key, await database.get('values', key)] as const),
  );
  database.close();
  return Object.fromEntries(entries.filter(([key]) => key !== 'moved-from-storage'));
}
