// Checks whether typed text can be the address of a service, and says why not.
import { isSafeOrigin } from '../../lib/model/profile.ts';
import { fail, ok, type Result } from '../../lib/model/result.ts';
import { t } from '../../lib/words/words.ts';

export type AddressProblem = 'empty' | 'not-an-address' | 'holds-a-password' | 'not-encrypted' | 'holds-more';

const problemKeys = {
  empty: 'settings.addressEmpty',
  'not-an-address': 'settings.addressNone',
  'holds-a-password': 'settings.addressPassword',
  'not-encrypted': 'settings.addressPlain',
  'holds-more': 'settings.addressMore',
} as const;

export const problemWords = (problem: AddressProblem): string => t(problemKeys[problem]);

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
