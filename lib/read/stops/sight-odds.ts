// A name shared with a known sight is a stop more often, the more so where the page's other names lie near that sight.
// The trees know towns only, so sights are weighed here, next to what trees and sentences say.
import type { Knowledge } from '../../model/evidence.ts';
import type { Scored } from './decode.ts';
import { isNear, isOfSameName, type Located, pointsOf } from './geography.ts';

/** In logits, fitted to 377 trips of sites outside the training data; fitted to one half they do as well on the other. */
const weights = { sight: 0.25, fame: 0.23, company: 0.33 };
const minFame = 2;
/** The distance of an outing from the accommodation. */
const nearKilometres = 80;
/** Only the best known ones; "Chinatown" has dozens. */
const maxSights = 6;
/** A page with more known names is a list; the likeliest ones show where it is. */
const maxNames = 150;
/** Even a name that is hardly a stop shows where the trip is. */
const minVote = 0.05;
/** More company adds nothing. */
const maxCompany = 2;

type Point = Located['points'][number];

interface Known extends Located {
  sights: { point: Point; fame: number }[];
  /** How likely it is a stop, according to the trees. */
  vote: number;
}

function knownOf(
  { candidate, chance }: Scored,
  { coordinatesOfName, lookUpSight }: Knowledge,
): Known | undefined {
  const { key, name } = candidate;
  // Keys have no article: "the Iron Gate" is looked up as "iron gate".
  const called = lookUpSight?.(key) ?? [];
  const sights = called.slice(0, maxSights).flatMap(({ coordinate, fame }) => {
    const [point] = pointsOf([coordinate.latitude, coordinate.longitude, 0]);
    return point ? [{ point, fame }] : [];
  });
  const points = [...sights.map(({ point }) => point), ...pointsOf(coordinatesOfName?.(name) ?? [])];
  if (points.length === 0) return undefined;
  return { key, points, sights, weight: 1 / Math.sqrt(points.length), vote: Math.max(minVote, chance) };
}

/** How many other names of the page lie near the point: each counts by its chance, and less the more senses it has. */
function companyOf(point: Point, own: Known, all: Known[]): number {
  const near = all.filter(
    (other) => !isOfSameName(other.key, own.key) && isNear(point, other, nearKilometres),
  );
  return Math.min(
    maxCompany,
    near.reduce((sum, { weight, vote }) => sum + weight * vote, 0),
  );
}

function oddsOf(own: Known, all: Known[]): number {
  const meanings = own.sights.map(({ point, fame }) => ({ fame, company: companyOf(point, own, all) }));
  const [best] = meanings.sort((a, b) => b.company - a.company);
  if (!best) return 0;
  return weights.sight + weights.fame * (best.fame - minFame) + weights.company * Math.sqrt(best.company);
}

/** What sights add to the logits of these names, by key. */
export function sightOdds(names: Scored[], knowledge: Knowledge): Map<string, number> {
  const known = new Map<string, Known>();
  for (const scored of names.toSorted((a, b) => b.chance - a.chance)) {
    if (known.size >= maxNames) break;
    const { key } = scored.candidate;
    const found = known.has(key) ? undefined : knownOf(scored, knowledge);
    if (found) known.set(key, found);
  }
  const all = [...known.values()];
  return new Map(all.map((own) => [own.key, oddsOf(own, all)]));
}
