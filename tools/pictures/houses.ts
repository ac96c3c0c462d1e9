import { between, mix, type Point, polygon, type Random, times } from './brush.ts';
import { type Light, lit } from './light.ts';

const box = (x: number, y: number, wide: number, tall: number, fill: string, more = '') =>
  `<rect x="${x.toFixed(1)}" y="${y.toFixed(1)}" width="${wide.toFixed(1)}" height="${tall.toFixed(1)}" fill="${fill}" ${more}/>`;

export interface HouseLook {
  light: Light;
  distance: number;
  walls: readonly string[];
  roofs: readonly string[];
}

const pick = <T>(random: Random, list: readonly [T, ...T[]] | readonly T[]): T => {
  const found = list[Math.floor(random() * list.length)];
  if (found === undefined) throw new Error('Nothing to pick from.');
  return found;
};

/** Rows of small windows; some are lit when it is dark. */
function windows(
  random: Random,
  frame: { x: number; y: number; wide: number; tall: number },
  light: Light,
  wall: string,
): string {
  const { x, y, wide, tall } = frame;
  const columns = Math.max(1, Math.floor(wide / 20));
  const rows = Math.max(1, Math.floor(tall / 28));
  const glass = mix(wall, light.tint, 0.55);
  return times(columns * rows, (index) => {
    const column = index % columns;
    const row = Math.floor(index / columns);
    const isLit = light.isDark && random() < 0.45;
    const left = x + (column + 0.5) * (wide / columns) - 3.5;
    return box(left, y + 10 + row * 28, 7, 12, isLit ? light.window : glass, isLit ? '' : 'opacity="0.75"');
  }).join('');
}

/** A house with a pitched roof; `y` is its base. */
export function house(
  random: Random,
  [x, y]: Point,
  size: { wide: number; tall: number },
  look: HouseLook,
): string {
  const { light, distance, walls, roofs } = look;
  const { wide, tall } = size;
  const wall = lit(light, pick(random, walls), distance);
  const roof = lit(light, pick(random, roofs), distance);
  const pitch = wide * between(random, 0.26, 0.4);
  const top = y - tall;
  const chimney =
    random() < 0.5
      ? box(x + wide * 0.68, top - pitch * 0.95, wide * 0.09, pitch * 0.8, mix(roof, '#000000', 0.15))
      : '';
  return (
    chimney +
    box(x, top, wide, tall, wall) +
    box(x + wide * 0.55, top, wide * 0.45, tall, light.tint, 'opacity="0.12"') +
    polygon(
      [
        [x - 4, top + 2],
        [x + wide * 0.5, top - pitch],
        [x + wide + 4, top + 2],
      ],
      roof,
    ) +
    polygon(
      [
        [x + wide * 0.5, top - pitch],
        [x + wide + 4, top + 2],
        [x + wide * 0.55, top + 2],
      ],
      mix(roof, light.tint, 0.25),
    ) +
    windows(random, { x: x + 3, y: top, wide: wide - 6, tall }, light, wall)
  );
}

/** A row of adjoining houses. */
export function houseRow(
  random: Random,
  line: {
    from: number;
    to: number;
    y: (x: number) => number;
    wide: readonly [number, number];
    tall: readonly [number, number];
  },
  look: HouseLook,
): string {
  const parts: string[] = [];
  for (let x = line.from; x < line.to; ) {
    const wide = between(random, ...line.wide);
    parts.push(house(random, [x, line.y(x + wide / 2)], { wide, tall: between(random, ...line.tall) }, look));
    x += wide + between(random, -2, 3);
  }
  return parts.join('');
}

/** A bell tower with a pointed or a domed top. */
export function tower(
  look: HouseLook,
  [x, y]: Point,
  size: { wide: number; tall: number },
  top: 'spire' | 'dome',
): string {
  const { light, distance, walls, roofs } = look;
  const { wide, tall } = size;
  const wall = lit(light, walls[0] ?? '#ffffff', distance);
  const roof = lit(light, roofs[0] ?? '#884444', distance);
  const crownY = y - tall;
  const head =
    top === 'spire'
      ? polygon(
          [
            [x - wide * 0.58, crownY],
            [x, crownY - wide * 2.1],
            [x + wide * 0.58, crownY],
          ],
          roof,
        )
      : `<path d="M${x - wide * 0.55} ${crownY}C${x - wide * 0.6} ${crownY - wide * 0.8} ${x - wide * 0.1} ${crownY - wide * 0.8} ${x} ${crownY - wide * 1.15}C${x + wide * 0.1} ${crownY - wide * 0.8} ${x + wide * 0.6} ${crownY - wide * 0.8} ${x + wide * 0.55} ${crownY}Z" fill="${roof}"/>`;
  const opening = (at: number) =>
    `<path d="M${x - wide * 0.16} ${crownY + at + wide * 0.6}v${-wide * 0.38}a${wide * 0.16} ${wide * 0.16} 0 0 1 ${wide * 0.32} 0v${wide * 0.38}z" fill="${light.isDark ? light.window : mix(wall, light.tint, 0.6)}"/>`;
  return (
    box(x - wide / 2, crownY, wide, tall, wall) +
    box(x + wide * 0.08, crownY, wide * 0.42, tall, light.tint, 'opacity="0.16"') +
    box(x - wide * 0.58, crownY - 2, wide * 1.16, wide * 0.1, roof) +
    head +
    opening(wide * 0.15) +
    opening(wide * 1.5)
  );
}

/** A tall block of flats or offices with a grid of windows. */
export function skyscraper(
  random: Random,
  [x, y]: Point,
  size: { wide: number; tall: number },
  look: { light: Light; colour: string; glass: number },
): string {
  const { wide, tall } = size;
  const { light, colour, glass } = look;
  const top = y - tall;
  const columns = Math.floor(wide / 9);
  const rows = Math.floor(tall / 13);
  const panes = times(columns * rows, (index) => {
    if (random() > glass) return '';
    const left = x + 4 + (index % columns) * ((wide - 6) / columns);
    return `M${left.toFixed(0)} ${(top + 8 + Math.floor(index / columns) * 13).toFixed(0)}h4v6h-4z`;
  }).join('');
  const style = Math.floor(random() * 4);
  const caps = [
    '',
    box(x + wide * 0.2, top - 18, wide * 0.6, 18, colour),
    box(x + wide * 0.47, top - 60, wide * 0.06, 60, colour) +
      box(x + wide * 0.3, top - 14, wide * 0.4, 14, colour),
    polygon(
      [
        [x, top + 1],
        [x + wide, top - wide * 0.5],
        [x + wide, top + 1],
      ],
      colour,
    ),
  ];
  return `${caps[style]}${box(x, top, wide, tall + 40, colour)}${box(x + wide * 0.6, top, wide * 0.4, tall + 40, light.tint, 'opacity="0.18"')}<path d="${panes}" fill="${light.window}" opacity="${light.isDark ? 0.85 : 0.35}"/>`;
}
