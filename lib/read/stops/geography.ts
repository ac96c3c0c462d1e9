// Trips stay in a region: a name with a sense near the senses of the page's other names is a place.
import type { Knowledge } from '../../model/evidence.ts';
import type { Candidate } from './group.ts';

export interface Whereabouts {
  /** How many other names of the page lie near one sense of this one; a name counts less the more senses it has. */
  near: number;
  /** Of the sense with the most neighbours. */
  population: number;
  senses: number;
}

/** A name with its senses. */
export interface Located {
  key: string;
  points: { x: number; y: number; cos: number; population: number }[];
  weight: number;
}

/** A day's drive. */
const nearKilometres = 150;
const degreeKilometres = 111;
/** Only the best known senses; a village called "San Juan" has hundreds. */
const maxSenses = 8;
/** A page with more known names is a list; the first ones show where it is. */
const maxNames = 150;
/** A single word that is common in the page's language is just a word, even if a village has its name. */
const commonFrom = 0.2;

function isWordOnly({ tokens }: Candidate): boolean {
  const [only] = tokens;
  return tokens.length === 1 && only !== undefined && (only.word.rank >= commonFrom || only.word.small > 0);
}

type CoordinatesOfName = NonNullable<Knowledge['coordinatesOfName']>;

/** The senses in a flat list of latitude, longitude and population. */
export function pointsOf(numbers: number[]): Located['points'] {
  const points: Located['points'] = [];
  for (let at = 0; at + 2 < numbers.length && points.length < maxSenses; at += 3) {
    const y = numbers[at] as number;
    const x = numbers[at + 1] as number;
    const population = numbers[at + 2] as number;
    points.push({ x, y, cos: Math.cos((y * Math.PI) / 180), population });
  }
  return points;
}

function locatedNames(candidates: Candidate[], coordinatesOfName: CoordinatesOfName): Located[] {
  const located = new Map<string, Located>();
  for (const candidate of candidates) {
    if (located.size >= maxNames) break;
    const { key, name } = candidate;
    if (located.has(key) || name.length < 3 || isWordOnly(candidate)) continue;
    const points = pointsOf(coordinatesOfName(name));
    if (points.length === 0) continue;
    located.set(key, { key, points, weight: 1 / Math.sqrt(points.length) });
  }
  return [...located.values()];
}

export function isNear(one: Located['points'][number], other: Located, kilometres: number): boolean {
  const limit = (kilometres / degreeKilometres) ** 2;
  for (const { x, y } of other.points) {
    const apart = Math.abs(x - one.x);
    // Across the date line the short way round counts.
    const dx = (apart > 180 ? 360 - apart : apart) * one.cos;
    const dy = y - one.y;
    if (dx * dx + dy * dy < limit) return true;
  }
  return false;
}

/** "York" is no evidence for "New York". */
export const isOfSameName = (one: string, other: string) => one.includes(other) || other.includes(one);

export function whereabouts(
  candidates: Candidate[],
  { coordinatesOfName }: Knowledge,
): Map<string, Whereabouts> {
  const found = new Map<string, Whereabouts>();
  if (!coordinatesOfName) return found;
  const located = locatedNames(candidates, coordinatesOfName);
  for (const one of located) {
    let best: Whereabouts = { near: -1, population: 0, senses: one.points.length };
    for (const point of one.points) {
      let near = 0;
      for (const other of located)
        if (isNear(point, other, nearKilometres) && !isOfSameName(other.key, one.key)) near += other.weight;
      if (near > best.near) best = { ...best, near, population: point.population };
    }
    found.set(one.key, best);
  }
  return found;
}
