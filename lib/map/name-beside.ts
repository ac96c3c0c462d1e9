// Places the name of a disc: beside it, or else above or below, where most of it fits between the others.
import type { Box } from './clip-shape.ts';
import type { Point } from './mercator.ts';
import type { Size } from './view.ts';

export interface NamePlace {
  at: Point;
  anchor: 'start' | 'middle' | 'end';
  /** The pixels available for the name. */
  room: number;
}

export interface Around {
  size: Size;
  /** The distance from the disc's centre to the name: beside it (`across`), and above or below (`down`). */
  gap: { across: number; down: number };
  /** The width of the full name. */
  width: number;
  /** Other discs, and the corners with buttons and the scale. */
  taken: readonly Box[];
}

const halfLine = 9;
const edge = 4;

/** The first place where the whole name fits, or else the one with the most room. */
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

/** A place above or below the disc, shifted to stay between its neighbours; none if it would be beyond the map's edge. */
function acrossAt(x: number, y: number, { size, width, taken }: Omit<Around, 'gap'>): NamePlace[] {
  if (y - halfLine < 0 || y + halfLine > size.height) return [];
  const [least, most] = freeAround(x, y, size, taken);
  const room = most - least;
  if (room <= 0) return [];
  const half = Math.min(width, room) / 2;
  return [{ at: { x: Math.min(Math.max(x, least + half), most - half), y }, anchor: 'middle', room }];
}

/** The free range around a point, to its left and right, for a line of text at this height. */
function freeAround(x: number, y: number, size: Size, taken: readonly Box[]): [number, number] {
  const inLine = taken.filter(({ top, bottom }) => top < y + halfLine && bottom > y - halfLine);
  const before = inLine.filter(({ left, right }) => left + right < 2 * x).map(({ right }) => right);
  const after = inLine.filter(({ left, right }) => left + right >= 2 * x).map(({ left }) => left);
  return [Math.max(0, ...before) + edge, Math.min(size.width, ...after) - edge];
}
