import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { imageRequestOf, imageRequestSrc } from '../../lib/model/day-image-request.ts';
import { isPrivateHost, mayCopy } from '../../lib/model/private-host.ts';

const hostOf = (address: string) => new URL(address).hostname;

describe('a host of the traveller’s own network', () => {
  test.each([
    'http://localhost/a',
    'http://router/a',
    'http://printer.local/a',
    'http://nas.home.arpa/a',
    'http://wiki.internal/a',
    'http://dev.localhost./a',
    'http://127.0.0.1/a',
    'http://2130706433/a',
    'http://0x7f.1/a',
    'http://10.1.2.3/a',
    'http://172.31.0.1/a',
    'http://192.168.0.1/a',
    'http://169.254.169.254/latest',
    'http://100.64.0.1/a',
    'http://0.0.0.0/a',
    'http://[::1]/a',
    'http://[::]/a',
    'http://[fd12:3456::1]/a',
    'http://[fe80::1]/a',
    'http://[::ffff:192.168.0.1]/a',
  ])('%s is one', (address) => expect(isPrivateHost(hostOf(address))).toBe(true));

  test.each([
    'https://cdn.example/a',
    'https://local.example/a',
    'http://8.8.8.8/a',
    'http://172.32.0.1/a',
    'http://192.169.0.1/a',
    'http://100.128.0.1/a',
    'http://[2001:db8::1]/a',
    'http://[::ffff:8.8.8.8]/a',
  ])('%s is none', (address) => expect(isPrivateHost(hostOf(address))).toBe(false));

  test('no way of writing an address of 10.x or 192.168.x gets round it', () => {
    const byte = fc.integer({ min: 0, max: 255 });
    fc.assert(
      fc.property(fc.constantFrom([10], [192, 168], [127]), fc.tuple(byte, byte, byte), (start, rest) => {
        const bytes = [...start, ...rest].slice(0, 4);
        const number = bytes.reduce((sum, each) => sum * 256 + each, 0);
        const written = [
          bytes.join('.'),
          String(number),
          `0x${number.toString(16)}`,
          `[::ffff:${bytes.join('.')}]`,
        ];
        for (const host of written) expect(isPrivateHost(hostOf(`http://${host}/`))).toBe(true);
      }),
    );
  });
});

describe('a picture', () => {
  const page = 'https://blog.example/porto';
  test.each([
    ['https://cdn.example/a.jpg', page, true],
    ['http://192.168.0.1/cam.jpg', page, false],
    ['http://127.0.0.1:9/a.jpg', 'http://127.0.0.1:8080/', true],
    ['http://192.168.0.1/cam.jpg', 'http://127.0.0.1:8080/', false],
    ['data:image/png;base64,AA', page, true],
    ['file:///etc/passwd', page, false],
    ['own:1', page, false],
    ['search:Porto', page, false],
    ['nonsense', page, false],
  ])('%s on %s: %s', (src, on, may) => expect(mayCopy(src, on)).toBe(may));
});

test('a wish says its words, and no address is taken for one', () => {
  expect(imageRequestOf(imageRequestSrc('  Alfama \n at dusk '))).toEqual({ words: 'Alfama at dusk' });
  expect(imageRequestOf(imageRequestSrc('  '))).toEqual({});
  expect(imageRequestOf('https://a.example/search:b')).toBeUndefined();
  fc.assert(fc.property(fc.webUrl(), (address) => imageRequestOf(address) === undefined));
});
