// The traveller accepts or rejects names on the page that may be stops.
import { categories, type Draft, type DraftDay, type DraftStop } from '../model/draft.ts';
import { placeAmong } from '../model/place-among.ts';
import { fail, ok } from '../model/result.ts';
import type { EditsOf } from './edited.ts';
import { withDay } from './find-in.ts';

const gone = fail({ kind: 'edit-target-gone' } as const);

interface Offer {
  day: DraftDay;
  name: DraftStop;
}

export function offerOf({ days }: Draft, nameId: string): Offer | undefined {
  for (const day of days) {
    const name = day.also?.find(({ id }) => id === nameId);
    if (name) return { day, name };
  }
  return undefined;
}

function withoutName({ also = [], ...day }: DraftDay, nameId: string): DraftDay {
  const left = also.filter(({ id }) => id !== nameId);
  return left.length > 0 ? { ...day, also: left } : day;
}

const kindOf = ({ category }: DraftStop) => categories.indexOf(category?.value ?? 'other');

/** A list is grouped by category; a day is in the order of the page. */
function placeIn({ isList, stops }: DraftDay, name: DraftStop): number {
  if (!isList) return placeAmong(stops, name);
  return stops.findLastIndex((stop) => kindOf(stop) <= kindOf(name)) + 1;
}

export const nameEdits: EditsOf<'take-name' | 'drop-name'> = {
  'take-name': (draft, { nameId }) => {
    const offer = offerOf(draft, nameId);
    if (!offer) return gone;
    return ok(
      withDay(draft, offer.day.id, (day) => ({
        ...withoutName(day, nameId),
        stops: day.stops.toSpliced(placeIn(day, offer.name), 0, offer.name),
      })),
    );
  },
  'drop-name': (draft, { nameId }) => {
    const offer = offerOf(draft, nameId);
    if (!offer) return gone;
    const left = withDay(draft, offer.day.id, (day) => withoutName(day, nameId));
    return ok({ ...left, dropped: [...(draft.dropped ?? []), offer.name.name.value] });
  },
};
