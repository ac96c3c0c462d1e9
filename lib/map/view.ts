// The visible part of the world: all conversions between the flat world and the pixels of a box.
import { metresAcross, type Point } from './mercator.ts';

export interface Size {
  width: number;
  height: number;
}

export interface View {
  /** The point of the flat world in the middle of the box. */
  centre: Point;
  /** The width of one whole world in pixels. */
  scale: number;
  /** Rotation in radians, clockwise on the screen; 0 has north at the top. */
  turn: number;
  size: Size;
}

/** On a closer map the stops of a town would be too far apart. In metres from edge to edge. */
export const closestMetres = 500;
/** The world is never smaller than the box's longer side. */
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

/** The scale at which the box's shorter side shows `metres`, at this `y` of the world. */
export const scaleFor = (metres: number, { width, height }: Size, y: number): number =>
  (Math.max(1, Math.min(width, height)) * metresAcross(y)) / metres;

/** Moves the map by pixels: dragging to the right shows what is on the left. */
export function pan(view: View, by: Point): View {
  const { width, height } = view.size;
  const centre = unproject(view, { x: width / 2 - by.x, y: height / 2 - by.y });
  return { ...view, centre: { x: centre.x, y: Math.min(1, Math.max(0, centre.y)) } };
}

/** Zooms in (`factor` above 1) or out; the point under `at` stays in place. */
export function zoom(view: View, factor: number, at: Point): View {
  const closest = scaleFor(closestMetres / 4, view.size, view.centre.y);
  const scale = Math.min(closest, Math.max(smallestScale(view.size), view.scale * factor));
  const under = unproject(view, at);
  const moved = project({ ...view, scale }, under);
  return pan({ ...view, scale }, { x: at.x - moved.x, y: at.y - moved.y });
}
