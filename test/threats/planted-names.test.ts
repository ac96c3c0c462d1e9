// Whatever the readers make of a paper, no word of a traveller's name is in what would be sent.
import { expect, test } from 'vitest';
import { choosePrivate } from '../../lib/draft/choose-private.ts';
import { previewOf } from '../../lib/draft/preview.ts';
import { firstCover } from '../../lib/model/cover.ts';
import { privateWordsIn } from '../../lib/read/booking/private-words.ts';
import { randomOf } from '../../tools/random.ts';
import { misread, said, toldBy } from '../made-bookings/planted-run.ts';
import { printed } from '../read/booking/printed.ts';

// `npm run planted` reads ten thousand and more.
const papers = 60;

test(`of ${papers} papers with a planted name, none tells it, though all was misread`, () => {
  const found = Array.from({ length: papers }, (_, seed) => toldBy(seed + 1)).filter(Boolean);
  expect(found).toEqual([]);
});

test('numbers of tickets, cards and passports are covered by their form, whatever they were taken for', () => {
  const numbers = ['555-2401234567', '5552401234568', '4556 7375 8689 9855', 'X1234567', 'CV 4410 2231'];
  const capture = printed(`Zorvik e-ticket
Grond 555-2401234567   5552401234568
Paid with 4556 7375 8689 9855
Reisepass Nr. X1234567
Loyalty
CV 4410 2231`);
  const draft = { ...misread({ given: 'Ana', family: 'Duarte' }, randomOf(1)) };
  const stop = draft.days[0]?.stops[0];
  if (stop) stop.note = said(`→ 11:40 · ${numbers.join(' · ')}`);
  const text = JSON.stringify(previewOf(choosePrivate(draft, privateWordsIn(capture), firstCover)));
  for (const number of numbers) expect(text).not.toContain(number);
});

test.each([
  ['Name', 'Liffey Lantern'],
  ['Tickets for', 'Madame Tussauds'],
  ['Guest', 'Hotel Ana'],
])('a house, a show or a town stays: %s %s', (label, name) => {
  const draft = misread({ given: 'Rutger', family: 'Quennell' }, randomOf(1));
  draft.reservations = [{ type: 'lodging', name }];
  const stop = draft.days[0]?.stops[0];
  if (stop) stop.name = said(name);
  const found = privateWordsIn(printed(`${label}: ${name}\nLHR/LIS\nGlasgow`));
  expect(previewOf(choosePrivate(draft, found, firstCover)).days?.[0]?.stops?.[0]?.name).toBe(name);
});
