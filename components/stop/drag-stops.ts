// Dragging stops with the pointer. Loaded when an editable list is drawn, so that the popup opens without it. Rows show the
// drag by attributes, so that a list of thousands is not rendered again for a line that moves.
import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { attachClosestEdge, extractClosestEdge } from '@atlaskit/pragmatic-drag-and-drop-hitbox/closest-edge';

export type Edge = 'top' | 'bottom';

type Data = Record<string | symbol, unknown>;

const draggedStop = ({ draggedStop: id }: Data): string | undefined =>
  typeof id === 'string' ? id : undefined;

const rowAt = (target: unknown): HTMLElement | undefined =>
  (target instanceof Element && target.closest<HTMLElement>('[data-stop-id]')) || undefined;

/** Makes a row draggable when the pointer first comes over it. Returns a function that ends this. */
function dragRows(list: HTMLElement): () => void {
  const offered = new Map<HTMLElement, () => void>();
  const offer = ({ target }: Event) => {
    const row = rowAt(target);
    if (!row || offered.has(row)) return;
    const end = draggable({
      element: row,
      getInitialData: () => ({ draggedStop: row.dataset.stopId }),
      onDragStart: () => row.toggleAttribute('data-dragged', true),
      onDrop: () => row.removeAttribute('data-dragged'),
    });
    offered.set(row, end);
  };
  list.addEventListener('pointerover', offer);
  return () => {
    list.removeEventListener('pointerover', offer);
    for (const end of offered.values()) end();
  };
}

interface ListDrag {
  list: HTMLElement;
  /** A stop was dropped above or below another. */
  onDrop: (stopId: string, target: { stopId: string; side: Edge }) => void;
}

/** The row below the pointer and its nearer edge; undefined over the dragged row itself. */
function overRow(data: Data, dragged: string | undefined): { stopId: string; side: Edge } | undefined {
  const side = extractClosestEdge(data);
  const { overStop } = data;
  if (typeof overStop !== 'string' || overStop === dragged) return undefined;
  return side === 'top' || side === 'bottom' ? { stopId: overStop, side } : undefined;
}

/** Returns a function that ends it. */
export function dragInList({ list, onDrop }: ListDrag): () => void {
  let marked: HTMLElement | undefined;
  const mark = (over: { stopId: string; side: Edge } | undefined) => {
    const row = over && list.querySelector<HTMLElement>(`[data-stop-id="${CSS.escape(over.stopId)}"]`);
    if (marked && marked !== row) delete marked.dataset.edge;
    if (row && over && row.dataset.edge !== over.side) row.dataset.edge = over.side;
    marked = row ?? undefined;
  };
  const endDragging = dragRows(list);
  const endDropping = dropTargetForElements({
    element: list,
    canDrop: ({ source }) => draggedStop(source.data) !== undefined,
    getData: ({ input }) => {
      const row = rowAt(document.elementFromPoint(input.clientX, input.clientY));
      if (!row) return {};
      const data = { overStop: row.dataset.stopId };
      return attachClosestEdge(data, { element: row, input, allowedEdges: ['top', 'bottom'] });
    },
    onDrag: ({ self, source }) => mark(overRow(self.data, draggedStop(source.data))),
    onDragLeave: () => mark(undefined),
    onDrop: ({ self, source }) => {
      mark(undefined);
      const dragged = draggedStop(source.data);
      const over = overRow(self.data, dragged);
      if (dragged !== undefined && over) onDrop(dragged, over);
    },
  });
  return () => {
    endDragging();
    endDropping();
  };
}

/** Lets stops be dropped on a day. */
export function dropOnDay(element: HTMLElement, onDrop: (stopId: string) => void): () => void {
  const mark = (isOver: boolean) => element.toggleAttribute('data-drop', isOver);
  return dropTargetForElements({
    element,
    canDrop: ({ source }) => draggedStop(source.data) !== undefined,
    onDragEnter: () => mark(true),
    onDragLeave: () => mark(false),
    onDrop: ({ source }) => {
      mark(false);
      const dragged = draggedStop(source.data);
      if (dragged !== undefined) onDrop(dragged);
    },
  });
}
