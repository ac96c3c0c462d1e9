// Pure: no browser, no network, no clock.
// What was done, in words: read aloud, and shown with Undo where something went away.
import type { Edit } from '../lib/edit/edit.ts';
import { placeOfStop } from '../lib/edit/find-in.ts';
import type { Draft } from '../lib/model/draft.ts';
import { count } from './amount-words.ts';

export interface EditWords {
  words: string;
  offersUndo: boolean;
}

const spoken = (words: string): EditWords => ({ words, offersUndo: false });
const undoable = (words: string): EditWords => ({ words, offersUndo: true });
const nameOf = (draft: Draft, stopId: string) => placeOfStop(draft, stopId)?.stop.name.value ?? 'Stop';
const dayNumber = ({ days }: Draft, dayId: string) => days.findIndex(({ id }) => id === dayId) + 1;

/** Undefined where the change shows by itself: somebody is typing it. */
export function editWords(edit: Edit, before: Draft, after: Draft): EditWords | undefined {
  switch (edit.kind) {
    case 'delete-stop':
      return undoable(`${nameOf(before, edit.stopId)} removed`);
    case 'move-stop':
      return movedWords(after, edit.stopId, dayNumber(before, edit.toDayId));
    case 'add-stop':
      return spoken(`${nameOf(after, edit.newStopId)} added`);
    case 'choose-place':
      return spoken(edit.place ? `Placed at ${edit.place.name}` : 'Kept without a place');
    case 'keep-stop':
      return spoken(`${nameOf(after, edit.stopId)} kept`);
    case 'keep-doubtful':
      return undoable(`${count(new Set(before.questions.map(({ stopId }) => stopId)).size, 'stop')} kept`);
    case 'drop-doubtful':
      return undoable(`${count(new Set(before.questions.map(({ stopId }) => stopId)).size, 'stop')} removed`);
    case 'add-day':
      return spoken(`Day ${dayNumber(after, edit.newDayId)} added`);
    case 'delete-day':
      return undoable(`Day ${dayNumber(before, edit.dayId)} removed`);
    case 'merge-day':
      return undoable(`Joined with Day ${dayNumber(before, edit.dayId) - 1}`);
    case 'split-day':
      return undoable(`Day ${dayNumber(after, edit.newDayId)} starts here`);
    case 'delete-packing':
    case 'delete-expense':
      return undoable(`${itemName(before, edit.itemId)} removed`);
    default:
      return undefined;
  }
}

function movedWords(after: Draft, stopId: string, day: number): EditWords {
  const place = placeOfStop(after, stopId);
  const where = place ? `stop ${place.index + 1} of ${place.day.stops.length} on Day ${day}` : '';
  return spoken(`${nameOf(after, stopId)}, now ${where}`);
}

const itemName = ({ packing, expenses }: Draft, itemId: string): string =>
  packing.find(({ id }) => id === itemId)?.name.value ??
  expenses.find(({ id }) => id === itemId)?.title.value ??
  'Entry';
