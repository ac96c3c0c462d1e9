// Settles all names of a page together: a sense starts with its own prior and gains chance the nearer it lies to what the
// other names probably mean, those of its own day first, and the more of them are in its country.
import { placeKey } from '../places/place-key.ts';
import { compactnessOf } from './compactness.ts';
import { nearness } from './globe.ts';
import { minSettledChance, type Name, type Weighed } from './name.ts';
import { detourCostsOf } from './route.ts';
import type { Sense } from './sense.ts';
import { type Votes, votesOf } from './votes.ts';

export interface SettledName {
  /** For each sense, 0 to 1; the rest up to 1 is the chance that none of them is meant. */
  chances: number[];
}

const dayWeight = 2.2;
const tripWeight = 1.4;
const countryWeight = 2;
const foreign = 2;
const statedWeight = 4;
const homeWeight = 2;
const onlyWeight = 0.8;
/** The only place of that name on earth, in a country of the trip: no farm or dish has the name. */
const rareWeight = 2;
const namedWeight = 1.5;
/** The penalty for lying far from everything else of its day. */
const otherDay = 2;
/** The penalty for lying in another town than a namesake where the day is spent. */
const otherTown = 2.5;
/** Nobody travels far for a meal. */
const farMealPenalty = 2.5;
/** For a sense that the name alone identifies. */
const unmistakableWeight = 2.2;
const airportWeight = 3;
/** The score of "none": every sense competes with the chance that the gazetteer lacks the place meant. */
const unknownWeight = 3;
const rounds = 4;
/** The weight of a neighbouring day's support, relative to its own day's. */
const nextDay = 0.5;
// How many names before and after it on the page count; distant ones add little to the near ones.
const window = 24;
const certainOdds = 9;

const softmax = (scores: number[], none: number): number[] => {
  const top = Math.max(none, ...scores);
  const raised = scores.map((score) => Math.exp(score - top));
  const sum = raised.reduce((total, value) => total + value, Math.exp(none - top));
  return raised.map((value) => value / sum);
};

// Many far names do not add up to a near one.
const longDrive = 0.3;
// Meals, and sights that every town has, are close to the rest.
const shortDrive = 0.5;

function add(to: Support, { near, far, town }: Support, share: number): void {
  to.near += share * near;
  to.town += share * town;
  to.far = Math.max(to.far, share * far);
}

const soft = (sum: number) => 1 - Math.exp(-sum);

interface Support {
  /** How much support lies within a day's drive. */
  near: number;
  /** The strongest support from further away. */
  far: number;
  /** How much support lies in the same town. */
  town: number;
}

/** How much another name supports a point, by what it probably means nearby. */
function supportBy({ name, chances }: Weighed, { at, needsNear, isLikeThing }: Sense): Support {
  const drive = needsNear || isLikeThing ? shortDrive : longDrive;
  const most: Support = { near: 0, far: 0, town: 0 };
  for (let index = 0; index < chances.length; index += 1) {
    const sense = name.senses[index];
    const chance = name.weight * (chances[index] ?? 0);
    if (!sense || chance <= most.near || sense.place.kind === 'country') continue;
    const near = nearness(at, sense.at);
    if (near === 1) most.town = Math.max(most.town, chance);
    if (near > drive) most.near = Math.max(most.near, chance * near);
    else most.far = Math.max(most.far, chance * near);
  }
  return most;
}

function isSameDay(a: Name, b: Name): boolean {
  return a.days.some((day) => b.days.includes(day));
}

const isNextDay = (a: Name, b: Name) =>
  a.days.some((day) => b.days.some((other) => Math.abs(day - other) === 1));

// From this many votes on, a country without a share of them is foreign.
const minVotes = 1;
const noShare = 0.04;
// A fifth of the votes counts in full: a trip may cross several borders.
const enoughVotes = 5;

/** The penalty for lying far from a compact trip: it is another place of the name. */
const isolation = 2.5;

