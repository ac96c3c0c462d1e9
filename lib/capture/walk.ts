// The second pass: walks the sketch of the article and writes blocks.
import type { Block } from '../model/capture.ts';
import { BlockWriter } from './block-writer.ts';
import type { Budget } from './budget.ts';
import { isLabel } from './labels.ts';
import { layoutOf } from './layout.ts';
import { isLeftOut } from './left-out.ts';
import { maxCharacters } from './limits.ts';
import type { Live } from './live.ts';
import type { Selected } from './selection.ts';
import { isText, type Sketch } from './sketch.ts';
import { panelTitle } from './tabs.ts';

export interface WalkOptions {
  base: string;
  budget: Budget;
  live?: Live;
  selected?: Selected;
}

/** True if the element was entered, so it must be left again. */
function enter(sketch: Sketch, writer: BlockWriter, { live, selected }: WalkOptions): boolean {
  const { element, tag, isPlain } = sketch;
  if (selected && !selected.touches(element)) return false;
  if (tag === 'NOSCRIPT') {
    writer.fallback(element);
    return false;
  }
  if (isLeftOut(sketch)) return false;
  const layout = layoutOf(sketch, live);
  if (layout === 'none') return false;
  const isTitle = sketch.headings === 0 && isLabel(element, tag, sketch.characters);
  writer.enter(sketch, { layout, isLabel: isTitle });
  const title = isPlain ? undefined : panelTitle(element);
  if (title) writer.label(title);
  return true;
}

export function walk(root: Sketch, options: WalkOptions): { blocks: Block[]; truncated: boolean } {
  const { budget, selected } = options;
  const writer = new BlockWriter(options.base, options.live);
  const levels = [{ sketch: root, index: 0 }];
  writer.enter(root, { layout: 'box', isLabel: false });
  for (let level = levels.at(-1); level; level = levels.at(-1)) {
    const part = level.sketch.inside[level.index];
    level.index += 1;
    if (!part) {
      levels.pop();
      writer.leave();
      continue;
    }
    if (!budget.spend() || writer.characters > maxCharacters)
      return { blocks: writer.end(), truncated: true };
    if (isText(part)) {
      const words = selected ? selected.wordsOf(part.node) : part.text;
      // A single text can exceed the limit.
      writer.text(words.slice(0, maxCharacters + 1 - writer.characters), level.sketch);
    } else if (enter(part, writer, options)) levels.push({ sketch: part, index: 0 });
  }
  return { blocks: writer.end(), truncated: writer.characters > maxCharacters };
}
