// How a soak test is judged: what counts as lost, duplicated or grown.
import { expect, test } from 'vitest';
import { growthOf } from '../../tools/soak/soak.ts';
import { isWhole, type Tally } from '../../tools/soak/tally.ts';

const measures = (worker: number[]) =>
  worker.map((bytes, index) => ({
    clips: 10 * (index + 1),
    worker: bytes,
    page: 1,
    documents: 1,
    browser: 1,
  }));

test('the first rounds after the warm-up are set against the last ones, each by its middle', () => {
  // The first round still loads what is loaded once; single outliers change nothing.
  expect(growthOf(measures([900, 100, 102, 500, 104, 103, 900, 106]), 'worker')).toEqual({
    before: 102,
    after: 106,
  });
});

const whole = (): Tally => ({
  clips: { wanted: 9, kept: 9, missing: [], doubled: [] },
  sent: { wanted: 2, arrived: 2, inService: 2, missing: [], doubled: [] },
});

test('a soak is whole when each clip is kept once and each sent one is in the service once', () => {
  expect(isWhole(whole())).toBe(true);
});

test.each([
  ['a clip that is missing', { clips: { ...whole().clips, kept: 8, missing: ['a'] } }],
  ['a clip that is there twice', { clips: { ...whole().clips, kept: 10, doubled: ['a'] } }],
  ['an itinerary that no clip knows', { sent: { ...whole().sent, inService: 3 } }],
  ['two clips that name one itinerary', { sent: { ...whole().sent, arrived: 1 } }],
])('%s spoils it', (_, change) => {
  expect(isWhole({ ...whole(), ...change })).toBe(false);
});
