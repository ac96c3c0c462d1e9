// Decides which names are written where: none over a disc, over another name or across the edge.
import type { MapName } from '../model/map-name.ts';
import type { PlaceKind } from '../model/place-kinds.ts';
import type { Box } from './clip-shape.ts';
import { type Point, toWorld } from './mercator.ts';
import { project, type View } from './view.ts';

export interface WrittenName {
  of: MapName;
  /** The middle of the name, or its beginning or end if it is on one side of its dot. */
  at: Point;
  anchor: 'start' | 'middle' | 'end';
  /** The position of the place itself, if the name is written next to a dot. */
  dot?: Point;
}

export interface Room {
  view: View;
  /** The centres of the discs, with their radius. */
  discs: Point[];
  radius: number;
  /** The route from disc to disc; a name under the line could not be read. */
  route: Point[];
  maxNames: number;
  /** Whether towns are drawn as dots, as on maps where they are small. */
  hasTownDots?: boolean;
  /** The corners with the compass needle, the scale and the buttons. */
  kept: Box[];
}

const lineHeight = 15;
const narrow = 7.2;
/** Names with at least this weight are written larger. */
export const largeWeight = 0.8;
const large = 1.16;
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

/** Points every few pixels along the route, only for its first legs: a trip can have thousands of stops. */
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

// Places of these kinds have their name in the middle; others have a dot with the name next to it.
const wideKinds: ReadonlySet<PlaceKind> = new Set([
  ...(['quarter', 'region', 'country', 'island', 'lake', 'bay', 'river', 'nationalpark'] as const),
  ...(['valley', 'canyon', 'desert', 'forest', 'street', 'beach', 'glacier', 'trail'] as const),
]);
const dotReach = 3;
const besideDot = 7;

interface Place {
  at: Point;
  anchor: WrittenName['anchor'];
  box: Box;
}

/** The possible places for a dot's name, best first: below, on either side, above. */
function placesFor({ x, y }: Point, width: number): Place[] {
  const down = lineHeight / 2 + dotReach + 2;
  const centred = (at: Point): Place => ({ at, anchor: 'middle', box: boxAround(at, width) });
  const beside = (side: 1 | -1): Place => ({
    at: { x: x + side * besideDot, y },
    anchor: side === 1 ? 'start' : 'end',
    box: boxAround({ x: x + side * (besideDot + width / 2), y }, width),
  });
  return [centred({ x, y: y + down }), beside(1), beside(-1), centred({ x, y: y - down })];
}

const boxAround = (at: Point, width: number): Box => around(at, width / 2 + breathing, lineHeight / 2 + 2);

interface Written {
  name: WrittenName;
  boxes: Box[];
}

/** Undefined if there is no room for it. */
function written(of: MapName, room: Room, taken: Box[]): Written | undefined {
  const { view, hasTownDots } = room;
  const world = toWorld(of.coordinate);
  const spot = project(view, { x: world.x + Math.round(view.centre.x - world.x), y: world.y });
  const width = widthOf(of.name) * (of.weight >= largeWeight ? large : 1);
  const isFree = (box: Box) =>
    box.left > 0 &&
    box.top > 0 &&
    box.right < view.size.width &&
    box.bottom < view.size.height &&
    !taken.some((other) => meet(box, other));
  if (of.kind === 'city' ? !hasTownDots : wideKinds.has(of.kind)) {
    const box = boxAround(spot, width);
    return isFree(box) ? { name: { of, at: spot, anchor: 'middle' }, boxes: [box] } : undefined;
  }
  const dot = around(spot, dotReach, dotReach);
  if (!isFree(dot)) return undefined;
  const place = placesFor(spot, width).find(({ box }) => isFree(box));
  return place && { name: { of, at: place.at, anchor: place.anchor, dot: spot }, boxes: [dot, place.box] };
}

/** `names` must be sorted by weight, heaviest first. */
export function writeNames(names: readonly MapName[], room: Room): WrittenName[] {
  const { discs, radius, route, maxNames, kept } = room;
  const taken: Box[] = [
    ...kept,
    ...discs.map((disc) => around(disc, radius + breathing, radius + breathing)),
    ...alongRoute(route).map((point) => around(point, breathing, breathing)),
  ];
  const all: WrittenName[] = [];
  const used = new Set<string>();
  for (const of of names) {
    if (all.length === maxNames) break;
    const found = used.has(of.name) ? undefined : written(of, room, taken);
    if (!found) continue;
    taken.push(...found.boxes);
    used.add(of.name);
    all.push(found.name);
  }
  return all;
}
