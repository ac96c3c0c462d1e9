// Pure: no browser, no network, no clock.
import { inAnyCase } from './any-case.ts';
import { monthsAndSeasons, seasonCues } from './season-words.ts';
import { wordGlance, wordPattern } from './word-pattern.ts';

const cue = wordPattern(seasonCues);
const cueGlance = wordGlance(seasonCues);
const month = wordPattern(monthsAndSeasons, 'gu');
// "April to June and September": how far apart the parts of one answer stand.
const widestGap = 24;
const longestAnswer = 80;
const joins = inAnyCase(
  /^(?:\s|[,–—/&-]|and|or|to|through|until|und|oder|bis|et|ou|à|y|o|a|hasta|e|al|até|en|tot|of|the|mid|late|early|is|in|between|de|から|〜|～|至|到|和|与|、){0,12}$/u,
);

/** The months or seasons named after the cue, in the page's words: "April to June". */
export function findMonths(text: string, from = 0): { text: string; start: number; end: number } | undefined {
  let start = -1;
  let end = -1;
  for (const match of text.slice(from).matchAll(month)) {
    const at = from + match.index;
    if (start < 0) start = at;
    else if (
      at - end > widestGap ||
      !joins.test(text.slice(end, at)) ||
      at + match[0].length - start > longestAnswer
    )
      break;
    end = at + match[0].length;
  }
  return start < 0 ? undefined : { text: text.slice(start, end), start, end };
}

/** Where the cue ends, so that months are looked for behind it. */
export const seasonCueEnd = (text: string): number | undefined => {
  const found = cueGlance.test(text) ? cue.exec(text) : null;
  return found ? found.index + found[0].length : undefined;
};
