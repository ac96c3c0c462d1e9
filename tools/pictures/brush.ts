// Drawing basics for every scene: seeded randomness, colour mixing, irregular lines.
import { type Random, randomOf } from '../random.ts';

export type { Random };
/** The same seed gives the same picture. */
export const chance = randomOf;

export const width = 1200;
export const height = 675;

export type Point = readonly [x: number, y: number];

export const between = (random: Random, low: number, high: number): number => low + random() * (high - low);
export const times = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index));
const short = (value: number) => Math.round(value * 10) / 10;

const channels = (colour: string) => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));

/** mix("#000000", "#ffffff", 0.5) → "#808080" */
export function mix(from: string, to: string, share: number): string {
  const target = channels(to);
  const mixed = channels(from).map((value, index) =>
    Math.round(value + ((target[index] ?? 0) - value) * share),
  );
  return `#${mixed.map((value) => Math.min(255, Math.max(0, value)).toString(16).padStart(2, '0')).join('')}`;
}

export const polygon = (points: readonly Point[], fill: string, more = ''): string =>
  `<path d="M${points.map(([x, y]) => `${short(x)} ${short(y)}`).join('L')}Z" fill="${fill}"${more && ` ${more}`}/>`;

/** A smooth curve through the points, as the middle part of an SVG path. */
export function curve(points: readonly Point[]): string {
  const [first, ...rest] = points;
  if (!first) return '';
  let before = first;
  const parts = rest.map((point) => {
    const middle = (before[0] + point[0]) / 2;
    const part = `C${short(middle)} ${short(before[1])} ${short(middle)} ${short(point[1])} ${short(point[0])} ${short(point[1])}`;
    before = point;
    return part;
  });
  return `${short(first[0])} ${short(first[1])}${parts.join('')}`;
}

/** Everything below a line. */
export const ground = (points: readonly Point[], fill: string, isSoft = false): string => {
  const line = isSoft ? curve(points) : points.map(([x, y]) => `${short(x)} ${short(y)}`).join('L');
  return `<path d="M${line}L${width + 20} ${height + 20}L-20 ${height + 20}Z" fill="${fill}"/>`;
};

export interface Ridge {
  /** The average height of the line, and its largest deviation. */
  at: number;
  reach: number;
  /** 0.4 rolls like hills, 0.6 breaks like rock. */
  roughness: number;
  /** How often the line is subdivided: 3 for hills, 7 for rock. */
  detail: number;
}

/**
 * A skyline from the left edge to the right by midpoint displacement: each subdivision deviates less than the one
 * before.
 */
export function ridge(random: Random, { at, reach, roughness, detail }: Ridge): Point[] {
  let heights = [between(random, -0.5, 0.5), between(random, -1, 1), between(random, -0.5, 0.5)];
  let swing = 1;
  for (let round = 0; round < detail; round += 1) {
    swing *= roughness;
    heights = heights.flatMap((value, index) => {
      const next = heights[index + 1];
      return next === undefined ? [value] : [value, (value + next) / 2 + between(random, -swing, swing)];
    });
  }
  const step = (width + 40) / (heights.length - 1);
  return heights.map((value, index) => [-20 + index * step, at - value * reach]);
}

/** The height at x of a line through points. */
export function heightAt(points: readonly Point[], x: number): number {
  const after = points.findIndex(([at]) => at >= x);
  const right = points[Math.max(after, 1)] ?? [x, 0];
  const left = points[Math.max(after, 1) - 1] ?? right;
  const share = right[0] === left[0] ? 0 : (x - left[0]) / (right[0] - left[0]);
  return left[1] + (right[1] - left[1]) * Math.min(1, Math.max(0, share));
}
