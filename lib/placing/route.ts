// Of two places of one name in one country, the one nearer to the names right before and after it is on the route.
import { type Arrow, arrowKm } from './globe.ts';
import { minSettledChance, type Name, type Weighed } from './name.ts';
import type { Sense } from './sense.ts';

const besideNames = 3;
/** Closer than this, nothing is a detour. */
const stretchKm = 50;
/** The cost of each doubling of the distance, in log-odds. */
const doubling = 1;
/** Famous cities are worth a longer way: "Las Vegas" after Santa Fe is seldom the small one nearby. */
const doublingToFamous = 0.5;
const maxDetourCost = 3;

const isBeside = (a: Name, b: Name) =>
  a.order !== undefined && b.order !== undefined && Math.abs(a.order - b.order) <= besideNames;

/** Where the settled names beside this one on the page lie. */
function settledBeside(own: Weighed, others: Weighed[]): Arrow[] {
  return others.flatMap(({ name, chances }) => {
    if (name.key === own.name.key || !isBeside(own.name, name)) return [];
    const best = name.senses[chances.findIndex((chance) => chance >= minSettledChance)];
    return best && !best.isFrame ? [best.at] : [];
  });
}

const wayOf = ({ at }: Sense, beside: Arrow[]) =>
  beside.reduce((sum, other) => sum + Math.log2(1 + arrowKm(at, other) / stretchKm), 0) / beside.length;

/** The cost of each sense if a namesake in its country lies nearer to the route. */
export function detourCostsOf(own: Weighed, others: Weighed[]): number[] {
  const { senses } = own.name;
  const beside = senses.length > 1 ? settledBeside(own, others) : [];
  if (beside.length === 0) return senses.map(() => 0);
  const ways = senses.map((sense) => ({ sense, country: sense.place.country, way: wayOf(sense, beside) }));
  return ways.map(({ sense, country, way }) => {
    const least = Math.min(...ways.filter((other) => other.country === country).map((other) => other.way));
    return Math.min(maxDetourCost, (sense.isFamous ? doublingToFamous : doubling) * (way - least));
  });
}
