// The permissions that Wayclip has in the browser, and since when.
import { browser } from 'wxt/browser';
import * as z from 'zod/mini';
import { ownStorage } from './own-storage.ts';

const key = 'permissionDates';
const Dates = z.record(z.string(), z.iso.datetime());

export interface Granted {
  /** "activeTab" */
  permissions: string[];
  /** "https://api.example.com/*" */
  origins: string[];
  /** Those of `origins` that were granted at installation and cannot be removed. */
  fixedOrigins: string[];
  /** When each of the others was allowed, as far as Wayclip has recorded it. */
  dates: Record<string, string>;
}

async function loadDates(): Promise<Record<string, string>> {
  return z.safeParse(Dates, await ownStorage.get(key)).data ?? {};
}

export async function listGranted(): Promise<Granted> {
  const [all, dates] = await Promise.all([browser.permissions.getAll(), loadDates()]);
  return {
    permissions: all.permissions ?? [],
    origins: all.origins ?? [],
    fixedOrigins: browser.runtime.getManifest().host_permissions ?? [],
    dates,
  };
}

/** False if the browser does not remove them. */
export const removeOrigins = (origins: string[]): Promise<boolean> =>
  browser.permissions.remove({ origins }).catch(() => false);

/** Must be called during a press. */
export const allowOrigins = (origins: string[]): Promise<boolean> => browser.permissions.request({ origins });

/** Records when a host is allowed and forgets it when the permission is removed, wherever that happens. */
export function keepPermissionDates(now: () => Date): void {
  const change = (work: (dates: Record<string, string>) => void) =>
    navigator.locks.request('wayclip-permission-dates', async () => {
      const dates = await loadDates();
      work(dates);
      await ownStorage.set({ [key]: dates });
    });
  browser.permissions.onAdded.addListener(({ origins = [] }) =>
    change((dates) => {
      for (const origin of origins) dates[origin] = now().toISOString();
    }),
  );
  browser.permissions.onRemoved.addListener(({ origins = [] }) =>
    change((dates) => {
      for (const origin of origins) delete dates[origin];
    }),
  );
}
