// Whatever the readers make of a paper, no word of a traveller's name is in what would be sent.
import { expect, test } from 'vitest';
import { choosePrivate } from '../../lib/draft/choose-private.ts';
import { previewOf } from '../../lib/draft/preview.ts';
import { draftOf } from '../../lib/journeys/read-capture.ts';
import { firstCover } from '../../lib/model/cover.ts';
import type { Draft, Known } from '../../lib/model/draft.ts';
import { privateWordsIn } from '../../lib/read/booking/private-words.ts';
import { type Random, randomOf } from '../../tools/random.ts';
import {
  bareForm,
  folded,
  type Person,
  personOf,
  plantedPaper,
  wordsOfName,
} from '../made-bookings/planted-names.ts';
import { printed } from '../read/booking/printed.ts';

const said = (value: string): Known<string> => ({
  value,
  origin: { by: 'guess', reader: 'test' },
  confidence: 0.5,
});

/** A draft in which reading has taken the name for everything else that there is. */
function misread(person: Person, random: Random): Draft {
  const form = () => bareForm(person, random);
  return {
    title: said(`${form()} booking 417`),
    summary: said(`With ${form()}.`),
    days: [
      {
        id: 'day-1',
        title: said(`To ${form()}`),
        stops: [
          { id: 'stop-1', name: said(`Zorvik ${form()} → Karsund`), note: said(`→ 11:40 · ${form()} · 14C`) },
          { id: 'stop-2', name: said(form()), address: said(`${form()}, Kirchgasse 4`) },
        ],
      },
    ],
    packing: [],
    expenses: [
      {
        id: 'e1',
        title: said(`Ticket ${form()}`),
        amount: { ...said(''), value: 12 },
        currency: said('EUR'),
      },
    ],
    reservations: [{ type: 'lodging', name: form(), from: { name: form() }, confirmation: 'QK7TZ4' }],
    questions: [],
    confidence: 0.5,
  };
}

const leaks = (draft: Draft, person: Person): string[] => {
  const text = folded(JSON.stringify(previewOf(draft)));
  return wordsOfName(person).filter((word) => text.includes(folded(word)));
};

// Ten thousand take a minute: `PLANTED=10000`.
const papers = Number(process.env.PLANTED ?? 150);

test(`of ${papers} papers with a planted name, none tells it, though all was misread`, () => {
  const found: string[] = [];
  for (let seed = 1; seed <= papers; seed += 1) {
    const random = randomOf(seed);
    const person = personOf(random);
    const paper = plantedPaper(person, random);
    const capture = { ...printed(paper), title: `Scan ${bareForm(person, random)}` };
    const covered = choosePrivate(misread(person, random), privateWordsIn(capture), firstCover);
    const told = [...leaks(covered, person), ...leaks(draftOf(capture), person)];
    if (told.length > 0) found.push(`${seed}: ${told.join(', ')} in\n${paper}`);
  }
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