interface Around {
  votes: Votes;
  /** 0 to 1: how much of the trip lies close together. */
  compactness: number;
}

const isSettled = ({ name, chances }: Weighed) =>
  chances.some((chance, index) => chance >= minSettledChance && !name.senses[index]?.isFrame);

/** True where no other sense of the name is in its country. */
const isOnlyInCountry = ({ place }: Sense, { senses }: Name) =>
  senses.filter((other) => other.place.country === place.country).length === 1;

interface Supports {
  day: Support;
  trip: Support;
  /** Near support from the same day only. */
  today: number;
  /** How many other names of the same day, and of the trip, are settled, wherever they lie. */
  settled: { day: number; trip: number };
}

function supportsFor(sense: Sense, own: Weighed, others: Weighed[]): Supports {
  const supports: Supports = {
    day: { near: 0, far: 0, town: 0 },
    trip: { near: 0, far: 0, town: 0 },
    today: 0,
    settled: { day: 0, trip: 0 },
  };
  for (const other of others) {
    if (other === own || other.name.key === own.name.key) continue;
    const isDay = isSameDay(own.name, other.name);
    const settled = !other.name.isCertain && isSettled(other) ? 1 : 0;
    supports.settled.trip += settled;
    if (isDay) supports.settled.day += settled;
    const support = supportBy(other, sense);
    if (support.near + support.far === 0) continue;
    add(supports.trip, support, 1);
    if (isDay) {
      add(supports.day, support, 1);
      supports.today += support.near;
    } else if (isNextDay(own.name, other.name)) add(supports.day, { ...support, town: 0 }, nextDay);
  }
  return supports;
}

// Below this share, support is negligible: unlikely senses, or a single name while all others lie elsewhere.
const enoughShare = 0.1;
/** 1 where nothing settled lies near, 0 where enough of it does. */
const lack = (support: number, settled: number) =>
  Math.max(0, 1 - support / (enoughShare * Math.max(1, settled)));

/**
 * The penalties for a sense that the page does not state: far from the trip, from its day, or from where a meal would be.
 */
function penaltiesOf(
  sense: Sense,
  { day, trip, today, settled }: Supports,
  { compactness, votes }: Around,
): number {
  const alone =
    isolation * compactness * lack(trip.near, settled.trip) * (sense.isFamous ? 1 - votes.spread : 1);
  const elsewhere =
    settled.day > 0 && !sense.isFamous ? otherDay * lack(day.near + day.far, settled.day * compactness) : 0;
  const farMeal = sense.needsNear
    ? farMealPenalty * lack(settled.day > 0 ? today : day.near, settled.day * compactness)
    : 0;
  return alone + elsewhere + farMeal;
}

// Short names are shared with people and things.
const minRareLength = 9;
const minTownLength = 6;
const townPrior = 1;
const isRare = ({ senses, key }: Name) =>
  senses.length === 1 && (key.length >= minRareLength || /\S{2} \S{2}/.test(key));
const isRareTown = ({ senses: [only, ...others], key }: Name) =>
  others.length === 0 && key.length >= minTownLength && (only?.prior ?? 0) >= townPrior;

/** The bonus where no other place there has this name; none where the day is spent far away. */
function uniquenessOf(sense: Sense, name: Name, { day, trip, settled }: Supports): number {
  const isFar = settled.day > 0 && day.near === 0;
  const isOwn = sense.place.kind === 'city' && placeKey(sense.place.name) === name.key;
  const isOnWay = trip.near + trip.far > 0 && isRareTown(name);
  if (isOwn && !isFar && (isRare(name) || isOnWay)) return rareWeight;
  return isOnlyInCountry(sense, name) ? onlyWeight : 0;
}

// "Roma" is also a quarter: a world city's short name is trusted only on a trip through several countries.
const isShort = /^\p{Script=Latin}{1,4}$/u;

