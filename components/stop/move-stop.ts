// Moving and removing a stop, shared by keys, menu and pointer, with where the focus goes.
import type { EditOf } from '../../lib/edit/edit.ts';
import { type Editing, stopSelector } from '../editing/editing.ts';
import { neighbourOf } from './stop-moves.ts';

/** The focus follows the stop, to another day too. */
export function moveStop({ edit, look, view, focus, draft }: Editing, move: EditOf<'move-stop'>): void {
  const day = draft.days.findIndex(({ id }) => id === move.toDayId);
  focus.current = stopSelector(move.stopId);
  edit(move);
  if (day !== view.day) look({ ...view, day });
}

/** The focus goes to the next stop. */
export function removeStop({ edit, look, view, focus, draft }: Editing, stopId: string): void {
  const next = neighbourOf(draft, stopId);
  focus.current = next === undefined ? '#add-stop' : stopSelector(next);
  edit({ kind: 'delete-stop', stopId });
  const { openStop, ...rest } = view;
  look(openStop === stopId ? rest : view);
}
