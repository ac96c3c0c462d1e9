import fc from 'fast-check';
import { expect, test } from 'vitest';
import { plainAddress } from '../../lib/model/plain-address.ts';

test.each([
  ['https://a.example/v?id=7&utm_source=x&fbclid=CANARY#t=9', 'https://a.example/v?id=7'],
  ['https://a.example/v?UTM_Campaign=CANARY', 'https://a.example/v'],
  ['https://ann:CANARY@a.example/album', 'https://a.example/album'],
  ['https://a.example/album#access_token=CANARY', 'https://a.example/album'],
  ['http://a.example/?reference=7', 'http://a.example/?reference=7'],
])('%s is told as %s', (address, told) => expect(plainAddress(address)).toBe(told));

test.each([
  'file:///home/ann/trip.html',
  'data:text/html,x',
  'blob:https://a.example/1',
  'about:blank',
  'x',
  '',
])('%j is told to nobody', (address) => expect(plainAddress(address)).toBeUndefined());

test('what is plain stays as it is, and nothing that tracks is left of any address', () => {
  const names = fc.constantFrom('utm_source', 'fbclid', 'gclid', 'id', 'page');
  const given = fc
    .array(fc.tuple(names, fc.string()))
    .map((pairs) => `https://a.example/?${new URLSearchParams(pairs)}`);
  fc.assert(
    fc.property(given, (address) => {
      const told = plainAddress(address) ?? '';
      expect(plainAddress(told)).toBe(told);
      expect([...new URL(told).searchParams.keys()].filter((name) => /utm|clid/.test(name))).toEqual([]);
    }),
  );
});
