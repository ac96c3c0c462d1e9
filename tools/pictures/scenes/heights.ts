import {
  between,
  chance,
  ground,
  heightAt,
  mix,
  type Point,
  polygon,
  type Random,
  ridge,
  times,
  width,
} from '../brush.ts';
import { house } from '../houses.ts';
import { type Light, lit } from '../light.ts';
import { peaks } from '../peaks.ts';
import { firs } from '../plants.ts';
import type { Scene } from '../scene.ts';
import { birds, deepen, mist, sky } from '../sky.ts';
import { water } from '../water.ts';

export const mountains: Scene = (light, seed) => {
  const random = chance(seed);
  const hill = ridge(random, { at: 530, reach: 40, roughness: 0.45, detail: 4 });
  const meadow = ridge(random, { at: 610, reach: 25, roughness: 0.4, detail: 3 });
  return (
    sky(light, seed, { sunAt: [300, light.isDark ? 300 : 170] }) +
    peaks(random, light, { at: 340, reach: 170, distance: 0.6, snow: 290, summits: 6 }) +
    mist(340, 130) +
    peaks(random, light, { at: 400, reach: 210, distance: 0.3, snow: 300, summits: 4 }) +
    mist(420, 130) +
    ground(hill, lit(light, '#3d6650', 0.24), true) +
    firs(
      random,
      { from: -20, to: 1220, y: (x) => heightAt(hill, x) + 6, tall: [40, 80], step: 19 },
      lit(light, '#2f5547', 0.2),
    ) +
    mist(500, 90, 0.5) +
    ground(meadow, lit(light, '#6f8f4e', 0.04), true) +
    firs(
      random,
      { from: -20, to: 330, y: (x) => heightAt(meadow, x) + 40, tall: [130, 240], step: 52 },
      lit(light, '#1f4038', 0),
    ) +
    firs(
      random,
      { from: 960, to: 1230, y: (x) => heightAt(meadow, x) + 45, tall: [120, 220], step: 56 },
      lit(light, '#1f4038', 0),
    ) +
    birds(seed, light, 640, 180) +
    deepen(520, 0.6)
  );
};

/** The surroundings of the lake. */
function aboveLake(random: Random, light: Light): string {
  const wood = ridge(random, { at: 395, reach: 26, roughness: 0.45, detail: 4 });
  return (
    peaks(random, light, { at: 350, reach: 200, distance: 0.45, snow: 265, summits: 4 }) +
    ground(
      ridge(random, { at: 375, reach: 40, roughness: 0.5, detail: 5 }),
      lit(light, '#4e6f6a', 0.38),
      true,
    ) +
    ground(wood, lit(light, '#35594b', 0.2), true) +
    firs(
      random,
      { from: -20, to: 1220, y: (x) => heightAt(wood, x) + 22, tall: [36, 74], step: 17 },
      lit(light, '#2a4f42', 0.16),
    )
  );
}

/** The same surroundings twice: above the shore, and mirrored in the water. */
export const lake: Scene = (light, seed) => {
  const shore = 430;
  const cut = `<clipPath id="above"><rect width="${width}" height="${shore}"/></clipPath>`;
  const scene = `<g clip-path="url(#above)">${aboveLake(chance(seed), light)}</g>`;
  const random = chance(seed + 5);
  const bank: Point[] = times(9, (index) => [
    index * 155 - 20,
    655 - 60 * Math.abs(index / 4 - 1) ** 2 + between(random, -8, 8),
  ]);
  const canoe = `<path d="M560 540q70 30 140 0q-10 22 -70 22t-70 -22z" fill="${lit(light, '#a8452f', 0)}"/><path d="M566 566q64 16 128 0" stroke="${lit(light, '#a8452f', 0)}" stroke-width="5" opacity="0.25" fill="none"/>`;
  return (
    `<defs>${cut}</defs>${sky(light, seed)}${scene}${mist(380, 70, 0.7)}${water(light, seed, shore, { waves: 0.5 })}` +
    `<g transform="translate(0 ${shore * 2}) scale(1 -1)" opacity="0.42" filter="url(#blur)">${scene}</g>` +
    canoe +
    ground(bank, lit(light, '#3a4f3a', 0), true) +
    firs(random, { from: -30, to: 210, y: () => 668, tall: [190, 330], step: 62 }, lit(light, '#183630', 0)) +
    firs(
      random,
      { from: 1040, to: 1240, y: () => 672, tall: [170, 300], step: 66 },
      lit(light, '#183630', 0),
    ) +
    deepen(560, 0.5)
  );
};

