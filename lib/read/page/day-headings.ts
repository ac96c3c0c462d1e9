// Pure: no browser, no network, no clock.
import type { Reader } from '../../model/evidence.ts';
import { claimsOf } from '../claim.ts';
import { dayLines } from '../day-lines.ts';

const claim = claimsOf('page/day-headings');

/** What is said beside the marker: "Day 2 – Sintra" → "Sintra"; "Portugal, day 2" → "Portugal". */
function titleBeside(text: string, marker: { start: number; end: number }): string {
  const [line = ''] = text.slice(marker.end).split('\n').map(trimmed).filter(Boolean);
  return line || trimmed(text.slice(0, marker.start));
}

const trimmed = (text: string) => text.replace(/^[\s\p{P}\p{S}]+|[\s:,;|–—-]+$/gu, '').replace(/\s+/g, ' ');

/** Headings and bold lines that open a numbered day. */
export const dayHeadings: Reader = {
  name: 'page/day-headings',
  read(capture) {
    return dayLines(capture).map(({ index, block, marker, trust }) => {
      const besides = titleBeside(block.text, marker);
      const day = { kind: 'day' as const, number: marker.number, ...(besides && { title: besides }) };
      return claim(day, { block: index, start: 0, end: block.text.length }, trust);
    });
  },
};
