// Dragging something on the map to another place. With the keyboard it is done differently.
import { useRef, useState } from 'preact/hooks';
import type { Point } from '../../lib/map/mercator.ts';

/** A pressing hand moves a little. In pixels. */
const stillWithin = 4;

/** `over` belongs to the map's face, `start` to what is dragged. */
export function useDrag<T>(onDrop: (what: T, at: Point) => void) {
  const held = useRef<{ what: T; pointer: number; from: Point }>();
  const isMoved = useRef(false);
  const [now, setNow] = useState<{ what: T; at: Point }>();
  const start = (event: PointerEvent, what: T) => {
    if (event.pointerType === 'mouse' && event.button !== 0) return;
    // So that the map itself does not move.
    event.stopPropagation();
    const face = event.currentTarget instanceof Element ? event.currentTarget.closest('.map-face') : null;
    held.current = { what, pointer: event.pointerId, from: pointOn(face, event) };
    isMoved.current = false;
    face?.setPointerCapture?.(event.pointerId);
  };
  const onPointerMoveCapture = (event: PointerEvent) => {
    const taken = held.current;
    if (!taken || taken.pointer !== event.pointerId) return;
    event.stopPropagation();
    const at = pointOn(event.currentTarget, event);
    if (!isMoved.current && Math.hypot(at.x - taken.from.x, at.y - taken.from.y) < stillWithin) return;
    isMoved.current = true;
    setNow({ what: taken.what, at });
  };
  const onPointerUpCapture = (event: PointerEvent) => {
    const taken = held.current;
    if (!taken || taken.pointer !== event.pointerId) return;
    held.current = undefined;
    setNow(undefined);
    if (isMoved.current) onDrop(taken.what, pointOn(event.currentTarget, event));
  };
  const onPointerCancelCapture = () => {
    held.current = undefined;
    setNow(undefined);
  };
  /** The click that ends a drag does not press anything. */
  const onClickCapture = (event: MouseEvent) => {
    if (!isMoved.current) return false;
    isMoved.current = false;
    event.stopImmediatePropagation();
    return true;
  };
  return {
    start,
    at: now?.at,
    what: now?.what,
    onClickCapture,
    over: { onPointerMoveCapture, onPointerUpCapture, onPointerCancelCapture },
  };
}

function pointOn(face: EventTarget | null, event: MouseEvent): Point {
  const box = face instanceof Element ? face.getBoundingClientRect() : undefined;
  return { x: event.clientX - (box?.left ?? 0), y: event.clientY - (box?.top ?? 0) };
}
