// Where the name of a disc is written: beside it, else above or below, where most of it fits between the others.
import type { Box } from './clip-shape.ts';
import type { Point } from './mercator.ts';
import type { Size } from './view.ts';

export interface NamePlace {
  at: Point;
  anchor: 'start' | 'middle' | 'end';
  /** Pixels for it. */
  room: number;
}

export interface Around {
  size: Size;
  /** How far from the middle of its disc it begins: beside it, and above or below. */
  gap: { across: number; down: number };
  /** How long it is, whole. */
  width: number;
  /** Other discs, and corners that belong to buttons and the scale. */
  taken: readonly Box[];
}

const halfLine = 9;
const edge = 4;

/** The first place where all of it fits, else the one with most room. */
export function nameBeside(at: Point, { size, gap, width, taken }: Around): NamePlace {
  const [least, most] = freeAround(at.x, at.y, size, taken);
  const right: NamePlace = {
    at: { x: at.x + gap.across, y: at.y },
    anchor: 'start',
    room: most - at.x - gap.across,
  };
  const left: NamePlace = {
    at: { x: at.x - gap.across, y: at.y },
    anchor: 'end',
    room: at.x - gap.across - least,
  };
  const places = [
    ...(at.x > size.width / 2 ? [left, right] : [right, left]),
    ...[at.y - gap.down - halfLine, at.y + gap.down + halfLine].flatMap((y) =>
      acrossAt(at.x, y, { size, width, taken }),
    ),
  ];
  return places.find(({ room }) => room >= width) ?? places.reduce((a, b) => (b.room > a.room ? b : a));
}

/** Above or below the disc, moved along so that it stays between its neighbours; nothing beyond the edge of the map. */
function acrossAt(x: number, y: number, { size, width, taken }: Omit<Around, 'gap'>): NamePlace[] {
  if (y - halfLine < 0 || y + halfLine > size.height) return [];
  const [least, most] = freeAround(x, y, size, taken);
  const room = most - least;
  if (room <= 0) return [];
  const half = Math.min(width, room) / 2;
  return [{ at: { x: Math.min(Math.max(x, least + half), most - half), y }, anchor: 'middle', room }];
}

/** How far a line at this height is free to the left and to the right of a point. */
function freeAround(x: number, y: number, size: Size, taken: readonly Box[]): [number, number] {
  const inLine = taken.filter(({ top, bottom }) => top < y + halfLine && bottom > y - halfLine);
  const before = inLine.filter(({ left, right }) => left + right < 2 * x).map(({ right }) => right);
  const after = inLine.filter(({ left, right }) => left + right >= 2 * x).map(({ left }) => left);
  return [Math.max(0, ...before) + edge, Math.min(size.width, ...after) - edge];
}
