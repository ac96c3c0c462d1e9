// A page of places without days ("20 things to do", "our favourite walks") is a list: nobody goes to all of them in one day.
import type { Capture } from '../model/capture.ts';
import { categories, type DraftDay, type DraftStop } from '../model/draft.ts';
import type { Knowledge } from '../model/evidence.ts';
import { inParts } from './list-parts.ts';
import { withQuarters } from './quarters.ts';

// Fewer fit into one day out.
const minPlaces = 8;
// More than this do not fit in a day, however the page lists them.
const maxPerDay = 15;
// A plan for one day gives times.
const maxTimedShare = 0.25;
const minListedShare = 0.6;

/** Named in a heading, a list item or a table row, not in prose. */
function isListed({ blocks }: Capture, { name: { origin } }: Omit<DraftStop, 'id'>): boolean {
  if (origin.by !== 'source') return false;
  const kind = blocks[origin.block]?.kind;
  return kind === 'heading' || kind === 'item' || kind === 'row';
}

const share = <T>(all: T[], isOne: (one: T) => boolean) => all.filter(isOne).length / Math.max(1, all.length);

export function isPlaceList(capture: Capture, stops: Omit<DraftStop, 'id'>[]): boolean {
  if (stops.length < minPlaces || share(stops, ({ startTime }) => startTime !== undefined) > maxTimedShare)
    return false;
  return stops.length > maxPerDay || share(stops, (stop) => isListed(capture, stop)) >= minListedShare;
}

const kindOf = ({ category }: DraftStop) => categories.indexOf(category?.value ?? 'other');
const townOf = ({ candidates }: DraftStop) => candidates?.[0]?.town ?? candidates?.[0]?.region;

function inGroups(stops: DraftStop[]): DraftStop[] {
  const areaOf = stops.some(({ quarter }) => quarter) ? ({ quarter }: DraftStop) => quarter : townOf;
  return stops.toSorted((a, b) => {
    const [one, other] = [areaOf(a), areaOf(b)];
    return (
      kindOf(a) - kindOf(b) ||
      Number(one === undefined) - Number(other === undefined) ||
      (one ?? '').localeCompare(other ?? '', 'en')
    );
  });
}

/**
 * Sorts the places of a list into the page's own parts. If it has
 * none, by kind and then by quarter or town, otherwise in page order.
 */
export const listsInGroups = (days: DraftDay[], capture: Capture, knowledge: Knowledge): DraftDay[] =>
  days.map((day) => {
    if (!day.isList) return day;
    const stops = withQuarters(day.stops, knowledge);
    return { ...day, stops: inParts(stops, capture) ?? inGroups(stops) };
  });
