// Divides a page into the sections of its days, as the day claims state them.
import type { Capture } from '../model/capture.ts';
import type { Claim, Evidence } from '../model/evidence.ts';

type DayEvidence = Evidence<Extract<Claim, { kind: 'day' }>>;

/** From block `start` up to, not including, `end`; or only the characters `within` of that block. */
export interface Section {
  number: number;
  opening: DayEvidence;
  start: number;
  end: number;
  within?: { start: number; end: number };
}

/** The days' sections in source order. `days` are in source order; a day without an end runs to the next. */
export function sectionsOf(capture: Capture, days: DayEvidence[]): Section[] {
  return days.map((opening, index) => {
    const { number, from, until, within } = opening.claim;
    const next = days.slice(index + 1).find(({ at }) => at.block > opening.at.block)?.at.block;
    const start = from ?? opening.at.block;
    const end = until ?? next ?? capture.blocks.length;
    return { number, opening, start, end, ...(within && { within }) };
  });
}

/** True where the claim was made in the section. */
export function isIn({ start, end, within }: Section, { at }: Evidence): boolean {
  if (at.block < start || at.block >= end) return false;
  return !within || (at.start >= within.start && at.start < within.end);
}
