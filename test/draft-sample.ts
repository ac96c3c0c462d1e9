// A small draft for tests that do not care how it was read.
import type { Clip } from '../lib/model/clip.ts';
import type { Draft, Sourced } from '../lib/model/draft.ts';

const said = <T>(value: T, words: string): Sourced<T> => ({
  value,
  origin: { by: 'source', block: 1, start: 0, end: words.length, reader: 'sample', words },
  confidence: 0.9,
});

export const sampleDraft = (): Draft => ({
  title: said('Two days in Ghent', 'Two days in Ghent'),
  destination: said('Ghent', 'Ghent'),
  days: [
    {
      id: 'day-1',
      title: said('Water', 'Day 1: Water'),
      image: said({ kind: 'image', src: 'https://blog.test/one.jpg', alt: 'A canal' }, ''),
      stops: [
        { id: 'stop-1-1', name: said('Graslei', 'Graslei'), startTime: said('09:00', '09:00') },
        { id: 'stop-1-2', name: said('Gravensteen', 'Gravensteen') },
      ],
    },
    { id: 'day-2', stops: [{ id: 'stop-2-1', name: said('Patershol', 'Patershol') }] },
  ],
  packing: [],
  expenses: [],
  reservations: [],
  questions: [],
  confidence: 0.8,
});

export const sampleClip = (changes: Partial<Clip> = {}): Clip => ({
  id: '5f1b3a52-6a58-4b77-9a0e-1d2f6f0a4c11',
  source: {
    kind: 'page',
    url: 'https://blog.test/ghent',
    title: 'Two days in Ghent',
    clippedAt: '2027-04-02T08:00:00.000Z',
  },
  draft: sampleDraft(),
  delivery: { step: 'kept' },
  ...changes,
});
