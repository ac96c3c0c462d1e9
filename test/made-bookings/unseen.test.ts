// How much is read of papers written before the reader: the results so far are the minimum.
import { expect, test } from 'vitest';
import { readBooking } from '../../tools/eval/read-booking.ts';
import { scoreBooking } from '../../tools/eval/score-booking.ts';
import { loadKnowledge } from '../../tools/reading/load-places.ts';
import { type UnseenPaper, unseenPapers } from './unseen-papers.ts';

const knowledge = loadKnowledge();

const scoreOf = async ({ name, bytes, labels: { reservations } }: UnseenPaper) =>
  scoreBooking({ reservations }, await readBooking(bytes, name, knowledge));

// Only the totals of `sealed` are measured: nobody has looked at what is missed in it.
test.each([
  { half: 'working', found: 35, right: 175, invented: 1 },
  { half: 'measured', found: 31, right: 163, invented: 0 },
  { half: 'blind', found: 60, right: 288, invented: 0 },
  { half: 'sealed', found: 46, right: 226, invented: 1 },
] as const)('the $half part', { timeout: 300_000 }, async ({ half, ...floor }) => {
  const total = { found: 0, right: 0, invented: 0 };
  for (const paper of unseenPapers(half)) {
    const { found, right, invented } = await scoreOf(paper);
    total.found += found;
    total.right += right;
    total.invented += invented;
  }
  expect(total.found).toBeGreaterThanOrEqual(floor.found);
  expect(total.right).toBeGreaterThanOrEqual(floor.right);
  expect(total.invented).toBeLessThanOrEqual(floor.invented);
});
