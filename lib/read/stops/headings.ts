// Which heading each block is under, and what that heading is about.
import type { Capture } from '../../model/capture.ts';
import { fold } from '../../text/fold.ts';
import { words } from './words/all.ts';
import { labelsCjk } from './words/cjk.ts';

export interface Headings {
  /** The index of the heading above each block, -1 where there is none. */
  headingOf: Int32Array;
  /** Blocks under a heading about advice, food or beds. */
  isAdvice: Uint8Array;
  isFood: Uint8Array;
  isStay: Uint8Array;
  /** The folded text of each heading, for comparison. */
  foldedHeadings: Map<number, string>;
}

const opensWithLabel = new RegExp(`^(?:${labelsCjk.replaceAll(' ', '|')})`, 'u');
const foodHeading =
  /(?:eat|food|restaurant|dining|essen|manger|comer|mangiare|eten|グルメ|美食|drink|caf[eé])/i;
const stayHeading =
  /(?:stay|sleep|hotel|übernacht|unterkunft|dormir|héberg|aloja|hosped|dormire|allogg|overnacht|宿泊|住宿|accommodation)/i;
const letters = /[\p{L}&-]+/gu;
/** Most names are: their words are separated by single spaces, so `split` is enough. */
const isPlain = /^[a-z]+(?: [a-z]+)*$/;
/** All Japanese and Chinese characters have higher codes. */
const lastPlain = 0x7f;
/** An advice heading is shorter. */
const maxAdviceLength = 120;

/** Whether a text with this many advice words among all its words is about advice. */
export const isAdviceCount = (advice: number, words: number): boolean =>
  advice >= 2 || (advice === 1 && words <= 3);

export function isAdviceText(text: string): boolean {
  if (text.length > maxAdviceLength) return false;
  const lowered = text.toLowerCase();
  const found = isPlain.test(lowered) ? lowered.split(' ') : lowered.match(letters);
  if (!found) return false;
  let advice = 0;
  for (const word of found) if (words.advice.has(word)) advice += 1;
  if (isAdviceCount(advice, found.length)) return true;
  return text.charCodeAt(0) > lastPlain && opensWithLabel.test(text);
}

export function headingsOf({ blocks }: Capture): Headings {
  const headingOf = new Int32Array(blocks.length).fill(-1);
  const isAdvice = new Uint8Array(blocks.length);
  const isFood = new Uint8Array(blocks.length);
  const isStay = new Uint8Array(blocks.length);
  const foldedHeadings = new Map<number, string>();
  let current = { index: -1, advice: 0, food: 0, stay: 0 };
  for (const [index, block] of blocks.entries()) {
    if (block.kind === 'heading') {
      const { text } = block;
      foldedHeadings.set(index, fold(text));
      current = {
        index,
        advice: isAdviceText(text) ? 1 : 0,
        food: foodHeading.test(text) ? 1 : 0,
        stay: stayHeading.test(text) ? 1 : 0,
      };
    }
    headingOf[index] = current.index;
    isAdvice[index] = current.advice;
    isFood[index] = current.food;
    isStay[index] = current.stay;
  }
  return { headingOf, isAdvice, isFood, isStay, foldedHeadings };
}
