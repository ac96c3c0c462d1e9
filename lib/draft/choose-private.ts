// Pure: no browser, no network, no clock.
// The traveller's choice of what a booking may say of them, applied to a converted draft.

import type { Cover } from '../model/cover.ts';
import type { Draft, DraftStop, PrivateWords } from '../model/draft.ts';

const unique = (words: string[]) => [...new Set(words)];

/** Names and numbers the traveller wants along stand in the note of what is booked first. */
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
  reservations: draft.reservations.map(({ price: _covered, ...reservation }) => reservation),
});

/** `found`: what the files say, beside the references that the draft itself knows. */
export function choosePrivate(draft: Draft, found: readonly PrivateWords[], cover: Cover): Draft {
  const references = draft.reservations.flatMap(({ confirmation }) =>
    confirmation ? [{ kind: 'reference' as const, words: confirmation }] : [],
  );
  const known = new Map([...found, ...references].map((each) => [`${each.kind} ${each.words}`, each]));
  const covered = [...known.values()].filter(({ kind }) => cover[kind]);
  const shared = [...known.values()].filter(({ kind }) => kind !== 'reference' && !cover[kind]);
  const priced = cover.price ? withoutPrices(draft) : draft;
  return {
    ...priced,
    days: withShared(priced.days, unique(shared.map(({ words }) => words))),
    ...(covered.length > 0 && { covered }),
  };
}
