// The days of a page by what its sentences mean: the openings that the text model sees, or the ones that grammar finds.
import { type Capture, hasText } from '../../model/capture.ts';
import type { PageSense, SensedSentence } from '../../model/text-sense.ts';
import { sigmoid } from '../sigmoid.ts';
import type { DayPart } from './day-part.ts';
import type { Days, Looks } from './find-days.ts';
import { fromFirstDay } from './first-told.ts';
import { titleBeside } from './marks.ts';

/**
 * A sentence is taken for an opening from this logit on: the surer that the page tells several days, the sooner. Chosen by
 * site, on pages the model had not learned from.
 */
const minOpeningsFor = (several: number) => Math.max(0, 2 - several / 2);
/** Below this the page tells one day, whatever grammar takes for more. */
const surelyOne = -2;
/** More days than any page tells; a hostile one may. */
const maxDays = 120;
/**
 * How much grammar counts against the sentences, by the look of its days: headings are believed whatever the sentences
 * say, phrases in a story hardly.
 */
const ruleScores: Record<Looks, number> = { clear: Number.POSITIVE_INFINITY, plain: 20, story: 2 };

type Sensed = Pick<PageSense, 'sentences' | 'several'>;

const logSigmoid = (logit: number) => (logit < -30 ? logit : Math.log(sigmoid(logit)));

/** How well these openings agree with what the sentences say. */
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

/** A heading names its day; of a story the first words are no title. */
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

/** Parts from one opening to the next; where days share a block, each has its characters. */
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
    // A day that opens within a paragraph leaves what stands before it to the day before.
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

/** The days that the page tells, of those that grammar finds and those that the sentences say. */
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
