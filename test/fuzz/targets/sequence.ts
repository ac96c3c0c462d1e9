// One worker reads many pages: none may leave state behind that affects the next one.
import assert from 'node:assert/strict';
import fc from 'fast-check';
import { readCapture } from '../../../lib/journeys/read-capture.ts';
import type { Knowledge } from '../../../lib/model/evidence.ts';
import { runReaders } from '../../../lib/read/run-readers.ts';
import { forgetWords } from '../../../lib/text/remembered.ts';
import { anySource, captureOf, type Source, showSource } from '../any-page.ts';
import { startPages } from '../corpus.ts';
import { knowledge } from '../known.ts';
import { target } from '../target.ts';

/** Everything read from a page: captured anew, by every reader, with and without the gazetteer and models. */
function readingOf(source: Source): string {
  const capture = captureOf(source);
  if (!capture) return '';
  return JSON.stringify([capture, runReaders(capture), readCapture(capture, knowledge)]);
}

/** The reading of each page when it is read first. */
const alone = new Map<string, string>();
function readAlone(page: string): string {
  const said = alone.get(page) ?? readingOf({ page, changes: [] });
  alone.set(page, said);
  return said;
}

/** Aborts in the middle: a worker that is killed, a reader that fails. */
function breakOff(source: Source, after: number): void {
  let left = after;
  const broken: Knowledge = {
    ...knowledge,
    lookUpPlace: (name) => {
      left -= 1;
      if (left < 0) throw new Error('Broken off.');
      return knowledge.lookUpPlace?.(name) ?? [];
    },
  };
  const capture = captureOf(source);
  if (capture) runReaders(capture, { knowledge: broken });
}

type Step =
  | { step: 'read'; page: string }
  | { step: 'other'; source: Source }
  | { step: 'break'; source: Source; after: number }
  | { step: 'forget' };

const page = fc.constantFrom(...startPages.map(({ name }) => name));
const anyStep: fc.Arbitrary<Step> = fc.oneof(
  { weight: 5, arbitrary: fc.record({ step: fc.constant('read'), page }) },
  { weight: 2, arbitrary: fc.record({ step: fc.constant('other'), source: anySource }) },
  { weight: 1, arbitrary: fc.record({ step: fc.constant('break'), source: anySource, after: fc.nat(60) }) },
  { weight: 1, arbitrary: fc.constant({ step: 'forget' as const }) },
);

function take(step: Step): void {
  if (step.step === 'read') assert.equal(readingOf({ page: step.page, changes: [] }), readAlone(step.page));
  else if (step.step === 'other') readingOf(step.source);
  else if (step.step === 'break') breakOff(step.source, step.after);
  else forgetWords();
}

export const sequences = target({
  name: 'sequence',
  claim: 'a page reads the same, to the letter, whatever was read or broken off before it',
  any: fc.array(anyStep, { minLength: 2, maxLength: 12 }),
  holds: (steps) => {
    for (const step of steps) take(step);
  },
  show: (steps) =>
    steps
      .map((step) => ('source' in step ? `${step.step} ${showSource(step.source)}` : JSON.stringify(step)))
      .join('\n'),
  shortRuns: 2,
});
