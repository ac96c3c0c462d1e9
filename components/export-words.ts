// Pure: no browser, no network, no clock.
// What each kind of file holds, said before it is made.
import type { Draft } from '../lib/model/draft.ts';
import type { ExportFormat } from '../lib/model/export-format.ts';
import { dayAfter, isCalendarDay, isClockTime, splitMoment } from '../lib/model/local-moment.ts';
import { count } from './amount-words.ts';

/** The rows of the sheet. Two kinds of file for map programs are one row. */
export const exportKinds = ['calendar', 'places', 'notes', 'print', 'text', 'wayclip'] as const;
export type ExportKind = (typeof exportKinds)[number];

export interface ExportCounts {
  stops: number;
  placed: number;
  timed: number;
  /** Days that get an event of their own, for the stops without a time. */
  wholeDays: number;
  bookings: number;
  hasDates: boolean;
}

/** What the files will hold, counted as they count. */
export function exportCounts(draft: Draft, startDate = draft.startDate?.value): ExportCounts {
  const stops = draft.days.flatMap((day) => day.stops);
  const isTimed = (stop: (typeof stops)[number]) => isClockTime(stop.startTime?.value ?? '');
  const dated = draft.days.filter((_, index) => dayAfter(startDate, index) !== undefined);
  return {
    stops: stops.length,
    placed: stops.filter((stop) => stop.coordinate).length,
    timed: dated.flatMap((day) => day.stops).filter(isTimed).length,
    wholeDays: dated.filter((day) => !day.stops.every(isTimed) || day.stops.length === 0).length,
    bookings: draft.reservations.filter(({ start }) => splitMoment(start)).length,
    hasDates: isCalendarDay(startDate ?? ''),
  };
}

/** "12 events: 9 stops with a time, 3 whole days" */
export function eventWords({ timed, wholeDays, bookings }: ExportCounts): string {
  const parts = [
    timed > 0 && `${count(timed, 'stop')} with a time`,
    wholeDays > 0 && `${count(wholeDays, 'whole day')}`,
    bookings > 0 && `${count(bookings, 'booking')}`,
  ].filter((part) => part);
  return `${count(timed + wholeDays + bookings, 'event')}: ${parts.join(', ')}`;
}

export const exportTitles: { [K in ExportKind]: string } = {
  calendar: 'Calendar',
  places: 'Places for a map app',
  notes: 'Notes',
  print: 'Printable pages',
  text: 'Plain text',
  wayclip: 'Wayclip file',
};

/** The second line of a row. */
export function exportLine(kind: ExportKind, counts: ExportCounts): string {
  switch (kind) {
    case 'calendar':
      return '.ics, one event for each stop with a time';
    case 'places':
      return counts.placed === 0
        ? 'No stop has a place yet'
        : `.gpx or .kml, ${counts.placed} of ${count(counts.stops, 'stop')} ${counts.placed === 1 ? 'has' : 'have'} a place`;
    case 'notes':
      return 'Markdown, with the page’s words and links';
    case 'print':
      return 'Paper or PDF, one page for each day';
    case 'text':
      return 'To paste in a message';
    case 'wayclip':
      return '.json with everything, to open in Wayclip again';
  }
}

/** What is said under the chosen row, where there is more to say. */
export function exportDetail(kind: ExportKind, counts: ExportCounts): string | undefined {
  if (kind !== 'calendar' || counts.timed + counts.wholeDays + counts.bookings === 0) return undefined;
  return `${eventWords(counts)}. All times are local.`;
}

export const formatOf = (kind: Exclude<ExportKind, 'print'>, placesAs: 'gpx' | 'kml'): ExportFormat =>
  kind === 'places'
    ? placesAs
    : ({ calendar: 'ics', notes: 'md', text: 'txt', wayclip: 'json' } as const)[kind];

/** Why this cannot be made yet; undefined where it can. */
export function exportObstacle(kind: ExportKind, counts: ExportCounts): string | undefined {
  if (kind === 'places' && counts.placed === 0) return 'Choose a place for a stop first.';
  if (kind === 'calendar' && counts.timed + counts.wholeDays + counts.bookings === 0)
    return 'A calendar needs to know which day is Day 1.';
  return undefined;
}
