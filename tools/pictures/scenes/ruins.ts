import { between, chance, ground, mix, type Point, polygon, type Random, ridge, times } from '../brush.ts';
import { lit } from '../light.ts';
import { cypress } from '../plants.ts';
import type { Scene } from '../scene.ts';
import { birds, deepen, mist, sky } from '../sky.ts';

interface Marble {
  stone: string;
  shade: string;
}

// The height at which the columns carry the roof.
const top = 250;

/** A column: whole with its capital, or only a share of it still standing. */
function column({ stone, shade }: Marble, x: number, foot: number, share?: number): string {
  const wide = 34;
  const from = share === undefined ? top : foot - (foot - top) * share;
  const capital = `<rect x="${x - 7}" y="${top}" width="${wide + 14}" height="13" fill="${stone}"/>`;
  const flutes = [0.2, 0.42].map(
    (at) => `<path d="M${x + wide * at} ${from}V${foot}" stroke="${shade}" stroke-width="2" opacity="0.6"/>`,
  );
  return `<rect x="${x}" y="${from}" width="${wide}" height="${foot - from}" fill="${stone}"/><rect x="${x + wide * 0.62}" y="${from}" width="${wide * 0.38}" height="${foot - from}" fill="${shade}"/>${flutes.join('')}<rect x="${x - 5}" y="${foot - 8}" width="${wide + 10}" height="10" fill="${shade}"/>${share === undefined ? capital : ''}`;
}

/** The beam on the columns and what is left of the roof. */
function gable({ stone, shade }: Marble): string {
  const outer: Point[] = [
    [358, top - 34],
    [590, top - 104],
    [720, top - 66],
    [742, top - 34],
  ];
  const inner: Point[] = [
    [420, top - 40],
    [590, top - 92],
    [700, top - 58],
    [690, top - 40],
  ];
  return `<rect x="362" y="${top - 34}" width="458" height="35" fill="${stone}"/><rect x="362" y="${top - 8}" width="458" height="8" fill="${shade}"/>${polygon(outer, stone)}${polygon(inner, shade)}`;
}

function fallenBlock(random: Random, { stone }: Marble): string {
  const shape: Point[] = [
    [0, 0],
    [34, -6],
    [38, 16],
    [4, 22],
  ];
  const place = `translate(${between(random, 60, 1120).toFixed(0)} ${between(random, 545, 640).toFixed(0)})`;
  return polygon(shape, stone, `transform="${place} rotate(${between(random, -20, 20).toFixed(0)})"`);
}

/** The columns of a temple on its hill, with cypresses around. */
export const ruins: Scene = (light, seed) => {
  const random = chance(seed);
  const stone = lit(light, '#efe0c2', 0.03);
  const marble = { stone, shade: mix(stone, light.tint, 0.34) };
  const hill: Point[] = times(13, (index) => [
    index * 105 - 20,
    560 - 95 * Math.exp(-(((index - 6.4) / 3.4) ** 2)) + between(random, -4, 4),
  ]);
  const columns =
    times(7, (index) => column(marble, 375 + index * 66, 482)).join('') +
    column(marble, 860, 490, between(random, 0.35, 0.7)) +
    column(marble, 925, 496, between(random, 0.35, 0.7));
  const blocks = times(12, () => fallenBlock(random, marble)).join('');
  return (
    sky(light, seed, { sunAt: [970, light.isDark ? 340 : 200] }) +
    ground(
      ridge(random, { at: 400, reach: 50, roughness: 0.5, detail: 5 }),
      lit(light, '#7d8f86', 0.6),
      true,
    ) +
    mist(380, 90) +
    ground(
      ridge(random, { at: 470, reach: 30, roughness: 0.45, detail: 4 }),
      lit(light, '#8a9460', 0.34),
      true,
    ) +
    [80, 150, 1060, 1120, 1165]
      .map((x) => cypress(random, [x, 545], between(random, 120, 210), lit(light, '#32523f', 0.14)))
      .join('') +
    ground(hill, lit(light, '#a9a061', 0.06), true) +
    `<rect x="345" y="480" width="640" height="12" fill="${marble.shade}"/><rect x="330" y="491" width="670" height="14" fill="${stone}"/>` +
    columns +
    gable(marble) +
    blocks +
    cypress(random, [265, 560], 250, lit(light, '#28463a', 0)) +
    cypress(random, [215, 575], 200, lit(light, '#2d4d3c', 0)) +
    birds(seed, light, 250, 170) +
    deepen(540, 0.55)
  );
};
