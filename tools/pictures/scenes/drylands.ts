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
import { type Light, lit } from '../light.ts';
import { acacia, grass } from '../plants.ts';
import type { Scene } from '../scene.ts';
import { birds, deepen, mist, sky } from '../sky.ts';

/** A lit flank, a dark one, and a sharp crest between. */
function dune(light: Light, top: Point, { spread, distance }: { spread: number; distance: number }): string {
  const sand = lit(light, '#e3a767', distance);
  const dark = mix(sand, lit(light, '#8a4a33', distance), 0.62);
  const [x, y] = top;
  const foot = height + 30;
  const crest = [
    top,
    [x + spread * 0.1, y + 40],
    [x - spread * 0.02, y + 110],
    [x + spread * 0.16, y + 200],
    [x + spread * 0.05, foot],
  ] as const;
  const left: Point[] = [
    [x - spread * 1.5, foot],
    [x - spread * 0.75, y + spread * 0.24],
    [x - spread * 0.28, y + spread * 0.06],
    top,
  ];
  const right: Point[] = [
    top,
    [x + spread * 0.3, y + spread * 0.1],
    [x + spread * 0.8, y + spread * 0.26],
    [x + spread * 1.6, foot],
  ];
  const body = `<path d="M${curve(left)}L${curve(right)}Z" fill="${sand}"/>`;
  const shade = `<path d="M${curve(right)}L${curve(crest.toReversed())}Z" fill="${dark}"/>`;
  const ripples = times(
    9,
    (index) =>
      `<path d="M${(x - spread * 0.9).toFixed(0)} ${(y + 120 + index * 30).toFixed(0)}q${(spread * 0.3).toFixed(0)} -22 ${(spread * 0.75).toFixed(0)} -4" stroke="${mix(sand, '#ffffff', 0.3)}" stroke-width="2" fill="none" opacity="0.22"/>`,
  ).join('');
  return body + ripples + shade;
}

/** Dunes behind dunes, and a line of camels between two of them. */
export const desert: Scene = (light, seed) => {
  const random = chance(seed);
  const camel = (x: number, y: number, size: number) =>
    `<path transform="translate(${x} ${y}) scale(${size})" d="M-16 0l1 -14q-3 -7 1 -10q5 -3 9 -1q3 -8 7 -8t6 7q6 1 8 -2l4 -9q1 -4 6 -4l3 2l-5 2l-4 12q-3 7 -8 8l1 17h-2l-3 -15h-14l-3 15h-2l1 -15l-4 15z"/>`;
  const line = times(5, (index) => camel(560 + index * 46, 404 - index * 5, 0.62)).join('');
  return (
    sky(light, seed, { clouds: 3 }) +
    ground(
      ridge(random, { at: 400, reach: 26, roughness: 0.45, detail: 4 }),
      lit(light, '#d9a06f', 0.62),
      true,
    ) +
    mist(370, 80) +
    dune(light, [980, 322], { spread: 380, distance: 0.36 }) +
    dune(light, [420, 352], { spread: 420, distance: 0.26 }) +
    `<g fill="${lit(light, '#3b2a2a', 0.05)}">${line}</g>` +
    mist(440, 90, 0.35) +
    dune(light, [760, 420], { spread: 520, distance: 0.1 }) +
    dune(light, [170, 470], { spread: 520, distance: 0 }) +
    deepen(540, 0.55)
  );
};

interface Mesa {
  x: number;
  top: number;
  wide: number;
  distance: number;
  foot: number;
}

const strata = ['#c96f45', '#b35a3c', '#d98a5a', '#a14e38', '#c47a55', '#b96a4a'];

/** A table of rock in six layers that widen downwards. */
function mesa(random: Random, light: Light, { x, top, wide, distance, foot }: Mesa): string {
  const step = (foot - top) / 6;
  const layers = times(6, (index) => {
    const out = wide * (0.5 + index * 0.055 + (index > 2 ? (index - 2) * 0.07 : 0));
    const colour = lit(light, strata[index] ?? '#b35a3c', distance);
    const y = top + index * step;
    const wobble = () => between(random, -6, 6);
    return polygon(
      [
        [x - out + wobble(), y + step * 1.1],
        [x - out + 8 + wobble(), y],
        [x + out - 8 + wobble(), y],
        [x + out + wobble(), y + step * 1.1],
      ],
      colour,
    );
  });
  const cracks = times(Math.round(wide / 16), () => {
    const at = x + between(random, -0.45, 0.45) * wide;
    return `<path d="M${at.toFixed(0)} ${top.toFixed(0)}l${between(random, -6, 6).toFixed(0)} ${(step * between(random, 1.5, 3)).toFixed(0)}" stroke="${light.tint}" stroke-width="2.5" opacity="0.22"/>`;
  });
  return (
    layers.join('') +
    polygon(
      [
        [x + wide * 0.1, top],
        [x + wide * 0.5, top],
        [x + wide * 0.62, foot],
        [x + wide * 0.2, foot],
      ],
      light.tint,
      'opacity="0.14"',
    ) +
    cracks.join('')
  );
}

