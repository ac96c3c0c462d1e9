// Pictures fetched by the background: only from allowed hosts, and nothing but pictures.
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { allowHosts, fetchPictures, hostsOf } from '../../lib/browser/picture-hosts.ts';

const allowed = new Set<string>();
const requested: string[] = [];
vi.mock('../../lib/browser/shrink-picture.ts', () => ({ shrinkPicture: async (picture: Blob) => picture }));

beforeEach(() => {
  allowed.clear();
  requested.length = 0;
  Object.assign(fakeBrowser, {
    permissions: {
      contains: async ({ origins }: { origins: string[] }) => origins.every((origin) => allowed.has(origin)),
      request: async ({ origins }: { origins: string[] }) => {
        requested.push(...origins);
        return true;
      },
    },
  });
});
afterEach(() => vi.restoreAllMocks());

const answering = (type: string, status = 200) =>
  vi
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async () => new Response('x', { status, headers: { 'content-type': type } }));

test('the hosts are named once each; private and unencrypted ones never', async () => {
  const srcs = [
    'https://a.example/1.jpg',
    'https://a.example/2.jpg',
    'https://192.168.0.1/x',
    'http://b.example/x',
  ];
  expect(hostsOf([...srcs, 'data:image/png,x', 'own:1'])).toEqual(['a.example']);
  expect(await allowHosts(srcs)).toBe(true);
  expect(requested).toEqual(['https://a.example/*']);
  expect(await allowHosts(['https://10.0.0.1/x'])).toBe(false);
  expect(requested).toHaveLength(1);
});

test('a host that was not allowed is not asked for anything', async () => {
  const fetch = answering('image/jpeg');
  expect(await fetchPictures(['https://a.example/1.jpg'])).toEqual([]);
  expect(fetch).not.toHaveBeenCalled();
});

test('an allowed one gives its pictures, without cookies, referrer or redirects', async () => {
  allowed.add('https://a.example/*');
  const fetch = answering('image/jpeg');
  expect(
    (await fetchPictures(['https://a.example/1.jpg', 'https://b.example/2.jpg'])).map(({ src }) => src),
  ).toEqual(['https://a.example/1.jpg']);
  expect(fetch.mock.calls[0]?.[1]).toMatchObject({
    credentials: 'omit',
    redirect: 'error',
    referrerPolicy: 'no-referrer',
  });
});

test.each([
  ['a web page', 'text/html', 200],
  ['a refusal', 'image/jpeg', 403],
])('%s is no picture', async (_, type, status) => {
  allowed.add('https://a.example/*');
  answering(type, status);
  expect(await fetchPictures(['https://a.example/1.jpg'])).toEqual([]);
});
