// The last pass, on blocks alone: drops sections with furniture headings, and hidden text that adds nothing.
import type { Block, TextBlock } from '../model/capture.ts';
import { furnitureHeaded, passesOn } from './furniture-words.ts';
import { hasText } from './has-text.ts';

const linked = (block: TextBlock) =>
  block.spans.reduce((sum, span) => sum + (span.kind === 'link' ? span.end - span.start : 0), 0);
export const isLinkOnly = (block: TextBlock) => linked(block) >= 0.9 * block.text.length;

// A teaser of another post is a line or two.
const maxTeaserLength = 250;
// A section with more prose than this has an odd heading, but is content.
const maxProse = 600;

type Heading = Extract<Block, { kind: 'heading' }>;

const isNextHeading = (block: Block, level: number): block is Heading =>
  block.kind === 'heading' && block.level <= level;

/** A card under "Related posts", whose heading may be of the same level: a link, with a teaser at most. */
function isCard(blocks: readonly Block[], index: number): boolean {
  const [heading, next] = [blocks[index], blocks[index + 1]];
  if (heading?.kind !== 'heading' || !isLinkOnly(heading)) return false;
  return !next || !hasText(next) || next.kind === 'heading' || next.text.length <= maxTeaserLength;
}

// Enough for a popular page's comments; looking further would cost more than it saves.
const maxSectionLength = 400;

/** The index after the section that begins at `start`. */
function endOfSection(blocks: readonly Block[], start: number, level: number): number {
  let end = start + 1;
  while (end < blocks.length && end - start < maxSectionLength) {
    const block = blocks[end];
    if (block && isNextHeading(block, level) && !isCard(blocks, end)) break;
    end += 1;
  }
  return end;
}

/** The index after the links directly below. */
function endOfLinks(blocks: readonly Block[], start: number): number {
  const isLink = (block: Block | undefined) =>
    (block?.kind === 'item' || block?.kind === 'paragraph') && isLinkOnly(block);
  let end = start;
  while (isLink(blocks[end])) end += 1;
  return end;
}

function isHeader(block: Block): boolean {
  if (block.kind !== 'paragraph') return block.kind === 'heading';
  return block.spans.some(({ kind, start, end }) => kind === 'bold' && end - start === block.text.length);
}

function proseIn(blocks: readonly Block[], start: number, end: number): number {
  let sum = 0;
  for (let index = start; index < end; index += 1) {
    const block = blocks[index];
    if (block && hasText(block) && !isLinkOnly(block) && block.kind !== 'heading') sum += block.text.length;
  }
  return sum;
}

// A longer plain line is no heading.
const maxPlainLength = 40;
const mayHead = (block: Block): block is TextBlock =>
  block.kind === 'heading' ||
  (block.kind === 'paragraph' && (block.text.length <= maxPlainLength || isHeader(block)));

/** A share button. */
const isButton = (block: Block) => hasText(block) && isLinkOnly(block) && passesOn(block.text);

/** Whether this block is kept, and the index of the next one to judge. */
function judged(blocks: readonly Block[], index: number): { isKept: boolean; next: number } {
  const block = blocks[index];
  const next = index + 1;
  const headed = block && mayHead(block) ? furnitureHeaded(block.text) : undefined;
  if (!block || !headed) return { isKept: block !== undefined && !isButton(block), next };
  // "Read more" and "Share" as plain lines, with the links below them.
  if (!isHeader(block)) return { isKept: false, next: endOfLinks(blocks, next) };
  const end = endOfSection(blocks, index, block.kind === 'heading' ? block.level : 6);
  const isFurniture = headed === 'comments' || proseIn(blocks, next, end) <= maxProse;
  return { isKept: false, next: isFurniture ? end : next };
}

/** Drops the sections headed "Related posts", "Leave a comment" and the like. */
function withoutFurniture(blocks: readonly Block[]): Block[] {
  const kept: Block[] = [];
  let index = 0;
  while (index < blocks.length) {
    const { isKept, next } = judged(blocks, index);
    const block = blocks[index];
    if (isKept && block) kept.push(block);
    index = next;
  }
  return kept;
}

/** Drops closed menus, and text repeated for smaller screens. */
function withoutHiddenFurniture(blocks: readonly Block[]): Block[] {
  // Only texts of the same length can be equal, so most are never compared.
  const lengths = new Set(
    blocks.flatMap((block) => (hasText(block) && block.hidden === true ? [block.text.length] : [])),
  );
  if (lengths.size === 0) return [...blocks];
  const shown = new Set(
    blocks
      .filter(hasText)
      .filter((block) => !block.hidden && lengths.has(block.text.length))
      .map((block) => block.text),
  );
  return blocks.filter((block) => {
    if (!hasText(block) || !block.hidden) return true;
    return !isLinkOnly(block) && !shown.has(block.text);
  });
}

export const tidy = (blocks: readonly Block[]): Block[] => withoutFurniture(withoutHiddenFurniture(blocks));