/** Red tables of rock, layer upon layer. */
export const canyon: Scene = (light, seed) => {
  const random = chance(seed);
  const plain = (y: number, colour: string, distance: number) =>
    ground(
      ridge(random, { at: y, reach: 12, roughness: 0.4, detail: 4 }),
      lit(light, colour, distance),
      true,
    );
  const shrubs = times(60, () => {
    const y = between(random, 560, 670);
    return `<ellipse cx="${(random() * width).toFixed(0)}" cy="${y.toFixed(0)}" rx="${(8 + (y - 560) / 7).toFixed(0)}" ry="${(4 + (y - 560) / 14).toFixed(0)}" fill="${lit(light, '#7f8a55', 0.05)}" opacity="0.8"/>`;
  });
  return (
    sky(light, seed, { sunAt: [600, light.isDark ? 330 : 190] }) +
    mesa(random, light, { x: 150, top: 330, wide: 260, distance: 0.62, foot: 440 }) +
    mesa(random, light, { x: 720, top: 345, wide: 180, distance: 0.66, foot: 440 }) +
    mesa(random, light, { x: 1080, top: 320, wide: 240, distance: 0.6, foot: 440 }) +
    plain(432, '#cf8a62', 0.5) +
    mist(390, 90, 0.7) +
    mesa(random, light, { x: 960, top: 250, wide: 150, distance: 0.28, foot: 505 }) +
    mesa(random, light, { x: 330, top: 270, wide: 210, distance: 0.24, foot: 505 }) +
    plain(500, '#c47f58', 0.22) +
    mist(470, 80, 0.4) +
    mesa(random, light, { x: 60, top: 190, wide: 240, distance: 0.04, foot: 590 }) +
    mesa(random, light, { x: 1180, top: 300, wide: 200, distance: 0.08, foot: 590 }) +
    plain(585, '#bb754f', 0.03) +
    shrubs.join('') +
    birds(seed, light, 560, 150) +
    deepen(560, 0.5)
  );
};

export const savanna: Scene = (light, seed) => {
  const random = chance(seed);
  const far = ridge(random, { at: 415, reach: 44, roughness: 0.5, detail: 5 });
  const plain = ridge(random, { at: 478, reach: 10, roughness: 0.4, detail: 3 });
  const near = ridge(random, { at: 570, reach: 16, roughness: 0.4, detail: 3 });
  const dark = lit(light, '#3b3a24', 0);
  const small = times(13, () => {
    const x = random() * width;
    return acacia(
      random,
      [x, heightAt(plain, x) + between(random, 0, 30)],
      between(random, 30, 62),
      lit(light, '#6c6a3a', 0.3),
    );
  });
  const giraffe = (x: number, y: number, size: number, turn: 1 | -1) =>
    `<path transform="translate(${x} ${y}) scale(${size * turn} ${size})" d="M-22 0l2 -34q-2 -12 4 -18q10 -6 22 -5q6 -1 9 -8l13 -46q1 -5 5 -6l1 -5l2 5q8 2 13 9q1 3 -2 3l-11 -1l-13 50q-3 10 -6 14l3 42h-4l-5 -36q-10 4 -20 2l-4 34h-4l1 -34l-4 34z"/>`;
  return (
    sky(light, seed, { clouds: 4, sunAt: [620, light.isDark || light.sky[1] > '#c00000' ? 365 : 180] }) +
    ground(far, lit(light, '#8a8f6a', 0.62), true) +
    mist(390, 70) +
    ground(plain, lit(light, '#d2ac5c', 0.28), true) +
    small.join('') +
    `<g fill="${lit(light, '#6b4a2c', 0.1)}">${giraffe(760, 545, 0.75, -1)}${giraffe(842, 552, 0.62, -1)}${giraffe(700, 550, 0.5, 1)}</g>` +
    ground(near, lit(light, '#b98f45', 0.05), true) +
    acacia(random, [250, 606], 290, dark) +
    grass(seed, 640, lit(light, '#7d6630', 0), 260) +
    birds(seed, light, 900, 190) +
    deepen(540, 0.5)
  );
};
