// Where a name stands: in which part of the page and the day, under what kind of heading, how often.
import type { Candidate } from '../group.ts';
import { isAdviceCount, isAdviceText } from '../headings.ts';
import type { PageView } from '../page-view.ts';
import { bits } from '../vocabulary.ts';
import type { Pen } from './pen.ts';

function writeInDay(pen: Pen, view: PageView, block: number): void {
  let part: PageView['days'][number] | undefined;
  for (const day of view.days) {
    if (block < day.start || block >= day.end) continue;
    part = day;
    break;
  }
  const hasDays = view.days.length > 0;
  pen.put('p_ofDay', part ? (block - part.start) / Math.max(1, part.end - part.start) : -1);
  pen.put('p_intoDay', part ? Math.min(60, block - part.start) : -1);
  pen.put('p_dayLength', part ? part.end - part.start : -1);
  pen.flag('p_beforeDays', hasDays && block < view.firstDay);
  pen.flag('p_afterDays', hasDays && block >= view.lastDay);
}

function writeUnderHeading(pen: Pen, view: PageView, { block, key }: { block: number; key: string }): void {
  const { headingOf, isAdvice, isFood, isStay, foldedHeadings } = view.headings;
  const heading = headingOf[block] ?? -1;
  const isUnder = heading >= 0 && heading !== block;
  pen.put('p_advice', isAdvice[block] ?? 0);
  pen.put('p_underHeading', heading >= 0 ? Math.min(40, block - heading) : -1);
  pen.flag('p_underFood', isUnder && isFood[block] === 1);
  pen.flag('p_underStay', isUnder && isStay[block] === 1);
  pen.flag('r_inHeadingAbove', isUnder && (foldedHeadings.get(heading) ?? '').includes(key));
}

/** Most names are: their words are exactly the candidate's tokens. */
const isPlain = /^[A-Za-z]+(?: [A-Za-z]+)*$/;

/** `isAdviceText` for a name that is already split into tokens. */
function isAdvice(text: string, { name, tokens }: Candidate): boolean {
  if (text !== name || !isPlain.test(name)) return isAdviceText(text);
  let advice = 0;
  for (const { word } of tokens) if ((word.classes & bits.advice) !== 0) advice += 1;
  return isAdviceCount(advice, tokens.length);
}

function countBlocks({ mentions }: Candidate): number {
  let blocks = 0;
  let previous = -1;
  for (const { block } of mentions) {
    if (block !== previous) blocks += 1;
    previous = block;
  }
  return blocks;
}

export function writePosition(pen: Pen, candidate: Candidate, view: PageView): void {
  const { day, key, mentions } = candidate;
  const [first] = mentions;
  const block = first?.block ?? 0;
  pen.flag('p_inDay', day > 0);
  pen.put('p_ofPage', block / Math.max(1, view.capture.blocks.length));
  writeInDay(pen, view, block);
  writeUnderHeading(pen, view, { block, key });
  pen.flag('p_selfAdvice', first !== undefined && isAdvice(first.name, candidate));
  pen.put('r_mentions', Math.min(20, mentions.length));
  pen.put('r_blocks', Math.min(20, countBlocks(candidate)));
  pen.put('r_days', view.daysOfKey.get(key) ?? 1);
  pen.flag('r_title', view.title.includes(key) && view.title.includes(` ${key} `));
}
