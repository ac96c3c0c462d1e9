import { describe, expect, test } from 'vitest';
import { clipFromTrip } from '../../lib/journeys/draft-from-trip.ts';
import { Clip } from '../../lib/model/clip.ts';
import type { Itinerary } from '../../lib/model/itinerary.ts';

let count = 0;
const edges = {
  now: () => new Date('2027-03-01T08:00:00Z'),
  newId: () => `00000000-0000-4000-8000-${String(++count).padStart(12, '0')}`,
  address: 'https://trips.example/i/it-1',
  serviceName: 'Trips',
};
const trip: Itinerary = {
  id: 'it-1',
  title: 'Lisbon by its oldest trams',
  destination: 'Lisbon',
  startDate: '2026-05-01T00:00:00Z',
  tags: ['trams', ' '],
  author: { id: 'u1', name: 'Inês Carvalho' },
  visibility: 'public',
  role: 'viewer',
  days: [
    {
      id: 'd1',
      title: 'Uphill',
      imageURL: 'https://trips.example/media/1.jpg',
      stops: [
        {
          id: 's1',
          name: 'Graça',
          category: 'Sight',
          startTime: '09:30',
          durationMinutes: 45,
          coordinate: { latitude: 38.7, longitude: -9.1 },
          note: 'Early.',
          bookingURL: 'https://tickets.example/28',
        },
        {
          id: 's1',
          name: '  ',
          address: 'Rua Nova 1',
          startTime: 'noon',
          durationMinutes: -3,
          category: 'disco',
        },
        { id: 's3' },
      ],
    },
    { id: 'd1' },
  ],
  packing: [{ name: 'Shoes', quantity: 0 }, {}],
  expenses: [{ title: 'Ticket', amount: 3.2, currency: 'EUR' }, { title: 'Free' }],
};

describe('a draft from someone else’s trip', () => {
  const clip = clipFromTrip(trip, edges);
  const [first, second] = clip.draft.days;

  test('has its days and stops in ink, in their order, and can be kept', () => {
    expect(Clip.safeParse(clip).error).toBeUndefined();
    expect(clip.draft.title.value).toBe('Lisbon by its oldest trams');
    expect(first?.stops.map(({ name }) => name.value)).toEqual(['Graça', 'Rua Nova 1']);
    expect(first?.stops[0]).toMatchObject({
      category: { value: 'sight' },
      startTime: { value: '09:30' },
      durationMinutes: { value: 45 },
      note: { value: 'Early.' },
      bookingUrl: { value: 'https://tickets.example/28' },
    });
    expect(first?.stops[0]?.name.origin.by).not.toBe('guess');
    expect(second?.stops).toEqual([]);
    expect(clip.draft.tags?.map(({ value }) => value)).toEqual(['trams']);
    expect(clip.draft.packing).toMatchObject([{ name: { value: 'Shoes' }, quantity: 1 }]);
    expect(clip.draft.expenses).toEqual([]);
  });

  test('leaves behind what is theirs: dates, pictures, ids, and that it is in the service', () => {
    expect(clip.draft.startDate).toBeUndefined();
    expect(JSON.stringify(clip.draft)).not.toContain('media/1.jpg');
    const ids = clip.draft.days.flatMap(({ id, stops }) => [id, ...stops.map((stop) => stop.id)]);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).not.toContain('d1');
    expect(clip.delivery).toEqual({ step: 'kept' });
    expect(clip.source).toMatchObject({ author: 'Inês Carvalho', siteName: 'Trips', url: edges.address });
  });

  test('leaves out what makes no sense rather than keeping it', () => {
    const odd = first?.stops[1];
    expect(odd?.startTime).toBeUndefined();
    expect(odd?.durationMinutes).toBeUndefined();
    expect(odd?.category).toBeUndefined();
  });

  test('of a trip that tells nothing has a name and a day to go on with', () => {
    const bare = clipFromTrip({ id: 'it-2' }, edges);
    expect(Clip.safeParse(bare).error).toBeUndefined();
    expect(bare.draft.title.value).not.toBe('');
    expect(bare.draft.days).toHaveLength(1);
  });

  test.each(['javascript:alert(1)', 'data:text/html,x', 'file:///etc', 'tickets'])(
    'never takes over the address %s',
    (bookingURL) => {
      const odd = clipFromTrip({ id: 'x', days: [{ stops: [{ name: 'A', bookingURL }] }] }, edges);
      expect(odd.draft.days[0]?.stops[0]?.bookingUrl).toBeUndefined();
    },
  );
});
