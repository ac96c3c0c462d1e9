// Applies the traveller's choice of private details to a converted draft.

import { fieldInfoOf } from '../model/booking-fields.ts';
import type { Cover } from '../model/cover.ts';
import type { Draft, DraftStop, PrivateWords } from '../model/draft.ts';
import type { Reservation } from '../model/reservation.ts';
import { findPeople } from '../text/find-person.ts';
import { fold } from '../text/fold.ts';
import { nameWords } from '../text/name-forms.ts';
import { findPrivateNumbers } from '../text/private-numbers.ts';
import { privateIn, withoutFields } from './private-fields.ts';

const unique = (words: string[]) => [...new Set(words)];

/** Puts the names and numbers the traveller chose to share into the note of the first stop. */
function withShared(days: Draft['days'], shared: string[]): Draft['days'] {
  const first = days.find(({ stops }) => stops.length > 0)?.stops[0];
  const add = (stop: DraftStop): DraftStop => {
    const note = unique([...(stop.note ? [stop.note.value] : []), ...shared]).join(' · ');
    return { ...stop, note: { value: note, origin: { by: 'traveller' }, confidence: 1 } };
  };
  if (!first || shared.length === 0) return days;
  return days.map((day) => ({
    ...day,
    stops: day.stops.map((stop) => (stop === first ? add(stop) : stop)),
  }));
}

const withoutPrices = (draft: Draft): Draft => ({
  ...draft,
  expenses: [],
  reservations: draft.reservations.map((reservation) =>
    withoutFields(reservation, (field) => fieldInfoOf(field).private === 'price'),
  ),
});

// Their names are names of places.
const places = new Set<Reservation['type']>(['lodging', 'restaurant', 'event', 'tour', 'car']);

/** "Name: Liffey Lantern" may be a guest or a hotel: if a booking has that name, it is the hotel. */
const isNameOfThing = ({ words }: PrivateWords, { reservations }: Draft) =>
  reservations.some(({ type, name }) => places.has(type) && name !== undefined && fold(name) === fold(words));

/** All text that would be sent. */
const textsOf = ({ title, summary, days, expenses }: Draft): string[] => [
  title.value,
  ...(summary ? [summary.value] : []),
  ...expenses.map((expense) => expense.title.value),
  ...days.flatMap((day) => [
    ...[day.title, day.summary].flatMap((sourced) => sourced?.value ?? []),
    ...day.stops.flatMap(({ name, note, address }) =>
      [name, note, address].flatMap((sourced) => sourced?.value ?? []),
    ),
  ]),
];

/** Text to be sent that looks like a person's name or a ticket number, whatever the readers took it for. */
function inDraft(draft: Draft): PrivateWords[] {
  return textsOf(draft).flatMap((text) => [
    ...findPeople(text)
      .filter(({ words }) => nameWords(words).length > 1)
      .map(({ words }) => ({ kind: 'name' as const, words, alone: nameWords(words) })),
    ...findPrivateNumbers(text, false).map(({ words }) => ({ kind: 'ticket' as const, words })),
  ]);
}

/** `found` are the private words in the files; the draft itself already holds its references. */
export function choosePrivate(draft: Draft, found: readonly PrivateWords[], cover: Cover): Draft {
  const references = draft.reservations.flatMap(privateIn);
  const sure = found.filter((each) => !each.isUnsure || !isNameOfThing(each, draft));
  const byWords = new Map(
    [...inDraft(draft), ...sure, ...references].map(({ kind, words, alone }): [string, PrivateWords] => [
      `${kind} ${words}`,
      { kind, words, ...(alone && { alone }) },
    ]),
  );
  const covered = [...byWords.values()].filter(({ kind }) => cover[kind]);
  const shared = sure.filter(({ kind }) => kind !== 'reference' && !cover[kind]);
  const priced = cover.price ? withoutPrices(draft) : draft;
  return {
    ...priced,
    days: withShared(priced.days, unique(shared.map(({ words }) => words))),
    ...(covered.length > 0 && { covered }),
  };
}
