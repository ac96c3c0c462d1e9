import type { EditOf } from '../../lib/edit/edit.ts';
import type { DraftStop } from '../../lib/model/draft.ts';
import { type Editing, stopSelector, useEditing } from '../editing/editing.ts';
import { useLetterKeys } from '../parts/letter-keys.ts';
import { moveStop, removeStop } from './move-stop.ts';
import { movesOf } from './stop-moves.ts';

/** Handles the keys that act on the focused stop. Returns whether the key was one of them. */
export function useStopKeys(): (event: KeyboardEvent, stop: DraftStop | undefined) => boolean {
  const editing = useEditing();
  const hasLetters = useLetterKeys();
  return (event, stop) => {
    const isOnStop = event.target instanceof Element && event.target.matches('.stop-head');
    if (!editing || !stop || !isOnStop || event.ctrlKey || event.metaKey) return false;
    const act = event.altKey ? moving(event, stop, editing) : acting(event, stop, editing);
    if (event.key.length === 1 && !hasLetters) return false;
    if (!act) return false;
    event.preventDefault();
    act();
    return true;
  };
}

type Act = (() => void) | undefined;

function moving(event: KeyboardEvent, stop: DraftStop, editing: Editing): Act {
  const { up, down, dayBefore, dayAfter } = movesOf(editing.draft, stop.id);
  const isRightToLeft = event.target instanceof Element && getComputedStyle(event.target).direction === 'rtl';
  const [left, right] = isRightToLeft ? [dayAfter, dayBefore] : [dayBefore, dayAfter];
  const moves: Record<string, EditOf<'move-stop'> | undefined> = event.shiftKey
    ? { ArrowLeft: left, ArrowRight: right }
    : { ArrowUp: up, ArrowDown: down };
  // At the first or last position nothing moves, but the key is still taken: the browser would go back a page.
  return event.key in moves
    ? () => moves[event.key] && moveStop(editing, moves[event.key] as never)
    : undefined;
}

function acting(event: KeyboardEvent, stop: DraftStop, editing: Editing): Act {
  const { look, view } = editing;
  switch (event.key.toLowerCase()) {
    case 'delete':
      return () => removeStop(editing, stop.id);
    case 'e':
      return () => look({ ...view, task: { kind: 'edit-stop', stopId: stop.id } });
    case 'p':
      return () => look({ ...view, task: { kind: 'choose-place', stopId: stop.id } });
    case 'q':
      return () => showWords(stop, editing);
    default:
      return undefined;
  }
}

/** Opens the stop and presses its "Show on page", because the outcome is shown in the open stop. */
function showWords(stop: DraftStop, { look, view }: Editing): void {
  if (view.openStop !== stop.id) look({ part: 'days', day: view.day, openStop: stop.id });
  // Once it is drawn.
  requestAnimationFrame(() =>
    document
      .querySelector(stopSelector(stop.id))
      ?.closest('.stop-row')
      ?.querySelector<HTMLElement>('.quote-show')
      ?.click(),
  );
}
