// The outline as SVG paths for one view.
import { type Box, clipLine, clipRing } from './clip-shape.ts';
import { frameMetres } from './fit.ts';
import type { Point } from './mercator.ts';
import type { Outline, Shape } from './outline.ts';
import { project, unproject, type View } from './view.ts';

export interface OutlinePaths {
  land: string;
  shore: string;
  borders: string;
  lakes: string;
  rivers: string;
}

/** The outline is accurate to about two kilometres. On a closer map than this, the harbour would be in the sea. */
const closestOutlineMetres = 60_000;

/** Pixels drawn beyond the box: enough for the lines along a shore that is itself outside. */
const overhang = 24;
/** Points closer than this to the previous one cannot be seen. In pixels. */
const finest = 1;
/** Smaller shapes are left out. In pixels. */
const smallest = 1.5;

/** Rivers are for maps of a country: on a close map they would cross the wrong streets, on a wide one be everywhere. */
const showsRivers = (view: View): boolean => {
  const metres = frameMetres(view);
  return metres >= closestOutlineMetres && metres < 2_500_000;
};

export const showsOutline = (view: View): boolean => frameMetres(view) >= closestOutlineMetres;

export function outlinePaths(outline: Outline, view: View): OutlinePaths {
  const reach = reachOf(view);
  const draw = (shapes: Shape[], path: (points: Point[]) => string) =>
    worldsIn(reach).flatMap((world) =>
      shapes
        .filter((shape) => isIn(shape, reach, world) && isSeen(shape, view))
        .map((shape) => path(lay(shape, view, world))),
    );
  const box = boxOf(view);
  const line = (points: Point[]) =>
    clipLine(points, box)
      .map((part) => pathOf(part))
      .join('');
  const ring = (points: Point[]) => closed(pathOf(clipRing(points, box)));
  return {
    land: draw(outline.land, ring).join(''),
    shore: draw(outline.shores, line).join(''),
    borders: draw(outline.borders, line).join(''),
    lakes: draw(outline.lakes ?? [], ring).join(''),
    rivers: showsRivers(view) ? draw(outline.rivers ?? [], line).join('') : '',
  };
}

const boxOf = ({ size }: View): Box => ({
  left: -overhang,
  top: -overhang,
  right: size.width + overhang,
  bottom: size.height + overhang,
});

type Reach = Omit<Shape, 'points'>;

/** The bounding box of the view in the flat world. */
function reachOf(view: View): Reach {
  const { left, top, right, bottom } = boxOf(view);
  const corners = [left, right].flatMap((x) => [top, bottom].map((y) => unproject(view, { x, y })));
  const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)];
  return { west: Math.min(...xs), east: Math.max(...xs), north: Math.min(...ys), south: Math.max(...ys) };
}

/** The offsets of the copies of the world to draw: the next one begins at the date line. */
function worldsIn({ west, east }: Reach): number[] {
  // One more on each side: a shape across the date line reaches into the next copy.
  const [first, last] = [Math.floor(west) - 1, Math.floor(east) + 1];
  // At most six: a map wider than that only repeats itself.
  return Array.from({ length: Math.min(6, last - first + 1) }, (_, index) => first + index);
}

const isIn = (shape: Shape, { west, east, north, south }: Reach, world: number): boolean =>
  shape.east + world >= west && shape.west + world <= east && shape.south >= north && shape.north <= south;

const isSeen = ({ west, east, north, south }: Shape, { scale }: View): boolean =>
  Math.max(east - west, south - north) * scale >= smallest;

/** The shape in pixels, without points that would coincide. The ends always stay, as lines meet there. */
function lay({ points }: Shape, view: View, world: number): Point[] {
  const laid: Point[] = [];
  let last: Point | undefined;
  for (let index = 0; index < points.length; index += 2) {
    const at = project(view, { x: (points[index] ?? 0) + world, y: points[index + 1] ?? 0 });
    const isEnd = index === 0 || index === points.length - 2;
    if (!isEnd && last && Math.abs(at.x - last.x) < finest && Math.abs(at.y - last.y) < finest) continue;
    laid.push(at);
    last = at;
  }
  return laid;
}

const rounded = (value: number) => Math.round(value * 10) / 10;

const pathOf = (points: Point[]): string =>
  points.length < 2 ? '' : `M${points.map(({ x, y }) => `${rounded(x)} ${rounded(y)}`).join('L')}`;

const closed = (path: string): string => (path === '' ? '' : `${path}Z`);
