// Turns what looks odd in a draft into questions, each at the stop where it shows. They never block anything.
import type { DraftDay, DraftStop, Question } from '../model/draft.ts';
import { findDates } from '../text/find-date.ts';
import { isBackwards } from './clock-order.ts';
import { farStops } from './far-stops.ts';

// Nobody spends longer than this on visits in one day: the rest is sleep and supper.
const maxDayMinutes = 14 * 60;

function tooLong({ stops }: DraftDay): Question[] {
  let total = 0;
  for (const stop of stops) {
    total += stop.durationMinutes?.value ?? 0;
    if (total > maxDayMinutes)
      return [{ stopId: stop.id, doubt: { kind: 'too-long', hours: maxDayMinutes / 60 } }];
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
    if (!before || !isBackwards(before.time, time)) return [];
    const { name } = before.stop;
    return [
      { stopId: stop.id, doubt: { kind: 'backwards', time, before: before.time, at: name.value } as const },
    ];
  });
}

/** The date in a day's title: "Day 2 – 14 May 2026". */
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

export const questionsAbout = (days: DraftDay[]): Question[] => [
  ...farStops(days),
  ...days.flatMap((day) => [...backwards(day), ...tooLong(day)]),
  ...datesOutOfOrder(days),
];
