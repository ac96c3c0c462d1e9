import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { maxFiles, maxFrames, pagesSent, sharedFrames } from '../../lib/model/frames.ts';

const pdf = (pages: number) => ({ kind: 'pdf' as const, pages });
const video = { kind: 'video' as const, pages: 0 };

test.each([
  [[pdf(3)], [3]],
  [[pdf(30)], [12]],
  [
    [pdf(30), pdf(2), pdf(1)],
    [9, 2, 1],
  ],
  [
    [pdf(4), video],
    [4, 8],
  ],
  [Array(20).fill(pdf(2)), Array(20).fill(1)],
  [[...Array(13).fill(pdf(1)), video], Array(14).fill(1)],
  [Array(41).fill(pdf(2)), [...Array(40).fill(1), 0]],
])('%j share the room as %j', (files, shares) => expect(sharedFrames(files)).toEqual(shares));

test('never more than there is room for, and none is left while a file wants one', () => {
  const files = fc.array(fc.oneof(fc.nat(40).map(pdf), fc.constant(video)), { maxLength: 60 });
  fc.assert(
    fc.property(files, (given) => {
      const shares = sharedFrames(given);
      const used = shares.reduce((sum, share) => sum + share, 0);
      const wanted = given.reduce(
        (sum, { kind, pages }) => sum + (kind === 'video' ? 12 : Math.max(1, pages)),
        0,
      );
      const room = Math.min(maxFiles, Math.max(maxFrames, given.length));
      expect(used).toBe(Math.min(room, wanted));
      expect(shares.slice(0, maxFiles).every((share) => share > 0)).toBe(true);
    }),
  );
});

test('what is not sent is counted in pages', () => {
  expect(pagesSent([pdf(30), pdf(2)])).toEqual({ sent: 12, total: 32 });
  expect(pagesSent([video])).toEqual({ sent: 0, total: 0 });
});
