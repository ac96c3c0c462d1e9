import { between, chance, height, type Random, times, width } from './brush.ts';
import type { Light } from './light.ts';

export interface SkyOptions {
  clouds?: number;
  sunAt?: readonly [x: number, y: number];
}

const stops = (colours: readonly string[]) =>
  colours
    .map((colour, index) => `<stop offset="${index / (colours.length - 1)}" stop-color="${colour}"/>`)
    .join('');

function cloud(random: Random, light: Light): string {
  const x = between(random, 0, width);
  const y = between(random, 50, 280);
  const length = between(random, 90, 230) * (0.6 + y / 400);
  const puffs = times(7, (index) => {
    const along = index / 6 - 0.5;
    const tall = between(random, 9, 24) * (1 - Math.abs(along) * 1.3);
    return `<ellipse cx="${Math.round(x + along * length * 1.6)}" cy="${Math.round(y - tall * 0.4)}" rx="${Math.round(length * 0.24)}" ry="${Math.round(Math.max(4, tall))}"/>`;
  });
  return `<g fill="${light.cloud}" opacity="${between(random, 0.25, 0.6).toFixed(2)}" filter="url(#soft)">${puffs.join('')}</g>`;
}

function stars(random: Random): string {
  const dots = times(130, () => {
    const y = between(random, 0, 330);
    const size = between(random, 0.5, 1.7);
    return `<circle cx="${Math.round(random() * width)}" cy="${Math.round(y)}" r="${size.toFixed(1)}" opacity="${(between(random, 0.3, 1) * (1 - y / 420)).toFixed(2)}"/>`;
  });
  return `<g fill="#fff">${dots.join('')}</g>`;
}

/** The sky with sun or moon, clouds, and stars where it is dark. */
export function sky(light: Light, seed: number, { clouds = 5, sunAt }: SkyOptions = {}): string {
  const random = chance(seed * 7 + 1);
  const { sun } = light;
  const [x, y] = sunAt ?? [sun.x, sun.y];
  const glow = (radius: number, opacity: number) =>
    `<circle cx="${x}" cy="${y}" r="${radius}" fill="url(#glow)" opacity="${opacity}"/>`;
  return `<defs>
<linearGradient id="sky" x1="0" y1="0" x2="0" y2="1">${stops(light.sky)}</linearGradient>
<linearGradient id="water" x1="0" y1="0" x2="0" y2="1">${stops(light.water)}</linearGradient>
<radialGradient id="glow"><stop offset="0" stop-color="${sun.glow}" stop-opacity="0.95"/><stop offset="0.35" stop-color="${sun.glow}" stop-opacity="0.35"/><stop offset="1" stop-color="${sun.glow}" stop-opacity="0"/></radialGradient>
<linearGradient id="mist" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${light.haze}" stop-opacity="0"/><stop offset="0.6" stop-color="${light.haze}" stop-opacity="0.55"/><stop offset="1" stop-color="${light.haze}" stop-opacity="0"/></linearGradient>
<linearGradient id="deepen" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${light.tint}" stop-opacity="0"/><stop offset="1" stop-color="${light.tint}" stop-opacity="0.5"/></linearGradient>
<filter id="soft" x="-30%" y="-60%" width="160%" height="220%"><feGaussianBlur stdDeviation="9"/></filter>
<filter id="blur"><feGaussianBlur stdDeviation="3"/></filter>
</defs>
<rect width="${width}" height="470" fill="url(#sky)"/><rect y="469" width="${width}" height="${height - 469}" fill="${light.sky[3]}"/>
${light.sky[0] < '#300000' ? stars(random) : ''}${glow(sun.radius * 7, 0.75)}${glow(sun.radius * 2.4, 0.9)}
<circle cx="${x}" cy="${y}" r="${sun.radius}" fill="${sun.colour}"/>
${times(clouds, () => cloud(random, light)).join('')}`;
}

/** A band of mist between the foreground and the distance. */
export const mist = (y: number, tall: number, opacity = 0.8): string =>
  `<rect y="${y}" width="${width}" height="${tall}" fill="url(#mist)" opacity="${opacity}"/>`;

/** Darkens the lowest part, to draw the eye up into the picture. */
export const deepen = (from = 480, opacity = 0.8): string =>
  `<rect y="${from}" width="${width}" height="${height - from}" fill="url(#deepen)" opacity="${opacity}"/>`;

/** A few distant birds. */
export function birds(seed: number, light: Light, x: number, y: number): string {
  const random = chance(seed + 99);
  const wings = times(6, () => {
    const left = x + between(random, -90, 90);
    const top = y + between(random, -40, 40);
    const span = between(random, 6, 12);
    return `M${left.toFixed(0)} ${top.toFixed(0)}q${span / 2} ${-span / 2} ${span} 0q${span / 2} ${-span / 2} ${span} 0`;
  });
  return `<path d="${wings.join('')}" fill="none" stroke="${light.tint}" stroke-width="1.8" stroke-linecap="round" opacity="0.7"/>`;
}
