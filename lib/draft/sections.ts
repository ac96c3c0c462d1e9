// Pure: no browser, no network, no clock.
// Which blocks belong to which day.
import type { Block, Capture } from '../model/capture.ts';
import type { Claim, Evidence } from '../model/evidence.ts';
import { isAdvice } from '../text/labels.ts';
import { levelAt } from '../text/outline.ts';

type DayEvidence = Evidence<Extract<Claim, { kind: 'day' }>>;

/** From the block that opens the day up to, not including, `end`. */
export interface Section {
  number: number;
  opening: DayEvidence;
  level: number;
  start: number;
  end: number;
}

/** A page tells its days two or three times (plan, story, table): the clearest telling of each number opens it. */
function openings(days: DayEvidence[]): DayEvidence[] {
  const clearest = new Map<number, number>();
  for (const { claim, trust } of days) {
    clearest.set(claim.number, Math.max(trust, clearest.get(claim.number) ?? 0));
  }
  const taken = new Set<number>();
  return days.filter(({ claim, trust, at }) => {
    const isOpening = trust === clearest.get(claim.number) && !taken.has(at.block);
    if (isOpening) taken.add(at.block);
    return isOpening;
  });
}

const headingAt = (blocks: Block[], index: number) => {
  const block = blocks[index];
  return block?.kind === 'heading' ? block : undefined;
};

/** The first block from `start` on at which the day is over. */
function endOf(blocks: Block[], section: Section, endsAtPeers: boolean): number {
  for (let index = section.start + 1; index < section.end; index += 1) {
    const heading = headingAt(blocks, index);
    if (!heading || heading.level > section.level) continue;
    if (heading.level < section.level || endsAtPeers || isAdvice(heading.text)) return index;
  }
  return section.end;
}

function hasPeerInside(blocks: Block[], { start, end, level }: Section): boolean {
  return blocks.slice(start + 1, end).some((block) => block.kind === 'heading' && block.level === level);
}

/** The days' sections in the order of the source. `days` are in source order. */
export function sectionsOf(capture: Capture, days: DayEvidence[]): Section[] {
  const { blocks } = capture;
  const opened = openings(days).map((opening, index, all) => ({
    number: opening.claim.number,
    opening,
    level: levelAt(blocks, opening.at.block),
    start: opening.at.block,
    end: all[index + 1]?.at.block ?? blocks.length,
  }));
  // After the last day, a heading beside it closes it, unless such headings stand inside the other days too.
  const inner = opened.slice(0, -1);
  const peersCloseLast = !inner.some((section) => hasPeerInside(blocks, section));
  return opened.map((section, index) => ({
    ...section,
    end: endOf(blocks, section, index === opened.length - 1 && peersCloseLast),
  }));
}
