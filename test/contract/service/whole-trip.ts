// A trip in which every field of section 2 that a client can send has a unique value, so that a lost, renamed or
// swapped one shows.
import type { Preview } from '../../../lib/model/itinerary.ts';
import type { Person } from './people.ts';

const stop = {
  id: 'gate',
  name: 'Castle gate',
  address: 'Rua de Santa Cruz 1, Lisbon',
  category: 'sight',
  coordinate: { latitude: 38.7139, longitude: -9.1335 },
  startTime: '09:30',
  durationMinutes: 95,
  note: 'The queue is shorter on the left. <b>Cash only.</b>',
  phone: '+351 21 880 0620',
  bookingURL: 'https://tickets.example/castle?day=2',
};

export const wholeTrip = {
  title: 'Every field of a trip',
  destination: 'Lisbon',
  origin: 'Porto',
  summary: 'Tiles, hills and the river.',
  center: { latitude: 38.71, longitude: -9.14 },
  startDate: '2027-05-13T08:00:00+01:00',
  tags: ['slow', 'city'],
  bestSeason: 'May',
  homeCurrency: 'CHF',
  days: [
    { id: 'day-one', title: 'The river first', summary: 'Flat, all of it.', stops: [] },
    {
      id: 'day-two',
      title: 'Up to the castle',
      summary: 'Steep, some of it.',
      stops: [stop, { ...stop, id: 'tram', name: 'Tram 28', startTime: '14:05', durationMinutes: 40 }],
    },
  ],
  packing: [
    { id: 'shoes', name: 'Walking shoes', quantity: 2, category: 'clothes', isPacked: true },
    { id: 'lotion', name: 'Sun lotion', quantity: 1, category: 'care', isPacked: false },
  ],
  expenses: [
    {
      id: 'card',
      title: 'Tram card',
      amount: 6.8,
      currency: 'EUR',
      date: '2027-05-13T10:20:00Z',
      category: 'transport',
    },
    { id: 'gift', title: 'Tiles', amount: -12, currency: 'USD', date: '2027-05-14', category: 'gifts' },
  ],
} satisfies Preview;

/** The full itinerary (2.1) as its owner must see it, exactly: names, types, presence, values. */
export const wholeItinerary = (id: string, owner: Pick<Person, 'id' | 'name'>, others: object = {}) => ({
  id,
  ...wholeTrip,
  expenses: wholeTrip.expenses.map((each) =>
    each.id === 'gift' ? { ...each, date: '2027-05-14T00:00:00Z' } : each,
  ),
  visibility: 'private',
  role: 'owner',
  author: { id: owner.id, name: owner.name },
  likesCount: 0,
  viewsCount: 0,
  ...others,
});

/** The summary (2.7) of it. */
export const wholeSummary = (id: string, owner: Pick<Person, 'id' | 'name'>, others: object = {}) => ({
  id,
  title: 'Every field of a trip',
  destination: 'Lisbon',
  summary: 'Tiles, hills and the river.',
  startDate: '2027-05-13',
  tags: ['slow', 'city'],
  visibility: 'private',
  role: 'owner',
  dayCount: 2,
  stopCount: 2,
  author: { id: owner.id, name: owner.name },
  ...others,
});

/** The same trip with one value changed, by a path such as "days.1.stops.0.startTime". */
export function wholeTripWith(path: string, value: unknown): unknown {
  const copy = structuredClone(wholeTrip);
  const names = path.split('.');
  const last = names.pop() ?? '';
  let part: Record<string, unknown> = copy;
  for (const name of names) part = part[name] as Record<string, unknown>;
  part[last] = value;
  return copy;
}
