// Asked before every request to a host: many hosts answer any page on the web, so that the browser would let a request
// pass that the traveller never allowed, or no longer allows.
import { browser } from 'wxt/browser';
import { AddressNotAllowed } from '../model/address-not-allowed.ts';
import { hostPattern } from '../model/host-pattern.ts';
import { type AddressUse, isConfirmed } from './confirmed-addresses.ts';

type Fetch = (input: string, init?: RequestInit) => Promise<Response>;

/** True only while the browser's own permission stands. */
export const isAllowed = (address: string): Promise<boolean> =>
  browser.permissions.contains({ origins: [hostPattern(address)] });

/** Came with the installation, as in a build for the service on this machine. */
const isBuiltIn = (address: string): boolean =>
  (browser.runtime.getManifest().host_permissions ?? []).includes(hostPattern(address));

/** Allowed by the browser, and named for this use by the traveller. */
export async function mayContact(use: AddressUse, address: string): Promise<boolean> {
  if (!(await isAllowed(address))) return false;
  return isBuiltIn(address) || isConfirmed(use, address);
}

/** The same fetch, after asking. */
export const permitted =
  (use: AddressUse, fetch: Fetch): Fetch =>
  async (input, init) => {
    if (!(await mayContact(use, input))) throw new AddressNotAllowed(input);
    return fetch(input, init);
  };
