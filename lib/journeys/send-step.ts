// The input and the result of every step of sending.
import type { Connection } from '../api/connection.ts';
import type { Answer } from '../api/send.ts';
import type { KeepFailure } from '../model/failure.ts';
import type { Itinerary } from '../model/itinerary.ts';
import type { Parcel } from '../model/parcel.ts';
import type { Result } from '../model/result.ts';
import { afterFailure, type Failed } from '../outbox/after-failure.ts';

export interface SendEdges {
  /** Stores the parcel and its clip's progress; returns it with the traveller's latest request to pause or cancel. */
  record: (parcel: Parcel) => Promise<Result<Parcel, KeepFailure>>;
  findPicture: (src: string) => Promise<Blob | undefined>;
  /** Whether this itinerary came from another clip. */
  isAnothers: (itineraryId: string) => Promise<boolean>;
  now: () => Date;
  random: () => number;
}

export interface SendContext extends SendEdges {
  connection: Connection;
}

/** A parcel in the state `sending` goes on with its next step. */
export interface StepResult {
  parcel: Parcel;
  /** The itinerary from the last answer, for the next conditional write. */
  held?: Answer<Itinerary> | undefined;
}

export const failed = (
  parcel: Parcel,
  { now, random }: SendEdges,
  what: Pick<Failed, 'step' | 'failure'>,
): StepResult => ({ parcel: afterFailure(parcel, { ...what, now: now(), random: random() }) });
