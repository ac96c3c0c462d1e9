import { between, chance, ground, mix, type Point, type Random, ridge, times } from '../brush.ts';
import { type Light, lit } from '../light.ts';
import { crown, palm } from '../plants.ts';
import type { Scene } from '../scene.ts';
import { deepen, mist, sky } from '../sky.ts';
import { water } from '../water.ts';

interface Leaves {
  y: number;
  size: number;
  colour: string;
  distance: number;
  /** The range of x with water, where no leaves grow. */
  gap?: readonly [number, number];
}

/** A row of crowns across the picture. */
const leaves = (random: Random, light: Light, { y, size, colour, distance, gap }: Leaves) =>
  times(34, (index) => index * 37 - 20)
    .filter((x) => !gap || x < gap[0] || x > gap[1])
    .map((x) =>
      crown(
        random,
        [x, y + between(random, -26, 26)],
        size * between(random, 0.8, 1.3),
        lit(light, random() < 0.5 ? colour : mix(colour, '#a9c25a', 0.25), distance),
      ),
    )
    .join('');

interface Fall {
  x: number;
  wide: number;
  top: number;
  foot: number;
}

/** A waterfall with streaks. */
const fall = (light: Light, foam: string, { x, wide, top, foot }: Fall) =>
  `<path d="M${x} ${top}q${wide / 2} -10 ${wide} 0l${wide * 0.2} ${foot - top}H${x - wide * 0.2}Z" fill="${foam}" opacity="0.9"/>${times(11, (index) => `<path d="M${x + (index + 0.5) * (wide / 11)} ${top + 4}l${(index - 5) * 1.4} ${foot - top}" stroke="${light.water[1]}" stroke-width="2" opacity="0.3"/>`).join('')}`;

/** Leaves that fan out from one point. */
const fern = (light: Light, { at: [x, y], size, turn }: { at: Point; size: number; turn: number }) =>
  times(8, (index) => {
    const angle = turn - 1.1 + index * 0.3;
    const [endX, endY] = [x + Math.cos(angle) * size, y + Math.sin(angle) * size];
    return `<path d="M${x} ${y}Q${(x + Math.cos(angle - 0.35) * size * 0.6).toFixed(0)} ${(y + Math.sin(angle - 0.35) * size * 0.6).toFixed(0)} ${endX.toFixed(0)} ${endY.toFixed(0)}Q${(x + Math.cos(angle + 0.2) * size * 0.55).toFixed(0)} ${(y + Math.sin(angle + 0.2) * size * 0.55).toFixed(0)} ${x} ${y}Z" fill="${lit(light, index % 2 ? '#2f6b3f' : '#3f7f48', 0)}"/>`;
  }).join('');

/** A waterfall from a green wall into a pool. */
export const jungle: Scene = (light, seed) => {
  const random = chance(seed);
  const cliff = ridge(random, { at: 235, reach: 40, roughness: 0.5, detail: 5 });
  const foam = mix(lit({ ...light, strength: light.strength * 0.5 }, '#ffffff', 0.05), light.sky[3], 0.2);
  return (
    sky(light, seed, { clouds: 6 }) +
    ground(
      ridge(random, { at: 200, reach: 60, roughness: 0.5, detail: 4 }),
      lit(light, '#4f8266', 0.55),
      true,
    ) +
    mist(170, 120) +
    ground(cliff, lit(light, '#5b6a5a', 0.2)) +
    leaves(random, light, { y: 235, size: 74, colour: '#3f7a4a', distance: 0.24 }) +
    fall(light, foam, { x: 545, wide: 110, top: 252, foot: 520 }) +
    fall(light, foam, { x: 700, wide: 34, top: 262, foot: 515 }) +
    leaves(random, light, { y: 340, size: 90, colour: '#35703f', distance: 0.14, gap: [470, 780] }) +
    leaves(random, light, { y: 440, size: 104, colour: '#2f6638', distance: 0.08, gap: [430, 800] }) +
    mist(430, 110, 0.75) +
    water(light, seed, 515, { sunX: 600, waves: 0.8 }) +
    `<ellipse cx="605" cy="522" rx="150" ry="20" fill="${foam}" opacity="0.7" filter="url(#blur)"/>` +
    leaves(random, light, { y: 530, size: 92, colour: '#275a33', distance: 0.03, gap: [300, 910] }) +
    fern(light, { at: [90, 690], size: 230, turn: -1.2 }) +
    fern(light, { at: [1120, 690], size: 240, turn: -1.9 }) +
    fern(light, { at: [330, 710], size: 150, turn: -1.5 }) +
    palm(seed + 2, [1060, 640], 330, -70, lit(light, '#1d4a30', 0)) +
    deepen(590, 0.5)
  );
};
