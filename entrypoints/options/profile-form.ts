import { readProfile, type ServiceProfile } from '../../lib/model/profile.ts';
import { fail, ok, type Result } from '../../lib/model/result.ts';
import { checkAddress, problemWords } from './address-check.ts';

export interface Addresses {
  service: string;
  /** Left empty where it is the same. */
  signIn: string;
}

export type AddressProblems = { [F in keyof Addresses]?: string };

/** A stored value as the form shows it. */
export function addressesOf(stored: unknown): Addresses {
  const profile = readProfile(stored);
  if (!profile.ok) return { service: '', signIn: '' };
  const { baseUrl, authUrl } = profile.value;
  return { service: baseUrl, signIn: authUrl === baseUrl ? '' : authUrl };
}

/** The profile to store. What else was known is kept only while the addresses stay: it belongs to that service. */
export function profileFrom(typed: Addresses, stored: unknown): Result<ServiceProfile, AddressProblems> {
  const service = checkAddress(typed.service);
  const signIn = typed.signIn.trim() ? checkAddress(typed.signIn) : service;
  if (!service.ok || !signIn.ok) {
    return fail({
      ...(!service.ok && { service: problemWords(service.failure) }),
      ...(typed.signIn.trim() && !signIn.ok && { signIn: problemWords(signIn.failure) }),
    });
  }
  const before = readProfile(stored);
  const addresses = { baseUrl: service.value, authUrl: signIn.value };
  const isSame =
    before.ok && before.value.baseUrl === addresses.baseUrl && before.value.authUrl === addresses.authUrl;
  const profile = readProfile(isSame ? before.value : addresses);
  return profile.ok ? ok(profile.value) : fail({ service: problemWords('not-an-address') });
}
