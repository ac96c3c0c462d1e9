// How many labelled reservations were found, and how many of their fields are right, by the rules of `npm run eval`.
import * as z from 'zod/mini';
import { Reservation } from '../../../lib/model/reservation.ts';
import { scoreBooking } from '../../eval/score-booking.ts';
import type { Subject } from './timed.ts';

export interface Booked {
  /** Documents with labels. */
  documents: number;
  wanted: number;
  found: number;
  invented: number;
  fields: number;
  right: number;
}

const Labels = z.object({ reservations: z.array(Reservation) });

export function scored<S extends Pick<Subject, 'labels'>>(
  subjects: readonly S[],
  read: (subject: S) => Reservation[],
): Booked {
  const sum: Booked = { documents: 0, wanted: 0, found: 0, invented: 0, fields: 0, right: 0 };
  for (const subject of subjects) {
    const labels = z.safeParse(Labels, subject.labels);
    if (!labels.success) continue;
    const score = scoreBooking(labels.data, { reservations: read(subject) });
    sum.documents += 1;
    for (const part of ['wanted', 'found', 'invented', 'fields', 'right'] as const) sum[part] += score[part];
  }
  return sum;
}
