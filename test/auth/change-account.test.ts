// A profile changed in the settings reaches the accounts of its service, and no others.
import { expect, test } from 'vitest';
import type { Account } from '../../lib/auth/account.ts';
import { withProfile } from '../../lib/auth/change-account.ts';
import { readProfile } from '../../lib/model/profile.ts';

function profileAt(addresses: { baseUrl: string; authUrl: string }) {
  const read = readProfile(addresses);
  if (!read.ok) throw new Error('The profile should fit.');
  return read.value;
}

const here = { baseUrl: 'https://api.test', authUrl: 'https://auth.test' };
const account: Account = { id: 'a', clientId: 'c', serviceId: 'ours', profile: profileAt(here) };
const changed = { ...profileAt(here), scopes: ['itineraries:read' as const] };

test('the account of the service takes it over', () => {
  expect(withProfile(account, 'ours', changed)).toEqual({ ...account, profile: changed });
});

test('so does one of an earlier Wayclip, which knew one service', () => {
  const { serviceId: _, ...earlier } = account;
  expect(withProfile(earlier, 'ours', changed)).toEqual({ ...account, profile: changed });
});

test('the account of another service stays as it is', () => {
  expect(withProfile(account, 'another', changed)).toBe(account);
});

test.each([
  ['to sign in', { ...here, authUrl: 'https://elsewhere.test' }],
  ['to send to', { ...here, baseUrl: 'https://elsewhere.test' }],
])('its tokens never go where the profile names another address %s', (_, addresses) => {
  expect(withProfile(account, 'ours', profileAt(addresses))).toBe(account);
});
