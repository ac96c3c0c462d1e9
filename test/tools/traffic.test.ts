// What the load test counts: answers of every kind, and clients that got answers they should not get.
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { runTraffic } from '../../tools/bench/service/run-traffic.ts';

let server: Server | undefined;
afterEach(() => {
  server?.close();
  server?.closeAllConnections();
});

/** A service whose statuses the test decides. */
async function trafficOn(statusOf: (asked: string) => number) {
  server = createServer((request, response) => {
    request.resume();
    response.writeHead(statusOf(`${request.method} ${request.url}`), { etag: '"v1"' });
    response.end(JSON.stringify({ id: 'a-trip', title: '' }));
  });
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const people = ['one', 'two', 'three'].map((id) => ({ id, token: id }));
  return runTraffic({ people, next: () => `http://127.0.0.1:${port}`, seconds: 2 });
}
const asItShould = (asked: string) => (asked.startsWith('POST') ? 201 : 200);

test('a load in which all goes well has nothing to tell', async () => {
  const seen = await trafficOn(asItShould);
  expect([seen.refused, seen.stuck]).toEqual([[], []]);
});

test('a list that is refused is told, though no client minds', async () => {
  const seen = await trafficOn((asked) => (asked === 'GET /v1/itineraries' ? 401 : asItShould(asked)));
  expect(new Set(seen.refused)).toEqual(new Set([401]));
  expect(seen.stuck).toEqual([]);
});

test('clients who cannot go on are counted, and end nothing for the others', async () => {
  let made = 0;
  const seen = await trafficOn((asked) => {
    if (asked.startsWith('POST')) made += 1;
    return made === 1 && asked.startsWith('POST') ? 403 : asItShould(asked);
  });
  expect(seen.stuck).toEqual([expect.stringContaining('403')]);
  expect(seen.refused).toEqual([403]);
  expect([...seen.acknowledged.values()].filter((trips) => trips.length > 0)).toHaveLength(2);
});
