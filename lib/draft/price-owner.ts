// Names a price after the line or the heading above it, if neither a stop nor its label says what it is for.
import { type Block, type Capture, hasText } from '../model/capture.ts';

const maxTitleLength = 60;
// The name stands at the beginning.
const reach = 500;
/** The remark after a name: "Tokyo Tower (buy online)", "Dinner – Chez Albert: Belgian food". */
const remark = /(?<!\s)\s*[(（].*$|[:：]\s.*$|(?<!\s)\s+[–—-]\s.*$/su;

/** "3. ", "18:40 – 20:00 • ": the number or time that opens a line. */
const opening = /^(?:[^\p{L}\p{N}]|\d{1,2}[.)]\s|\d{1,2}[:.h]\d{2}(?!\d))+/u;

function nameIn(block: Block | undefined): string | undefined {
  if (!block || !hasText(block)) return undefined;
  const text = block.text.slice(0, reach).replace(opening, '');
  const name = text.length <= maxTitleLength ? text : text.replace(remark, '');
  const kept = name.replace(/(?<![\s:：.])[\s:：.]+$/u, '');
  return kept.length <= maxTitleLength && /\p{L}{2}|\p{Script=Han}/u.test(kept) ? kept : undefined;
}

// Lists inside an item are shorter.
const maxItems = 200;

/** The parent item of the list item at `index`. */
export function itemAbove({ blocks }: Capture, index: number): { name: string; block: number } | undefined {
  const own = blocks[index];
  if (own?.kind !== 'item') return undefined;
  for (let at = index - 1; at >= Math.max(0, index - maxItems); at -= 1) {
    const block = blocks[at];
    if (block?.kind !== 'item') return undefined;
    if (block.depth >= own.depth) continue;
    const name = nameIn(block);
    return name ? { name, block: at } : undefined;
  }
  return undefined;
}

/** For each block, the index of the heading above it; -1 before the first. */
export function headingsAbove({ blocks }: Capture): number[] {
  let last = -1;
  return blocks.map(({ kind }, index) => {
    const above = last;
    if (kind === 'heading') last = index;
    return above;
  });
}

/** The name in that heading; the page's own title does not count. */
export function headingAt({ blocks }: Capture, index: number | undefined): string | undefined {
  const heading = index === undefined ? undefined : blocks[index];
  return heading?.kind === 'heading' && heading.level > 1 ? nameIn(heading) : undefined;
}
