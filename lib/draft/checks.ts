// Pure: no browser, no network, no clock.
// What looks odd in a draft, said as a question at the stop where it shows. It never blocks anything.
import { distanceKm, isWithinKm } from '../model/distance.ts';
import type { DraftDay, DraftStop, Question } from '../model/draft.ts';
import { findDates } from '../text/find-date.ts';
import { runsBack } from './clock-order.ts';

// Nobody visits for longer in one day: what is left is sleep and supper.
const longestDayMinutes = 14 * 60;
// Farther than this is a flight, or the wrong place of the same name.
const farthestKm = 900;

// A day with more stops is a list.
const mostLookedAt = 60;

/** A country is no point on the way: its middle may be far from wherever one is in it. */
const isOnTheWay = ({ category, candidates = [] }: DraftStop) =>
  category?.value !== 'transport' && candidates[0]?.kind !== 'country';

/** Asked of the stop that lies elsewhere, not again of the next one, where the day goes on. */
function tooFar({ stops }: DraftDay): Question[] {
  const placed = stops.flatMap((stop) =>
    stop.coordinate && isOnTheWay(stop) ? [{ stop, at: stop.coordinate.value }] : [],
  );
  return placed.slice(1).flatMap(({ stop, at }, index) => {
    const before = placed[index];
    const earlier = placed.slice(Math.max(0, index - mostLookedAt), index + 1);
    if (!before || earlier.some((other) => isWithinKm(farthestKm, other.at, at))) return [];
    const km = Math.round(distanceKm(before.at, at) / 10) * 10;
    return [{ stopId: stop.id, doubt: { kind: 'too-far', km, from: before.stop.name.value } as const }];
  });
}

function tooLong({ stops }: DraftDay): Question[] {
  let total = 0;
  for (const stop of stops) {
    total += stop.durationMinutes?.value ?? 0;
    if (total > longestDayMinutes)
      return [{ stopId: stop.id, doubt: { kind: 'too-long', hours: longestDayMinutes / 60 } }];
  }
  return [];
}

function backwards({ stops }: DraftDay): Question[] {
  const timed = stops.flatMap((stop) => {
    const time = stop.startTime?.value;
    return time ? [{ stop, time }] : [];
  });
  return timed.slice(1).flatMap(({ stop, time }, index) => {
    const before = timed[index];
    if (!before || !runsBack(before.time, time)) return [];
    const { name } = before.stop;
    return [
      { stopId: stop.id, doubt: { kind: 'backwards', time, before: before.time, at: name.value } as const },
    ];
  });
}

/** The date a day's title names: "Day 2 – 14 May 2026". */
const dateOf = ({ title }: DraftDay): string | undefined => findDates(title?.value ?? '')[0]?.date;

function datesOutOfOrder(days: DraftDay[]): Question[] {
  const dated = days.flatMap((day) => {
    const date = dateOf(day);
    const first: DraftStop | undefined = day.stops[0];
    return date && first ? [{ date, first }] : [];
  });
  return dated.slice(1).flatMap(({ date, first }, index) => {
    const before = dated[index];
    return before && date < before.date
      ? [{ stopId: first.id, doubt: { kind: 'date-order', date, before: before.date } as const }]
      : [];
  });
}

/** Every question, in the order of the draft. */
export const questionsAbout = (days: DraftDay[]): Question[] => [
  ...days.flatMap((day) => [...tooFar(day), ...backwards(day), ...tooLong(day)]),
  ...datesOutOfOrder(days),
];
