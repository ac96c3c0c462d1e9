import { expect, test } from 'vitest';
import { rateLimiter } from '../../lib/journeys/rate-limiter.ts';

test('turns are a second apart, whoever asks and however many at once', async () => {
  let clock = 5000;
  const turn = rateLimiter(1000, {
    now: () => clock,
    wait: async (milliseconds) => {
      clock += milliseconds;
    },
  });
  const at: number[] = [];
  const ask = () => turn().then(() => at.push(clock));
  await Promise.all([ask(), ask(), ask()]);
  clock += 300;
  await ask();
  clock += 4000;
  await ask();
  expect(at).toEqual([5000, 6000, 7000, 8000, 12_000]);
});
