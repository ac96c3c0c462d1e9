// Pure: no browser, no network, no clock.
import { type Capture, hasText } from '../model/capture.ts';
import type { Place } from '../model/evidence.ts';

/** A block up to this length is quoted whole; it is a list item or a short paragraph. */
const longestWhole = 160;
/** About four lines in the popup. */
const longestQuote = 300;

const sentences = new Intl.Segmenter('und', { granularity: 'sentence' });

/** The sentence around a claim, for the traveller to read: "On a Tuesday, drift through Feira da Ladra." */
export function sentenceAt(capture: Capture, { block, start, end }: Place): string | undefined {
  const found = capture.blocks[block];
  if (!found || !hasText(found)) return undefined;
  const { text } = found;
  if (text.length <= longestWhole) return text;
  const segment = sentences.segment(text).containing(start);
  if (!segment) return undefined;
  const sentence = text.slice(segment.index, Math.max(segment.index + segment.segment.length, end)).trim();
  return sentence.length <= longestQuote ? sentence : undefined;
}
