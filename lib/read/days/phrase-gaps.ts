// "On Friday …", "On Sunday …": the story names no Saturday, but has one where somebody wakes up or a night ends.
import { mentionsNight, opensWithMorning } from '../../text/day-phrase.ts';
import type { Line } from './lines.ts';
import type { Mark } from './marks.ts';

/** The paragraph that begins the missing day: one about waking up, else the first after the last night. */
function morningOf(between: Line[], opening: Line | undefined): Line | undefined {
  const woken = between.find(({ text }) => opensWithMorning(text));
  if (woken) return woken;
  const before = [opening, ...between];
  const at = between.findLastIndex((_, index) => mentionsNight(before[index]?.text ?? ''));
  return between[at];
}

/** Adds a mark for each single day that is skipped and can be found; `lines` are those of the story. */
export function fillPhraseGaps(lines: Line[], marks: Mark[]): Mark[] {
  return marks.flatMap((mark, index) => {
    const next = marks[index + 1];
    if (!next || next.number !== mark.number + 2) return [mark];
    const from = lines.findIndex(({ block, start }) => block === mark.block && start === mark.start);
    const to = lines.findIndex(({ block, start }) => block === next.block && start === next.start);
    const line = from < 0 || to < 0 ? undefined : morningOf(lines.slice(from + 1, to), lines[from]);
    if (!line) return [mark];
    const { block, start, end, carrier } = line;
    return [mark, { family: mark.family, carrier, block, start, end, number: mark.number + 1, span: 1 }];
  });
}
