// Which names are written where: none over a disc, over another name or across the edge.
import type { MapName } from '../model/map-name.ts';
import { type Point, toWorld } from './mercator.ts';
import { project, type View } from './view.ts';

export interface WrittenName {
  of: MapName;
  /** The middle of the word. */
  at: Point;
}

export interface Room {
  view: View;
  /** Middles of the discs, and how far they reach. */
  discs: Point[];
  radius: number;
  /** From disc to disc; a name below the line cannot be read. */
  route: Point[];
  most: number;
  /** Corners that belong to the needle, the scale and the buttons. */
  kept: { left: number; top: number; right: number; bottom: number }[];
}

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const lineHeight = 15;
const narrow = 6.8;
const wide = 13;
const breathing = 4;
const step = 10;
const maxSteps = 120;
const maxLegs = 60;

const widthOf = (name: string): number =>
  [...name].reduce((sum, letter) => sum + (letter > '⺀' ? wide : narrow), 0);

const meet = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

const around = ({ x, y }: Point, across: number, down: number): Box => ({
  left: x - across,
  right: x + across,
  top: y - down,
  bottom: y + down,
});

/** Points every few pixels, for a trip that is looked at and not for the crowd of one that has thousands of stops. */
function alongRoute(route: Point[]): Point[] {
  const points: Point[] = [];
  for (const [index, to] of route.slice(1, maxLegs).entries()) {
    const from = route[index] ?? to;
    const steps = Math.min(maxSteps, Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / step));
    for (let at = 1; at < steps; at += 1)
      points.push({ x: from.x + ((to.x - from.x) * at) / steps, y: from.y + ((to.y - from.y) * at) / steps });
  }
  return points;
}

/** `names` with the weightiest first. */
export function writeNames(names: readonly MapName[], room: Room): WrittenName[] {
  const { view, discs, radius, route, most, kept } = room;
  const taken: Box[] = [
    ...kept,
    ...discs.map((disc) => around(disc, radius + breathing, radius + breathing)),
    ...alongRoute(route).map((point) => around(point, breathing, breathing)),
  ];
  const written: WrittenName[] = [];
  const said = new Set<string>();
  for (const of of names) {
    if (written.length === most) break;
    if (said.has(of.name)) continue;
    const world = toWorld(of.coordinate);
    const at = project(view, { x: world.x + Math.round(view.centre.x - world.x), y: world.y });
    const box = around(at, widthOf(of.name) / 2 + breathing, lineHeight / 2 + 2);
    const isInside =
      box.left > 0 && box.top > 0 && box.right < view.size.width && box.bottom < view.size.height;
    if (!isInside || taken.some((other) => meet(box, other))) continue;
    taken.push(box);
    said.add(of.name);
    written.push({ of, at });
  }
  return written;
}
