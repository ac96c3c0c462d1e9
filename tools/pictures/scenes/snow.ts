import {
  between,
  chance,
  ground,
  heightAt,
  mix,
  type Point,
  type Random,
  ridge,
  times,
  width,
} from '../brush.ts';
import { house } from '../houses.ts';
import { type Light, lit } from '../light.ts';
import { peaks } from '../peaks.ts';
import { fir, firs } from '../plants.ts';
import type { Scene } from '../scene.ts';
import { deepen, mist, sky } from '../sky.ts';

const curtain = (x: number, colour: string, opacity: number) =>
  `<linearGradient id="veil${x}" x1="0" y1="1" x2="0" y2="0"><stop offset="0" stop-color="${colour}" stop-opacity="0"/><stop offset="0.2" stop-color="${colour}"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/></linearGradient><path d="M${x} 350C${x + 90} 270 ${x - 60} 200 ${x + 110} 10L${x + 240} 10C${x + 110} 190 ${x + 210} 250 ${x + 90} 350Z" fill="url(#veil${x})" opacity="${opacity}" filter="url(#veil)"/>`;

/** The northern lights: veils side by side. */
const aurora = (random: Random): string =>
  '<filter id="veil" x="-40%" width="180%"><feGaussianBlur stdDeviation="17"/></filter>' +
  times(11, (index) =>
    curtain(
      -40 + index * 98 + between(random, -30, 30),
      ['#5ef0b0', '#8dffd0', '#9a86ff', '#46d9a8'][index % 4] ?? '#5ef0b0',
      between(random, 0.4, 0.8),
    ),
  ).join('');

/** Snow takes less of the hour's tint than rock does, and some of the sky's colour. */
const white = (light: Light, distance: number): string =>
  mix(lit({ ...light, strength: light.strength * 0.55 }, '#f7fbff', distance), light.sky[2], 0.12);

/** Three cabins with their lamps on. */
function cabins(random: Random, light: Light, hill: Point[]): string {
  const look = {
    light: { ...light, isDark: true, window: '#ffd27a' },
    distance: 0.02,
    walls: ['#7a4a35', '#8a5640'],
    roofs: [mix('#e8f2fb', light.tint, 0.12)],
  };
  const places = [
    [470, 74],
    [590, 60],
    [700, 82],
  ] as const;
  return places
    .map(([x, wide]) =>
      house(random, [x, heightAt(hill, x + wide / 2) + 34], { wide, tall: wide * 0.55 }, look),
    )
    .join('');
}

/** A fir with snow on its boughs. */
const snowy = (random: Random, light: Light, [x, y]: Point, tall: number): string =>
  fir(random, [x, y], tall, lit(light, '#21413f', 0)) +
  `<g opacity="0.6">${fir(random, [x - tall * 0.035, y - tall * 0.2], tall * 0.74, white(light, 0.1))}</g>`;

const flakes = (random: Random): string =>
  times(
    110,
    () =>
      `<circle cx="${(random() * width).toFixed(0)}" cy="${(random() * 640).toFixed(0)}" r="${between(random, 0.8, 2.6).toFixed(1)}"/>`,
  ).join('');

/** A distant wood along a ridge. */
const woodOn = (line: Point[]) =>
  ({ from: -20, to: 1220, y: (x: number) => heightAt(line, x) + 8, tall: [22, 46], step: 15 }) as const;

/** Snow everywhere; at night with northern lights above. */
export const snow: Scene = (light, seed) => {
  const random = chance(seed);
  const isNight = light.sky[0] < '#200000';
  const above = isNight ? aurora(random) : '';
  const far = ridge(random, { at: 400, reach: 60, roughness: 0.5, detail: 5 });
  const hill = ridge(random, { at: 490, reach: 36, roughness: 0.42, detail: 3 });
  const near = ridge(random, { at: 585, reach: 26, roughness: 0.4, detail: 3 });
  const huts = cabins(random, light, hill);
  const falling = isNight ? '' : flakes(random);
  const wood = (from: number, to: number, step: number) =>
    firs(
      random,
      { from, to, y: (x) => heightAt(hill, x) + 16, tall: [60, 110], step },
      lit(light, '#2b4a4a', 0.12),
    );
  const left = (index: number): Point => [index * 62 - 10, heightAt(near, index * 62) + 40 + index * 6];
  const right = (index: number): Point => [1010 + index * 66, heightAt(near, 1010 + index * 50) + 50];
  return (
    sky(light, seed, { clouds: isNight ? 0 : 5, ...(isNight && { sunAt: [1010, 110] as const }) }) +
    above +
    peaks(random, light, { at: 380, reach: 190, distance: 0.5, snow: 370, summits: 4 }) +
    ground(far, white(light, 0.35), true) +
    firs(random, woodOn(far), lit(light, '#3c5a60', 0.34)) +
    mist(400, 100, 0.6) +
    ground(hill, white(light, 0.12), true) +
    wood(-20, 430, 30) +
    wood(830, 1220, 32) +
    huts +
    ground(near, white(light, 0), true) +
    times(5, (index) => snowy(random, light, left(index), between(random, 150, 240))).join('') +
    times(4, (index) => snowy(random, light, right(index), between(random, 150, 230))).join('') +
    `<g fill="#fff" opacity="0.8">${falling}</g>` +
    deepen(590, 0.35)
  );
};
