// Addresses inside the traveller's own network that a page points to are not fetched, however they are spelled and
// wherever a redirect leads.
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { copyPictures } from '../../lib/browser/page-pictures.ts';
import { fetchPictures, hostsOf } from '../../lib/browser/picture-hosts.ts';
import { mayCopy } from '../../lib/model/private-host.ts';

vi.mock('../../lib/browser/shrink-picture.ts', () => ({ shrinkPicture: async (picture: Blob) => picture }));
afterEach(() => vi.restoreAllMocks());

const page = 'https://blog.example/porto';

const spellings = [
  // This machine.
  '127.0.0.1',
  '127.1',
  '127.0.1',
  '127.255.255.254',
  '2130706433',
  '0x7f000001',
  '0x7f.0.0.1',
  '0x7F.1',
  '0177.0.0.1',
  '017700000001',
  '0x7f.0x0.0x0.0x1',
  '127.0.0.1.',
  '127。0。0。1',
  '127．0．0．1',
  '１２７.0.0.1',
  '①②⑦.0.0.1',
  '%31%32%37.0.0.1',
  '0',
  '0.0.0.0',
  'localhost',
  'LOCALHOST',
  'localhost.',
  'ⓛocalhost',
  'app.localhost',
  '[::1]',
  '[0:0:0:0:0:0:0:1]',
  '[::]',
  '[::ffff:127.0.0.1]',
  '[::ffff:7f00:1]',
  '[0:0:0:0:0:ffff:127.0.0.1]',
  '[::127.0.0.1]',
  '[::ffff:0:127.0.0.1]',
  '[64:ff9b::127.0.0.1]',
  '[2002:7f00:1::]',
  // The local network.
  '10.0.0.1',
  '012.0.0.1',
  '0xa000001',
  '167772161',
  '172.16.0.1',
  '172.31.255.255',
  '2886729729',
  '192.168.1.1',
  '192.168.257',
  '0xc0a80101',
  '3232235777',
  '0300.0250.1.1',
  '[::ffff:192.168.1.1]',
  '[::ffff:c0a8:101]',
  '[64:ff9b::c0a8:101]',
  '[2002:c0a8:101::1]',
  '[fd00::1]',
  '[fc00::1]',
  '[fe80::1]',
  '[febf::1]',
  '[fec0::1]',
  '[ff02::1]',
  '100.64.0.1',
  '169.254.169.254',
  '2852039166',
  '[::ffff:a9fe:a9fe]',
  '192.0.0.192',
  '198.18.0.1',
  '224.0.0.251',
  '255.255.255.255',
  'router',
  'printer.local',
  'PRINTER.LOCAL.',
  'wiki.internal',
  'nas.lan',
  'fritz.home.arpa',
] as const;

test('there are more than forty of them', () => expect(new Set(spellings).size).toBeGreaterThan(40));

describe.each(spellings)('%s', (host) => {
  const ways = [
    `https://${host}/a.jpg`,
    `http://${host}/a.jpg`,
    `https://${host}:8443/a.jpg`,
    `//${host}/a.jpg`,
  ];
  test.each(ways)('is not copied, asked for or fetched: %s', async (src) => {
    const whole = URL.parse(src, page)?.href ?? src;
    expect(mayCopy(whole, page)).toBe(false);
    expect(hostsOf([whole])).toEqual([]);
    const fetched = vi.spyOn(globalThis, 'fetch');
    expect(await fetchPictures([whole])).toEqual([]);
    expect(fetched).not.toHaveBeenCalled();
  });
});

test.each([
  'https://user@cdn.example/a.jpg',
  'https://user:word@cdn.example/a.jpg',
  'https://cdn.example@127.0.0.1/a.jpg',
  'https://127.0.0.1#@cdn.example/a.jpg',
  'https://127.0.0.1\\@cdn.example/a.jpg',
  'ftp://cdn.example/a.jpg',
  'file:///etc/passwd',
  'chrome://settings/a.jpg',
  'chrome-extension://abc/a.jpg',
  'moz-extension://abc/a.jpg',
  'blob:https://blog.example/1',
  'filesystem:https://blog.example/a.jpg',
  'javascript:alert(1)',
])('%s is no address of a picture', (src) => {
  expect(mayCopy(src, page)).toBe(false);
  expect(hostsOf([src])).toEqual([]);
});

test.each(['https://cdn.example:22/a.jpg', 'https://cdn.example:8080/a.jpg', 'http://cdn.example/a.jpg'])(
  'a host is never asked for because of %s',
  (src) => expect(hostsOf([src])).toEqual([]),
);

test('pictures of the open web are still copied', () => {
  for (const src of ['https://cdn.example/a.jpg', 'https://203.0.113.7/a.jpg', 'https://[2001:db8::1]/a.jpg'])
    expect([src, mayCopy(src, page)]).toEqual([src, true]);
});

describe('a redirect to this machine', () => {
  let server: Server;
  let reached = 0;
  beforeAll(async () => {
    server = createServer((request, response) => {
      if (request.url === '/secret') {
        reached += 1;
        response.writeHead(200, { 'content-type': 'image/jpeg' }).end('secret');
      } else response.writeHead(302, { location: `http://127.0.0.1:${port()}/secret` }).end();
    });
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  });
  afterAll(() => void server.close());
  const port = () => (server.address() as AddressInfo).port;

  test('of an allowed host is not followed by the background', async () => {
    Object.assign(fakeBrowser, { permissions: { contains: async () => true } });
    const real = globalThis.fetch;
    vi.spyOn(globalThis, 'fetch').mockImplementation((input, init) =>
      real(String(input).replace('https://cdn.example', `http://127.0.0.1:${port()}`), init),
    );
    expect(await fetchPictures(['https://cdn.example/a.jpg'])).toEqual([]);
    expect(globalThis.fetch).toHaveBeenCalledTimes(1);
    expect(reached).toBe(0);
  });

  test('that the page itself followed leaves nothing here', async () => {
    const encoded = 'data:image/jpeg;base64,AAAA';
    const given = [
      { from: 'http://127.0.0.1/secret', encoded },
      { from: 'http://[::ffff:10.0.0.1]/secret', encoded },
      { from: 'https://cdn.example/a.jpg', encoded },
      { from: 'file:///etc/passwd', encoded },
    ];
    Object.assign(fakeBrowser, { scripting: { executeScript: async () => [{ result: given }] } });
    const srcs = given.map((_, index) => `https://blog.example/${index}.jpg`);
    expect((await copyPictures(1, srcs)).map(({ src }) => src)).toEqual(['https://blog.example/2.jpg']);
  });
});
