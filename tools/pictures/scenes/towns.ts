import { between, chance, ground, mix, type Random, ridge, times, width } from '../brush.ts';
import { type HouseLook, houseRow, skyscraper, tower } from '../houses.ts';
import { type Light, lit } from '../light.ts';
import { roundTree } from '../plants.ts';
import type { Scene } from '../scene.ts';
import { birds, deepen, mist, sky } from '../sky.ts';
import { water } from '../water.ts';

const terracotta = (light: Light, distance: number): HouseLook => ({
  light,
  distance,
  walls: ['#f1dfc2', '#e8c9a0', '#f4ead8', '#dfb48c', '#ecd3b4'],
  roofs: ['#b5583c', '#a34c35', '#c4694a', '#994834'],
});

/** Overlapping roofs, with a dome and two towers among them. */
export const oldTown: Scene = (light, seed) => {
  const random = chance(seed);
  const row = (y: number, distance: number, size: number) =>
    houseRow(
      random,
      {
        from: -30,
        to: 1230,
        y: (x) => y + 10 * Math.sin(x / 130 + y),
        wide: [46 * size, 82 * size],
        tall: [40 * size, 82 * size],
      },
      terracotta(light, distance),
    );
  const dome = (x: number, y: number, size: number, distance: number) => {
    const stone = lit(light, '#ead9bd', distance);
    const roof = lit(light, '#7d9a8a', distance);
    return `<rect x="${x - size}" y="${y - size * 0.9}" width="${size * 2}" height="${size * 1.5}" fill="${stone}"/><path d="M${x - size * 0.92} ${y - size * 0.9}C${x - size * 0.92} ${y - size * 2.2} ${x + size * 0.92} ${y - size * 2.2} ${x + size * 0.92} ${y - size * 0.9}Z" fill="${roof}"/><path d="M${x + size * 0.2} ${y - size * 1.85}C${x + size * 0.7} ${y - size * 1.7} ${x + size * 0.92} ${y - size * 1.3} ${x + size * 0.92} ${y - size * 0.9}H${x + size * 0.3}Z" fill="${light.tint}" opacity="0.18"/><rect x="${x - size * 0.16}" y="${y - size * 2.25}" width="${size * 0.32}" height="${size * 0.4}" fill="${stone}"/><path d="M${x} ${y - size * 2.25}v${-size * 0.4}" stroke="${stone}" stroke-width="4"/>${times(5, (index) => `<rect x="${x - size * 0.8 + index * size * 0.36}" y="${y - size * 0.75}" width="${size * 0.14}" height="${size * 0.4}" rx="${size * 0.07}" fill="${light.isDark ? light.window : mix(stone, light.tint, 0.5)}"/>`).join('')}`;
  };
  return (
    sky(light, seed) +
    ground(
      ridge(random, { at: 360, reach: 50, roughness: 0.45, detail: 4 }),
      lit(light, '#7d9480', 0.62),
      true,
    ) +
    row(420, 0.5, 0.6) +
    tower(terracotta(light, 0.42), [930, 440], { wide: 30, tall: 150 }, 'spire') +
    mist(370, 90, 0.7) +
    row(475, 0.34, 0.8) +
    dome(470, 440, 74, 0.26) +
    row(520, 0.22, 0.95) +
    tower(terracotta(light, 0.16), [800, 560], { wide: 50, tall: 270 }, 'spire') +
    row(585, 0.1, 1.15) +
    mist(540, 70, 0.3) +
    row(665, 0, 1.4) +
    birds(seed, light, 620, 190) +
    deepen(560, 0.5)
  );
};

/** A lamp on the bridge, which rises towards its middle. */
function lamp(light: Light, x: number): string {
  const y = 382 - 52 * (1 - ((x - 600) / 620) ** 2) * 0.5;
  return `<path d="M${x} ${y}v-34" stroke="${lit(light, '#3a3735', 0)}" stroke-width="3"/><circle cx="${x}" cy="${y - 38}" r="5" fill="${light.window}"/>${light.isDark ? `<circle cx="${x}" cy="${y - 38}" r="22" fill="${light.window}" opacity="0.25" filter="url(#blur)"/>` : ''}`;
}

