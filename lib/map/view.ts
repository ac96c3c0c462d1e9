// What part of the world is looked at, and how: the one way from the flat world to the pixels of a box and back.
import { metresAcross, type Point } from './mercator.ts';

export interface Size {
  width: number;
  height: number;
}

export interface View {
  /** Of the flat world, in the middle of the box. */
  centre: Point;
  /** Pixels that one whole world is wide. */
  scale: number;
  /** Radians, clockwise on the screen; 0 has north at the top. */
  turn: number;
  size: Size;
}

/** Closer than this the dots of a town would drift apart into nothing. In metres from edge to edge. */
export const closestMetres = 500;
/** The world shall not become smaller than the box's longer side. */
const smallestScale = ({ width, height }: Size) => Math.max(width, height, 1);

export function project({ centre, scale, turn, size }: View, { x, y }: Point): Point {
  const [east, south] = [(x - centre.x) * scale, (y - centre.y) * scale];
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  return { x: size.width / 2 + east * cos - south * sin, y: size.height / 2 + east * sin + south * cos };
}

export function unproject({ centre, scale, turn, size }: View, { x, y }: Point): Point {
  const [right, down] = [(x - size.width / 2) / scale, (y - size.height / 2) / scale];
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  return { x: centre.x + right * cos + down * sin, y: centre.y - right * sin + down * cos };
}

export const metresPerPixel = ({ centre, scale }: View): number => metresAcross(centre.y) / scale;

/** The scale at which the box's shorter side shows `metres`, at this height of the world. */
export const scaleFor = (metres: number, { width, height }: Size, y: number): number =>
  (Math.max(1, Math.min(width, height)) * metresAcross(y)) / metres;

/** Moves what is seen by pixels: dragging to the right shows what lies to the left. */
export function pan(view: View, by: Point): View {
  const { width, height } = view.size;
  const centre = unproject(view, { x: width / 2 - by.x, y: height / 2 - by.y });
  return { ...view, centre: { x: centre.x, y: Math.min(1, Math.max(0, centre.y)) } };
}

/** Closer (`factor` above 1) or further away; what lies under `at` stays there. */
export function zoom(view: View, factor: number, at: Point): View {
  const closest = scaleFor(closestMetres / 4, view.size, view.centre.y);
  const scale = Math.min(closest, Math.max(smallestScale(view.size), view.scale * factor));
  const under = unproject(view, at);
  const moved = project({ ...view, scale }, under);
  return pan({ ...view, scale }, { x: at.x - moved.x, y: at.y - moved.y });
}
