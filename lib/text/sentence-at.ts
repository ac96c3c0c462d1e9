import { type Capture, hasText } from '../model/capture.ts';
import type { Place } from '../model/evidence.ts';

/** The end of a sentence: a full stop before a space, or the end of a line. */
export const sentenceEnd = /[.!?。！？\n]\s|[。！？\n]/u;

/** A block up to this length is quoted whole: it is a list item or a short paragraph. */
const maxWholeLength = 160;
/** About four lines in the popup. */
const maxQuoteLength = 300;

/** The segmenter reads everything it is given, so a longer block is cut to the text around the claim. */
const maxBlockLength = 4000;
const reach = 1000;

const sentences = new Intl.Segmenter('und', { granularity: 'sentence' });

/** The sentence around a claim, for the traveller to read: "On a Tuesday, drift through Feira da Ladra." */
export function sentenceAt(capture: Capture, { block, start, end }: Place): string | undefined {
  const found = capture.blocks[block];
  if (!found || !hasText(found)) return undefined;
  const { text } = found;
  if (text.length <= maxWholeLength) return text;
  const from = text.length <= maxBlockLength ? 0 : Math.max(0, start - reach);
  const near = text.length <= maxBlockLength ? text : text.slice(from, end + reach);
  const segment = sentences.segment(near).containing(start - from);
  if (!segment) return undefined;
  const first = from + segment.index;
  const sentence = text.slice(first, Math.max(first + segment.segment.length, end)).trim();
  return sentence.length <= maxQuoteLength ? sentence : undefined;
}
