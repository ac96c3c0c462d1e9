// Whatever the readers make of a paper, no word of a traveller's name and none of their numbers is in what would be sent.
import { choosePrivate } from '../../lib/draft/choose-private.ts';
import { previewOf } from '../../lib/draft/preview.ts';
import { draftOf } from '../../lib/journeys/read-capture.ts';
import { firstCover } from '../../lib/model/cover.ts';
import type { Draft, Sourced } from '../../lib/model/draft.ts';
import { privateWordsIn } from '../../lib/read/booking/private-words.ts';
import { type Random, randomOf } from '../../tools/random.ts';
import { printed } from '../read/booking/printed.ts';
import { bareForm, folded, type Person, personOf, plantedPaper, wordsOfName } from './planted-names.ts';
import { type PlantedNumber, plantedNumbers } from './planted-numbers.ts';

export const said = (value: string): Sourced<string> => ({
  value,
  origin: { by: 'guess', reader: 'test' },
  confidence: 0.5,
});

/** A draft in which the name and the numbers were misread as every other kind of value. */
export function misread(person: Person, random: Random, numbers: readonly PlantedNumber[] = []): Draft {
  const form = () => bareForm(person, random);
  const figures = numbers.map(({ value }) => value).join(' · ');
  return {
    title: said(`${form()} booking 417`),
    summary: said(`With ${form()}. ${figures}`),
    days: [
      {
        id: 'day-1',
        title: said(`To ${form()}`),
        stops: [
          {
            id: 'stop-1',
            name: said(`Zorvik ${form()} → Karsund`),
            note: said(`→ 11:40 · ${form()} · 14C · ${figures}`),
          },
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

function leaks(draft: Draft, person: Person, numbers: readonly PlantedNumber[]): string[] {
  const text = folded(JSON.stringify(previewOf(draft)));
  const figures = text.replace(/[\s.-]/g, '');
  return [
    ...wordsOfName(person).filter((word) => text.includes(folded(word))),
    ...numbers
      .filter(({ value }) => figures.includes(folded(value).replace(/[\s.-]/g, '')))
      .map(({ value }) => value),
  ];
}

/** What the paper of this seed leaks, with the paper; undefined if nothing. */
export function toldBy(seed: number): string | undefined {
  const random = randomOf(seed);
  const person = personOf(random);
  const numbers = plantedNumbers(random);
  const paper = plantedPaper(person, random, numbers);
  const capture = { ...printed(paper), title: `Scan ${bareForm(person, random)}` };
  const covered = choosePrivate(misread(person, random, numbers), privateWordsIn(capture), firstCover);
  const told = [...leaks(covered, person, numbers), ...leaks(draftOf(capture), person, numbers)];
  return told.length > 0 ? `${seed}: ${[...new Set(told)].join(', ')} in\n${paper}` : undefined;
}
