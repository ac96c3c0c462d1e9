// What the browser lets Wayclip do, and since when.
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
  /** Of these, what came with the installation and stays. */
  fixedOrigins: string[];
  /** When each of the others was allowed, as far as Wayclip saw it. */
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

/** False where the browser keeps it. */
export const removeOrigins = (origins: string[]): Promise<boolean> =>
  browser.permissions.remove({ origins }).catch(() => false);

/** A press must be under way. */
export const allowOrigins = (origins: string[]): Promise<boolean> => browser.permissions.request({ origins });

/** Writes down when something is allowed or taken back, wherever that happens. */
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
