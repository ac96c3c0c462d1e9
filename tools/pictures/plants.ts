import { between, chance, type Point, polygon, type Random, times } from './brush.ts';

/** A fir of stacked, uneven boughs; `y` is its base. */
export function fir(random: Random, [x, y]: Point, tall: number, fill: string): string {
  const wide = tall * between(random, 0.3, 0.4);
  const tiers = 7;
  const side = (sign: number) =>
    times(tiers, (index) => {
      const share = (index + 1) / tiers;
      const out = (wide / 2) * share * between(random, 0.82, 1.1);
      const at = y - tall + tall * 0.93 * share;
      return [
        [x + sign * out, at],
        [x + sign * out * 0.55, at - tall * 0.03],
      ] as const;
    });
  const right = side(1).flat();
  const left = side(-1).flat().reverse();
  const trunk = `<rect x="${(x - tall * 0.018).toFixed(1)}" y="${(y - tall * 0.09).toFixed(1)}" width="${(tall * 0.036).toFixed(1)}" height="${(tall * 0.1).toFixed(1)}" fill="${fill}"/>`;
  return trunk + polygon([[x, y - tall], ...right, ...left], fill);
}

export function cypress(random: Random, [x, y]: Point, tall: number, fill: string): string {
  const wide = tall * between(random, 0.1, 0.14);
  return `<path d="M${x} ${y}C${x - wide * 1.3} ${y - tall * 0.2} ${x - wide} ${y - tall * 0.7} ${x} ${y - tall}C${x + wide} ${y - tall * 0.7} ${x + wide * 1.3} ${y - tall * 0.2} ${x} ${y}Z" fill="${fill}"/>`;
}

/** A leafy crown: many soft discs. */
export function crown(random: Random, [x, y]: Point, wide: number, fill: string, tall = wide * 0.7): string {
  const puffs = times(16, () => {
    const angle = random() * Math.PI * 2;
    const out = Math.sqrt(random()) * 0.72;
    const size = wide * between(random, 0.16, 0.27);
    return `<circle cx="${(x + Math.cos(angle) * out * wide * 0.5).toFixed(1)}" cy="${(y + Math.sin(angle) * out * tall * 0.5).toFixed(1)}" r="${size.toFixed(1)}"/>`;
  });
  return `<g fill="${fill}">${puffs.join('')}</g>`;
}

export function roundTree(random: Random, [x, y]: Point, tall: number, leaves: string, wood: string): string {
  const trunk = polygon(
    [
      [x - tall * 0.03, y],
      [x - tall * 0.015, y - tall * 0.5],
      [x + tall * 0.015, y - tall * 0.5],
      [x + tall * 0.03, y],
    ],
    wood,
  );
  return trunk + crown(random, [x, y - tall * 0.68], tall * 0.62, leaves);
}

/** A palm that leans by `lean`, with drooping leaves. */
export function palm(seed: number, [x, y]: Point, tall: number, lean: number, fill: string): string {
  const random = chance(seed * 31 + 3);
  const top: Point = [x + lean, y - tall];
  const thick = tall * 0.035;
  const bend = `${x + lean * 0.15} ${y - tall * 0.55}`;
  const trunk = `<path d="M${x - thick} ${y}Q${bend} ${top[0] - thick * 0.45} ${top[1]}L${top[0] + thick * 0.45} ${top[1]}Q${x + lean * 0.15 + thick * 1.6} ${y - tall * 0.55} ${x + thick * 1.3} ${y}Z"/>`;
  const leaves = times(11, (index) => {
    const angle = -Math.PI * (0.04 + (index / 10) * 0.92) + between(random, -0.1, 0.1);
    const long = tall * between(random, 0.36, 0.5);
    const endX = top[0] + Math.cos(angle) * long;
    const endY = top[1] + Math.sin(angle) * long * 0.62 + long * 0.32;
    const upX = top[0] + Math.cos(angle) * long * 0.55;
    const upY = top[1] + Math.sin(angle) * long * 0.85 - long * 0.1;
    const deep = long * 0.2;
    return `<path d="M${top[0].toFixed(1)} ${top[1].toFixed(1)}Q${upX.toFixed(1)} ${upY.toFixed(1)} ${endX.toFixed(1)} ${endY.toFixed(1)}Q${(upX + deep * 0.1).toFixed(1)} ${(upY + deep).toFixed(1)} ${top[0].toFixed(1)} ${(top[1] + thick).toFixed(1)}Z"/>`;
  });
  return `<g fill="${fill}">${trunk}${leaves.join('')}<circle cx="${top[0]}" cy="${top[1] + thick}" r="${thick * 1.6}"/></g>`;
}

