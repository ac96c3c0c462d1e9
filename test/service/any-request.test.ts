// Three hundred requests that nobody should send, made from the service's own description of itself; `npm run fuzz --
// --target requests` goes on for as long as it is let.
import { afterAll, expect, test } from 'vitest';
import { runTarget } from '../fuzz/run-target.ts';
import { closeRequests, requests } from '../fuzz/targets/requests.ts';

afterAll(closeRequests);

test(requests.claim, { timeout: 240_000 }, async () => {
  expect((await runTarget(requests, { seed: 20270513, cases: requests.shortRuns })).failure).toBeUndefined();
});
