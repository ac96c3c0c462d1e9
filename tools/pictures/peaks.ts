import {
  between,
  ground,
  heightAt,
  mix,
  type Point,
  polygon,
  type Random,
  ridge,
  times,
  width,
} from './brush.ts';
import { type Light, lit } from './light.ts';

export interface Range {
  at: number;
  reach: number;
  distance: number;
  /** The snow line: snow above this height. */
  snow: number;
  summits?: number;
}

/** A row of uneven summits, with a saddle after each. */
function rangeLine(random: Random, { at, reach, summits = 5 }: Range): { tops: Point[]; line: Point[] } {
  const gap = (width + 300) / summits;
  const tops = times(
    summits,
    (index): Point => [
      -150 + (index + between(random, 0.25, 0.75)) * gap,
      at - reach * between(random, 0.35, 1.15),
    ],
  );
  const corners: Point[] = tops.flatMap(([x, y], index): Point[] => {
    const next = tops[index + 1];
    return next
      ? [
          [x, y],
          [(x + next[0]) / 2 + between(random, -30, 30), at + reach * between(random, 0.1, 0.4)],
        ]
      : [[x, y]];
  });
  const rough = ridge(random, { at: 0, reach: reach * 0.13, roughness: 0.62, detail: 6 });
  const all: Point[] = [[-160, at + reach * 0.2], ...corners, [width + 160, at + reach * 0.2]];
  const line = times(122, (index): Point => {
    const x = -10 + index * 10;
    return [x, heightAt(all, x) + heightAt(rough, x)];
  });
  return { tops, line };
}

/** The dark side of a summit, with a jagged edge towards the bright one. */
function flank(line: Point[], x: number, { foot, shade }: { foot: number; shade: string }): string {
  const y = heightAt(line, x);
  const fall = foot - y;
  const right = line.filter(([at]) => at > x && at < x + fall * 1.1);
  const crest = times(
    7,
    (index): Point => [
      x + (index % 2 ? 0.13 : -0.04) * fall * (0.4 + index * 0.1) + index * fall * 0.03,
      y + (index / 6) * fall,
    ],
  );
  return polygon(
    [[x, y], ...right, [x + fall * 0.9, foot + 30], ...crest.toReversed()],
    shade,
    'opacity="0.55"',
  );
}

interface Snow {
  /** Snow lies above this height. */
  above: number;
  colour: string;
  tint: string;
}

/** The snow on a summit, jagged at its lower edge and darker on one side. */
function cap(random: Random, { line, x }: { line: Point[]; x: number }, snow: Snow): string {
  const deep = snow.above - heightAt(line, x);
  if (deep < 8) return '';
  const upper = line.filter(([at, high]) => Math.abs(at - x) < deep * 1.5 && high < snow.above);
  const [first, last] = [upper[0]?.[0] ?? x, upper.at(-1)?.[0] ?? x];
  const torn = times(9, (index): Point => {
    const at = last + ((first - last) * (index + 0.5)) / 9;
    const edge = heightAt(line, at);
    return [at, edge + (snow.above - edge) * (index % 2 ? 0.42 : 0.95) * between(random, 0.8, 1.1)];
  });
  return (
    polygon([...upper, ...torn], snow.colour) +
    polygon(
      [...upper.filter(([at]) => at >= x), ...torn.filter(([at]) => at >= x - 4)],
      snow.tint,
      'opacity="0.16"',
    )
  );
}

/** Peaks with a bright and a dark flank, and snow on them. */
export function peaks(random: Random, light: Light, range: Range): string {
  const { tops, line } = rangeLine(random, range);
  const rock = lit(light, '#5d6b7c', range.distance);
  const shade = mix(rock, light.tint, 0.42);
  const white = lit({ ...light, strength: light.strength * 0.5 }, '#ffffff', range.distance * 0.55);
  const snow = { above: range.snow, colour: mix(white, light.sun.glow, 0.14), tint: light.tint };
  const foot = range.at + range.reach * 0.5;
  const flanks = tops.map(([x]) => flank(line, x, { foot, shade }));
  const caps = tops.map(([x]) => cap(random, { line, x }, snow));
  return ground(line, rock) + flanks.join('') + caps.join('');
}
