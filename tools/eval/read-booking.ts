// Reads one paper as the extension does: its reservations, or why there are none.
import { draftIfWorthShowing, draftOf } from '../../lib/journeys/read-capture.ts';
import type { Knowledge } from '../../lib/model/evidence.ts';
import { answerOf } from '../reading/answer.ts';
import { openFile } from '../reading/open-file.ts';
import type { BookingLabels } from './score-booking.ts';

export async function readBooking(
  bytes: Uint8Array,
  path: string,
  knowledge: Knowledge,
): Promise<BookingLabels> {
  const opened = await openFile(bytes, { path });
  const draft = opened.ok ? draftIfWorthShowing(draftOf(opened.value, knowledge), opened.value) : opened;
  const { reservations = [], error } = answerOf({ isPdf: true, draft });
  return { reservations, ...(error && { error }) };
}
