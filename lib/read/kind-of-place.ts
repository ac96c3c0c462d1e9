// Finds out what kind of place a name is, from the name and the words before it.
import { type Capture, hasText } from '../model/capture.ts';
import type { NameSeen, Place } from '../model/evidence.ts';
import { categoryBefore, categoryOfName } from '../text/category.ts';

// The words before a name can say what is done there; further away they belong to another sentence.
const reach = 40;

/** From the name itself, else from the words right before it; undefined where neither tells. */
export function kindOfPlace(
  { blocks }: Capture,
  name: string,
  { block, start }: Place,
): NameSeen | undefined {
  const own = categoryOfName(name);
  if (own) return { category: own, isByNoun: true };
  const found = blocks[block];
  const text = found && hasText(found) ? found.text : '';
  const before = text.slice(Math.max(0, start - reach), start).split(/[.!?\n]/);
  const category = categoryBefore(before.at(-1) ?? '');
  return category && { category, isByNoun: false };
}
