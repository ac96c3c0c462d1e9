// The hierarchy of headings and blocks.
import type { Block, TextBlock } from '../model/capture.ts';

/** The depth of a block: a heading's own level, else one below the heading above it. */
export function levelAt(blocks: Block[], index: number): number {
  const own = blocks[index];
  if (own?.kind === 'heading') return own.level;
  const above = blockBefore(blocks, index, (block) => block.kind === 'heading');
  return (above?.kind === 'heading' ? above.level : 0) + 1;
}

/** The nearest block before `index` that `isMeant`, without copying the list: captures have thousands of blocks. */
export function blockBefore(
  blocks: Block[],
  index: number,
  isMeant: (block: Block) => boolean,
): Block | undefined {
  for (let at = index - 1; at >= 0; at -= 1) {
    const block = blocks[at];
    if (block && isMeant(block)) return block;
  }
  return undefined;
}

/** True where one mark covers all of the text: a line in bold works as a heading. */
export function isWholly(block: TextBlock, kind: 'bold' | 'italic' | 'link'): boolean {
  return block.spans.some((span) => span.kind === kind && span.start === 0 && span.end >= block.text.length);
}
