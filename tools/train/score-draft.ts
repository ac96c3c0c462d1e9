// Scores a whole draft: its stops, its days, its destination, and whether a page without a trip was refused.
import type { Preview } from '../../lib/model/itinerary.ts';
import type { LabelledPage } from './corpus.ts';
import { likeness, tokensOf } from './names.ts';
import { type PageScore, scoreStops, total } from './score.ts';

export interface DraftScore {
  isTrip: boolean;
  stops: PageScore;
  days: number;
  goldDays: number;
  isDayCountRight: boolean;
  isDestinationRight: boolean;
}

/** Ranges can be one day or several, and extension days can be left out: all of these counts are right. */
function rightCounts(page: LabelledPage): number[] {
  const days = page.gold.days ?? [];
  return [days, days.filter(({ optionalDay }) => !optionalDay)].flatMap((list) => [
    list.length,
    list.reduce((sum, { spanDays }) => sum + (spanDays ?? 1), 0),
  ]);
}

export function scoreDraft(page: LabelledPage, preview: Preview): DraftScore {
  const days = preview.days ?? [];
  const named = days.flatMap((day, index) =>
    (day.stops ?? []).map(({ name = '', startTime }) => ({ name, day: index, startTime })),
  );
  const [wanted = ''] = (page.gold.destination ?? '').split(/[,(&]| and /);
  const found = preview.destination ?? '';
  const isNamed = tokensOf(wanted).some((token) => tokensOf(found).includes(token));
  return {
    isTrip: page.gold.kind !== 'not-a-trip',
    stops: scoreStops(page.gold, named),
    days: days.length,
    goldDays: page.gold.days?.length ?? 0,
    isDayCountRight: rightCounts(page).includes(days.length),
    isDestinationRight: isNamed || likeness(wanted, found) > 0,
  };
}

const percent = (part: number, whole: number) =>
  whole === 0 ? '-' : `${((100 * part) / whole).toFixed(1)} %`;

const sum = (scores: DraftScore[], name: 'hit' | 'rightDay' | 'timed' | 'timeRight') =>
  scores.reduce((count, { stops }) => count + stops[name], 0);

export function totalOf(scores: DraftScore[]): Record<string, string> {
  const trips = scores.filter(({ isTrip }) => isTrip);
  const others = scores.filter(({ isTrip }) => !isTrip);
  const several = trips.filter(({ goldDays }) => goldDays > 1);
  const single = trips.filter(({ goldDays }) => goldDays === 1);
  const countedRight = (list: DraftScore[]) =>
    percent(list.filter(({ isDayCountRight }) => isDayCountRight).length, list.length);
  const { f1, precision, recall } = total(trips.map(({ stops }) => stops));
  return {
    pages: String(scores.length),
    stopF1: percent(f1, 1),
    precision: percent(precision, 1),
    recall: percent(recall, 1),
    rightDay: percent(sum(several, 'rightDay'), sum(several, 'hit')),
    dayCount: countedRight(several),
    oneDayKept: countedRight(single),
    destination: percent(trips.filter(({ isDestinationRight }) => isDestinationRight).length, trips.length),
    times: percent(sum(trips, 'timeRight'), sum(trips, 'timed')),
    notATripRefused: percent(
      others.filter(({ stops, days }) => days === 0 || stops.wrong + stops.hit === 0).length,
      others.length,
    ),
  };
}
