// Three hundred requests that nobody should send, generated from the service's own OpenAPI document; `npm run fuzz --
// --target requests` continues for longer.
import { afterAll, expect, test } from 'vitest';
import { runTarget } from '../fuzz/run-target.ts';
import { closeRequests, requests } from '../fuzz/targets/requests.ts';

afterAll(closeRequests);

test(requests.claim, { timeout: 240_000 }, async () => {
  expect((await runTarget(requests, { seed: 20270513, cases: requests.shortRuns })).failure).toBeUndefined();
});

test('a request that is still under way when its turn is over is no fault of the next turn', {
  timeout: 240_000,
}, async () => {
  const turns = [1, 2, 3].map((seed) => runTarget(requests, { seed, cases: 15 }));
  expect((await Promise.all(turns)).map(({ failure }) => failure)).toEqual([undefined, undefined, undefined]);
});
