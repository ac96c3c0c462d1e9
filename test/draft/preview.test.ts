import { expect, test } from 'vitest';
import { importResultOf, previewOf } from '../../lib/draft/preview.ts';
import type { Draft, Sourced } from '../../lib/model/draft.ts';

const known = <T>(value: T): Sourced<T> => ({ value, origin: { by: 'traveller' }, confidence: 1 });

const draft: Draft = {
  title: known('A trip'),
  days: [
    {
      id: 'day-1',
      title: known('Harbour'),
      image: known({ kind: 'image', src: 'https://blog.example/a.jpg', alt: '' }),
      stops: [
        {
          id: 'stop-1-1',
          name: known('Port'),
          bookingUrl: known('https://b.example/'),
          coordinate: known({ latitude: 1, longitude: 2 }),
        },
        { id: 'stop-1-2', name: known('Fort') },
      ],
    },
  ],
  packing: [{ id: 'p-1', name: known('Coat'), quantity: 2 }],
  expenses: [],
  reservations: [],
  questions: [],
  confidence: 0.8,
};

test('fields have the names of the document, and what is not known is left out', () => {
  expect(previewOf(draft)).toEqual({
    title: 'A trip',
    days: [
      {
        title: 'Harbour',
        stops: [
          { name: 'Port', bookingURL: 'https://b.example/', coordinate: { latitude: 1, longitude: 2 } },
          { name: 'Fort' },
        ],
      },
    ],
    packing: [{ name: 'Coat', quantity: 2 }],
    expenses: [],
  });
});

test('the source counts stops and those with a place', () => {
  expect(importResultOf(draft, { url: 'https://blog.example/', author: 'Ada Brandt' }).source).toEqual({
    url: 'https://blog.example/',
    author: 'Ada Brandt',
    confidence: 0.8,
    stops: 2,
    placed: 1,
  });
});