const shore = 470;

interface FjordWall {
  side: 1 | -1;
  reach: number;
  top: number;
  distance: number;
}

/** Rock that drops to the water, streaked by it, green at the foot. */
function fjordWall(random: Random, light: Light, { side, reach, top, distance }: FjordWall): string {
  const x = (out: number) => (side === 1 ? out : width - out);
  const edge = times(18, (index): Point => {
    const share = index / 17;
    return [
      x(share * reach - 20),
      top + (shore - top) * share ** 2.1 + between(random, -14, 14) * (1 - share),
    ];
  });
  const rock = lit(light, '#56655e', distance);
  const streaks = times(26, () => {
    const out = between(random, 0, reach * 0.75);
    const from = top + (shore - top) * (out / reach) ** 2.1 + between(random, 25, 110);
    return `<path d="M${x(out).toFixed(0)} ${from.toFixed(0)}l${(side * between(random, 8, 30)).toFixed(0)} ${between(random, 40, 130).toFixed(0)}" stroke="${random() < 0.3 ? lit(light, '#e8f0f2', distance) : mix(rock, light.tint, 0.5)}" stroke-width="${between(random, 1.5, 4).toFixed(1)}" opacity="0.45"/>`;
  });
  const green = polygon(
    [
      [x(-20), shore - 70],
      [x(reach * 0.5), shore - 46],
      [x(reach * 0.96), shore],
      [x(-20), shore + 2],
    ],
    lit(light, '#55794f', distance),
  );
  return `<clipPath id="w${side}${reach}"><path d="M${edge.map((p) => p.join(' ')).join('L')}L${x(-20)} ${shore}Z"/></clipPath>${polygon([...edge, [x(-20), shore]], rock)}<g clip-path="url(#w${side}${reach})">${streaks.join('')}${green}</g>`;
}

/** A strip of grass that ends in a point. */
function bank(light: Light, from: number, to: number): string {
  const back = to > from ? -50 : 50;
  const shape: Point[] = [
    [from, shore - 4],
    [to, shore + 1],
    [to + back, shore + 12],
    [from, shore + 20],
  ];
  return polygon(shape, lit(light, '#57684b', 0));
}

/** Walls of rock on both sides of still water, red huts at the foot. */
export const fjord: Scene = (light, seed) => {
  const random = chance(seed);
  const walls =
    peaks(random, light, { at: 410, reach: 120, distance: 0.66, snow: 380, summits: 6 }) +
    fjordWall(random, light, { side: -1, reach: 640, top: 215, distance: 0.5 }) +
    fjordWall(random, light, { side: 1, reach: 600, top: 180, distance: 0.34 }) +
    fjordWall(random, light, { side: -1, reach: 430, top: 120, distance: 0.12 });
  const look = {
    light,
    distance: 0,
    walls: ['#b23a2f', '#c14b3a', '#e3b04b'],
    roofs: ['#3d3a3a', '#4a4441'],
  };
  const huts = (
    [
      [120, 52],
      [190, 44],
      [262, 48],
      [1010, 46],
      [1085, 54],
    ] as const
  )
    .map(([x, wide]) => house(random, [x, shore + 4], { wide, tall: wide * 0.7 }, look))
    .join('');
  return (
    sky(light, seed, { sunAt: [600, light.isDark ? 300 : 220] }) +
    `<clipPath id="below"><rect y="${shore}" width="${width}" height="300"/></clipPath>${walls}` +
    mist(400, 90, 0.7) +
    water(light, seed, shore, { sunX: 600, waves: 0.6 }) +
    `<g clip-path="url(#below)"><g transform="translate(0 ${shore * 2}) scale(1 -1)" opacity="0.3" filter="url(#blur)">${walls}${huts}</g></g>` +
    bank(light, -20, 380) +
    bank(light, 1220, 930) +
    huts +
    deepen(560, 0.6)
  );
};
