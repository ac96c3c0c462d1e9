import { useEffect, useRef } from 'preact/hooks';
import type { Edit } from '../../lib/edit/edit.ts';
import { placeOfStop } from '../../lib/edit/find-in.ts';
import type { Draft, DraftDay } from '../../lib/model/draft.ts';
import { type Editing, useEditing } from '../editing/editing.ts';
import type { Edge } from './drag-stops.ts';

const loadDrag = () => import('./drag-stops.ts');

/** The newest draft, for what happens long after a row was drawn. */
function useNewest(): { current: Editing | undefined } {
  const editing = useEditing();
  const newest = useRef(editing);
  newest.current = editing;
  return newest;
}

/** The rows of a list can be dragged, and dropped above or below each other. */
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

/** Dropping on a day's chip moves the stop to the end of that day; the day looked at stays. */
export function useDayDrops(days: DraftDay[]): void {
  const newest = useNewest();
  const canDrag = newest.current !== undefined;
  const ids = days.map(({ id }) => id).join(' ');
  // Runs because there are other days, not because their stops have changed.
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

/** Begins once the code is there; what it returns ends it, also before. */
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

/** Above or below the stop it was let go on. */
function dropMove(
  draft: Draft,
  dragged: string,
  { stopId, side }: { stopId: string; side: Edge },
): Edit | undefined {
  const target = placeOfStop(draft, stopId);
  const from = placeOfStop(draft, dragged);
  if (!target || !from) return undefined;
  // Counted without the moved stop, which may stand before.
  const isBefore = from.day.id === target.day.id && from.index < target.index;
  const at = target.index + (side === 'bottom' ? 1 : 0) - (isBefore ? 1 : 0);
  return { kind: 'move-stop', stopId: dragged, toDayId: target.day.id, at };
}
