// Reads a printed page with all booking readers and the gazetteer.
import type { Reservation } from '../../../lib/model/reservation.ts';
import { bookingReaders } from '../../../lib/read/readers.ts';
import { loadKnowledge } from '../../../tools/reading/load-places.ts';
import { printed } from './printed.ts';

const knowledge = loadKnowledge();

export const readPaper = (text: string): Reservation[] =>
  bookingReaders
    .flatMap((reader) => reader.read(printed(text), knowledge))
    .flatMap(({ claim }) => (claim.kind === 'reservation' ? [claim.reservation] : []));
