// Dragging with the pointer. Loaded when a list is drawn that can be changed, not with the first words of the popup.
import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { attachClosestEdge, extractClosestEdge } from '@atlaskit/pragmatic-drag-and-drop-hitbox/closest-edge';

export type Edge = 'top' | 'bottom';

interface RowDrag {
  element: HTMLElement;
  stopId: string;
  onEdge: (edge: Edge | undefined) => void;
  onDragged: (isDragged: boolean) => void;
  /** Another stop was let go above or below this one. */
  onDrop: (stopId: string, edge: Edge) => void;
}

const draggedStop = (data: Record<string | symbol, unknown>): string | undefined =>
  typeof data.draggedStop === 'string' ? data.draggedStop : undefined;

const edgeOf = (data: Record<string | symbol, unknown>): Edge | undefined => {
  const edge = extractClosestEdge(data);
  return edge === 'top' || edge === 'bottom' ? edge : undefined;
};

/** Returns what ends it. */
export function dragRow({ element, stopId, onEdge, onDragged, onDrop }: RowDrag): () => void {
  const endDragging = draggable({
    element,
    getInitialData: () => ({ draggedStop: stopId }),
    onDragStart: () => onDragged(true),
    onDrop: () => onDragged(false),
  });
  const endDropping = dropTargetForElements({
    element,
    canDrop: ({ source }) => {
      const dragged = draggedStop(source.data);
      return dragged !== undefined && dragged !== stopId;
    },
    getData: ({ input }) => attachClosestEdge({}, { element, input, allowedEdges: ['top', 'bottom'] }),
    onDrag: ({ self }) => onEdge(edgeOf(self.data)),
    onDragLeave: () => onEdge(undefined),
    onDrop: ({ self, source }) => {
      onEdge(undefined);
      const dragged = draggedStop(source.data);
      const edge = edgeOf(self.data);
      if (dragged !== undefined && edge) onDrop(dragged, edge);
    },
  });
  return () => {
    endDragging();
    endDropping();
  };
}

/** A day that stops can be dropped on. */
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
