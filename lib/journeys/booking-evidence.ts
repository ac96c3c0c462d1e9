// Pure: no browser, no network, no clock.
import { saidOnce } from '../draft/said-once.ts';
import type { Capture } from '../model/capture.ts';
import type { Claim, Evidence, Knowledge } from '../model/evidence.ts';
import { bookingReaders, namingReaders, readers } from '../read/readers.ts';
import { runReaders } from '../read/run-readers.ts';

export type BookedEvidence = Evidence<Extract<Claim, { kind: 'reservation' }>>;

const isBooked = (entry: Evidence): entry is BookedEvidence => entry.claim.kind === 'reservation';

/** Only what is booked. */
export const bookedIn = (capture: Capture, knowledge: Knowledge): BookedEvidence[] =>
  saidOnce(runReaders(capture, { knowledge, readers: bookingReaders }).evidence.filter(isBooked));

/** What else a source says that books nothing. */
export const unbookedIn = (capture: Capture, knowledge: Knowledge): Evidence[] =>
  runReaders(capture, { knowledge, readers: readers.slice(bookingReaders.length) }).evidence;

/** All that a draft of the source needs: the stops and days of a page are not looked for where something is booked. */
export function evidenceIn(capture: Capture, knowledge: Knowledge): Evidence[] {
  const booked = bookedIn(capture, knowledge);
  const others =
    booked.length > 0
      ? runReaders(capture, { knowledge, readers: namingReaders }).evidence
      : unbookedIn(capture, knowledge);
  return [...booked, ...others];
}
