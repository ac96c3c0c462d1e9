// The PDF that the traveller was looking at, or a link to one: its bytes, with the browser's leave.
import { browser } from 'wxt/browser';
import { recordContact } from '../../lib/browser/contact-ledger.ts';
import { isAllowed } from '../../lib/browser/may-contact.ts';
import type { GivenFile } from '../../lib/journeys/convert-files.ts';
import { hostPattern } from '../../lib/model/host-pattern.ts';
import { hasSignIn, isPrivateHost } from '../../lib/model/private-host.ts';
import { nameIn } from './name-in-address.ts';

// A server that never ends would keep the page waiting.
const maxMilliseconds = 60_000;

const withoutHash = (address: string) => address.split('#')[0];

/** The file that stands in a tab where the traveller pressed Wayclip: the address of other tabs is not ours to see. */
async function isOpenInTab(address: string): Promise<boolean> {
  const tabs = await browser.tabs.query({});
  return tabs.some(({ url }) => url !== undefined && withoutHash(url) === withoutHash(address));
}

/** A link can lead anywhere: into the traveller's own network, say, where a request alone may do something. */
async function mayFetch(address: string): Promise<boolean> {
  const url = new URL(address);
  if (hasSignIn(url)) return false;
  if (await isOpenInTab(address)) return true;
  return !isPrivateHost(url.hostname) && (await isAllowed(address));
}

/**
 * With the traveller's cookies, as the page says before it is pressed: a booking mostly lies behind their sign-in. Undefined
 * where it is not allowed, gone, or out of reach: the page offers to ask, or to take the file itself.
 */
export async function fetchFile(address: string): Promise<GivenFile | undefined> {
  try {
    if (!(await mayFetch(address))) return undefined;
    recordContact(address, 'file');
    const answer = await fetch(address, {
      credentials: 'include',
      referrerPolicy: 'no-referrer',
      // Another address was not allowed, and would get cookies of its own.
      redirect: 'error',
      signal: AbortSignal.timeout(maxMilliseconds),
    });
    return answer.ok ? { name: nameIn(address), data: await answer.blob() } : undefined;
  } catch {
    return undefined;
  }
}

/** To be called in a press, before anything is waited for. */
export async function leaveFor(address: string): Promise<boolean> {
  try {
    return await browser.permissions.request({ origins: [hostPattern(address)] });
  } catch {
    // An address that may not be asked for: the file can still be dropped.
    return false;
  }
}
