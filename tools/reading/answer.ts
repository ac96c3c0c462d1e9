// Pure: no browser, no network, no clock.
// What the clip tool says about one file.
import { importResultOf } from '../../lib/draft/preview.ts';
import { toMarkdown } from '../../lib/export/markdown.ts';
import type { Capture } from '../../lib/model/capture.ts';
import type { Draft } from '../../lib/model/draft.ts';
import type { ReadFailure } from '../../lib/model/failure.ts';
import type { ImportResult } from '../../lib/model/itinerary.ts';
import type { Reservation } from '../../lib/model/reservation.ts';
import type { Result } from '../../lib/model/result.ts';

export interface Answer extends ImportResult {
  reservations?: Reservation[];
  error?: string;
}

/** "pdf-no-text" → "no-text": the file's end already says that it is a PDF. */
const errorOf = ({ kind }: ReadFailure) => kind.replace(/^pdf-/, '');

/** A page that tells no trip may still say where it is about. */
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
  /** What was read, worth showing or not. */
  read?: Draft;
  draft: Result<Draft, ReadFailure>;
}

export function answerOf({ isPdf, capture, read, draft }: Outcome): Answer {
  const shown = draft.ok ? draft.value : emptyDraft(capture?.title ?? '', read);
  return {
    ...importResultOf(shown, capture ?? { url: '' }),
    ...(isPdf && { reservations: shown.reservations }),
    ...(!draft.ok && { error: errorOf(draft.failure) }),
  };
}

export const written = (answer: Answer, format: 'json' | 'md'): string =>
  format === 'md' ? toMarkdown(answer.preview) : `${JSON.stringify(answer, null, 2)}\n`;
