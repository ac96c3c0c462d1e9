// Shows words that were read earlier in the page they came from. Runs inside the page and never changes it.
import type { Showing, WantedWords } from '../model/wanted-words.ts';
import { findWords, type Stretch } from './find-words.ts';
import { pageText, rangesOf } from './page-text.ts';
import { markRanges, scrollTo } from './show-ranges.ts';

/** The capture reads up to 120,000 nodes and 2,000,000 characters of a page; here its menus count too. */
const [maxNodes, maxCharacters] = [200_000, 4_000_000];

/** The page is blocked while it is searched; a longer pause would be noticed. */
const maxMilliseconds = 1000;

export function showWords(document: Document, wanted: WantedWords, now: () => number): Showing {
  const start = now();
  const page = pageText(document.body ?? document.documentElement, {
    nodes: maxNodes,
    characters: maxCharacters,
    isLate: () => now() - start > maxMilliseconds,
  });
  const ranges = (at: Stretch) => rangesOf(page, at.start, at.end);
  const found = findWords(page, wanted, (at) => (ranges(at)[0]?.getClientRects().length ?? 0) > 0);
  const marks = found.flatMap(ranges);
  markRanges(marks);
  const [first] = marks;
  if (!first) return 'absent';
  const prefersStill = document.defaultView?.matchMedia('(prefers-reduced-motion: reduce)').matches;
  // A hidden tab draws nothing, so a smooth scroll would not move.
  const isStill = prefersStill || document.visibilityState === 'hidden';
  return scrollTo(first, isStill ? 'instant' : 'smooth') ? 'shown' : 'hidden';
}
