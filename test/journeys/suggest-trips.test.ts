import fc from 'fast-check';
import { expect, test } from 'vitest';
import { asMarkup, suggestTrips } from '../../lib/journeys/suggest-trips.ts';
import type { Summary } from '../../lib/model/itinerary.ts';

const trip = (title: string | undefined): Summary => ({ id: `id of ${title}`, title });

function typing(find: (text: string) => Promise<Summary[]>) {
  const pauses: (() => void)[] = [];
  const looked: string[] = [];
  const suggest = suggestTrips({
    pause: () => new Promise((resolve) => void pauses.push(resolve)),
    find: (text) => {
      looked.push(text);
      return find(text);
    },
  });
  return { suggest, looked, restless: () => void pauses.splice(0).map((go) => go()) };
}

test('only the newest words are looked up, once nobody types on', async () => {
  const { suggest, looked, restless } = typing(async () => [trip('Lisbon by tram')]);
  const early = suggest('Li');
  const late = suggest(' Lisbon ');
  restless();
  expect(await early).toBeUndefined();
  expect((await late)?.map(({ words }) => words)).toEqual(['Lisbon by tram']);
  expect(looked).toEqual(['Lisbon']);
});

test('an answer that comes after newer words is not given', async () => {
  const answers: ((trips: Summary[]) => void)[] = [];
  const { suggest, restless } = typing(() => new Promise((resolve) => void answers.push(resolve)));
  const early = suggest('Lisbon');
  restless();
  await Promise.resolve();
  const late = suggest('Lima');
  restless();
  await Promise.resolve();
  answers[1]?.([trip('Lima')]);
  answers[0]?.([trip('Lisbon')]);
  expect(await early).toBeUndefined();
  expect(await late).toEqual([]);
});

test('each title once, five at most, and nothing for a single letter', async () => {
  const titles = ['A way', 'A way', undefined, ' ', 'B way', 'C way', 'D way', 'E way', 'F way'];
  const { suggest, looked, restless } = typing(async () => titles.map(trip));
  expect(await suggest(' W ')).toEqual([]);
  expect(looked).toEqual([]);
  const found = suggest('way');
  restless();
  expect((await found)?.map(({ words }) => words)).toEqual(['A way', 'B way', 'C way', 'D way', 'E way']);
});

test('a description is well-formed whatever a title holds, and says the same', () => {
  expect(asMarkup('<b>Fish & "chips"</b>')).toBe('&lt;b&gt;Fish &amp; &quot;chips&quot;&lt;/b&gt;');
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (title) => {
      const markup = asMarkup(title);
      expect(/[<>"']/.test(markup)).toBe(false);
      expect(markup.replace(/&(amp|lt|gt|quot|apos);/g, '')).not.toContain('&');
      expect(/\p{Cc}/u.test(markup.replace(/[\u007F-\u009F]/g, ''))).toBe(false);
    }),
  );
});
