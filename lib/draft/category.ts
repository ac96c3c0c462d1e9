import { type Capture, hasText } from '../model/capture.ts';
import type { Category, Sourced } from '../model/draft.ts';
import { categoryBefore, categoryOfName } from '../text/category.ts';
import type { StopEvidence } from './named.ts';
import { sourcedFrom } from './weigh.ts';

// What stands before the name says what is done there; longer is another sentence.
const reach = 40;

/** By the name itself, else by the words right before it. Nothing is said where neither tells. */
export function categoryOf(capture: Capture, stop: StopEvidence): Sourced<Category> | undefined {
  const { block, start } = stop.at;
  const found = capture.blocks[block];
  const text = found && hasText(found) ? found.text : '';
  const own = categoryOfName(stop.claim.name);
  const category =
    own ??
    categoryBefore(
      text
        .slice(Math.max(0, start - reach), start)
        .split(/[.!?\n]/)
        .at(-1) ?? '',
    );
  return category && sourcedFrom(capture, { ...stop, trust: own ? 0.75 : 0.6 }, category);
}
