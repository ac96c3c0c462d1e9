// The PDF that the traveller was looking at, or a link to one: its bytes, with the browser's leave.
import { browser } from 'wxt/browser';
import { recordContact } from '../../lib/browser/contact-ledger.ts';
import type { GivenFile } from '../../lib/journeys/convert-files.ts';
import { nameIn } from './name-in-address.ts';

// A server that never ends would keep the page waiting.
const longestMilliseconds = 60_000;

/** With the traveller's cookies: a booking mostly lies behind their sign-in. */
export async function fetchFile(address: string): Promise<GivenFile | undefined> {
  try {
    recordContact(address, 'file');
    const answer = await fetch(address, {
      credentials: 'include',
      signal: AbortSignal.timeout(longestMilliseconds),
    });
    return answer.ok ? { name: nameIn(address), data: await answer.blob() } : undefined;
  } catch {
    // Not allowed, gone, or out of reach: the page offers to ask, or to take the file itself.
    return undefined;
  }
}

/** To be called in a press, before anything is waited for. */
export async function leaveFor(address: string): Promise<boolean> {
  const { protocol, hostname } = new URL(address);
  try {
    return await browser.permissions.request({ origins: [`${protocol}//${hostname}/*`] });
  } catch {
    // An address that may not be asked for: the file can still be dropped.
    return false;
  }
}
