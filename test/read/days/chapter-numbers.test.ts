import { expect, test } from 'vitest';
import { chapterBlocks } from '../../../lib/read/days/chapter-numbers.ts';

const lines = (...texts: string[]) =>
  texts.map((text, block) => ({
    block,
    text,
    start: 0,
    end: text.length,
    carrier: 'heading' as const,
    level: 2,
  }));

const january = Array.from({ length: 31 }, (_, day) => day + 1);

test('sections of one chapter and then of the next are no dates', () => {
  expect([...chapterBlocks(lines('1.1 Bridge', '1.2 Tower', 'Lunch', '2.1 Gate'))]).toEqual([0, 1, 3]);
});

test('a month of days is a trip, whichever of day and month comes first', () => {
  expect([...chapterBlocks(lines(...january.map((day) => `${day}.1 Fern`), '1.2 Otter'))]).toEqual([]);
  expect([...chapterBlocks(lines(...january.map((day) => `1.${day} Fern`), '2.1 Otter'))]).toEqual([]);
});
