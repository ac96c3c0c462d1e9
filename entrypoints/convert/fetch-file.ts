// Downloads the PDF the traveller was looking at, or one that was linked, if the browser allows it.
import { browser } from 'wxt/browser';
import { recordContact } from '../../lib/browser/contact-ledger.ts';
import { isAllowed } from '../../lib/browser/may-contact.ts';
import type { GivenFile } from '../../lib/journeys/convert-files.ts';
import { hostPattern } from '../../lib/model/host-pattern.ts';
import { hasSignIn, isPrivateHost } from '../../lib/model/private-host.ts';
import { nameIn } from './name-in-address.ts';

// Keeps a server that never finishes from blocking the page.
const maxMilliseconds = 60_000;

const withoutHash = (address: string) => address.split('#')[0];

/** Whether a tab shows this file. We see only the addresses of tabs in which the traveller pressed Wayclip. */
async function isOpenInTab(address: string): Promise<boolean> {
  const tabs = await browser.tabs.query({});
  return tabs.some(({ url }) => url !== undefined && withoutHash(url) === withoutHash(address));
}

/** A link can lead anywhere, even into the traveller's own network, where a mere request might trigger something. */
async function mayFetch(address: string): Promise<boolean> {
  const url = new URL(address);
  if (hasSignIn(url)) return false;
  if (await isOpenInTab(address)) return true;
  return !isPrivateHost(url.hostname) && (await isAllowed(address));
}

/**
 * Sends the traveller's cookies, as the page says before the press: most bookings are behind their sign-in. Undefined if it
 * is not allowed, gone or unreachable: the page then offers to ask for permission, or to take the file itself.
 */
export async function fetchFile(address: string): Promise<GivenFile | undefined> {
  try {
    if (!(await mayFetch(address))) return undefined;
    recordContact(address, 'file');
    const answer = await fetch(address, {
      credentials: 'include',
      referrerPolicy: 'no-referrer',
      // The target was not allowed, and would receive cookies too.
      redirect: 'error',
      signal: AbortSignal.timeout(maxMilliseconds),
    });
    return answer.ok ? { name: nameIn(address), data: await answer.blob() } : undefined;
  } catch {
    return undefined;
  }
}

/** Must be called while a press is being handled, before anything is awaited. */
export async function requestHost(address: string): Promise<boolean> {
  try {
    return await browser.permissions.request({ origins: [hostPattern(address)] });
  } catch {
    // This address cannot be requested; the file can still be dropped.
    return false;
  }
}
