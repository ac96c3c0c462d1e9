// Which service to speak to: the one the traveller set, else the one this build was made for.
import { browser } from 'wxt/browser';
import { readProfile, type ServiceProfile } from '../model/profile.ts';
import { fail, ok, type Result } from '../model/result.ts';

const key = 'serviceProfile';

/** A development build knows the embedded service; a store build knows none. */
const builtIn = (): unknown => {
  const { WXT_API_URL: baseUrl, WXT_AUTH_URL: authUrl } = import.meta.env;
  return baseUrl ? { baseUrl, authUrl, webItinerary: `${authUrl}/i/{id}` } : undefined;
};

export async function loadProfile(): Promise<Result<ServiceProfile, { kind: 'no-service' }>> {
  const stored = await browser.storage.local.get(key);
  return readProfile(stored[key] ?? builtIn());
}

/** Asks for the service's hosts first (a click must be under way), then stores. Nothing is stored on a no. */
export async function saveProfile(
  profile: ServiceProfile,
): Promise<Result<null, { kind: 'permission-refused' }>> {
  const origins = [profile.baseUrl, profile.authUrl].map((address) => {
    const { protocol, hostname } = new URL(address);
    return `${protocol}//${hostname}/*`;
  });
  if (!(await browser.permissions.request({ origins }))) return fail({ kind: 'permission-refused' });
  await browser.storage.local.set({ [key]: profile });
  return ok(null);
}
