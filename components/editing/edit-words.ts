// What an edit did, as text: announced by screen readers, and shown with Undo if something was removed.
import type { Edit, EditOf } from '../../lib/edit/edit.ts';
import { placeOfStop } from '../../lib/edit/find-in.ts';
import { offerOf } from '../../lib/edit/name-edits.ts';
import type { Draft } from '../../lib/model/draft.ts';
import { many, t } from '../../lib/words/words.ts';

export interface EditWords {
  words: string;
  offersUndo: boolean;
}

const spoken = (words: string): EditWords => ({ words, offersUndo: false });
const undoable = (words: string): EditWords => ({ words, offersUndo: true });
const nameOf = (draft: Draft, stopId: string) =>
  placeOfStop(draft, stopId)?.stop.name.value ?? t('done.stop');
const offeredName = (draft: Draft, nameId: string) =>
  offerOf(draft, nameId)?.name.name.value ?? t('done.stop');
const doubtfulStops = ({ questions }: Draft) => new Set(questions.map(({ stopId }) => stopId)).size;
const dayNumber = ({ days }: Draft, dayId: string) => days.findIndex(({ id }) => id === dayId) + 1;

/** Undefined if the change is visible anyway, because the traveller is typing it. */
export function editWords(edit: Edit, before: Draft, after: Draft): EditWords | undefined {
  switch (edit.kind) {
    case 'delete-stop':
      return undoable(t('done.removed', { name: nameOf(before, edit.stopId) }));
    case 'move-stop':
      return movedWords(after, edit.stopId, dayNumber(before, edit.toDayId));
    case 'add-stop':
      return spoken(t('done.added', { name: nameOf(after, edit.newStopId) }));
    case 'take-name':
      return spoken(t('done.added', { name: nameOf(after, edit.nameId) }));
    case 'drop-name':
      return undoable(t('done.dropped', { name: offeredName(before, edit.nameId) }));
    case 'choose-place':
      return spoken(edit.place ? t('done.placed', { name: edit.place.name }) : t('done.keptWithoutPlace'));
    case 'keep-stop':
      return spoken(t('done.kept', { name: nameOf(after, edit.stopId) }));
    case 'keep-doubtful':
      return undoable(many('done.stopsKept', doubtfulStops(before)));
    case 'drop-doubtful':
      return undoable(many('done.stopsRemoved', doubtfulStops(before)));
    case 'add-day':
      return spoken(t('done.dayAdded', { day: dayNumber(after, edit.newDayId) }));
    case 'delete-day':
      return undoable(t('done.dayRemoved', { day: dayNumber(before, edit.dayId) }));
    case 'merge-day':
      return undoable(t('done.dayJoined', { day: dayNumber(before, edit.dayId) - 1 }));
    case 'split-day':
      return undoable(t('done.dayStarts', { day: dayNumber(after, edit.newDayId) }));
    case 'plan-days':
      return undoable(plannedWords(edit));
    case 'delete-packing':
    case 'delete-expense':
      return undoable(t('done.removed', { name: itemName(before, edit.itemId) }));
    default:
      return undefined;
  }
}

function plannedWords({ newDayIds, leftOut = [] }: EditOf<'plan-days'>): string {
  const days = many('counts.days', newDayIds.length + 1);
  return leftOut.length > 0
    ? many('done.plannedSome', leftOut.length, { days })
    : t('done.planned', { days });
}

function movedWords(after: Draft, stopId: string, day: number): EditWords {
  const place = placeOfStop(after, stopId);
  const name = nameOf(after, stopId);
  if (!place) return spoken(name);
  return spoken(t('done.moved', { name, number: place.index + 1, total: place.day.stops.length, day }));
}

const itemName = ({ packing, expenses }: Draft, itemId: string): string =>
  packing.find(({ id }) => id === itemId)?.name.value ??
  expenses.find(({ id }) => id === itemId)?.title.value ??
  t('done.entry');
