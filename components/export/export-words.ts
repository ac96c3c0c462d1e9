// What each kind of file will hold, shown before it is made.
import type { Draft } from '../../lib/model/draft.ts';
import type { ExportFormat } from '../../lib/model/export-format.ts';
import { dayAfter, isCalendarDay, isClockTime, splitMoment } from '../../lib/model/local-moment.ts';
import { joinWithCommas } from '../../lib/words/listed.ts';
import { many, t } from '../../lib/words/words.ts';

/** The rows of the sheet. The two formats for map programs share one row. */
export const exportKinds = ['calendar', 'places', 'notes', 'print', 'text', 'wayclip'] as const;
export type ExportKind = (typeof exportKinds)[number];

export interface ExportCounts {
  stops: number;
  placed: number;
  timed: number;
  /** Days with an all-day event, for their stops without a time. */
  wholeDays: number;
  bookings: number;
  hasDates: boolean;
}

/** Counts what the files will hold, by the same rules as the exporters. */
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
  const parts = joinWithCommas([
    timed > 0 && many('counts.timedStops', timed),
    wholeDays > 0 && many('counts.wholeDays', wholeDays),
    bookings > 0 && many('counts.bookings', bookings),
  ]);
  return t('export.events', { events: many('counts.events', timed + wholeDays + bookings), parts });
}

export const exportTitle = (kind: ExportKind): string => t(`export.kind.${kind}`);

/** The second line of a row. */
export function exportLine(kind: ExportKind, counts: ExportCounts): string {
  if (kind !== 'places') return t(`export.line.${kind}`);
  if (counts.placed === 0) return t('export.placesNone');
  return many('export.placesLine', counts.placed, { stops: many('counts.stops', counts.stops) });
}

/** More about the chosen row, if there is any. */
export function exportDetail(kind: ExportKind, counts: ExportCounts): string | undefined {
  if (kind !== 'calendar' || counts.timed + counts.wholeDays + counts.bookings === 0) return undefined;
  return t('export.eventsDetail', { events: eventWords(counts) });
}

export const formatOf = (kind: Exclude<ExportKind, 'print'>, placesAs: 'gpx' | 'kml'): ExportFormat =>
  kind === 'places'
    ? placesAs
    : ({ calendar: 'ics', notes: 'md', text: 'txt', wayclip: 'json' } as const)[kind];

/** Why this cannot be made yet; undefined if it can. */
export function exportObstacle(kind: ExportKind, counts: ExportCounts): string | undefined {
  if (kind === 'places' && counts.placed === 0) return t('export.needsPlace');
  if (kind === 'calendar' && counts.timed + counts.wholeDays + counts.bookings === 0)
    return t('export.needsDate');
  return undefined;
}