/** A stone bridge over a river between two rows of houses. */
export const river: Scene = (light, seed) => {
  const random = chance(seed);
  const bank = 440;
  const houses = houseRow(
    random,
    { from: -30, to: 1230, y: () => bank, wide: [60, 96], tall: [80, 150] },
    terracotta(light, 0.2),
  );
  const stone = lit(light, '#c9b79a', 0.02);
  const arch = (x: number, wide: number) => `M${x} 520v-40a${wide / 2} ${wide / 2.4} 0 0 1 ${wide} 0v40z`;
  const holes = [90, 330, 570, 810, 1050].map((x) => arch(x, 170)).join('');
  const bridge = `<path fill-rule="evenodd" d="M-20 382Q600 330 1220 382V520H-20Z${holes}" fill="${stone}"/><path d="M-20 382Q600 330 1220 382" stroke="${mix(stone, '#ffffff', 0.35)}" stroke-width="7" fill="none"/>${[290, 530, 770, 1010].map((x) => `<rect x="${x - 6}" y="470" width="52" height="56" fill="${mix(stone, light.tint, 0.25)}"/>`).join('')}`;
  const tree = (x: number, tall: number) =>
    roundTree(random, [x, bank + 6], tall, lit(light, '#5f8a52', 0.12), lit(light, '#5b4636', 0.1));
  return (
    sky(light, seed) +
    ground(
      ridge(random, { at: 330, reach: 60, roughness: 0.45, detail: 4 }),
      lit(light, '#7f9c86', 0.6),
      true,
    ) +
    mist(320, 90) +
    houses +
    tower(terracotta(light, 0.14), [880, bank], { wide: 46, tall: 240 }, 'spire') +
    tree(140, 90) +
    tree(1010, 80) +
    tree(560, 70) +
    water(light, seed, bank, { waves: 0.9 }) +
    `<g transform="translate(0 ${bank * 2}) scale(1 -1)" opacity="0.25" filter="url(#blur)">${houses}</g>` +
    bridge +
    `<g transform="translate(0 1040) scale(1 -1)" opacity="0.22" filter="url(#blur)">${bridge}</g>` +
    [170, 420, 660, 900, 1120].map((x) => lamp(light, x)).join('') +
    birds(seed, light, 480, 170) +
    deepen(560, 0.55)
  );
};

// The base line of the metropolis's towers.
const shore = 540;

interface Block {
  count: number;
  tall: readonly [number, number];
  distance: number;
  wide: readonly [number, number];
}

/** Towers in a row, the tallest near the middle. */
const block = (random: Random, light: Light, { count, tall, distance, wide }: Block) =>
  times(count, (index) => {
    const middle = 1 - Math.abs(index / (count - 1) - 0.52) * 1.1;
    const colour = lit(light, ['#7d8ea3', '#90a0ad', '#6b7f94', '#a39a93'][index % 4] ?? '#7d8ea3', distance);
    const size = { wide: between(random, ...wide), tall: between(random, ...tall) * (0.55 + middle * 0.6) };
    return skyscraper(random, [(index / count) * 1240 - 30, shore], size, {
      light,
      colour,
      glass: 0.5 - distance * 0.35,
    });
  }).join('');

/** Glass towers in three layers of depth, with their lights reflected in the water. */
export const metropolis: Scene = (light, seed) => {
  const random = chance(seed);
  const near = block(random, light, { count: 15, tall: [120, 300], distance: 0.1, wide: [54, 88] });
  const skyline =
    block(random, light, { count: 26, tall: [180, 330], distance: 0.6, wide: [34, 58] }) +
    mist(400, 140, 0.6) +
    block(random, light, { count: 20, tall: [170, 380], distance: 0.34, wide: [42, 70] }) +
    mist(470, 80, 0.4) +
    near;
  const green = times(34, (index) =>
    roundTree(
      random,
      [index * 37 - 10, shore + 10],
      between(random, 26, 44),
      lit(light, '#476b4a', 0.05),
      light.tint,
    ),
  ).join('');
  return (
    sky(light, seed, { sunAt: [760, light.isDark ? 300 : 190] }) +
    skyline +
    green +
    `<rect y="${shore + 6}" width="${width}" height="9" fill="${lit(light, '#a39b90', 0)}"/>` +
    water(light, seed, shore + 14, { sunX: 760, waves: 0.7 }) +
    `<g transform="translate(0 ${shore * 2 + 20}) scale(1 -1)" opacity="0.34" filter="url(#blur)">${near}</g>` +
    deepen(590, 0.5)
  );
};
