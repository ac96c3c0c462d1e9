// Compares two captures of one page and lists what only one of them has.
import { type Block, type Capture, hasText } from '../../lib/model/capture.ts';

export interface Difference {
  /** Abbreviated blocks that only one of the two has. */
  onlyFirst: string[];
  onlySecond: string[];
  /** Characters of words that only one of the two has, and of all words in both. */
  charactersApart: number;
  characters: number;
  /** The number of headings that only one of the two has. */
  headings: number;
}

/** How often each value occurs. */
function counted(values: Iterable<string>): Map<string, number> {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
}

/** What `these` has more often than `those`, repeated as often as the surplus. */
function surplus(these: Map<string, number>, those: Map<string, number>): string[] {
  return [...these].flatMap(([value, count]) =>
    Array.from<string>({ length: Math.max(0, count - (those.get(value) ?? 0)) }).fill(value),
  );
}

// Browsers normalise white space and parsers of saved pages do not, so differences in it are ignored.
const squeezed = (text: string) => text.replace(/\s+/g, ' ');

/** "heading2 Day 1". Pictures and maps are shown by kind only: their URLs depend on where a page is served. */
function inShort(block: Block): string {
  if (!hasText(block)) return block.kind;
  const level = block.kind === 'heading' ? block.level : '';
  return `${block.kind}${level} ${squeezed(block.text)}`;
}

const wordsOf = (capture: Capture) =>
  capture.blocks.filter(hasText).flatMap((block) => block.text.split(/\s+/).filter(Boolean));
const lengthOf = (words: string[]) => words.reduce((sum, word) => sum + word.length, 0);

export function differenceOf(first: Capture, second: Capture): Difference {
  const [these, those] = [first, second].map((capture) => counted(capture.blocks.map(inShort)));
  if (!these || !those) throw new Error('Two captures are compared.');
  const onlyFirst = surplus(these, those);
  const onlySecond = surplus(those, these);
  const [theseWords, thoseWords] = [wordsOf(first), wordsOf(second)];
  const [theseCounts, thoseCounts] = [counted(theseWords), counted(thoseWords)];
  const apart = [...surplus(theseCounts, thoseCounts), ...surplus(thoseCounts, theseCounts)];
  return {
    onlyFirst,
    onlySecond,
    charactersApart: lengthOf(apart),
    characters: lengthOf(theseWords) + lengthOf(thoseWords),
    headings: [...onlyFirst, ...onlySecond].filter((entry) => entry.startsWith('heading')).length,
  };
}
