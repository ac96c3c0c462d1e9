// Checked before every request: many hosts answer any website (CORS), so the browser would let through requests that the
// traveller never allowed or no longer allows.
import { browser } from 'wxt/browser';
import { AddressNotAllowed } from '../model/address-not-allowed.ts';
import { hostPattern } from '../model/host-pattern.ts';
import { type AddressUse, isConfirmed } from './confirmed-addresses.ts';

type Fetch = (input: string, init?: RequestInit) => Promise<Response>;

/** True while the browser's permission for the host is in effect. */
export const isAllowed = (address: string): Promise<boolean> =>
  browser.permissions.contains({ origins: [hostPattern(address)] });

/** Granted at installation, as in a build for the service on this machine. */
const isBuiltIn = (address: string): boolean =>
  (browser.runtime.getManifest().host_permissions ?? []).includes(hostPattern(address));

/** Whether the browser allows the host and the traveller has confirmed it for this use. */
export async function mayContact(use: AddressUse, address: string): Promise<boolean> {
  if (!(await isAllowed(address))) return false;
  return isBuiltIn(address) || isConfirmed(use, address);
}

/** The same fetch, which throws `AddressNotAllowed` instead of sending if the host may not be contacted. */
export const permitted =
  (use: AddressUse, fetch: Fetch): Fetch =>
  async (input, init) => {
    if (!(await mayContact(use, input))) throw new AddressNotAllowed(input);
    return fetch(input, init);
  };
