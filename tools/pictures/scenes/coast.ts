import { between, chance, heightAt, mix, type Point, polygon, type Random, ridge, times } from '../brush.ts';
import { type Light, lit } from '../light.ts';
import type { Scene } from '../scene.ts';
import { birds, deepen, mist, sky } from '../sky.ts';
import { water } from '../water.ts';

interface Cliff {
  /** How far it extends from the left, and the heights of its top and foot. */
  reach: number;
  top: number;
  foot: number;
  distance: number;
}

/** Nearly level, then down to the water. */
function edgeOf(random: Random, { reach, top, foot }: Cliff): Point[] {
  const rough = ridge(random, { at: 0, reach: 22, roughness: 0.55, detail: 6 });
  return times(30, (index): Point => {
    const x = (index / 29) * reach;
    const fall = x > reach * 0.8 ? ((x - reach * 0.8) / (reach * 0.2)) ** 0.6 : 0;
    return [x - 10, top + heightAt(rough, x) * (1 - fall) + x * 0.03 + (foot - top) * fall];
  });
}

/** A crack in the rock: mostly dark, partly catching the light. */
function crack(random: Random, light: Light, edge: Point[], { reach, foot, distance }: Cliff): string {
  const x = between(random, 0, reach * 0.86);
  const from = heightAt(edge, x) + 24;
  const long = (foot - from) * between(random, 0.25, 0.85);
  const shape: Point[] = [
    [x, from],
    [x + between(random, 5, 16), from + long * 0.4],
    [x + between(random, 2, 26), from + long],
    [x + between(random, -5, 3), from + long * 0.6],
  ];
  return polygon(
    shape,
    random() < 0.6 ? light.tint : '#fff3dc',
    `opacity="${(0.2 * (1 - distance)).toFixed(2)}"`,
  );
}

function cliff(random: Random, light: Light, place: Cliff): { svg: string; edge: Point[] } {
  const { reach, foot, distance } = place;
  const edge = edgeOf(random, place);
  const grown = edge.filter(([x]) => x < reach * 0.84);
  const turf = [...grown, ...grown.map(([x, y]): Point => [x, y + 26 + 10 * Math.sin(x / 17)]).reverse()];
  const cracks = times(Math.round(reach / 15), () => crack(random, light, edge, place));
  const strata = times(
    4,
    (index) =>
      `<path d="M-20 ${foot - 26 - index * 34}q${reach * 0.4} ${between(random, -16, 10).toFixed(0)} ${reach * 0.88} ${10 - index}" stroke="${light.tint}" stroke-width="3" fill="none" opacity="${(0.13 * (1 - distance)).toFixed(2)}"/>`,
  );
  const foam = times(
    9,
    () =>
      `<ellipse cx="${between(random, 0, reach - 14).toFixed(0)}" cy="${foot}" rx="${between(random, 30, 70).toFixed(0)}" ry="${(5 - distance * 4).toFixed(1)}" fill="#ffffff" opacity="0.5"/>`,
  );
  const outline = [...edge, [-20, foot] as const];
  const cut = `<clipPath id="cliff${reach}"><path d="M${outline.map((point) => point.join(' ')).join('L')}Z"/></clipPath>`;
  const face = polygon(outline, lit(light, '#8d7763', distance));
  const marks = `<g clip-path="url(#cliff${reach})">${cracks.join('')}${strata.join('')}</g>`;
  return { svg: cut + face + marks + polygon(turf, lit(light, '#6f7f4f', distance)) + foam.join(''), edge };
}

function lighthouse(light: Light, [x, foot]: Point): string {
  const white = lit(light, '#f6f1e6', 0.02);
  const red = lit(light, '#c4483a', 0);
  const band = (low: number, high: number, wide: readonly [number, number], fill: string) =>
    polygon(
      [
        [x - wide[0], foot - low],
        [x - wide[1], foot - high],
        [x + wide[1], foot - high],
        [x + wide[0], foot - low],
      ],
      fill,
    );
  const beam = light.isDark
    ? `<path d="M${x} ${foot - 152}L1200 ${foot - 300}V${foot - 60}Z" fill="${light.window}" opacity="0.16"/>`
    : '';
  const lamp = light.isDark ? light.window : mix(white, light.tint, 0.5);
  return (
    beam +
    band(0, 135, [17, 11], white) +
    band(40, 74, [15, 13.4], red) +
    band(98, 132, [12.4, 11], red) +
    `<rect x="${x - 9}" y="${foot - 160}" width="18" height="25" fill="${lamp}"/>` +
    polygon(
      [
        [x - 13, foot - 158],
        [x, foot - 178],
        [x + 13, foot - 158],
      ],
      red,
    )
  );
}

/** Cliffs receding into the haze, a lighthouse on the nearest. */
export const coast: Scene = (light, seed) => {
  const random = chance(seed);
  const far = cliff(random, light, { reach: 760, top: 335, foot: 412, distance: 0.68 });
  const middle = cliff(random, light, { reach: 600, top: 290, foot: 450, distance: 0.4 });
  const near = cliff(random, light, { reach: 430, top: 250, foot: 540, distance: 0.05 });
  return (
    sky(light, seed, { sunAt: [880, light.isDark ? 330 : 250] }) +
    water(light, seed, 400, { sunX: 880 }) +
    far.svg +
    mist(380, 60, 0.6) +
    middle.svg +
    near.svg +
    lighthouse(light, [240, heightAt(near.edge, 240) + 6]) +
    birds(seed, light, 700, 200) +
    deepen()
  );
};
