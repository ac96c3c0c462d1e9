// A made-up library of any size, the same every time.
import type { ListFilter } from '../../../lib/model/listed.ts';
import type { Shown } from '../../shots/put-listed.ts';

const places = [
  'Lisbon',
  'Porto',
  'Kyoto',
  'Tromsø',
  'Oaxaca',
  'Cape Town',
  'Zermatt',
  'São Miguel',
  '東京',
  'Fès',
];
const kinds = [
  'Slow days in',
  'A week in',
  'On foot through',
  'By train to',
  'Rainy days in',
  'With children in',
];
const lists: ListFilter[] = ['owned', 'shared', 'saved', 'liked', 'disliked'];

export const madeLibrary = (count: number): Shown[] =>
  Array.from({ length: count }, (_, index) => {
    const place = places[index % places.length] ?? '';
    const kind = kinds[index % kinds.length] ?? '';
    return {
      summary: {
        id: `made-${String(index).padStart(6, '0')}`,
        title: `${kind} ${place} ${index}`,
        destination: place,
        summary: `What to see, where to eat and how to get around, told day by day. Number ${index} of many.`,
        dayCount: (index % 9) + 1,
        stopCount: (index % 40) + 2,
        role: index % 3 ? 'owner' : 'viewer',
        visibility: index % 2 ? 'private' : 'public',
        tags: ['made', `tag${index % 50}`],
        author: { name: `Traveller ${index % 200}` },
        startDate: `2027-${String((index % 12) + 1).padStart(2, '0')}-${String((index % 28) + 1).padStart(2, '0')}`,
        updatedAt: new Date(Date.UTC(2027, 0, 1) - index * 60_000).toISOString(),
        etag: `"v${index}"`,
      },
      filters: ['all', lists[index % lists.length] ?? 'owned'],
    };
  });
