// Moving the map with the mouse, fingers and keys.
import { useRef } from 'preact/hooks';
import type { Point } from '../../lib/map/mercator.ts';
import { pan, type View, zoom } from '../../lib/map/view.ts';

/** A hand that presses a disc moves a little. In pixels. */
const stillWithin = 4;
const keyStep = 60;
const keyZoom = 1.6;

const arrows: Record<string, Point> = {
  ArrowLeft: { x: keyStep, y: 0 },
  ArrowRight: { x: -keyStep, y: 0 },
  ArrowUp: { x: 0, y: keyStep },
  ArrowDown: { x: 0, y: -keyStep },
};

interface Moves {
  move: (change: (view: View) => View) => void;
  refit: () => void;
}

export const closer = (view: View): View => zoom(view, keyZoom, centreOf(view));
export const further = (view: View): View => zoom(view, 1 / keyZoom, centreOf(view));

const centreOf = ({ size }: View): Point => ({ x: size.width / 2, y: size.height / 2 });

export function useGestures({ move, refit }: Moves) {
  const onWheel = (event: WheelEvent) => {
    event.preventDefault();
    const at = pointOf(event);
    move((view) => zoom(view, 2 ** (-event.deltaY / (event.ctrlKey ? 100 : 400)), at));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const by = arrows[event.key];
    if (by) move((view) => pan(view, by));
    else if (event.key === '+' || event.key === '=') move(closer);
    else if (event.key === '-') move(further);
    else if (event.key === '0') refit();
    else return;
    event.preventDefault();
    // So that the list's arrow keys and the days' number keys do not act as well.
    event.stopPropagation();
  };
  return { ...useFingers(move), onWheel, onKeyDown };
}

function useFingers(move: Moves['move']) {
  const fingers = useRef(new Map<number, Point>());
  const isDragging = useRef(false);

  const onPointerDown = (event: PointerEvent) => {
    if (event.pointerType === 'mouse' && event.button !== 0) return;
    fingers.current.set(event.pointerId, pointOf(event));
    isDragging.current = false;
  };
  const onPointerMove = (event: PointerEvent) => {
    const from = fingers.current.get(event.pointerId);
    if (!from) return;
    const to = pointOf(event);
    if (!isDragging.current && Math.hypot(to.x - from.x, to.y - from.y) < stillWithin) return;
    if (!isDragging.current && event.currentTarget instanceof Element)
      event.currentTarget.setPointerCapture(event.pointerId);
    isDragging.current = true;
    const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1];
    fingers.current.set(event.pointerId, to);
    move((view) =>
      other ? pinch(view, { from, to, other }) : pan(view, { x: to.x - from.x, y: to.y - from.y }),
    );
  };
  const onPointerUp = (event: PointerEvent) => {
    fingers.current.delete(event.pointerId);
  };
  /** A drag that ends on a disc does not press it. */
  const onClickCapture = (event: MouseEvent) => {
    if (!isDragging.current) return;
    isDragging.current = false;
    event.stopImmediatePropagation();
  };
  return { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: onPointerUp, onClickCapture };
}

interface Pinch {
  from: Point;
  to: Point;
  /** The finger that does not move. */
  other: Point;
}

function pinch(view: View, { from, to, other }: Pinch): View {
  const apart = (finger: Point) => Math.max(1, Math.hypot(finger.x - other.x, finger.y - other.y));
  const middle = { x: (to.x + other.x) / 2, y: (to.y + other.y) / 2 };
  const moved = pan(view, { x: (to.x - from.x) / 2, y: (to.y - from.y) / 2 });
  return zoom(moved, apart(to) / apart(from), middle);
}

/** In pixels of the map's box. */
function pointOf(event: MouseEvent): Point {
  const box =
    event.currentTarget instanceof Element ? event.currentTarget.getBoundingClientRect() : undefined;
  return { x: event.clientX - (box?.left ?? 0), y: event.clientY - (box?.top ?? 0) };
}
