import { between, chance, ground, height, mix, type Point, polygon, ridge, times, width } from '../brush.ts';
import { houseRow, tower } from '../houses.ts';
import { lit } from '../light.ts';
import { palm } from '../plants.ts';
import type { Scene } from '../scene.ts';
import { birds, deepen, sky } from '../sky.ts';
import { water } from '../water.ts';

/** A bay with palms that lean over the sand. */
export const beach: Scene = (light, seed) => {
  const random = chance(seed);
  const far = ridge(random, { at: 372, reach: 58, roughness: 0.5, detail: 5 }).map(
    ([x, y]): Point => [x, Math.min(y + Math.abs(x - 900) * 0.12, 402)],
  );
  const sand = lit(light, '#f0dbab', 0.02);
  const shore: Point[] = times(12, (index) => [
    index * 115 - 20,
    590 - 60 * Math.sin((index / 11) * 2.4 + 0.4) + between(random, -5, 5),
  ]);
  const foam = shore.map(([x, y]): Point => [x, y - 12]);
  const leaf = lit(light, '#2c5f45', 0);
  return (
    sky(light, seed, { clouds: 6, sunAt: [560, light.isDark ? 360 : 170] }) +
    ground(far, lit(light, '#3f7f6b', 0.55)) +
    water(light, seed, 400, { sunX: 560 }) +
    `<rect y="470" width="${width}" height="${height - 470}" fill="#59d0c0" opacity="${light.isDark ? 0.08 : 0.3}"/>` +
    ground(foam, '#ffffff', true).replace('/>', ' opacity="0.65"/>') +
    ground(shore, sand, true) +
    deepen(560, 0.5) +
    palm(seed + 1, [120, 640], 330, 130, leaf) +
    palm(seed + 2, [60, 650], 250, 40, mix(leaf, '#000000', 0.15)) +
    palm(seed + 3, [1120, 660], 300, -120, leaf) +
    birds(seed, light, 820, 180)
  );
};

/** A boat on the water; `x`, `y` is the middle of its waterline. */
function sailboat(
  x: number,
  y: number,
  size: number,
  colours: { hull: string; sail: string; wood: string },
): string {
  return `${polygon(
    [
      [x - size * 0.5, y - size * 0.14],
      [x + size * 0.56, y - size * 0.16],
      [x + size * 0.4, y + size * 0.04],
      [x - size * 0.38, y + size * 0.04],
    ],
    colours.hull,
  )}<path d="M${x} ${y - size * 0.14}V${y - size * 1.25}" stroke="${colours.wood}" stroke-width="${Math.max(1.5, size * 0.025)}"/>${polygon(
    [
      [x + size * 0.03, y - size * 0.22],
      [x + size * 0.03, y - size * 1.2],
      [x + size * 0.46, y - size * 0.24],
    ],
    colours.sail,
  )}${polygon(
    [
      [x - size * 0.03, y - size * 0.22],
      [x - size * 0.03, y - size * 1.05],
      [x - size * 0.34, y - size * 0.26],
    ],
    mix(colours.sail, '#000000', 0.08),
  )}<ellipse cx="${x}" cy="${y + size * 0.1}" rx="${size * 0.5}" ry="${size * 0.05}" fill="${colours.hull}" opacity="0.3"/>`;
}

/** The position of each boat, its size, and the colour of its hull. */
const boats = [
  [210, 560, 90, '#2f5d73'],
  [520, 530, 66, '#b5483c'],
  [830, 575, 110, '#f4efe6'],
  [1070, 535, 72, '#3f7a5c'],
] as const;

