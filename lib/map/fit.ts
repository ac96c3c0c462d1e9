// Finds the view that shows all of the places, as large as the box allows.
import { metresAcross, type Point } from './mercator.ts';
import { closestMetres, metresPerPixel, type Size, scaleFor, type View } from './view.ts';

export interface Frame extends Size {
  /** Pixels kept free at each edge, so that no disc is cut off. */
  margin: { x: number; y: number; bottom?: number };
  /** The fewest metres to show along the shorter side, however close together the places are. */
  closest?: number;
  /** Whether a narrow strip may rotate the map to lay the route along it. */
  mayTurn: boolean;
}

/** A rotated map is confusing, so its scale must be larger by this factor. */
const worthTurning = 1.25;
/** A wider map is not rotated: people recognise the shapes of countries only with north up. */
const widestTurnedMetres = 150_000;

export function fitView(points: Point[], frame: Frame): View {
  const upright = fitTurned(points, frame, 0);
  const isNarrow = metresPerPixel(upright) * frame.width < widestTurnedMetres;
  if (!frame.mayTurn || !isNarrow) return upright;
  const turned = fitTurned(points, frame, -longAxis(points));
  return turned.scale > upright.scale * worthTurning ? turned : upright;
}

function fitTurned(
  points: Point[],
  { width, height, margin, closest = closestMetres }: Frame,
  turn: number,
): View {
  const size = { width, height };
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const along = extent(points.map(({ x, y }) => x * cos - y * sin));
  const down = extent(points.map(({ x, y }) => x * sin + y * cos));
  const bottom = margin.bottom ?? margin.y;
  const free = { x: Math.max(1, width - 2 * margin.x), y: Math.max(1, height - margin.y - bottom) };
  const scale = Math.min(
    scaleFor(closest, size, inWorld(down.middle * cos - along.middle * sin)),
    free.x / Math.max(along.length, Number.MIN_VALUE),
    free.y / Math.max(down.length, Number.MIN_VALUE),
  );
  // If more is kept free at the bottom than at the top, the places are shown above the middle.
  const middle = down.middle + (bottom - margin.y) / 2 / scale;
  const centre = {
    x: along.middle * cos + middle * sin,
    y: inWorld(middle * cos - along.middle * sin),
  };
  return { centre, scale, turn, size };
}

const inWorld = (y: number): number => Math.min(1, Math.max(0, y));

function extent(values: number[]): { middle: number; length: number } {
  if (values.length === 0) return { middle: 0.5, length: 1 };
  // Not Math.min(...values): the number of arguments of a call is limited.
  const least = values.reduce((a, b) => Math.min(a, b));
  const most = values.reduce((a, b) => Math.max(a, b));
  return { middle: (least + most) / 2, length: most - least };
}

/** The direction in which the places are most spread out, in radians, from -π/2 to π/2. */
function longAxis(points: Point[]): number {
  const mean = (values: number[]) =>
    values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
  const [x, y] = [mean(points.map((point) => point.x)), mean(points.map((point) => point.y))];
  const across = mean(points.map((point) => (point.x - x) ** 2));
  const down = mean(points.map((point) => (point.y - y) ** 2));
  const both = mean(points.map((point) => (point.x - x) * (point.y - y)));
  return Math.atan2(2 * both, across - down) / 2;
}

/** How many metres the box shows from side to side. */
export const frameMetres = ({ centre, scale, size }: View): number =>
  (metresAcross(centre.y) / scale) * size.width;
