// The clip tool's answer for one file.
import { importResultOf } from '../../lib/draft/preview.ts';
import { toMarkdown } from '../../lib/export/markdown.ts';
import type { Trip } from '../../lib/export/trip.ts';
import { exportTrip } from '../../lib/journeys/export-clip.ts';
import type { Capture } from '../../lib/model/capture.ts';
import type { Draft } from '../../lib/model/draft.ts';
import type { ReadFailure } from '../../lib/model/failure.ts';
import type { ImportResult } from '../../lib/model/itinerary.ts';
import type { Reservation } from '../../lib/model/reservation.ts';
import type { Result } from '../../lib/model/result.ts';
import type { ClipFormat } from './read-arguments.ts';

export interface Answer extends ImportResult {
  reservations?: Reservation[];
  error?: string;
}

/** "pdf-no-text" → "no-text": the file's extension already says that it is a PDF. */
const errorOf = ({ kind }: ReadFailure) => kind.replace(/^pdf-/, '');

/** A page without a trip can still have a destination. */
function emptyDraft(title: string, read: Draft | undefined): Draft {
  return {
    ...(read?.destination && { destination: read.destination }),
    ...(read?.center && { center: read.center }),
    title: { value: title, origin: { by: 'guess', reader: 'tools/clip' }, confidence: 0 },
    days: [],
    packing: [],
    expenses: [],
    reservations: [],
    questions: [],
    confidence: 0,
  };
}

export interface Outcome {
  isPdf: boolean;
  capture?: Capture;
  /** The draft as read, even if it is not worth showing. */
  read?: Draft;
  draft: Result<Draft, ReadFailure>;
}

export function answerOf({ isPdf, capture, read, draft }: Outcome): Answer {
  const shown = draft.ok ? draft.value : emptyDraft(capture?.title ?? '', read);
  return {
    ...importResultOf(shown, capture ?? { url: '' }),
    ...((isPdf || shown.reservations.length > 0) && { reservations: shown.reservations }),
    ...(!draft.ok && { error: errorOf(draft.failure) }),
  };
}

/** A fixed time, so that reading the same pages again gives the same file. */
const noMoment = '2000-01-01T00:00:00.000Z';

/** The input for writing a file; undefined if the page gave nothing. */
export function tripOf({ isPdf, capture, draft }: Outcome): Trip | undefined {
  if (!draft.ok || !capture) return undefined;
  const { url, title, siteName, author } = capture;
  const about = { ...(siteName && { siteName }), ...(author && { author }) };
  const source = { kind: isPdf ? 'pdf' : 'page', url, title, ...about, clippedAt: noMoment } as const;
  return { id: url || title, draft: draft.value, source };
}

export interface Clipped {
  answer: Answer;
  trip: Trip | undefined;
}

/** Undefined if the file would be empty: nothing was read, or a calendar has no date. */
export function written({ answer, trip }: Clipped, format: ClipFormat, start?: string): string | undefined {
  if (format === 'json') return `${JSON.stringify(answer, null, 2)}\n`;
  if (format === 'md') return toMarkdown(answer.preview);
  return trip && exportTrip(trip, format === 'wayclip.json' ? 'json' : format, start)?.text;
}
