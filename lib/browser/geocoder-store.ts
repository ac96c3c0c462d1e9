// The place search the traveller named, if any.

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

/** Asks for its host first (a click must be under way), then stores. Nothing is stored on a no. */
export async function saveGeocoder(template: string): Promise<Result<null, { kind: 'permission-refused' }>> {
  if (!(await browser.permissions.request({ origins: [hostPattern(template)] })))
    return fail({ kind: 'permission-refused' });
  await keepGeocoder(template);
  return ok(null);
}

/** For one that the traveller allowed just now. */
export async function keepGeocoder(template: string): Promise<void> {
  await confirmAddresses('places', [template]);
  await ownStorage.set({ [key]: template });
}

/** Named anew it has to be allowed anew, also where its host is still allowed for something else. */
export async function forgetGeocoder(): Promise<void> {
  const template = await loadGeocoder();
  await ownStorage.remove(key);
  if (template !== undefined) await takeBack('places', [template]);
}

/** Calls `hear` when another page has switched it on or off. Returns what ends the listening. */
export const onGeocoderChanged = (hear: () => void): (() => void) => ownStorage.onChanged(key, hear);
