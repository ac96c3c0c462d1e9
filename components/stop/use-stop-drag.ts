import { useEffect, useRef } from 'preact/hooks';
import type { Edit } from '../../lib/edit/edit.ts';
import { placeOfStop } from '../../lib/edit/find-in.ts';
import type { Draft, DraftDay } from '../../lib/model/draft.ts';
import { type Editing, useEditing } from '../editing/editing.ts';
import type { Edge } from './drag-stops.ts';

const loadDrag = () => import('./drag-stops.ts');

/** The newest editing value, for handlers that run long after a row was rendered. */
function useNewest(): { current: Editing | undefined } {
  const editing = useEditing();
  const newest = useRef(editing);
  newest.current = editing;
  return newest;
}

/** Lets the rows of a list be dragged, and dropped above or below each other. */
export function useStopDrag(list: { readonly current: HTMLElement | null }): void {
  const newest = useNewest();
  const canDrag = newest.current !== undefined;
  useEffect(() => {
    if (!canDrag) return;
    return whenLoaded((drag) => {
      if (!list.current) return undefined;
      return drag.dragInList({
        list: list.current,
        onDrop: (dragged, target) => {
          const move = newest.current && dropMove(newest.current.draft, dragged, target);
          if (move) newest.current?.edit(move);
        },
      });
    });
  }, [canDrag, list, newest]);
}

/** Dropping a stop on a day's chip moves it to the end of that day; the day on the screen stays the same. */
export function useDayDrops(days: DraftDay[]): void {
  const newest = useNewest();
  const canDrag = newest.current !== undefined;
  const ids = days.map(({ id }) => id).join(' ');
  // Runs when the days change, not when their stops do.
  useEffect(() => {
    if (!canDrag) return;
    return whenLoaded((drag) => {
      const ends = ids.split(' ').flatMap((toDayId, index) => {
        const chip = document.querySelector<HTMLElement>(`#day-chip-${index + 1}`);
        const onDrop = (stopId: string) =>
          newest.current?.edit({ kind: 'move-stop', stopId, toDayId, at: Number.MAX_SAFE_INTEGER });
        return chip ? [drag.dropOnDay(chip, onDrop)] : [];
      });
      return () => {
        for (const end of ends) end();
      };
    });
  }, [canDrag, ids, newest]);
}

/** Calls `begin` once the code is loaded. The returned function ends it, even before that. */
function whenLoaded(
  begin: (drag: Awaited<ReturnType<typeof loadDrag>>) => (() => void) | undefined,
): () => void {
  let end: (() => void) | undefined;
  let isOver = false;
  void loadDrag().then((drag) => {
    if (!isOver) end = begin(drag);
  });
  return () => {
    isOver = true;
    end?.();
  };
}

/** The move to above or below the stop it was dropped on. */
function dropMove(
  draft: Draft,
  dragged: string,
  { stopId, side }: { stopId: string; side: Edge },
): Edit | undefined {
  const target = placeOfStop(draft, stopId);
  const from = placeOfStop(draft, dragged);
  if (!target || !from) return undefined;
  // Counted without the moved stop, which may come before.
  const isBefore = from.day.id === target.day.id && from.index < target.index;
  const at = target.index + (side === 'bottom' ? 1 : 0) - (isBefore ? 1 : 0);
  return { kind: 'move-stop', stopId: dragged, toDayId: target.day.id, at };
}
