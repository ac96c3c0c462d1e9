// Nobody learns from Wayclip what a traveller looks at. Each run of the journeys in real browsers ends with the same
// check for every host that was contacted (`test/e2e/world.ts`).
import { expect, test } from 'vitest';
import { sourceFiles, withoutComments } from '../architecture/source-files.ts';
import { whoseHost } from '../e2e/network-record.ts';

const known = {
  service: ['http://127.0.0.1:8787', 'http://127.0.0.1:8788'],
  pages: ['http://localhost:9001/', 'http://localhost:9002/'],
};

test.each([
  ['127.0.0.1:8787', 'the service'],
  ['localhost:9002', 'the pages'],
  ['127.0.0.1:5000', 'another server of a test, on this machine'],
  ['abcdefghijklmnopabcdefghijklmnop.chromiumapp.org:443', 'the end of a sign-in, for the browser itself'],
  ['sb-ssl.google.com:443', 'the browser itself'],
])('%s is known', (host, whose) => expect(whoseHost(host, known)).toBe(whose));

test.each([
  'pixel.example:443',
  'cdn.example',
  'updates.example:443',
  'maps.google.com:443',
  'fonts.googleapis.com.example:443',
  'api.service.test:443',
  '127.0.0.1.evil.example:80',
  'localhost.evil.example',
  'evil.chromiumapp.org.example:443',
])('a host that is neither the service nor a page is noticed: %s', (host) =>
  expect(whoseHost(host, known)).toBeUndefined(),
);

test('nothing of ours names a host that browsers ask for by themselves', () => {
  const own = sourceFiles('lib', 'components', 'surface', 'entrypoints').filter(({ text }) =>
    /googleapis|gvt1|gstatic|sb-ssl|services\.mozilla|cdn\.mozilla|aus5\.mozilla/.test(withoutComments(text)),
  );
  expect(own.map(({ path }) => path)).toEqual([]);
});
