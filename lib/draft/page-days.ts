// Pure: no browser, no network, no clock.
// The days of a told trip: by their headings, or one single day where a page has stops and no days.
import type { Capture } from '../model/capture.ts';
import type { DraftDay, Known } from '../model/draft.ts';
import type { Evidence } from '../model/evidence.ts';
import { follows } from './adjacent.ts';
import { dayPicture } from './day-picture.ts';
import { isIn, type Section, sectionsOf } from './sections.ts';
import { stopsOf } from './stops.ts';
import { best, claimsOfKind, knownFrom } from './weigh.ts';

// One name alone is no day out.
const fewestStopsWithoutDays = 2;

function titleOf(capture: Capture, sections: Section[]): Known<string> | undefined {
  const titled = sections.map(({ opening }) => opening).filter(({ claim }) => claim.title !== undefined);
  const found = best(titled);
  return found?.claim.title ? knownFrom(capture, found, found.claim.title) : undefined;
}

function dayOf(capture: Capture, number: number, sections: Section[], evidence: Evidence[]): DraftDay {
  const within = evidence.filter((entry) => sections.some((section) => isIn(section, entry)));
  const title = titleOf(capture, sections);
  const summary = claimsOfKind(within, 'note').find(
    ({ at }) =>
      capture.blocks[at.block]?.kind === 'paragraph' &&
      sections.some(({ start }) => follows(capture, start, at.block)),
  );
  // Where a day's title is a line of its own, it was read as a note to the first name in it.
  const isSaid = ({ claim }: Evidence) => claim.kind === 'note' && claim.text === title?.value;
  const stops = stopsOf(
    capture,
    within.filter((entry) => entry !== summary && !isSaid(entry)),
  );
  const image = dayPicture(capture, within, stops);
  return {
    id: `day-${number}`,
    ...(title && { title }),
    ...(summary && { summary: knownFrom(capture, summary, summary.claim.text) }),
    ...(image && { image }),
    stops: stops.map((stop, index) => ({ id: `stop-${number}-${index + 1}`, ...stop })),
  };
}

function singleDay(capture: Capture, evidence: Evidence[]): DraftDay[] {
  const stops = stopsOf(capture, evidence);
  if (stops.length < fewestStopsWithoutDays) return [];
  const image = dayPicture(capture, evidence, stops);
  return [
    {
      id: 'day-1',
      title: { value: 'Day 1', origin: { by: 'guess', reader: 'draft/page-days' }, confidence: 0.5 },
      ...(image && { image }),
      stops: stops.map((stop, index) => ({ id: `stop-1-${index + 1}`, ...stop })),
    },
  ];
}

/** `evidence` is in source order. */
export function pageDays(capture: Capture, evidence: Evidence[]): DraftDay[] {
  const sections = sectionsOf(capture, claimsOfKind(evidence, 'day'));
  if (sections.length === 0) return singleDay(capture, evidence);
  const numbers = [...new Set(sections.map(({ number }) => number))].sort((a, b) => a - b);
  return numbers.map((number) =>
    dayOf(
      capture,
      number,
      sections.filter((section) => section.number === number),
      evidence,
    ),
  );
}
