// The place search the traveller named, if any.

import { browser } from 'wxt/browser';
import * as z from 'zod/mini';
import { GeocoderTemplate } from '../model/geocoder.ts';
import { fail, ok, type Result } from '../model/result.ts';

const key = 'geocoderTemplate';

export async function loadGeocoder(): Promise<string | undefined> {
  const stored = await browser.storage.local.get(key);
  return z.safeParse(GeocoderTemplate, stored[key]).data;
}

/** Asks for its host first (a click must be under way), then stores. Nothing is stored on a no. */
export async function saveGeocoder(template: string): Promise<Result<null, { kind: 'permission-refused' }>> {
  const { protocol, hostname } = new URL(template);
  if (!(await browser.permissions.request({ origins: [`${protocol}//${hostname}/*`] })))
    return fail({ kind: 'permission-refused' });
  await browser.storage.local.set({ [key]: template });
  return ok(null);
}

/** For one whose host is allowed already. */
export const keepGeocoder = (template: string): Promise<void> =>
  browser.storage.local.set({ [key]: template });

export const forgetGeocoder = (): Promise<void> => browser.storage.local.remove(key);
