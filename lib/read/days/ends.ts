// Where a day is over: at the next one, at a heading above it, at advice, or where its kin never went on.

import { type Block, hasText } from '../../model/capture.ts';
import { median } from '../../model/median.ts';
import { isAdvice } from '../../text/labels.ts';
import { isWholly, levelAt } from '../../text/outline.ts';
import type { Mark } from './marks.ts';

export interface Stretch {
  mark: Mark;
  start: number;
  end: number;
}

/** The level a day stands on: its own, or the one of the heading that follows it at once ("Day 1" small, "Arrival" large). */
function levelOf(blocks: Block[], mark: Mark): number {
  const own = levelAt(blocks, mark.block);
  const next = blocks[mark.block + 1];
  return next?.kind === 'heading' && mark.level !== undefined ? Math.min(own, next.level) : own;
}

const headingsIn = (blocks: Block[], start: number, end: number, level: number) => {
  let count = 0;
  for (let at = start; at < end; at += 1) {
    const block = blocks[at];
    if (block?.kind === 'heading' && block.level === level) count += 1;
  }
  return count;
};

const levels = [1, 2, 3, 4, 5, 6];

interface Habits {
  /** How many headings of a level the days before the last one hold: most, and usually. */
  most: number[];
  usual: number[];
}

function habitsOf(blocks: Block[], inner: Stretch[]): Habits {
  const counts = levels.map((level) =>
    inner.map(({ start, end }) => headingsIn(blocks, start + 1, end, level)),
  );
  return { most: counts.map((list) => Math.max(0, ...list)), usual: counts.map(median) };
}

const isTailLine = (block: Block | undefined) =>
  block?.kind === 'paragraph' && isWholly(block, 'bold') && isAdvice(block.text);

interface Bounds {
  level: number;
  habits: Habits;
  isLast: boolean;
  isHeading: boolean;
}

/** True where a heading closes the day; `seen` is how many of its level the day has had, with this one. */
function closes(heading: { level: number; text: string }, seen: number, bounds: Bounds): boolean {
  const { level, habits, isLast, isHeading } = bounds;
  const isMoreThan = (allowed: number[]) => seen > (allowed[heading.level - 1] ?? 0);
  if (heading.level < level && isMoreThan(habits.usual)) return true;
  // Under bold days no heading stands, or as many as usual: one more is another chapter.
  if (isLast && !isHeading && isMoreThan(habits.most)) return true;
  if (heading.level !== level) return false;
  return isAdvice(heading.text) ? isLast || isMoreThan(habits.usual) : isLast && isMoreThan(habits.most);
}

function endOf(blocks: Block[], { start, end }: Stretch, bounds: Bounds): number {
  const seen = levels.map(() => 0);
  for (let at = start + 1; at < end; at += 1) {
    const block = blocks[at];
    if (bounds.isLast && !bounds.isHeading && isTailLine(block)) return at;
    if (block?.kind !== 'heading') continue;
    const count = (seen[block.level - 1] ?? 0) + 1;
    seen[block.level - 1] = count;
    if (closes(block, count, bounds)) return at;
  }
  return end;
}

/** Items and cells of a list belong together: the last one is no longer than the longest of the others. */
function listEnd(blocks: Block[], { start, end }: Stretch, longest: number): number {
  const kind = blocks[start]?.kind;
  if (kind !== 'item' && kind !== 'row') return end;
  for (let at = start + 1; at < end; at += 1) {
    const block = blocks[at];
    if (block?.kind === 'heading' || at - start >= longest) return at;
    if (kind === 'row' && block && hasText(block) && block.kind !== 'row') return at;
  }
  return end;
}

/** `marks` are in source order, one per block. */
export function stretchesOf(blocks: Block[], marks: Mark[]): Stretch[] {
  const open = marks.map((mark, index) => ({
    mark,
    start: mark.block,
    end: marks[index + 1]?.block ?? blocks.length,
  }));
  const inner = open.filter(({ mark }, index) => (marks[index + 1]?.number ?? 0) > mark.number);
  const followed = new Set(inner);
  const habits = habitsOf(blocks, inner);
  const longest = Math.max(1, ...inner.map(({ start, end }) => end - start));
  return open.map((stretch) => {
    const isLast = !followed.has(stretch);
    const { mark } = stretch;
    const level = levelOf(blocks, mark);
    const end = endOf(blocks, stretch, { level, habits, isLast, isHeading: mark.carrier === 'heading' });
    return { ...stretch, end: isLast ? listEnd(blocks, { ...stretch, end }, longest) : end };
  });
}
