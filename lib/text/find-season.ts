import { months, seasonCues, seasons } from '../languages/dates.ts';
import { inAnyCase } from './any-case.ts';
import { wordGlance, wordPattern } from './word-pattern.ts';

const cue = wordPattern(seasonCues);
const cueGlance = wordGlance(seasonCues);
const month = wordPattern(
  Object.fromEntries(
    Object.entries(seasons).map(([code, words]) => [code, [...(months[code] ?? []), words].join('|')]),
  ),
  'gu',
);
// "April to June and September": how far apart the parts of one answer can be.
const maxGap = 24;
const maxAnswerLength = 80;
const joins = inAnyCase(
  /^(?:\s|[,–—/&-]|and|or|to|through|until|und|oder|bis|et|ou|à|y|o|u|a|hasta|e|al|até|en|tot|of|the|mid|late|early|is|in|between|de|och|eller|till|og|til|i|lub|do|od|oraz|až|nebo|부터|까지|에서|과|와|から|〜|～|至|到|和|与|、){0,12}$/u,
);

/** Months or seasons in the page's own words. */
export interface Months {
  text: string;
  start: number;
  end: number;
}

/** The months or seasons named after the cue: "April to June". */
export function findMonths(text: string, from = 0): Months | undefined {
  let start = -1;
  let end = -1;
  for (const match of text.slice(from).matchAll(month)) {
    const at = from + match.index;
    if (start < 0) start = at;
    else if (
      at - end > maxGap ||
      !joins.test(text.slice(end, at)) ||
      at + match[0].length - start > maxAnswerLength
    )
      break;
    end = at + match[0].length;
  }
  return start < 0 ? undefined : { text: text.slice(start, end), start, end };
}

interface Cue {
  start: number;
  end: number;
}

/** Where the text starts to say when to go. */
function seasonCue(text: string): Cue | undefined {
  const found = cueGlance.test(text) ? cue.exec(text) : null;
  return found ? { start: found.index, end: found.index + found[0].length } : undefined;
}

/** Where the cue ends, after which months are searched for. */
export const seasonCueEnd = (text: string): number | undefined => seasonCue(text)?.end;

// An answer is near its question.
const nearest = 200;
// "May and June are by far the best time": the longest gap between an answer and the cue after it.
const maxGapBefore = 30;
const sentenceEnd = /[.!?](?=\s|$)|[。！？\n]/gu;

/** The last months before the cue, in its sentence and close to it. */
function monthsBefore(text: string, { start }: Cue): Months | undefined {
  const before = text.slice(Math.max(0, start - nearest), start);
  const sentence = [...before.matchAll(sentenceEnd)].at(-1);
  const from = start - before.length + (sentence ? sentence.index + 1 : 0);
  let found: Months | undefined;
  for (
    let next = findMonths(text.slice(0, start), from);
    next;
    next = findMonths(text.slice(0, start), next.end)
  )
    found = next;
  return found && start - found.end <= maxGapBefore ? found : undefined;
}

/**
 * When to go, if the text says so: after the cue ("the best time is May"), or, if its sentence ends without an answer,
 * before it ("May and June: the best time").
 */
export function findSeason(text: string): Months | undefined {
  const at = seasonCue(text);
  if (!at) return undefined;
  const after = findMonths(text.slice(0, at.end + nearest), at.end);
  const isSameSentence = after && text.slice(at.end, after.start).search(sentenceEnd) < 0;
  return isSameSentence ? after : (monthsBefore(text, at) ?? after);
}
