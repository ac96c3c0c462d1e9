import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readTolerant } from '../../lib/api/tolerate.ts';
import { Itinerary, SummaryPage } from '../../lib/model/itinerary.ts';

test('numbers as text, nulls, strangers and odd fields cost nothing else', () => {
  const read = readTolerant(Itinerary, {
    id: 'i',
    title: 7,
    likesCount: '12',
    author: 'Ana',
    mood: 'calm',
    days: [
      {
        id: 'd',
        stops: [{ name: 'Gate', durationMinutes: 'soon', coordinate: { latitude: '38.7', longitude: -9 } }],
      },
    ],
  });
  expect(read?.value).toMatchObject({
    id: 'i',
    title: '7',
    likesCount: 12,
    mood: 'calm',
    days: [{ stops: [{ name: 'Gate', coordinate: { latitude: 38.7, longitude: -9 } }] }],
  });
  expect(read?.value.author).toBeUndefined();
});

test('an entry without an id is left out of a list, and the others stay', () => {
  const read = readTolerant(SummaryPage, { data: [{ id: 'a' }, { title: 'Nameless' }, null, { id: 'b' }] });
  expect(read?.value.data.map(({ id }) => id)).toEqual(['a', 'b']);
});

test('an itinerary without an id is none', () => {
  expect(readTolerant(Itinerary, { title: 'x' })).toBeUndefined();
});

test('whatever comes, it is read or it is not, and what is read has its id', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (body) => {
      const read = readTolerant(Itinerary, body);
      if (read) expect(typeof read.value.id).toBe('string');
    }),
  );
  fc.assert(
    fc.property(
      fc.dictionary(fc.constantFrom('title', 'days', 'center', 'tags', 'author'), fc.jsonValue()),
      (fields) => {
        expect(readTolerant(Itinerary, { ...fields, id: 'i' })?.value.id).toBe('i');
      },
    ),
  );
});
