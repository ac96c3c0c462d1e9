// Pure: no browser, no network, no clock.
import { between, chance, ground, mix, ridge, times } from '../brush.ts';
import { lit } from '../light.ts';
import { crown, palm } from '../plants.ts';
import type { Scene } from '../scene.ts';
import { deepen, mist, sky } from '../sky.ts';
import { water } from '../water.ts';

/** Water that falls out of a green wall into a pool. */
export const jungle: Scene = (light, seed) => {
  const random = chance(seed);
  const leaves = (y: number, size: number, colour: string, distance: number, keep: (x: number) => boolean) =>
    times(34, (index) => index * 37 - 20)
      .filter(keep)
      .map((x) =>
        crown(
          random,
          [x, y + between(random, -26, 26)],
          size * between(random, 0.8, 1.3),
          lit(light, random() < 0.5 ? colour : mix(colour, '#a9c25a', 0.25), distance),
        ),
      )
      .join('');
  const cliff = ridge(random, { at: 235, reach: 40, roughness: 0.5, detail: 5 });
  const foam = mix(lit({ ...light, strength: light.strength * 0.5 }, '#ffffff', 0.05), light.sky[3], 0.2);
  const fall = (x: number, wide: number, top: number, foot: number) =>
    `<path d="M${x} ${top}q${wide / 2} -10 ${wide} 0l${wide * 0.2} ${foot - top}H${x - wide * 0.2}Z" fill="${foam}" opacity="0.9"/>${times(11, (index) => `<path d="M${x + (index + 0.5) * (wide / 11)} ${top + 4}l${(index - 5) * 1.4} ${foot - top}" stroke="${light.water[1]}" stroke-width="2" opacity="0.3"/>`).join('')}`;
  const fern = (x: number, y: number, size: number, turn: number) =>
    times(8, (index) => {
      const angle = turn - 1.1 + index * 0.3;
      const [endX, endY] = [x + Math.cos(angle) * size, y + Math.sin(angle) * size];
      return `<path d="M${x} ${y}Q${(x + Math.cos(angle - 0.35) * size * 0.6).toFixed(0)} ${(y + Math.sin(angle - 0.35) * size * 0.6).toFixed(0)} ${endX.toFixed(0)} ${endY.toFixed(0)}Q${(x + Math.cos(angle + 0.2) * size * 0.55).toFixed(0)} ${(y + Math.sin(angle + 0.2) * size * 0.55).toFixed(0)} ${x} ${y}Z" fill="${lit(light, index % 2 ? '#2f6b3f' : '#3f7f48', 0)}"/>`;
    }).join('');
  return (
    sky(light, seed, { clouds: 6 }) +
    ground(
      ridge(random, { at: 200, reach: 60, roughness: 0.5, detail: 4 }),
      lit(light, '#4f8266', 0.55),
      true,
    ) +
    mist(170, 120) +
    ground(cliff, lit(light, '#5b6a5a', 0.2)) +
    leaves(235, 74, '#3f7a4a', 0.24, () => true) +
    fall(545, 110, 252, 520) +
    fall(700, 34, 262, 515) +
    leaves(340, 90, '#35703f', 0.14, (x) => x < 470 || x > 780) +
    leaves(440, 104, '#2f6638', 0.08, (x) => x < 430 || x > 800) +
    mist(430, 110, 0.75) +
    water(light, seed, 515, { sunX: 600, waves: 0.8 }) +
    `<ellipse cx="605" cy="522" rx="150" ry="20" fill="${foam}" opacity="0.7" filter="url(#blur)"/>` +
    leaves(530, 92, '#275a33', 0.03, (x) => x < 300 || x > 910) +
    fern(90, 690, 230, -1.2) +
    fern(1120, 690, 240, -1.9) +
    fern(330, 710, 150, -1.5) +
    palm(seed + 2, [1060, 640], 330, -70, lit(light, '#1d4a30', 0)) +
    deepen(590, 0.5)
  );
};
