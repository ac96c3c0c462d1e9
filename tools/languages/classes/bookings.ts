// Words with which papers label the parts of a booking.

import { labelKinds } from '../../../lib/text/booking-words/kinds.ts';
import { entry, parted, pattern, words } from '../word-class.ts';

export const bookings = {
  bookingLabels: entry(
    'The labels of papers by what they say. Case, accents and spaces do not matter.',
    Object.fromEntries(labelKinds.map((kind) => [`${kind}?`, parted(kind)])),
  ),
  modeWords: entry(
    'Words that tell what one travels by, in any place of a paper. Whole beginnings of words, any end: "Zug" also stands in "Zugnummer".',
    {
      flight: pattern('Flights.'),
      train: pattern('Trains.'),
      bus: pattern('Buses and coaches.'),
      ferry: pattern('Ferries and ships.'),
    },
  ),
  cancelled: words(
    'That a booking is called off. Case, accents and signs do not matter. Sentences on rules ("free cancellation until …") do not say so.',
  ),
  changed: words('That it is changed.'),
  confirmed: words('That it is booked, in as many words.'),
  offered: words('That nothing is booked yet: the paper only says what could be.'),
  grandTotals: pattern('Beside what the whole booking costs: nothing comes after these.'),
  plainTotals: pattern('Beside it, and also above columns and before parts.'),
  plainPrices: pattern('Beside a price that may be only one of several.'),
  noon: pattern("Twelve o'clock by day as the whole time of a booking, with a small word before it at most."),
  midnight: pattern('The end of a day in the same way.'),
  otherSums: pattern('Beside parts of what it costs, promises and what was not bought.'),
};
