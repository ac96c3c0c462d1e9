// Where a day ends: at the next one, at a heading above its level, at advice, or where it has more than other days
// have.

import { type Block, hasText } from '../../model/capture.ts';
import { median } from '../../model/median.ts';
import { isAdvice } from '../../text/labels.ts';
import { isWholly, levelAt } from '../../text/outline.ts';
import type { Mark } from './marks.ts';

export interface DayRange {
  mark: Mark;
  start: number;
  end: number;
}

/** The level of a day: its own, or that of a larger heading right after it ("Day 1" small, "Arrival" large). */
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
  /** How many headings of each level the days before the last one contain: at most, and usually. */
  most: number[];
  usual: number[];
}

function habitsOf(blocks: Block[], inner: DayRange[]): Habits {
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

/** True where a heading closes the day; `seen` counts the headings of its level in the day so far, including this one. */
function closes(heading: { level: number; text: string }, seen: number, bounds: Bounds): boolean {
  const { level, habits, isLast, isHeading } = bounds;
  const isMoreThan = (allowed: number[]) => seen > (allowed[heading.level - 1] ?? 0);
  if (heading.level < level && isMoreThan(habits.usual)) return true;
  // Days marked in bold contain no headings, or their usual number: one more opens another chapter.
  if (isLast && !isHeading && isMoreThan(habits.most)) return true;
  if (heading.level !== level) return false;
  return isAdvice(heading.text) ? isLast || isMoreThan(habits.usual) : isLast && isMoreThan(habits.most);
}

function endOf(blocks: Block[], { start, end }: DayRange, bounds: Bounds): number {
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

/** The items or rows of a list belong together: the last day is no longer than the longest of the others. */
function listEnd(blocks: Block[], { start, end }: DayRange, longest: number): number {
  const kind = blocks[start]?.kind;
  if (kind !== 'item' && kind !== 'row') return end;
  for (let at = start + 1; at < end; at += 1) {
    const block = blocks[at];
    if (block?.kind === 'heading' || at - start >= longest) return at;
    if (kind === 'row' && block && hasText(block) && block.kind !== 'row') return at;
  }
  return end;
}

/** `marks` must be in source order, one per block. */
export function dayRangesOf(blocks: Block[], marks: Mark[]): DayRange[] {
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
