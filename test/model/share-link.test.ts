import { expect, test } from 'vitest';
import { readShareLink, shareAddress } from '../../lib/model/share-link.ts';

const id = '0b5f9c1e-6a51-4d0c-9d3e-2f1f6f0f7b11';
const page = `https://trips.example/i/${id}`;

test.each([false, true])('what is made is read again; of a call: %s', (isCall) => {
  const address = shareAddress(page, { token: 'a+b/c=', isCall });
  expect(new URL(address).search).toBe('');
  expect(readShareLink(`Look: ${address}\nMara`)).toEqual({
    itineraryId: id,
    token: 'a+b/c=',
    isCall,
    host: 'trips.example',
  });
});

test.each([
  [`${page}?token=abc`, false],
  [`https://trips.example/join?id=${id.toUpperCase()}&shareToken=abc`, false],
  [`${page}?token=abc&sharePlay=true`, true],
])('as others may write it: %s', (address, isCall) => {
  expect(readShareLink(address)).toMatchObject({ itineraryId: id, token: 'abc', isCall });
});

test('a page whose own address stands behind the "#" keeps it', () => {
  const address = shareAddress(`https://trips.example/#/trip/${id}`, { token: 'abc', isCall: false });
  expect(address).toBe(`https://trips.example/#/trip/${id}?join=abc`);
  expect(readShareLink(address)).toMatchObject({ itineraryId: id, token: 'abc' });
});

test.each([`(${page}#join=abc).`, `<${page}#join=abc>`, `https://trips.example/?trip=${id}#join=abc`])(
  'in the midst of other words: %s',
  (pasted) => expect(readShareLink(pasted)).toMatchObject({ itineraryId: id, token: 'abc' }),
);

test.each([
  '',
  'abc',
  page,
  'https://trips.example/#join=abc',
  `${page}#join=`,
  `${page}#join=${'a'.repeat(2001)}`,
])('nothing to join with: %s', (pasted) => expect(readShareLink(pasted)).toBeUndefined());
