// The values that an edit overwrites, which another window may have changed since they were read.
import type { Draft } from '../model/draft.ts';
import type { Edit, EditKind, EditOf } from './edit.ts';
import { placeOfStop } from './find-in.ts';

/** One value of a draft. */
export interface Spot {
  /** "stop s1 name": the same for every edit that writes this value. */
  key: string;
  /** The value without its origin; undefined if there is none, or no longer one. */
  read: (draft: Draft) => unknown;
}

const fact = (name: 'title' | 'destination' | 'startDate'): Spot => ({
  key: `draft ${name}`,
  read: (draft) => draft[name]?.value,
});

const dayOf = ({ days }: Draft, dayId: string) => days.find(({ id }) => id === dayId);
const day = (dayId: string, name: 'title' | 'image'): Spot => ({
  key: `day ${dayId} ${name}`,
  read: (draft) => dayOf(draft, dayId)?.[name]?.value,
});
const wholeDay = (dayId: string): Spot => ({
  key: `day ${dayId}`,
  read: (draft) => dayOf(draft, dayId)?.stops.map(({ id, name }) => [id, name.value]),
});

const stop = (stopId: string, name: keyof EditOf<'edit-stop'>['fields']): Spot => ({
  key: `stop ${stopId} ${name}`,
  read: (draft) => placeOfStop(draft, stopId)?.stop[name]?.value,
});
const imageOfStop = (stopId: string): Spot => ({
  key: `stop ${stopId} image`,
  read: (draft) => placeOfStop(draft, stopId)?.stop.image?.value,
});
const dayOfStop = (stopId: string): Spot => ({
  key: `stop ${stopId} day`,
  read: (draft) => placeOfStop(draft, stopId)?.day.id,
});

const item = (itemId: string): Spot => ({
  key: `item ${itemId}`,
  read: ({ packing, expenses }) => {
    const packed = packing.find(({ id }) => id === itemId);
    if (packed) return [packed.name.value, packed.quantity];
    const spent = expenses.find(({ id }) => id === itemId);
    return spent && [spent.title.value, spent.amount.value, spent.currency.value];
  },
});

/** Other kinds add something or settle a doubt: they overwrite nothing. */
const spots: { [K in EditKind]?: (edit: EditOf<K>) => Spot[] } = {
  'set-title': () => [fact('title')],
  'set-destination': () => [fact('destination')],
  'set-start-date': () => [fact('startDate')],
  'set-day-title': ({ dayId }) => [day(dayId, 'title')],
  'set-day-image': ({ dayId }) => [day(dayId, 'image')],
  'delete-day': ({ dayId }) => [wholeDay(dayId)],
  'edit-stop': ({ stopId, fields }) =>
    (Object.keys(fields) as (keyof typeof fields)[]).map((field) => stop(stopId, field)),
  'set-stop-image': ({ stopId }) => [imageOfStop(stopId)],
  'move-stop': ({ stopId }) => [dayOfStop(stopId)],
  'choose-place': ({ stopId }) => [stop(stopId, 'coordinate')],
  'edit-packing': ({ itemId }) => [item(itemId)],
  'edit-expense': ({ itemId }) => [item(itemId)],
};

export function spotsOf(edit: Edit): Spot[] {
  // The map's type ties each kind to its function; a single call for all kinds cannot express that.
  const find = spots[edit.kind] as ((edit: Edit) => Spot[]) | undefined;
  return find?.(edit) ?? [];
}
