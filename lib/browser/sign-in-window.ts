// The browser's own sign-in window. It gives us the redirect address and nothing else.
import { browser } from 'wxt/browser';
import type { ConnectFailure } from '../model/failure.ts';
import { fail, ok, type Result } from '../model/result.ts';

export const redirectUri = () => browser.identity.getRedirectURL();

export async function openSignInWindow(address: string): Promise<Result<string, ConnectFailure>> {
  try {
    const redirectedTo = await browser.identity.launchWebAuthFlow({ url: address, interactive: true });
    return redirectedTo ? ok(redirectedTo) : fail({ kind: 'sign-in-given-up' });
  } catch (thrown) {
    const couldNotLoad = /could not be loaded|network|connection/i.test(String(thrown));
    return fail({ kind: couldNotLoad ? 'service-silent' : 'sign-in-given-up' });
  }
}