/**
 * Not in a country with another place of the name: "Juárez" in Mexico City is a quarter there, not the city in the north.
 */
function isUnmistakable(sense: Sense, own: Weighed, votes: Votes): boolean {
  if (!sense.isUnmistakable || sense.needsNear) return false;
  if (votes.spread === 0 && isShort.test(own.name.key)) return false;
  const { country, name, kind } = sense.place;
  const isOwn = kind === 'airport' || placeKey(name) === own.name.key;
  const isThere = (other: string) => votes.share(other) >= noShare;
  if (isThere(country) && !(isOnlyInCountry(sense, own.name) && isOwn)) return false;
  return own.name.senses.every(({ place }) => place.country === country || !isThere(place.country));
}

function scoreOf(sense: Sense, supports: Supports, own: Weighed, around: Around): number {
  const { votes } = around;
  const { day, trip } = supports;
  const share = votes.share(sense.place.country);
  const isPlain = isUnmistakable(sense, own, votes);
  const inCountry = Math.min(1, enoughVotes * share);
  const isForeign = share < noShare && votes.total >= minVotes && !isPlain;
  const home = own.name.isEdge && sense.isFamous ? homeWeight : 0;
  const frame =
    inCountry * (countryWeight + uniquenessOf(sense, own.name, supports)) -
    (isForeign ? Math.max(0, foreign * (1 - votes.spread) - home) * (1 - soft(trip.near)) : 0);
  const near = dayWeight * soft(day.near + day.far) + tripWeight * soft((trip.near + trip.far) / 2);
  const named = own.name.isDestination ? namedWeight : 0;
  const unstated = isPlain
    ? sense.place.kind === 'airport'
      ? airportWeight
      : unmistakableWeight
    : -penaltiesOf(sense, supports, around);
  const standing = sense.isStated ? statedWeight : unstated;
  return sense.prior + near + frame + named + standing;
}

const isTown = ({ place: { kind } }: Sense) => kind === 'city' || kind === 'region' || kind === 'country';

/** Prefers sights in a town where the day is spent over their namesakes elsewhere; towns pay no such penalty. */
function scoresOf(own: Weighed, others: Weighed[], around: Around): number[] {
  const senses = own.name.senses.map((sense) => ({ sense, supports: supportsFor(sense, own, others) }));
  const most = Math.max(0, ...senses.map(({ sense, supports }) => (isTown(sense) ? 0 : supports.day.town)));
  const detours = detourCostsOf(own, others);
  return senses.map(({ sense, supports }, index) => {
    const isAway = !isTown(sense) && !sense.isStated;
    const away = isAway ? otherTown * soft(most - supports.day.town) : 0;
    return scoreOf(sense, supports, own, around) - away - (detours[index] ?? 0);
  });
}

/** `names` are in page order; the destination's names count for all days. */
export function settleSenses(names: Name[]): SettledName[] {
  let all: Weighed[] = names.map((name) => ({
    name,
    chances: softmax(
      name.senses.map(({ prior, isStated }) => prior + (isStated ? statedWeight : 0)),
      name.isCertain ? -certainOdds : unknownWeight,
    ),
  }));
  const loud = names.flatMap(({ isCertain }, index) => (isCertain ? [index] : []));
  for (let round = 0; round < rounds; round += 1) {
    const votesFor = votesOf(all);
    const compactness = compactnessOf(all);
    const before = all;
    all = before.map((own, index) => {
      if (own.name.senses.length === 0) return own;
      const near = before.slice(Math.max(0, index - window), index + window + 1);
      const far = loud.filter((at) => Math.abs(at - index) > window).flatMap((at) => before[at] ?? []);
      const around = { votes: votesFor(own), compactness };
      const scores = scoresOf(own, [...near, ...far], around);
      return { name: own.name, chances: softmax(scores, own.name.isCertain ? -certainOdds : unknownWeight) };
    });
  }
  return all.map(({ chances }) => ({ chances }));
}
