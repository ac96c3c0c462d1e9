// All names of a page are settled together: each of its senses is as likely as it is by itself, and the likelier the nearer it
// lies to what the others probably mean, those of its own day first, and the more of them are in its country.
import { placeKey } from '../places/place-key.ts';
import { compactnessOf } from './compactness.ts';
import { nearness } from './globe.ts';
import { believed, type Name, type Weighed } from './name.ts';
import { offRoute } from './route.ts';
import type { Sense } from './sense.ts';
import { type Votes, votesOf } from './votes.ts';

export interface SettledName {
  /** By sense, 0 to 1; what is missing to 1 is that none of them is meant. */
  chances: number[];
}

const dayWeight = 2.2;
const tripWeight = 1.4;
const countryWeight = 2;
const foreign = 2;
const statedWeight = 4;
const homeWeight = 2;
const onlyWeight = 0.8;
/** The only one of that name on earth, and the trip is in its country: no farm or dish is called so. */
const rareWeight = 2;
const namedWeight = 1.5;
/** Far from all that the day is spent at. */
const otherDay = 2;
/** In another town than its namesake, which is where the day is spent. */
const otherTown = 2.5;
/** One eats where one is. */
const farMealPenalty = 2.5;
/** The name alone says which. */
const unmistakableWeight = 2.2;
const airportWeight = 3;
/** What speaks for a sense must outweigh this: that the gazetteer does not know the place meant. */
const unknownWeight = 3;
const rounds = 4;
/** What a day beside its own says, beside what its own says. */
const nextDay = 0.5;
// How many names before and after in the order of the page are asked; far ones say little that the near ones do not.
const window = 24;
const certainOdds = 9;

const softmax = (scores: number[], none: number): number[] => {
  const top = Math.max(none, ...scores);
  const raised = scores.map((score) => Math.exp(score - top));
  const sum = raised.reduce((total, value) => total + value, Math.exp(none - top));
  return raised.map((value) => value / sum);
};

// Many that are far do not make one that is near.
const longDrive = 0.3;
// One eats, and sees what every town has, where one is.
const shortDrive = 0.5;

function add(to: Support, { near, far, town }: Support, share: number): void {
  to.near += share * near;
  to.town += share * town;
  to.far = Math.max(to.far, share * far);
}

const soft = (sum: number) => 1 - Math.exp(-sum);

interface Support {
  /** How much of it lies within a day's drive. */
  near: number;
  /** The most that any that lies farther says. */
  far: number;
  /** How much of it lies in the same town. */
  town: number;
}

/** How much another name speaks for a point, by what it probably means nearby. */
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

// So many votes, and a country without one is a foreign one.
const minVotes = 1;
const noShare = 0.04;
// A fifth of the votes, and the trip goes there: it may cross several borders.
const enoughVotes = 5;

/** What lies far from a trip that is spent in one place is another of the same name. */
const isolation = 2.5;

interface Around {
  votes: Votes;
  /** 0 to 1: how much of the trip lies together. */
  compactness: number;
}

const isSettled = ({ name, chances }: Weighed) =>
  chances.some((chance, index) => chance >= believed && !name.senses[index]?.isFrame);

/** Nothing else of that name lies in its country. */
const isOnlyInCountry = ({ place }: Sense, { senses }: Name) =>
  senses.filter((other) => other.place.country === place.country).length === 1;

interface Supports {
  day: Support;
  trip: Support;
  /** What lies near of the same day alone. */
  today: number;
  /** How many of the same day, and of the trip, are settled, wherever. */
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

// What a sense that nobody believes in says for a place is next to nothing, and so is one name where all others lie elsewhere.
const enoughShare = 0.1;
/** 1 where nothing lies near, 0 where enough of what is settled does. */
const lack = (support: number, settled: number) =>
  Math.max(0, 1 - support / (enoughShare * Math.max(1, settled)));

/** What speaks against it, unless the page itself says which: another country, another end of the country. */
function against(
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

// A short name is also that of people and things.
const minRareLength = 9;
const minTownLength = 6;
const townPrior = 1;
const isRare = ({ senses, key }: Name) =>
  senses.length === 1 && (key.length >= minRareLength || /\S{2} \S{2}/.test(key));
const isRareTown = ({ senses: [only, ...others], key }: Name) =>
  others.length === 0 && key.length >= minTownLength && (only?.prior ?? 0) >= townPrior;

/** What it is worth that no other place there has this name; nothing where the day is spent far away. */
function onlyOf(sense: Sense, name: Name, { day, trip, settled }: Supports): number {
  const isFar = settled.day > 0 && day.near === 0;
  const isOwn = sense.place.kind === 'city' && placeKey(sense.place.name) === name.key;
  const isOnWay = trip.near + trip.far > 0 && isRareTown(name);
  if (isOwn && !isFar && (isRare(name) || isOnWay)) return rareWeight;
  return isOnlyInCountry(sense, name) ? onlyWeight : 0;
}

// "Roma" is also a quarter: a world city's short name is meant where the trip goes from one country to the next.
const isShort = /^\p{Script=Latin}{1,4}$/u;

/** Unless the trip is in a country that has another place of this name: "Juárez" in the capital is a quarter there, not the city in the north. */
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
    inCountry * (countryWeight + onlyOf(sense, own.name, supports)) -
    (isForeign ? Math.max(0, foreign * (1 - votes.spread) - home) * (1 - soft(trip.near)) : 0);
  const near = dayWeight * soft(day.near + day.far) + tripWeight * soft((trip.near + trip.far) / 2);
  const named = own.name.isDestination ? namedWeight : 0;
  const unstated = isPlain
    ? sense.place.kind === 'airport'
      ? airportWeight
      : unmistakableWeight
    : -against(sense, supports, around);
  const standing = sense.isStated ? statedWeight : unstated;
  return sense.prior + near + frame + named + standing;
}

const isTown = ({ place: { kind } }: Sense) => kind === 'city' || kind === 'region' || kind === 'country';

/** Of two sights that have the name, the one in a town where the day is spent is meant; of two towns perhaps the one beyond. */
function scoresOf(own: Weighed, others: Weighed[], around: Around): number[] {
  const senses = own.name.senses.map((sense) => ({ sense, supports: supportsFor(sense, own, others) }));
  const most = Math.max(0, ...senses.map(({ sense, supports }) => (isTown(sense) ? 0 : supports.day.town)));
  const detours = offRoute(own, others);
  return senses.map(({ sense, supports }, index) => {
    const isAway = !isTown(sense) && !sense.isStated;
    const away = isAway ? otherTown * soft(most - supports.day.town) : 0;
    return scoreOf(sense, supports, own, around) - away - (detours[index] ?? 0);
  });
}

/** `names` in the order of the page; those of the destination stand for all days. */
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