/** Bright houses on a quay, with boats in front. */
export const harbour: Scene = (light, seed) => {
  const random = chance(seed);
  const look = {
    light,
    distance: 0.08,
    walls: ['#e9c46a', '#e07a5f', '#f2e8d5', '#81a8b8', '#c9d6a5', '#d98f7a'],
    roofs: ['#a4553f', '#8f4a3d', '#6e5a55'],
  };
  const hill = ridge(random, { at: 300, reach: 70, roughness: 0.48, detail: 5 });
  const quay = 455;
  const back = houseRow(
    random,
    { from: -20, to: 1220, y: () => quay - 55, wide: [55, 85], tall: [70, 120] },
    { ...look, distance: 0.32 },
  );
  const row = houseRow(
    random,
    { from: -30, to: 1220, y: () => quay, wide: [68, 104], tall: [90, 165] },
    look,
  );
  const mirrored = `<g transform="translate(0 ${quay * 2 + 14}) scale(1 -1)" opacity="0.32" filter="url(#blur)">${row}</g>`;
  const sail = lit(light, '#f7f0df', 0.1);
  const wood = lit(light, '#5b4032', 0);
  return (
    sky(light, seed) +
    ground(hill, lit(light, '#6f8f6a', 0.55), true) +
    back +
    tower({ ...look, distance: 0.24 }, [700, quay - 60], { wide: 44, tall: 170 }, 'dome') +
    water(light, seed, quay, { waves: 0.8 }) +
    mirrored +
    row +
    `<rect x="-5" y="${quay - 2}" width="${width + 10}" height="13" fill="${lit(light, '#9b8f80', 0)}"/>` +
    boats
      .map(([x, y, size, hull]) => sailboat(x, y, size, { hull: lit(light, hull, 0), sail, wood }))
      .join('') +
    deepen(520, 0.55)
  );
};

/** White cubes and blue domes above the sea. */
export const whiteVillage: Scene = (light, seed) => {
  const random = chance(seed);
  const slope = (x: number) => 650 - Math.max(0, 760 - x) * 0.4;
  const island = ridge(random, { at: 385, reach: 40, roughness: 0.5, detail: 6 }).map(
    ([x, y]): Point => [x, Math.min(416, y + Math.abs(x - 980) * 0.1)],
  );
  const shadow = mix(light.tint, '#4a6a90', 0.5);
  const cubes = times(170, (index) => {
    const depth = index / 170;
    const x = between(random, -60, 940 - (1 - depth) * 330);
    const y = slope(x) - (1 - depth) * 190 + between(random, 0, 30) + depth * 60;
    const wide = between(random, 50, 92) * (0.55 + depth * 0.5);
    const tall = wide * between(random, 0.6, 0.95);
    const wall = lit(light, random() < 0.86 ? '#fbf7ee' : '#f3dcc6', 0.2 * (1 - depth));
    const isLit = light.isDark && random() < 0.5;
    const door = isLit ? light.window : lit(light, random() < 0.5 ? '#2f6fb0' : '#6d8fae', 0.1);
    const dome =
      random() < 0.1
        ? `<path d="M${x + wide * 0.12} ${y - tall}a${wide * 0.38} ${wide * 0.38} 0 0 1 ${wide * 0.76} 0z" fill="${lit(light, '#2c6fb7', 0.1)}"/><path d="M${x + wide * 0.5} ${y - tall - wide * 0.38}v${-wide * 0.16}" stroke="${wall}" stroke-width="3"/>`
        : '';
    return `${dome}<rect x="${x.toFixed(0)}" y="${(y - tall).toFixed(0)}" width="${wide.toFixed(0)}" height="${(tall + 60).toFixed(0)}" fill="${wall}"/><rect x="${(x + wide * 0.66).toFixed(0)}" y="${(y - tall).toFixed(0)}" width="${(wide * 0.34).toFixed(0)}" height="${(tall + 60).toFixed(0)}" fill="${shadow}" opacity="0.22"/><rect x="${(x + wide * 0.2).toFixed(0)}" y="${(y - tall * 0.6).toFixed(0)}" width="${(wide * 0.16).toFixed(0)}" height="${(wide * 0.26).toFixed(0)}" rx="2" fill="${door}"/>`;
  });
  const rock: Point[] = [
    [-20, slope(-20) - 200],
    [300, slope(300) - 190],
    [620, 480],
    [840, 560],
    [1000, 640],
    [1080, 700],
  ];
  return (
    sky(light, seed, { sunAt: [940, light.isDark ? 350 : 190] }) +
    ground(island, lit(light, '#7c7f86', 0.55)) +
    water(light, seed, 415, { sunX: 940 }) +
    polygon([...rock, [-20, 700]], lit(light, '#a58a72', 0.1)) +
    cubes.join('') +
    birds(seed, light, 900, 220) +
    deepen(560, 0.5)
  );
};
