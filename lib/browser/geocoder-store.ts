// Stores the place search that the traveller has chosen, if any.

import { browser } from 'wxt/browser';
import * as z from 'zod/mini';
import { GeocoderTemplate, newestTemplate } from '../model/geocoder.ts';
import { hostPattern } from '../model/host-pattern.ts';
import { fail, ok, type Result } from '../model/result.ts';
import { confirmAddresses, takeBack } from './confirmed-addresses.ts';
import { ownStorage } from './own-storage.ts';

const key = 'geocoderTemplate';

export async function loadGeocoder(): Promise<string | undefined> {
  const template = z.safeParse(GeocoderTemplate, await ownStorage.get(key)).data;
  return template === undefined ? undefined : newestTemplate(template);
}

/** Requests permission for its host (during a click), then stores it. Stores nothing if permission is refused. */
export async function saveGeocoder(template: string): Promise<Result<null, { kind: 'permission-refused' }>> {
  if (!(await browser.permissions.request({ origins: [hostPattern(template)] })))
    return fail({ kind: 'permission-refused' });
  await keepGeocoder(template);
  return ok(null);
}

/** For a search whose host the traveller has just allowed. */
export async function keepGeocoder(template: string): Promise<void> {
  await confirmAddresses('places', [template]);
  await ownStorage.set({ [key]: template });
}

/** Chosen again, it must be confirmed again, even if its host is still allowed for another use. */
export async function forgetGeocoder(): Promise<void> {
  const template = await loadGeocoder();
  await ownStorage.remove(key);
  if (template !== undefined) await takeBack('places', [template]);
}

/** Calls `hear` when another page has switched it on or off. Returns a function that stops listening. */
export const onGeocoderChanged = (hear: () => void): (() => void) => ownStorage.onChanged(key, hear);
