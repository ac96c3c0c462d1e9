// "Dinner at 7:00": an hour without "pm" that the words around it place in the evening.
import type { Capture } from '../model/capture.ts';
import type { Place } from '../model/evidence.ts';
import { sentenceAt } from '../text/sentence-at.ts';
import { mentionsEvening } from '../text/time-role.ts';
import { wordsAt } from '../text/words-at.ts';

// "8:00 Transfer to the park, dinner at the lodge": a number, the end of a sentence, or a comma after the time
// separates them.
const partedBefore = /[\d.!?\n]/;
const partedAfter = /[\d.!?\n,;(]/;
const bareLate = /^\D{0,2}[4-9][:.]\d{2}(?:\s*[-–—]\s*\d{1,2}[:.]\d{2})?$/;

export function isOfEvening(capture: Capture, at: Place): boolean {
  const words = wordsAt(capture, at);
  if (!bareLate.test(words)) return false;
  const [before = '', after = ''] = (sentenceAt(capture, at) ?? '').split(words, 2);
  return (
    mentionsEvening(before.split(partedBefore).at(-1) ?? '') ||
    mentionsEvening(after.split(partedAfter, 1)[0] ?? '')
  );
}
