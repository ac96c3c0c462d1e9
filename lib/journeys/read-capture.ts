// Turns a capture into a draft: used for pages and files alike, in the extension, the service and the tools.
import { choosePrivate } from '../draft/choose-private.ts';
import { mergeEvidence } from '../draft/merge.ts';
import type { Capture } from '../model/capture.ts';
import { firstCover } from '../model/cover.ts';
import type { Draft } from '../model/draft.ts';
import type { Evidence, Knowledge } from '../model/evidence.ts';
import type { ReadFailure } from '../model/failure.ts';
import { fail, ok, type Result } from '../model/result.ts';
import { paperSays } from '../read/booking/paper-says.ts';
import { privateWordsIn } from '../read/booking/private-words.ts';
import { evidenceIn } from './gather-evidence.ts';

// A file without bookings counts as a trip only if it has at least this many days.
const minDaysInFile = 2;

function isWorthShowing(draft: Draft, capture: Capture): boolean {
  if (!draft.days.some((day) => day.stops.length > 0)) return false;
  return capture.kind === 'page' || draft.reservations.length > 0 || draft.days.length >= minDaysInFile;
}

/** The evidence without cancelled bookings: a cancellation repeats the booking with its days. */
function standing(capture: Capture, knowledge: Knowledge): Evidence[] {
  const all = evidenceIn(capture, knowledge);
  const isOff = capture.kind === 'pdf' && paperSays(capture) === 'cancelled';
  return isOff ? all.filter(({ claim }) => claim.kind !== 'reservation') : all;
}

/** The draft of a source, whether or not it is worth showing. */
export function draftOf(capture: Capture, knowledge: Knowledge = {}): Draft {
  const draft = mergeEvidence(capture, standing(capture, knowledge), knowledge);
  // A paper names its travellers; a page does if it contains a booking.
  const isPersonal = capture.kind === 'pdf' || draft.reservations.length > 0;
  if (!isPersonal) return draft;
  const found = privateWordsIn(capture, knowledge).map(({ cell: _, ...words }) => words);
  return choosePrivate(draft, found, firstCover);
}

/** The draft if it is worth showing, otherwise the reason why not. */
export function draftIfWorthShowing(draft: Draft, capture: Capture): Result<Draft, ReadFailure> {
  if (isWorthShowing(draft, capture)) return ok(draft);
  if (capture.kind === 'pdf') return fail({ kind: 'pdf-not-a-booking', pages: capture.pages ?? 0 });
  return fail({ kind: 'nothing-found', title: capture.title });
}

export function readCapture(capture: Capture, knowledge: Knowledge = {}): Result<Draft, ReadFailure> {
  return draftIfWorthShowing(draftOf(capture, knowledge), capture);
}