/** An acacia with the flat crown of the savanna. */
export function acacia(random: Random, [x, y]: Point, tall: number, fill: string): string {
  const top = y - tall;
  const branch = (toX: number, toY: number) =>
    `<path d="M${x} ${y - tall * 0.25}Q${x} ${y - tall * 0.6} ${toX.toFixed(0)} ${toY.toFixed(0)}" fill="none" stroke="${fill}" stroke-width="${tall * 0.035}"/>`;
  const trunk = `<path d="M${x - tall * 0.04} ${y}Q${x} ${y - tall * 0.3} ${x - tall * 0.02} ${y - tall * 0.5}L${x + tall * 0.03} ${y - tall * 0.5}Q${x + tall * 0.02} ${y - tall * 0.3} ${x + tall * 0.05} ${y}Z" fill="${fill}"/>`;
  const branches = [-0.5, -0.25, 0.1, 0.4].map((out) => branch(x + out * tall, top + tall * 0.12)).join('');
  const layers = [
    [0, 0.05, 1.05],
    [-0.28, 0.14, 0.7],
    [0.3, 0.12, 0.66],
  ] as const;
  const crowns = layers.map(([along, down, wide]) =>
    crown(random, [x + along * tall, top + down * tall], wide * tall, fill, tall * 0.13).replaceAll(
      / r="([\d.]+)"/g,
      (_, size) => ` r="${(Number(size) * 0.34).toFixed(1)}"`,
    ),
  );
  const plates = layers.map(
    ([along, down, wide]) =>
      `<ellipse cx="${x + along * tall}" cy="${top + down * tall}" rx="${(wide * tall * 0.5).toFixed(0)}" ry="${(tall * 0.07).toFixed(0)}" fill="${fill}"/>`,
  );
  return trunk + branches + plates.join('') + crowns.join('');
}

/** Blades of grass along the lower edge. */
export function grass(seed: number, from: number, fill: string, count = 160): string {
  const random = chance(seed * 17 + 11);
  const blades = times(count, () => {
    const x = between(random, -10, 1210);
    const tall = between(random, 20, 70);
    const lean = between(random, -18, 18);
    return `M${x.toFixed(0)} ${from + 60}q${(lean * 0.2).toFixed(1)} ${(-tall * 0.6 - 40).toFixed(1)} ${lean.toFixed(1)} ${(-tall - 40).toFixed(1)}q${(-lean * 0.1).toFixed(1)} ${(tall * 0.5).toFixed(1)} ${(5 - lean).toFixed(1)} ${(tall + 40).toFixed(1)}z`;
  });
  return `<path d="${blades.join('')}" fill="${fill}"/>`;
}

/** A wood along a line, each tree slightly displaced. */
export function firs(
  random: Random,
  place: {
    from: number;
    to: number;
    y: (x: number) => number;
    tall: readonly [number, number];
    step: number;
  },
  fill: string,
): string {
  const count = Math.floor((place.to - place.from) / place.step);
  return times(count, (index) => {
    const x = place.from + index * place.step + between(random, -place.step, place.step) * 0.4;
    return fir(random, [x, place.y(x)], between(random, ...place.tall), fill);
  }).join('');
}
