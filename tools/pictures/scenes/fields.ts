import {
  between,
  chance,
  curve,
  ground,
  height,
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
import { crown, cypress, fir, palm } from '../plants.ts';
import type { Scene } from '../scene.ts';
import { birds, deepen, mist, sky } from '../sky.ts';

/** One row of vines, from the crest of the hill down to the frame. */
function vineRow(light: Light, crest: Point[], index: number): string {
  const foot = (index - 9) * 150 + 600;
  const head = (index - 9) * 52 + 620;
  const top = heightAt(crest, Math.min(1200, Math.max(0, head))) + 6;
  const leaf = lit(light, index % 2 ? '#5f8a3c' : '#6f9a45', 0.06);
  const bushes = times(13, (each) => {
    const share = (each / 12) ** 1.6;
    const x = head + (foot - head) * share;
    const y = top + (height + 10 - top) * share;
    const size = 5 + share * 34;
    return `<ellipse cx="${x.toFixed(0)}" cy="${y.toFixed(0)}" rx="${(size * 1.05).toFixed(0)}" ry="${(size * 0.72).toFixed(0)}"/>`;
  });
  return `<path d="M${head} ${top}L${foot - 30} ${height + 30}H${foot + 30}Z" fill="${mix(leaf, light.tint, 0.35)}"/><g fill="${leaf}">${bushes.join('')}</g>`;
}

/** Vines in rows that meet behind the hill, a farmhouse among cypresses. */
export const vineyard: Scene = (light, seed) => {
  const random = chance(seed);
  const far = ridge(random, { at: 370, reach: 50, roughness: 0.45, detail: 4 });
  const hill = ridge(random, { at: 430, reach: 30, roughness: 0.42, detail: 3 });
  const near: Point[] = times(9, (index) => [index * 155 - 20, 500 - 26 * Math.sin((index / 8) * Math.PI)]);
  const look = { light, distance: 0.18, walls: ['#ecd2a8'], roofs: ['#b0593d'] };
  const farm =
    house(random, [820, 452], { wide: 96, tall: 52 }, look) +
    house(random, [905, 456], { wide: 60, tall: 38 }, look);
  const trees = [770, 795, 985, 1012, 1038]
    .map((x) => cypress(random, [x, 458], between(random, 70, 120), lit(light, '#35553f', 0.16)))
    .join('');
  const road = times(9, (index) =>
    cypress(
      random,
      [110 + index * 42, heightAt(hill, 110 + index * 42) + 6],
      46 + index * 2,
      lit(light, '#45664c', 0.32),
    ),
  ).join('');
  return (
    sky(light, seed) +
    ground(far, lit(light, '#8ba37e', 0.6), true) +
    mist(350, 90) +
    ground(
      ridge(random, { at: 405, reach: 34, roughness: 0.4, detail: 3 }),
      lit(light, '#a0ad6c', 0.42),
      true,
    ) +
    ground(hill, lit(light, '#93a95b', 0.26), true) +
    road +
    farm +
    trees +
    mist(420, 80, 0.35) +
    ground(near, lit(light, '#a5855a', 0.06), true) +
    times(19, (index) => vineRow(light, near, index)).join('') +
    birds(seed, light, 480, 190) +
    deepen(560, 0.5)
  );
};

const greens = ['#7fae4a', '#93bd55', '#6b9c45', '#a3c763', '#5f9150'];

/** One step of the hillside: a green edge, and under it more green or water. */
function terrace(light: Light, seed: number, index: number): string {
  const share = index / 16;
  const y = 405 + 300 * share ** 1.25;
  const sway = 26 + share * 44;
  const line: Point[] = times(11, (each) => [
    each * 126 - 30,
    y + sway * Math.sin(each * 0.75 + index * 0.33 + seed) + (each < 5 ? (5 - each) * -13 * (1 - share) : 0),
  ]);
  const green = lit(light, greens[index % greens.length] ?? '#7fae4a', 0.42 * (1 - share));
  const edge = `<path d="M${curve(line)}" fill="none" stroke="${mix(green, light.tint, 0.42)}" stroke-width="${(2 + share * 5).toFixed(1)}"/>`;
  const isWet = index % 3 === 1;
  return (
    ground(line, isWet ? mix(lit(light, '#a9cdd6', 0.2), light.sky[3], 0.4) : green, true) +
    edge +
    (isWet
      ? ground(
          line.map(([x, at]): Point => [x, at + 9 + share * 13]),
          green,
          true,
        )
      : '')
  );
}

/** Green terraces that follow the hill, water in some of them. */
export const terraces: Scene = (light, seed) => {
  const random = chance(seed);
  const look = { light, distance: 0.1, walls: ['#a9805a'], roofs: ['#7b5a3d'] };
  const hut = house(random, [840, 520], { wide: 62, tall: 30 }, look);
  return (
    sky(light, seed, { clouds: 7 }) +
    ground(
      ridge(random, { at: 300, reach: 80, roughness: 0.5, detail: 5 }),
      lit(light, '#4f7a66', 0.62),
      true,
    ) +
    mist(290, 120) +
    ground(
      ridge(random, { at: 365, reach: 50, roughness: 0.48, detail: 4 }),
      lit(light, '#4d7f58', 0.42),
      true,
    ) +
    mist(350, 90, 0.8) +
    times(17, (index) => terrace(light, seed, index)).join('') +
    hut +
    palm(seed, [905, 530], 110, 14, lit(light, '#2f5a3c', 0.05)) +
    palm(seed + 1, [812, 528], 90, -12, lit(light, '#2f5a3c', 0.05)) +
    palm(seed + 4, [90, 660], 260, 50, lit(light, '#24492f', 0)) +
    deepen(580, 0.45)
  );
};

/** One storey of a pagoda: a curved roof over a wall. */
function storey(
  [x, y]: Point,
  wide: number,
  tall: number,
  colours: { wall: string; roof: string; glow: string },
): string {
  const half = wide / 2;
  const lift = wide * 0.06;
  return `<rect x="${x - half * 0.56}" y="${y - tall}" width="${half * 1.12}" height="${tall}" fill="${colours.wall}"/>${[-0.36, -0.08, 0.2].map((at) => `<rect x="${x + half * at}" y="${y - tall * 0.62}" width="${half * 0.16}" height="${tall * 0.5}" fill="${colours.glow}"/>`).join('')}<path d="M${x - half} ${y - tall - lift}Q${x - half * 0.5} ${y - tall + lift * 0.9} ${x} ${y - tall + lift * 0.9}T${x + half} ${y - tall - lift}Q${x + half * 0.55} ${y - tall - tall * 0.32} ${x + half * 0.36} ${y - tall * 1.62}H${x - half * 0.36}Q${x - half * 0.55} ${y - tall - tall * 0.32} ${x - half} ${y - tall - lift}Z" fill="${colours.roof}"/>`;
}

/** Five storeys, each smaller than the one below, and a spike with rings. */
function pagoda(light: Light): string {
  const colours = {
    wall: lit(light, '#b5483a', 0.05),
    roof: lit(light, '#3b4550', 0.05),
    glow: light.isDark ? light.window : lit(light, '#f0dcb4', 0.05),
  };
  const storeys = times(5, (index) => storey([760, 520 - index * 66], 290 - index * 32, 46, colours));
  const spike = `<path d="M760 215V128" stroke="${colours.roof}" stroke-width="6"/>${times(5, (index) => `<path d="M${748 + index} ${196 - index * 12}h${24 - index * 2}" stroke="${colours.roof}" stroke-width="4"/>`).join('')}`;
  return storeys.join('') + spike;
}

const pink = ['#f2b6c4', '#e99ab0', '#f7cdd6'];

interface Blossom {
  at: Point;
  size: number;
  distance: number;
}

/** A tree in blossom. */
function blossom(random: Random, light: Light, { at: [x, y], size, distance }: Blossom): string {
  const wood = lit(light, '#5a4038', distance);
  return `<path d="M${x} ${y}Q${x - size * 0.05} ${y - size * 0.5} ${x + size * 0.1} ${y - size * 0.8}" stroke="${wood}" stroke-width="${size * 0.07}" fill="none"/>${times(11, (index) => crown(random, [x + size * between(random, -0.42, 0.56), y - size * between(random, 0.66, 1.2)], size * between(random, 0.24, 0.42), lit(light, pink[index % 3] ?? '#f2b6c4', distance))).join('')}`;
}

/** Petals blown through the whole picture. */
const petals = (random: Random, light: Light) =>
  times(
    70,
    () =>
      `<ellipse cx="${(random() * width).toFixed(0)}" cy="${between(random, 300, 660).toFixed(0)}" rx="3.4" ry="2" fill="${lit(light, '#f7c4d0', 0)}" transform="rotate(0)"/>`,
  ).join('');

/** A pagoda over a garden of blossom, hills in mist behind. */
export const temple: Scene = (light, seed) => {
  const random = chance(seed);
  const blown = petals(random, light);
  const garden = ridge(random, { at: 540, reach: 16, roughness: 0.4, detail: 3 });
  return (
    sky(light, seed, { sunAt: [330, light.isDark ? 330 : 210] }) +
    ground(
      ridge(random, { at: 350, reach: 90, roughness: 0.5, detail: 5 }),
      lit(light, '#5f7f86', 0.64),
      true,
    ) +
    mist(330, 120) +
    ground(
      ridge(random, { at: 430, reach: 50, roughness: 0.46, detail: 4 }),
      lit(light, '#4f7a62', 0.42),
      true,
    ) +
    mist(420, 100) +
    times(26, (index) =>
      fir(
        random,
        [index * 48, 530 + between(random, -14, 10)],
        between(random, 60, 120),
        lit(light, '#3a6150', 0.3),
      ),
    ).join('') +
    mist(460, 90, 0.5) +
    blossom(random, light, { at: [560, 545], size: 130, distance: 0.16 }) +
    blossom(random, light, { at: [960, 550], size: 150, distance: 0.12 }) +
    pagoda(light) +
    ground(garden, lit(light, '#6f8f55', 0.06), true) +
    `<path d="M700 700Q730 600 752 548H772Q800 600 850 700Z" fill="${lit(light, '#d9cbb0', 0.02)}"/>` +
    blossom(random, light, { at: [170, 690], size: 330, distance: 0 }) +
    blossom(random, light, { at: [1130, 700], size: 270, distance: 0 }) +
    blown +
    deepen(580, 0.45)
  );
};

function sheep(random: Random, light: Light, x: number, y: number): string {
  return (
    crown(random, [x, y], 15, lit(light, '#f6f1e6', 0.05), 9) +
    `<circle cx="${x + 9}" cy="${y - 1}" r="3.6" fill="${lit(light, '#3d3733', 0.05)}"/>`
  );
}

/** One hill of five, the nearest last: walls across it, trees on it. */
function hill(random: Random, light: Light, index: number): string {
  const distance = 0.62 - index * 0.145;
  const line = ridge(random, { at: 360 + index * 56, reach: 44 - index * 4, roughness: 0.42, detail: 3 });
  const green = lit(
    light,
    ['#6f9a6a', '#7da35a', '#8fb05a', '#7a9f4c', '#6c9445'][index] ?? '#7da35a',
    Math.max(0, distance),
  );
  const walls = times(
    5,
    (each) =>
      `<path d="M${each * 270 + index * 60 - 60} ${heightAt(line, each * 270 + index * 60 - 60).toFixed(0)}q${between(random, 10, 50).toFixed(0)} 40 ${between(random, -40, 60).toFixed(0)} 130" stroke="${mix(green, light.tint, 0.4)}" stroke-width="${1.5 + index * 0.8}" fill="none" opacity="0.5"/>`,
  ).join('');
  const trees = times(5, () => {
    const x = random() * width;
    return crown(
      random,
      [x, heightAt(line, x) + 2],
      26 + index * 17,
      mix(green, '#1f4a30', 0.5),
      16 + index * 9,
    );
  }).join('');
  return ground(line, green, true) + walls + trees + (index < 3 ? mist(370 + index * 56, 60, 0.4) : '');
}

/** Green hills in a patchwork, stone walls between. */
export const meadows: Scene = (light, seed) => {
  const random = chance(seed);
  const hills = times(5, (index) => hill(random, light, index));
  const look = { light, distance: 0.05, walls: ['#f2ede2', '#e6dcc8'], roofs: ['#6b5a4e', '#5f5a58'] };
  return (
    sky(light, seed, { clouds: 8 }) +
    hills.join('') +
    house(random, [250, 590], { wide: 92, tall: 46 }, look) +
    times(16, () => sheep(random, light, between(random, 420, 1150), between(random, 590, 650))).join('') +
    polygon(
      [
        [-20, 640],
        [1220, 655],
        [1220, 700],
        [-20, 700],
      ],
      lit(light, '#5c8340', 0),
    ) +
    birds(seed, light, 760, 180) +
    deepen(590, 0.4)
  );
};
