// Where the days of a story begin, by its first openings: "On our first day" is day one, and "the next morning" comes
// after a day without an opening.
import { type Capture, hasText } from '../../model/capture.ts';
import type { SensedSentence } from '../../model/text-sense.ts';
import { findDayPhrase } from '../../text/day-phrase.ts';

// One or two openings before the first day are an introduction; more are days, and the "first day" is that in the next
// town.
const maxIntroductions = 2;
// A day takes at least a few sentences.
const minStoryLength = 150;

function textOf(capture: Capture, { block, start }: SensedSentence, next?: SensedSentence): string {
  const found = capture.blocks[block];
  if (!found || !hasText(found)) return '';
  return found.text.slice(start, next?.block === block ? next.start : undefined);
}

/** `sentences` are all those of the page, `openings` those of them that open a day; both in page order. */
export function fromFirstDay(
  capture: Capture,
  sentences: SensedSentence[],
  openings: SensedSentence[],
): SensedSentence[] {
  const sayingOf = (opening: SensedSentence) =>
    findDayPhrase(textOf(capture, opening, sentences[sentences.indexOf(opening) + 1]));
  const isDay = (opening: SensedSentence, number: number) => {
    const saying = sayingOf(opening);
    return saying?.step === 'number' && saying.number === number;
  };
  const first = openings.findIndex((opening) => isDay(opening, 1));
  const told = first > maxIntroductions ? openings : openings.slice(Math.max(0, first));
  const [opening] = told;
  if (!opening || !(sayingOf(opening)?.step === 'next' || isDay(opening, 2))) return told;
  const before = sentences
    .slice(0, sentences.indexOf(opening))
    .filter(({ block }) => capture.blocks[block]?.kind === 'paragraph');
  const length = before.reduce(
    (sum, one) => sum + textOf(capture, one, sentences[sentences.indexOf(one) + 1]).length,
    0,
  );
  const [start] = before;
  return start && length >= minStoryLength ? [start, ...told] : told;
}
