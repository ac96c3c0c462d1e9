// Pure: no browser, no network, no clock.
// What all features of a page look at, worked out once.
import { type Capture, hasText } from '../../model/capture.ts';
import type { Knowledge } from '../../model/evidence.ts';
import { fold } from '../../text/fold.ts';
import type { DayPart } from '../days/find-days.ts';
import { findMentions } from './find-mentions.ts';
import { type Candidate, groupMentions } from './group.ts';
import type { Token } from './tokens.ts';
import { words } from './words/all.ts';
import { labelsCjk } from './words/cjk.ts';

export interface PageView {
  capture: Capture;
  knowledge: Knowledge;
  days: DayPart[];
  tokens: Map<number, Token[]>;
  candidates: Candidate[];
  /** Words that the page also writes in lower case: "market" of "Market". */
  lowerCase: Map<string, number>;
  /** How many candidates of any day share a key. */
  daysOfKey: Map<string, number>;
  /** The heading above each block, as an index, -1 where there is none. */
  headingOf: Int32Array;
  /** Blocks under a heading that gives advice. */
  isAdvice: Uint8Array;
  title: string;
  /** Where the first day begins and the last one ends. */
  firstDay: number;
  lastDay: number;
}

const cjkLabels = labelsCjk.split(' ');

export const isAdviceText = (text: string): boolean => {
  const found = text.toLowerCase().match(/[\p{L}&-]+/gu) ?? [];
  if (found.length === 0) return false;
  const advice = found.filter((word) => words.advice.has(word)).length;
  return (
    advice >= 2 || (advice === 1 && found.length <= 3) || cjkLabels.some((label) => text.startsWith(label))
  );
};

function headings(capture: Capture): { headingOf: Int32Array; isAdvice: Uint8Array } {
  const headingOf = new Int32Array(capture.blocks.length).fill(-1);
  const isAdvice = new Uint8Array(capture.blocks.length);
  let current = -1;
  let advice = 0;
  for (const [index, block] of capture.blocks.entries()) {
    if (block.kind === 'heading') {
      current = index;
      advice = isAdviceText(block.text) ? 1 : 0;
    }
    headingOf[index] = current;
    isAdvice[index] = advice;
  }
  return { headingOf, isAdvice };
}

function lowerCaseWords(capture: Capture, tokens: Map<number, Token[]>): Map<string, number> {
  const counts = new Map<string, number>();
  for (const [index, list] of tokens) {
    const block = capture.blocks[index];
    if (!block || !hasText(block) || block.kind === 'heading') continue;
    for (const { isCapital, lower } of list) if (!isCapital) counts.set(lower, (counts.get(lower) ?? 0) + 1);
  }
  return counts;
}

/** Every name is looked up several times on its way. */
function remembering(knowledge: Knowledge): Knowledge {
  const { lookUpPlace } = knowledge;
  if (!lookUpPlace) return knowledge;
  const known = new Map<string, ReturnType<typeof lookUpPlace>>();
  return {
    ...knowledge,
    lookUpPlace: (name) => {
      const found = known.get(name) ?? lookUpPlace(name);
      known.set(name, found);
      return found;
    },
  };
}

export function viewPage(capture: Capture, days: DayPart[], given: Knowledge): PageView {
  const knowledge = remembering(given);
  const { mentions, tokens } = findMentions(capture, days, knowledge);
  const candidates = groupMentions(mentions, days);
  const daysOfKey = new Map<string, number>();
  for (const { key } of candidates) daysOfKey.set(key, (daysOfKey.get(key) ?? 0) + 1);
  return {
    capture,
    knowledge,
    days,
    tokens,
    candidates,
    lowerCase: lowerCaseWords(capture, tokens),
    daysOfKey,
    ...headings(capture),
    title: ` ${fold(capture.title)} `,
    firstDay: Math.min(...days.map(({ start }) => start), capture.blocks.length),
    lastDay: Math.max(...days.map(({ end }) => end), 0),
  };
}

export const textOf = (view: PageView, block: number): string => {
  const found = view.capture.blocks[block];
  return found && hasText(found) ? found.text : '';
};
