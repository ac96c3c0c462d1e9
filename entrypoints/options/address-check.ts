// Pure: no browser, no network, no clock.
// Whether what was typed can be the address of a service, and if not, why, in words.
import { isSafeOrigin } from '../../lib/model/profile.ts';
import { fail, ok, type Result } from '../../lib/model/result.ts';

export type AddressProblem = 'empty' | 'not-an-address' | 'holds-a-password' | 'not-encrypted' | 'holds-more';

export const problemWords: { [P in AddressProblem]: string } = {
  empty: 'Type the address of your itinerary service.',
  'not-an-address': 'This is not an address. Write all of it, like https://api.example.com.',
  'holds-a-password': 'Leave out the name and password. You type them on the service’s own page.',
  'not-encrypted': 'Use an address that starts with https://. Plain http works only on this computer.',
  'holds-more': 'Leave out everything from ? or # on.',
};

/** " https://api.example.com/ " → "https://api.example.com" */
export function checkAddress(typed: string): Result<string, AddressProblem> {
  const address = typed.trim();
  if (!address) return fail('empty');
  if (!/^https?:\/\//i.test(address) || !URL.canParse(address)) return fail('not-an-address');
  const url = new URL(address);
  if (url.username || url.password) return fail('holds-a-password');
  if (!isSafeOrigin(address)) return fail('not-encrypted');
  if (/[?#]/.test(address)) return fail('holds-more');
  return ok(url.href.replace(/\/+$/, ''));
}
