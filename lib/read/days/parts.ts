// Turns marks into parts of the page: whole blocks, or lines and cells of one block that several days share.
import { type Block, type Capture, hasText } from '../../model/capture.ts';
import { fold } from '../../text/fold.ts';
import { isLabel } from '../../text/labels.ts';
import { isWholly } from '../../text/outline.ts';
import type { DayPart } from './day-part.ts';
import { dayRangesOf } from './ends.ts';
import type { Mark } from './marks.ts';

export type Part = Omit<DayPart, 'trust'>;

const about = (mark: Mark) => ({
  number: mark.number,
  span: mark.span,
  ...(mark.title !== undefined && { title: mark.title }),
  at: { block: mark.block, start: mark.start, end: mark.end },
});

/**
 * Days in the header of a table that ends before block `limit`: each cell below belongs to the day above it, in rows
 * with the same number of cells.
 */
function columnParts(blocks: Block[], marks: Mark[], limit: number): Part[] {
  const [first] = marks;
  const head = first ? blocks[first.block] : undefined;
  if (!first || head?.kind !== 'row') return [];
  const parts: Part[] = [];
  for (let at = first.block + 1; at < limit; at += 1) {
    const row = blocks[at];
    if (row?.kind !== 'row') break;
    if (row.cells.length !== head.cells.length) continue;
    parts.push(...cellParts(row.text, at, marks));
  }
  return parts;
}

function cellParts(text: string, block: number, marks: Mark[]): Part[] {
  const cells = text.split('\t');
  return marks.flatMap((mark) => {
    const column = mark.column ?? 0;
    const start = cells.slice(0, column).reduce((sum, cell) => sum + cell.length + 1, 0);
    const length = cells[column]?.length ?? 0;
    return length === 0
      ? []
      : [{ ...about(mark), start: block, end: block + 1, within: { start, end: start + length } }];
  });
}

/** Several marks in one block: each gets the characters up to the next. */
function sharedParts(blocks: Block[], marks: Mark[], limit: number): Part[] {
  const [first] = marks;
  const block = first ? blocks[first.block] : undefined;
  if (!first || !block || !hasText(block)) return [];
  const columns = columnParts(blocks, marks, limit);
  if (columns.length > 0) return columns;
  return marks.map((mark, index) => ({
    ...about(mark),
    start: mark.block,
    end: mark.block + 1,
    within: { start: mark.start, end: marks[index + 1]?.start ?? block.text.length },
  }));
}

/** A range that overlaps the next day is none: "Day 1 – 3 temples". */
const clipped = (marks: Mark[]) =>
  marks.map((mark, index) => {
    const next = marks[index + 1]?.number ?? Number.POSITIVE_INFINITY;
    return next > mark.number && next < mark.number + mark.span
      ? { ...mark, span: next - mark.number }
      : mark;
  });

/** A range keeps its numbers in the title: "02–03: Furnas". */
function titled(blocks: Block[], { block, start, end, span }: Mark, name: string): string {
  const opening = blocks[block];
  const title = name.replace(/\s+/g, ' ');
  return span > 1 && opening && hasText(opening)
    ? `${opening.text.slice(start, end).trim()}: ${title}`
    : title;
}

// A picture may stand between the number and the name.
const furthestName = 3;

/** "Day 3" by itself is named by the heading below it, "Up to the lakes", unless that is of a deeper level. */
function named(blocks: Block[], mark: Mark, end: number): Mark {
  if (mark.title !== undefined || mark.family === 'phrase') return mark;
  for (let at = mark.block + 1; at < Math.min(end, mark.block + furthestName); at += 1) {
    const block = blocks[at];
    if (!block || !hasText(block) || /^\P{L}*$/u.test(block.text)) continue;
    const isHeading = block.kind === 'heading' && block.level <= (mark.level ?? 6);
    const isName =
      isHeading || (mark.carrier === 'badge' && block.kind === 'paragraph' && isWholly(block, 'bold'));
    return isName && !isLabel(block.text) ? { ...mark, title: titled(blocks, mark, block.text) } : mark;
  }
  return mark;
}

export function partsOf(capture: Capture, unclipped: Mark[]): Part[] {
  const { blocks } = capture;
  const marks = clipped(unclipped);
  const byBlock = Map.groupBy(marks, ({ block }) => block);
  const openers = [...byBlock.values()].flatMap(([first]) => first ?? []);
  const parts = dayRangesOf(blocks, openers).flatMap(({ mark, start, end }, index) => {
    const here = byBlock.get(mark.block) ?? [];
    return here.length > 1
      ? sharedParts(blocks, here, openers[index + 1]?.block ?? blocks.length)
      : [{ ...about(named(blocks, mark, end)), start, end }];
  });
  return withoutIndexes(capture, parts);
}

// A longer line is not a heading.
const maxOpeningLength = 110;
// "Sat 8 July – ", "Day 3: ": how a line opens before it describes the day.
const maxMarkerLength = 16;

/** How many characters only open the day: all of a heading or a link, and of a line or a sentence the marker. */
function openingOf(block: Block | undefined, length: number): number {
  if (!block || !hasText(block) || length > maxOpeningLength) return 0;
  const isTitle = block.kind === 'heading' || isWholly(block, 'bold') || isWholly(block, 'link');
  return isTitle ? length : Math.min(length, maxMarkerLength);
}

/** The length of the part, without the words that open it. */
export function sizeOf({ blocks }: Capture, { at, start, end, within }: Part): number {
  if (within && start === at.block) return within.end - within.start - 12;
  if (within) return within.end - within.start;
  const opening = openingOf(blocks[at.block], at.end - at.start);
  let size = 0;
  for (let index = start; index < end; index += 1) {
    const block = blocks[index];
    if (!block || !hasText(block)) continue;
    size += index === at.block ? Math.max(0, block.text.length - opening) : block.text.length;
  }
  return size;
}

// The first words of a day are enough to compare it.
const maxCharacters = 3000;
const sameShare = 0.5;

const wordsIn = (text: string) => fold(text).match(/[^\s]{3,}/gu) ?? [];

function textOf({ blocks }: Capture, { start, end, within }: Part): string {
  let text = '';
  for (let index = start; index < end && text.length < maxCharacters; index += 1) {
    const block = blocks[index];
    if (block && hasText(block)) text += ` ${block.text.slice(within?.start ?? 0, within?.end)}`;
  }
  return text.slice(0, maxCharacters);
}

/**
 * Leaves out parts of a table of contents, most of whose words occur in another part of that day; a short day of
 * another tour has its own words.
 */
function withoutIndexes(capture: Capture, parts: Part[]): Part[] {
  const isEmpty = parts.map((part) => sizeOf(capture, part) <= 0);
  const filledParts = Map.groupBy(
    parts.filter((_, index) => !isEmpty[index]),
    ({ number }) => number,
  );
  // A page describes a day two or three times; a hostile one a hundred times.
  const wordsByNumber = new Map(
    [...filledParts].map(([number, others]) => [
      number,
      others.slice(0, maxRepeats).map((other) => new Set(wordsIn(textOf(capture, other)))),
    ]),
  );
  return parts.filter((part, index) => {
    const others = isEmpty[index] ? wordsByNumber.get(part.number) : undefined;
    if (!others) return true;
    const words = wordsIn(textOf(capture, part));
    return !others.some(
      (other) => words.filter((word) => other.has(word)).length >= words.length * sameShare,
    );
  });
}
const maxRepeats = 3;
