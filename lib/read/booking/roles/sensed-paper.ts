// A paper as the paper model sees it: which of its words have which role.
import type { Capture } from '../../../model/capture.ts';
import type { Knowledge } from '../../../model/evidence.ts';
import {
  maxPaperWords,
  type PaperAnswer,
  type PaperSense,
  type PaperWord,
} from '../../../model/paper-sense.ts';
import { memoize } from '../../../text/memoize.ts';
import { cachedByText } from '../../../text/remembered.ts';
import { type BookingDocument, bookingDocumentOf } from '../document.ts';
import { answerInWindows } from './answer-in-windows.ts';
import { doubtfulSpansIn } from './doubtful-spans.ts';
import { columnOf, wordsOfPaper } from './paper-words.ts';
import { type RoleSpan, roleSpans } from './spans.ts';
import { featuresOf } from './word-features.ts';

export interface SensedPaper {
  document: BookingDocument;
  answer: PaperAnswer;
  spans: RoleSpan[];
  /** What words may be that are most likely nothing. */
  doubtful: RoleSpan[];
  /** False where the paper has more words than the model is shown. */
  isWhole: boolean;
}

// The first pages are often all that is kept of a long file: the same question then comes twice in a row.
const maxAnswers = 1;
const asking = memoize((ask: PaperSense) =>
  cachedByText((words) => answerInWindows(JSON.parse(words) as PaperWord[], ask), maxAnswers),
);

function sense(capture: Capture, knowledge: Knowledge): SensedPaper | undefined {
  const document = bookingDocumentOf(capture);
  const all = wordsOfPaper(document);
  const words = all.slice(0, maxPaperWords);
  const features = featuresOf(words, document, knowledge);
  const asked = words.map(
    ({ text, row, cell, start }, at): PaperWord => ({
      text,
      features: features[at] ?? [],
      line: row,
      column: Math.round(columnOf(cell) + start),
    }),
  );
  const { paperSense } = knowledge;
  const answer = paperSense && asking(paperSense)(JSON.stringify(asked));
  if (!answer) return undefined;
  const spans = roleSpans(words, answer);
  const doubtful = doubtfulSpansIn(words, answer, spans);
  return { document, answer, spans, doubtful, isWhole: words.length === all.length };
}

// By capture alone, since a model is loaded once: asking it is the most expensive step for a paper.
const sensed = new WeakMap<Capture, SensedPaper | undefined>();

/** Undefined without a model or without words. The model is asked once for each paper. */
export function sensedPaper(capture: Capture, knowledge: Knowledge): SensedPaper | undefined {
  if (!knowledge.paperSense) return undefined;
  if (!sensed.has(capture)) sensed.set(capture, sense(capture, knowledge));
  return sensed.get(capture);
}
