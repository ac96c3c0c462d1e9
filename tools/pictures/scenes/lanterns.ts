import { between, chance, mix, type Point, polygon, type Random, times } from '../brush.ts';
import { type Light, lit } from '../light.ts';
import type { Scene } from '../scene.ts';
import { deepen, sky } from '../sky.ts';

const vanish: Point = [600, 400];

/** Perspective: moves a point of the picture plane into the depth, 0 here, 1 at the end of the lane. */
const toward = (x: number, y: number, depth: number): Point => [
  x + (vanish[0] - x) * depth,
  y + (vanish[1] - y) * depth,
];

const walls = ['#d9b48a', '#b8765a', '#8fa39a', '#e2c9a4', '#a8635a', '#c99b6d'];
const awnings = ['#b5443a', '#2f6f73', '#d0954a'];
const coats = ['#3d4a5c', '#7a3f45', '#4c5a46', '#5c4a3a'];

interface Front {
  light: Light;
  index: number;
  sign: -1 | 1;
  from: number;
  until: number;
  top: number;
}

/** A slope between a line that sticks out by `out` and the house's own wall. */
function slope(
  { sign, from, until }: Front,
  out: number,
  lines: { outer: number; inner: number },
  fill: string,
): string {
  const edge = 600 + sign * 640;
  const { outer, inner } = lines;
  const points = [
    toward(edge - sign * out, outer, from),
    toward(edge - sign * out, outer, until),
    toward(edge, inner, until),
    toward(edge, inner, from),
  ];
  return polygon(points, fill);
}

/** Openings in a wall, each starting at a share of its length. */
function openings(
  { sign, from, until }: Front,
  cut: { at: number[]; wide: number; high: number; low: number },
  paint: { fill: string; opacity: number },
): string {
  const edge = 600 + sign * 640;
  return cut.at
    .map((share) => {
      const a = from + (until - from) * share;
      const b = a + (until - from) * cut.wide;
      return polygon(
        [
          toward(edge, cut.high, a),
          toward(edge, cut.high, b),
          toward(edge, cut.low, b),
          toward(edge, cut.low, a),
        ],
        paint.fill,
        `opacity="${paint.opacity}"`,
      );
    })
    .join('');
}

function houseFront(front: Front): string {
  const { light, index, sign, from, until, top } = front;
  const edge = 600 + sign * 640;
  const far = Math.max(0, from);
  const wall = lit(light, walls[index % 6] ?? '#d9b48a', far * 0.55);
  const body = [
    toward(edge, top, from),
    toward(edge, top, until),
    toward(edge, 720, until),
    toward(edge, 720, from),
  ];
  const glass = light.isDark ? light.window : mix(wall, light.tint, 0.5);
  return (
    polygon(body, wall) +
    openings(front, { at: [0.25, 0.6], wide: 0.2, high: 190, low: 300 }, { fill: glass, opacity: 0.8 }) +
    openings(
      front,
      { at: [0.08, 0.38, 0.68], wide: 0.24, high: 478, low: 610 },
      { fill: light.window, opacity: light.isDark ? 0.7 : 0.4 },
    ) +
    slope(front, 90, { outer: 452, inner: 400 }, lit(light, awnings[index % 3] ?? '#b5443a', far * 0.5)) +
    slope(front, 46, { outer: top + 14, inner: top - 26 }, lit(light, '#5a3b35', far * 0.5))
  );
}

const side = (random: Random, light: Light, sign: -1 | 1): string =>
  times(8, (index) => {
    const from = 0.94 - index * 0.135;
    return houseFront({ light, index, sign, from, until: from - 0.135, top: 40 + between(random, -20, 70) });
  }).join('');

function lantern(light: Light, [x, y]: Point, size: number, colour: string): string {
  const ends = (x - size * 0.4).toFixed(0);
  const wide = (size * 0.8).toFixed(0);
  return `<circle cx="${x.toFixed(0)}" cy="${y.toFixed(0)}" r="${(size * 2.2).toFixed(0)}" fill="url(#glow)" opacity="${light.isDark ? 0.7 : 0.2}"/><ellipse cx="${x.toFixed(0)}" cy="${y.toFixed(0)}" rx="${size.toFixed(1)}" ry="${(size * 0.82).toFixed(1)}" fill="${colour}"/><path d="M${ends} ${(y - size * 0.8).toFixed(0)}h${wide}M${ends} ${(y + size * 0.8).toFixed(0)}h${wide}" stroke="#3a2420" stroke-width="2"/>`;
}

/** A cord from wall to wall with seven lanterns on it. */
function cord(light: Light, depth: number): string {
  const [left, y] = toward(0, 110, depth);
  const [right] = toward(1200, 110, depth);
  const sag = 70 * (1 - depth);
  const size = 5 + 15 * (1 - depth);
  // Paper glows from within, so the hour hardly colours it.
  const own = { ...light, strength: light.strength * 0.2 };
  const bulbs = times(7, (each) => {
    const share = (each + 0.5) / 7;
    const at: Point = [left + (right - left) * share, y + 4 * sag * share * (1 - share) + size];
    return lantern(light, at, size, lit(own, each % 3 === 0 ? '#f2b34c' : '#e2563f', depth * 0.4));
  });
  return `<path d="M${left.toFixed(0)} ${y.toFixed(0)}Q600 ${(y + sag * 2).toFixed(0)} ${right.toFixed(0)} ${y.toFixed(0)}" fill="none" stroke="#2b2028" stroke-width="1.6" opacity="0.7"/>${bulbs.join('')}`;
}

function walker(random: Random, light: Light): string {
  const depth = between(random, 0.35, 0.86);
  const [x, y] = toward(between(random, 330, 870), 690, depth);
  const tall = 150 * (1 - depth);
  const coat = lit(light, coats[Math.floor(random() * 4)] ?? '#3d4a5c', depth * 0.3);
  return `<ellipse cx="${x.toFixed(0)}" cy="${(y - tall * 0.42).toFixed(0)}" rx="${(tall * 0.15).toFixed(1)}" ry="${(tall * 0.42).toFixed(1)}" fill="${coat}"/><circle cx="${x.toFixed(0)}" cy="${(y - tall * 0.92).toFixed(0)}" r="${(tall * 0.11).toFixed(1)}" fill="${coat}"/>`;
}

/** The ground of the lane: narrow at its end, `foot` wide here. */
const ribbon = (half: number, foot: readonly [number, number], fill: string, more = '') =>
  polygon(
    [
      [600 - half, 418],
      [600 + half, 418],
      [foot[1], 700],
      [foot[0], 700],
    ],
    fill,
    more,
  );

/** A lane of shops under strings of lanterns. */
export const lanterns: Scene = (light, seed) => {
  const random = chance(seed);
  const houses = side(random, light, -1) + side(random, light, 1);
  const walkers = times(12, () => walker(random, light)).join('');
  return (
    sky(light, seed, { sunAt: [600, 330], clouds: 3 }) +
    ribbon(34, [-60, 1260], lit(light, '#9a8b7d', 0.05)) +
    ribbon(10, [400, 800], light.sun.glow, 'opacity="0.22"') +
    houses +
    walkers +
    times(7, (index) => cord(light, 0.86 - index * 0.12)).join('') +
    deepen(560, 0.5)
  );
};
