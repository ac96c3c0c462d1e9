// The days of a trip on a page: from its headings, or one single day if the page has stops but no days.
import type { Capture } from '../model/capture.ts';
import type { DraftDay, Sourced } from '../model/draft.ts';
import type { Evidence } from '../model/evidence.ts';
import { follows } from './adjacent.ts';
import { alsoIn } from './also-named.ts';
import { dayPicture } from './day-picture.ts';
import { dayTitle, openingMarker, type TitledDay } from './day-title.ts';
import { isPlaceList } from './place-list.ts';
import { isIn, type Section, sectionsOf } from './sections.ts';
import { spansOf, spreadDay } from './spread-days.ts';
import { type Opening, startDateOf, statedStart } from './start-date.ts';
import { stopsOf } from './stops.ts';
import { claimsOfKind, sourcedFrom } from './weigh.ts';

// A single name is no day out.
const minStopsWithoutDays = 2;

function dayOf(capture: Capture, day: TitledDay, evidence: Evidence[]): DraftDay {
  const { number, sections } = day;
  const within = evidence.filter((entry) => sections.some((section) => isIn(section, entry)));
  const title = dayTitle(capture, day);
  const summary = claimsOfKind(within, 'note').find(
    ({ at }) =>
      capture.blocks[at.block]?.kind === 'paragraph' &&
      sections.some(({ start }) => follows(capture, start, at.block)),
  );
  // A day title on its own line was also read as a note to the first name in it.
  const isTitle = ({ claim }: Evidence) => claim.kind === 'note' && claim.text === title?.value;
  const stops = stopsOf(
    capture,
    within.filter((entry) => entry !== summary && !isTitle(entry)),
  );
  const image = dayPicture(capture, within, stops);
  return {
    id: `day-${number}`,
    ...(title && { title }),
    ...(summary && { summary: sourcedFrom(capture, summary, summary.claim.text) }),
    ...(image && { image }),
    stops: stops.map((stop, index) => ({ id: `stop-${number}-${index + 1}`, ...stop })),
    ...alsoIn(capture, within, number),
  };
}

function singleDay(capture: Capture, evidence: Evidence[]): DraftDay[] {
  const stops = stopsOf(capture, evidence);
  if (stops.length < minStopsWithoutDays) return [];
  const image = dayPicture(capture, evidence, stops);
  const title = {
    value: 'Day 1',
    origin: { by: 'guess', reader: 'draft/page-days' },
    confidence: 0.5,
  } as const;
  return [
    {
      id: 'day-1',
      ...(isPlaceList(capture, stops) ? { isList: true as const } : { title }),
      ...(image && { image }),
      stops: stops.map((stop, index) => ({ id: `stop-1-${index + 1}`, ...stop })),
      ...alsoIn(capture, evidence, 1),
    },
  ];
}

interface PageDays {
  days: DraftDay[];
  startDate?: Sourced<string>;
}

const spanOf = (sections: Section[]) => Math.max(...sections.map(({ opening }) => opening.claim.span ?? 1));

interface NumberedDay {
  number: number;
  span: number;
  sections: Section[];
}

/** "Days 3–4" as written in the heading. */
const markerOf = ({ opening }: Section) => openingMarker(opening.claim.title ?? '');

/** Takes the page's own day numbers if every heading has one and they increase. */
function asCounted(days: NumberedDay[]): NumberedDay[] {
  const markers = days.map(({ sections }) => sections[0] && markerOf(sections[0]));
  const isCounted = markers.every(
    (marker, index) => marker && marker.number > (markers[index - 1]?.lastNumber ?? 0),
  );
  if (!isCounted) return days;
  return days.map((one, index) => {
    const marker = markers[index];
    return marker ? { ...one, number: marker.number, span: marker.lastNumber - marker.number + 1 } : one;
  });
}

/** `evidence` is in source order. */
export function pageDays(capture: Capture, evidence: Evidence[]): PageDays {
  const sections = sectionsOf(capture, claimsOfKind(evidence, 'day'));
  if (sections.length === 0) {
    const days = singleDay(capture, evidence);
    const isTold = days.some(({ isList }) => !isList);
    const startDate = isTold ? statedStart(capture, evidence, days.length) : undefined;
    return { days, ...(startDate && { startDate }) };
  }
  const numbered = asCounted(
    [...Map.groupBy(sections, ({ number }) => number)]
      .sort(([a], [b]) => a - b)
      .map(([number, own]) => ({ number, span: spanOf(own), sections: own })),
  );
  const spans = spansOf(numbered);
  const indexes = spans.map((_, at) => spans.slice(0, at).reduce((sum, span) => sum + span, 0));
  const openings = numbered.flatMap(({ sections: own }, at): Opening[] =>
    own.map(({ opening }) => ({ index: indexes[at] ?? at, evidence: opening })),
  );
  const dayCount = spans.reduce((sum, span) => sum + span, 0);
  const startDate = startDateOf(capture, openings) ?? statedStart(capture, evidence, dayCount);
  const isDated = startDate !== undefined;
  const days = numbered.flatMap(({ number, sections: own }, at) => {
    const titled = { number, place: (indexes[at] ?? at) + 1, sections: own, isDated };
    return spreadDay(dayOf(capture, titled, evidence), number, spans[at] ?? 1);
  });
  return { days, ...(startDate && { startDate }) };
}
