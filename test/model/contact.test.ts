// The record of contacted hosts: which and how often, never the content.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  bodyBytes,
  type Contact,
  contactPurposes,
  keptDays,
  maxContacts,
  type Request,
  servicePurpose,
  withContact,
} from '../../lib/model/contact.ts';

const request = (more: Partial<Request> = {}): Request => ({
  url: 'https://api.example.com/v1/itineraries',
  purpose: 'look',
  at: new Date('2027-05-01T10:00:00Z'),
  sentBytes: 0,
  ...more,
});

test('two requests for the same on one day are one line, of the later time', () => {
  const once = withContact([], request({ sentBytes: 40 }));
  const twice = withContact(once, request({ sentBytes: 2, at: new Date('2027-05-01T11:30:00Z') }));
  expect(twice).toEqual([
    {
      host: 'api.example.com',
      purpose: 'look',
      lastAt: '2027-05-01T11:30:00.000Z',
      count: 2,
      sentBytes: 42,
    },
  ]);
});

test('another day, another purpose and another host are lines of their own, newest first', () => {
  const lines = [
    request(),
    request({ purpose: 'change' }),
    request({ url: 'https://pictures.example/a.jpg', purpose: 'picture' }),
    request({ at: new Date('2027-05-02T08:00:00Z') }),
  ].reduce(withContact, [] as Contact[]);
  expect(lines.map(({ host, purpose }) => `${host} ${purpose}`)).toEqual([
    'api.example.com look',
    'pictures.example picture',
    'api.example.com change',
    'api.example.com look',
  ]);
});

test('what is older than three months is forgotten', () => {
  const old = withContact([], request());
  const later = new Date(Date.parse('2027-05-01T10:00:01Z') + keptDays * 86_400_000);
  expect(withContact(old, request({ at: later })).map(({ count }) => count)).toEqual([1]);
});

test('whatever is asked, the list stays short and holds no more of an address than its host', () => {
  const anyRequest = fc.record({
    url: fc
      .tuple(fc.domain(), fc.webPath())
      .map(([host, path]) => `https://${host}${path}/CANARY?token=CANARY#CANARY`),
    purpose: fc.constantFrom(...contactPurposes),
    at: fc.date({ min: new Date('2027-01-01'), max: new Date('2027-12-31'), noInvalidDate: true }),
    sentBytes: fc.nat(),
  });
  fc.assert(
    fc.property(fc.array(anyRequest, { maxLength: 50 }), (requests) => {
      const lines = requests.reduce(withContact, [] as Contact[]);
      expect(lines.length).toBeLessThanOrEqual(Math.min(requests.length, maxContacts));
      expect(JSON.stringify(lines)).not.toContain('CANARY');
    }),
  );
});

test('a list that is full loses its oldest line', () => {
  const hosts = Array.from({ length: maxContacts + 3 }, (_, index) => `https://h${index}.example/`);
  const lines = hosts.map((url) => request({ url })).reduce(withContact, [] as Contact[]);
  expect(lines).toHaveLength(maxContacts);
  expect(lines.map(({ host }) => host)).not.toContain('h0.example');
});

test('what is no address leaves no line', () => expect(withContact([], request({ url: 'x' }))).toEqual([]));

describe('what a request is for', () => {
  const headers = { authorization: 'Bearer abc' };
  test.each([
    [undefined, 'sign-in'],
    [{ method: 'POST', body: 'grant_type=x' }, 'sign-in'],
    [{ headers: { authorization: 'Basic abc' } }, 'sign-in'],
    [{ headers }, 'look'],
    [{ headers, method: 'get' }, 'look'],
    [{ headers, method: 'PUT' }, 'change'],
  ] as const)('%o: %s', (init, purpose) => expect(servicePurpose(init)).toBe(purpose));
});

test.each([
  ['é', 2],
  [new URLSearchParams('a=b'), 3],
  [new Blob(['abcd']), 4],
  [new Uint8Array(5), 5],
  [undefined, 0],
] as const)('the size of %o is %i', (body, size) => expect(bodyBytes(body)).toBe(size));
