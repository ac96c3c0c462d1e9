// Exports a draft as a file. Needs no account and no service; nothing is sent.
import { coverPrivate, coverTitle } from '../draft/cover-private.ts';
import { previewOf } from '../draft/preview.ts';
import { fileName } from '../export/file-name.ts';
import { toGpx } from '../export/gpx.ts';
import { toIcs } from '../export/ics.ts';
import { toKml } from '../export/kml.ts';
import { toMarkdown } from '../export/markdown.ts';
import { toPlainText } from '../export/plain-text.ts';
import { creditLine, type Trip, tripTitle } from '../export/trip.ts';
import { toWayclipFile } from '../export/wayclip-file.ts';
import { sourceOf } from '../model/draft.ts';
import type { ExportFormat } from '../model/export-format.ts';
import { isCalendarDay } from '../model/local-moment.ts';

export interface ExportedFile {
  name: string;
  /** The media type. */
  type: string;
  text: string;
}

const types: { [F in ExportFormat]: string } = {
  ics: 'text/calendar',
  gpx: 'application/gpx+xml',
  kml: 'application/vnd.google-earth.kml+xml',
  md: 'text/markdown',
  json: 'application/json',
  txt: 'text/plain',
};

function markdownOf({ draft, source }: Trip): string {
  return toMarkdown(previewOf(draft), {
    credit: creditLine(source),
    wordsOf: (day, stop) => {
      const name = draft.days[day]?.stops[stop]?.name;
      const origin = name && sourceOf(name);
      return origin?.sentence ?? origin?.words;
    },
  });
}

const writers: { [F in ExportFormat]: (trip: Trip) => string | undefined } = {
  ics: toIcs,
  gpx: toGpx,
  kml: toKml,
  md: markdownOf,
  json: toWayclipFile,
  txt: toPlainText,
};

/** Undefined only for a calendar without dates: the caller then asks for the first day and passes it as `startDate`. */
export function exportTrip(trip: Trip, format: ExportFormat, startDate?: string): ExportedFile | undefined {
  const dated = startDate && isCalendarDay(startDate) ? withStart(trip, startDate) : trip;
  // Our own format keeps everything: it is opened in Wayclip again.
  const outgoing = format === 'json' ? dated : covered(dated);
  const text = writers[format](outgoing);
  return text === undefined
    ? undefined
    : { name: fileName(tripTitle(outgoing.draft), format), type: types[format], text };
}

/** The trip without the private words that the traveller covers. */
export const covered = <T extends Trip>(trip: T): T => ({
  ...trip,
  draft: coverPrivate(trip.draft),
  source: { ...trip.source, title: coverTitle(trip.source.title, trip.draft) },
});

function withStart(trip: Trip, startDate: string): Trip {
  const sourced = { value: startDate, origin: { by: 'traveller' }, confidence: 1 } as const;
  return { ...trip, draft: { ...trip.draft, startDate: sourced } };
}
