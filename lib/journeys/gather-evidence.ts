import { joinRepeats } from '../draft/join-repeats.ts';
import type { Capture } from '../model/capture.ts';
import type { Claim, Evidence, Knowledge } from '../model/evidence.ts';
import { bookingReaders, readersAfterBookings } from '../read/readers.ts';
import { runReaders } from '../read/run-readers.ts';

export type BookedEvidence = Evidence<Extract<Claim, { kind: 'reservation' }>>;

const isBooked = (entry: Evidence): entry is BookedEvidence => entry.claim.kind === 'reservation';

/** Only the bookings. */
export const bookedIn = (capture: Capture, knowledge: Knowledge): BookedEvidence[] =>
  joinRepeats(runReaders(capture, { knowledge, readers: bookingReaders }).evidence.filter(isBooked));

/** The evidence apart from bookings. */
export function evidenceBeside(
  booked: readonly unknown[],
  capture: Capture,
  knowledge: Knowledge,
): Evidence[] {
  // With bookings, only the title and destination are looked for: no need to run the text model on every sentence.
  const { sense: _, ...withoutSense } = knowledge;
  const allowed = booked.length > 0 ? withoutSense : knowledge;
  return runReaders(capture, { knowledge: allowed, readers: readersAfterBookings(booked) }).evidence;
}

/** All evidence needed for a draft of the source. */
export function evidenceIn(capture: Capture, knowledge: Knowledge): Evidence[] {
  const booked = bookedIn(capture, knowledge);
  return [...booked, ...evidenceBeside(booked, capture, knowledge)];
}
