// Wiring: adds converted bookings to the library.
import type { Answers } from '../../lib/browser/answer.ts';
import { addBooking } from '../../lib/journeys/add-booking.ts';
import { keepClip } from '../../lib/library/clips.ts';
import { editEdges } from './clip-changes.ts';
import { library } from './library.ts';

export const addBookingTo: Answers['booking.add'] = (ask) =>
  addBooking(ask, {
    keep: async (clip) => keepClip(await library(), clip),
    edit: editEdges,
    now: () => new Date(),
    newId: () => crypto.randomUUID(),
  });
