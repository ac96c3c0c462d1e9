// A sketch map of the trip: paper, coastlines where known, one line per day. It shows the order, not streets.
import { html } from 'hono/html';
import { fitView } from '../../lib/map/fit.ts';
import { joinMarks, numbersLabel } from '../../lib/map/join-marks.ts';
import { scaleBar, squareSide } from '../../lib/map/measures.ts';
import { type Point, toWorld } from '../../lib/map/mercator.ts';
import type { Outline } from '../../lib/map/outline.ts';
import { outlinePaths, showsOutline } from '../../lib/map/outline-paths.ts';
import { routePath } from '../../lib/map/route-path.ts';
import { sideBySide } from '../../lib/map/side-by-side.ts';
import { project, type Size, type View } from '../../lib/map/view.ts';
import type { Day } from '../../lib/model/itinerary.ts';
import type { Html } from './layout.ts';
import { count } from './words.ts';

interface Placed {
  day: number;
  number: number;
  name: string;
  at: Point;
}

const dayColours = 6;
export const dayClass = (index: number): string => `day-${(index % dayColours) + 1}`;

const discRadius = 9;
const dotRadius = 4.5;

/** A day's stops, numbered as in its list; a single place needs no map. */
export function dayMap(day: Day, index: number, outline: Outline | undefined): Html | '' {
  const placed = placedStops([day]);
  const [first, last] = [placed[0], placed.at(-1)];
  if (!first || !last || first === last) return '';
  const size = { width: 400, height: 160 };
  const view = viewOf(placed, size);
  const points = placed.map(({ at }) => project(view, at));
  const marks = joinMarks(
    placed.map((stop, order) => ({ at: points[order] ?? stop.at, of: stop })),
    discRadius,
  );
  const words = `${count(placed.length, 'stop')} from ${first.name} to ${last.name}`;
  return sheet(
    { size, view, outline, words, points },
    html`<g class="${dayClass(index)}">${route(points)}${marks.map(({ at, of }) => disc(at, numbersLabel(of.map(({ number }) => number))))}</g>`,
  );
}

/** All days on one map, each in its colour, with the day's number on its first stop. */
export function tripMap(days: Day[], outline: Outline | undefined): Html | '' {
  const placed = placedStops(days);
  const byDay = [...Map.groupBy(placed, ({ day }) => day)];
  if (byDay.length < 2) return '';
  const size = { width: 372, height: 340 };
  const view = viewOf(placed, size);
  const words = `Map of ${count(placed.length, 'stop')} on ${count(byDay.length, 'day')}`;
  const drawn = byDay.map(([day, stops]) => {
    const points = stops.map(({ at }) => project(view, at));
    const dots = points.map(
      ({ x, y }) => html`<circle class="stop" cx="${tenth(x)}" cy="${tenth(y)}" r="${dotRadius}" />`,
    );
    return html`<g class="${dayClass(day)}">${route(points)}${dots}</g>`;
  });
  const openings = byDay.flatMap(([day, [first]]) =>
    first ? [{ at: project(view, first.at), of: day }] : [],
  );
  const labels = joinMarks(openings, discRadius).map(
    ({ at, of }) =>
      html`<g class="${dayClass(of[0] ?? 0)}">${disc(at, numbersLabel(of.map((day) => day + 1)))}</g>`,
  );
  const points = placed.map(({ at }) => project(view, at));
  return sheet({ size, view, outline, words, points }, html`${drawn}${labels}`);
}

function placedStops(days: Day[]): Placed[] {
  const found = days.flatMap(({ stops = [] }, day) =>
    stops.flatMap(({ name = 'a stop', coordinate }, index) =>
      coordinate ? [{ day, number: index + 1, name, at: toWorld(coordinate) }] : [],
    ),
  );
  const points = sideBySide(found.map(({ at }) => at));
  return found.map((stop, index) => ({ ...stop, at: points[index] ?? stop.at }));
}

const viewOf = (placed: Placed[], size: Size): View =>
  fitView(
    placed.map(({ at }) => at),
    { ...size, margin: { x: 34, y: 28 }, mayTurn: false },
  );

interface Sheet {
  size: Size;
  view: View;
  outline: Outline | undefined;
  words: string;
  /** Where stops are drawn, so that other parts avoid them. */
  points: Point[];
}

function sheet({ size, view, outline, words, points }: Sheet, drawing: Html): Html {
  const bar = scaleBar(view, 90);
  const foot = size.height - 12;
  const start = bar ? scaleStart(size, bar.pixels, points) : 0;
  return html`<svg class="map" viewBox="0 0 ${size.width} ${size.height}" role="img" aria-label="${words}">
    ${outline && showsOutline(view) ? coast(outline, view) : ''}
    <path class="grid" d="${squares(size, squareSide(view))}" />
    ${drawing}
    ${bar ? html`<path class="scale" d="M${tenth(start)} ${foot - 4}v4h${tenth(bar.pixels)}v-4" /><text class="measure" x="${tenth(start)}" y="${foot - 12}">${bar.words}</text>` : ''}
  </svg>`;
}

const scaleMargin = 12;
const scaleHeight = 36;

/** Bottom left, or bottom right when a stop is drawn there. */
function scaleStart({ width, height }: Size, pixels: number, points: Point[]): number {
  const right = width - scaleMargin - pixels;
  const isFree = (start: number) =>
    points.every(
      ({ x, y }) =>
        y < height - scaleHeight - discRadius ||
        x < start - 2 * discRadius ||
        x > start + pixels + 2 * discRadius,
    );
  return isFree(scaleMargin) || !isFree(right) ? scaleMargin : right;
}

function coast(outline: Outline, view: View): Html {
  const { land, shore, borders } = outlinePaths(outline, view);
  return html`<rect class="water" width="100%" height="100%" /><path class="land" d="${land}" /><path class="shore" d="${shore}" /><path class="border" d="${borders}" />`;
}

function squares({ width, height }: Size, side: number): string {
  const steps = (length: number) =>
    Array.from({ length: Math.ceil(length / side) }, (_, index) => tenth((index + 0.5) * side));
  return [
    ...steps(width).map((x) => `M${x} 0v${height}`),
    ...steps(height).map((y) => `M0 ${y}h${width}`),
  ].join('');
}

function route(points: Point[]): Html | '' {
  const path = routePath(points);
  return points.length < 2 ? '' : html`<path class="halo" d="${path}" /><path class="route" d="${path}" />`;
}

/** A disc for one number, a pill for several. */
function disc({ x, y }: Point, label: string): Html {
  const half = Math.max(discRadius, 4 + label.length * 3.4);
  return html`<rect class="stop" x="${tenth(x - half)}" y="${tenth(y - discRadius)}" width="${tenth(2 * half)}" height="${2 * discRadius}" rx="${discRadius}" /><text x="${tenth(x)}" y="${tenth(y)}">${label}</text>`;
}

const tenth = (value: number) => Math.round(value * 10) / 10;
