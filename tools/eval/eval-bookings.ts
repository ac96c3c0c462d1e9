// Reads every labelled booking document in a folder and its subfolders (NAME.pdf beside NAME.json) and compares it with
// its labels, by the rules of `booking-rules.ts` and `score-booking.ts`.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import * as z from 'zod/mini';
import type { Knowledge } from '../../lib/model/evidence.ts';
import { Reservation } from '../../lib/model/reservation.ts';
import { bookingLines, bookingTotal } from './booking-report.ts';
import { readBooking } from './read-booking.ts';
import { type BookingScore, scoreBooking } from './score-booking.ts';

const Labels = z.object({ reservations: z.array(Reservation), error: z.optional(z.string()) });

const labelledIn = (folder: string): string[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.pdf') && existsSync(join(folder, name.replace(/\.pdf$/, '.json'))))
    .toSorted()
    .map((name) => join(folder, name));

/** The folder itself and its direct subfolders, if they contain labelled documents. */
export function bookingFolders(folder: string): string[] {
  const below = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => join(folder, name));
  return [folder, ...below].filter((each) => labelledIn(each).length > 0);
}

export async function evalBookings(
  folder: string,
  { knowledge, misses }: { knowledge: Knowledge; misses: boolean },
): Promise<string[]> {
  const totals: string[] = [];
  const lines: string[] = [];
  for (const each of bookingFolders(folder)) {
    const scores: BookingScore[] = [];
    for (const path of labelledIn(each)) {
      const labels = Labels.parse(JSON.parse(readFileSync(path.replace(/\.pdf$/, '.json'), 'utf8')));
      const score = scoreBooking(
        { reservations: labels.reservations, ...(labels.error && { error: labels.error }) },
        await readBooking(new Uint8Array(readFileSync(path)), path, knowledge),
      );
      scores.push(score);
      lines.push(...bookingLines(`${basename(each)}/${basename(path, '.pdf')}`, score, misses));
    }
    totals.push(bookingTotal(basename(each), scores));
  }
  return [...lines, '', ...totals];
}
