import { between, chance, height, times, width } from './brush.ts';
import type { Light } from './light.ts';

export interface WaterOptions {
  /** Where the sun is above it; its reflection lies on the water below. */
  sunX?: number;
  until?: number;
  /** How visible the waves are. */
  waves?: number;
}

/** Water from `from` down: a gradient, the sun's reflection, and strokes that grow towards the viewer. */
export function water(light: Light, seed: number, from: number, options: WaterOptions = {}): string {
  const { sunX = light.sun.x, until = height, waves = 1 } = options;
  const random = chance(seed * 13 + 5);
  const depth = until - from;
  const stroke = (x: number, y: number, long: number, opacity: number, colour: string) =>
    `<rect x="${Math.round(x - long / 2)}" y="${y.toFixed(1)}" width="${Math.round(long)}" height="${(1 + ((y - from) / depth) * 2.4).toFixed(1)}" rx="1.5" fill="${colour}" opacity="${opacity.toFixed(2)}"/>`;
  const ripples = times(Math.round(90 * waves), () => {
    const near = random() ** 1.4;
    const colour = random() < 0.5 ? light.water[0] : light.water[1];
    return stroke(
      random() * width,
      from + near * depth,
      between(random, 20, 70) * (0.4 + near * 1.8),
      between(random, 0.15, 0.5),
      colour,
    );
  });
  const road = times(46, (index) => {
    const near = index / 46;
    const spread = 18 + near * 120;
    return stroke(
      sunX + between(random, -spread, spread) * 0.7,
      from + 3 + near * depth * 0.95,
      between(random, 16, 60) * (0.6 + near),
      between(random, 0.35, 0.9) * (1 - near * 0.7),
      light.sun.colour,
    );
  });
  return `<rect y="${from}" width="${width}" height="${depth}" fill="url(#water)"/>${ripples.join('')}${road.join('')}`;
}
