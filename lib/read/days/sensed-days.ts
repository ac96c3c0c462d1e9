// Settles the days of a page between the openings that the text model finds in sentences and those that the rules find.
import { type Capture, hasText } from '../../model/capture.ts';
import type { PageSense, SensedSentence } from '../../model/text-sense.ts';
import { sigmoid } from '../sigmoid.ts';
import type { DayPart } from './day-part.ts';
import type { Clarity, Days } from './find-days.ts';
import { fromFirstDay } from './first-day.ts';
import { titleBeside } from './marks.ts';

/**
 * From this logit on a sentence counts as an opening: the surer the page is to have several days, the lower. Chosen by
 * site, on pages outside the training data.
 */
const minOpeningsFor = (several: number) => Math.max(0, 2 - several / 2);
/** Below this the page is about a single day, however many the rules find. */
const surelyOne = -2;
/** More days than any page has; a hostile one may. */
const maxDays = 120;
/**
 * How much the rules count against the sentences, by how clearly their days are marked: headings win whatever the
 * sentences say, phrases in a story hardly count.
 */
const ruleScores: Record<Clarity, number> = { clear: Number.POSITIVE_INFINITY, plain: 20, story: 2 };

type Sensed = Pick<PageSense, 'sentences' | 'several'>;

const logSigmoid = (logit: number) => (logit < -30 ? logit : Math.log(sigmoid(logit)));

/** How well these openings agree with the scores of the sentences, as a log-likelihood. */
function agreement(sentences: SensedSentence[], openings: Set<SensedSentence>): number {
  let sum = 0;
  for (const one of sentences) sum += logSigmoid(openings.has(one) ? one.opens : -one.opens);
  return sum;
}

function sentenceAt(
  sentences: SensedSentence[],
  { block, start }: DayPart['at'],
): SensedSentence | undefined {
  return sentences.findLast((one) => one.block === block && one.start <= start);
}

/** A heading names its day; the first words of a story are no title. */
function titleAt(capture: Capture, block: number): { title?: string } {
  const opening = capture.blocks[block];
  if (opening?.kind !== 'heading') return {};
  const title = titleBeside(opening.text, { start: 0, end: 0 });
  return title === undefined ? {} : { title };
}

const textLength = (capture: Capture, block: number) => {
  const found = capture.blocks[block];
  return found && hasText(found) ? found.text.length : 0;
};

/** Parts from one opening to the next; where days share a block, each gets its own characters. */
export function partsFrom(capture: Capture, openings: SensedSentence[]): DayPart[] {
  return openings.flatMap((opening, index): DayPart[] => {
    const { block, start, opens } = opening;
    const next = openings[index + 1];
    const about = {
      number: index + 1,
      span: 1,
      ...titleAt(capture, block),
      at: { block, start, end: Math.min(start + 1, textLength(capture, block)) },
      trust: Math.round(sigmoid(opens) * 100) / 100,
    };
    // A day that opens inside a paragraph leaves the text before it to the day before.
    const isInside = start > 0;
    const until = next?.block ?? capture.blocks.length;
    const own = next?.block === block ? next.start : textLength(capture, block);
    const parts: DayPart[] = [];
    if (isInside || next?.block === block)
      parts.push({ ...about, start: block, end: block + 1, within: { start, end: own } });
    if (next?.block !== block) {
      const from = isInside ? block + 1 : block;
      if (until > from) parts.push({ ...about, start: from, end: until });
      if (next && next.start > 0)
        parts.push({ ...about, start: until, end: until + 1, within: { start: 0, end: next.start } });
    }
    return parts;
  });
}

/** The days of the page: those of the rules or those of the sentences, whichever fit better. */
export function sensedDays(capture: Capture, { sentences, several }: Sensed, days: Days): DayPart[] {
  const { parts: found, looks } = days;
  const least = minOpeningsFor(several);
  const seen = sentences.filter(({ opens }) => opens > least).slice(0, maxDays);
  const told = () => partsFrom(capture, fromFirstDay(capture, sentences, seen));
  if (found.length === 0) return seen.length < 2 ? found : told();
  if (looks !== 'clear' && sentences.length > 0 && several < surelyOne) return [];
  const ruled = new Set(found.flatMap(({ at }) => sentenceAt(sentences, at) ?? []));
  const trust = Math.max(...found.map((part) => part.trust));
  const lead = agreement(sentences, new Set(seen)) - agreement(sentences, ruled);
  if (lead <= ruleScores[looks] * trust) return found;
  return seen.length < 2 ? [] : told();
}
