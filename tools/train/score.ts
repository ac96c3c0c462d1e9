// Scores a set of stops against a labelled page: names are paired best first, preferring the same day.
import type { Gold } from './corpus.ts';
import { likeness } from './names.ts';

export interface PageScore {
  required: number;
  hit: number;
  wrong: number;
  missed: string[];
  invented: string[];
  /**
   * Of the required stops that were found: those in the right day, those with a time on the page, those with the right
   * time.
   */
  rightDay: number;
  timed: number;
  timeRight: number;
}

export interface NamedStop {
  name: string;
  /** The index of its day in the draft, from 0. */
  day: number;
  startTime?: string | null | undefined;
}

/** "Days 3-4" can be one day or two, and extension days can be left out: the best interpretation counts. */
function readingsOf({ days = [] }: Gold): { from: number; to: number }[][] {
  return [false, true].flatMap((isDropped) =>
    [false, true].map((isSpread) => {
      let at = 0;
      return days.map(({ optionalDay, spanDays }) => {
        if (isDropped && optionalDay) return { from: -1, to: -1 };
        const from = at;
        at += isSpread ? (spanDays ?? 1) : 1;
        return { from, to: at };
      });
    }),
  );
}

type WantedStop = NonNullable<Gold['days']>[number]['stops'][number] & { day: number };

/** 0 if it is another name. */
const likenessTo = ({ name, aliases = [] }: WantedStop, other: string) =>
  Math.max(...[name, ...aliases].map((each) => likeness(each, other)));

/** Each wanted stop with the found one it is matched to, both as list indices; each is matched once. */
function pairsOf(wanted: WantedStop[], stops: NamedStop[]): Map<number, number> {
  const likely = wanted.flatMap((stop, left) =>
    stops.flatMap((found, right) => {
      const value = likenessTo(stop, found.name);
      if (value === 0) return [];
      return [
        { left, right, value: value + (stop.day === found.day ? 0.3 : 0) + (stop.optional ? 0 : 0.01) },
      ];
    }),
  );
  likely.sort((a, b) => b.value - a.value);
  const pairs = new Map<number, number>();
  const taken = new Set<number>();
  for (const { left, right } of likely) {
    if (pairs.has(left) || taken.has(right)) continue;
    pairs.set(left, right);
    taken.add(right);
  }
  return pairs;
}

interface Hit {
  found: NamedStop;
  wanted: WantedStop;
}

/** How many are in the right day, and how many have the time given on the page. */
function placedAndTimed(gold: Gold, hits: Hit[]): Pick<PageScore, 'rightDay' | 'timed' | 'timeRight'> {
  const inDay = readingsOf(gold).map(
    (reading) =>
      hits.filter(({ found, wanted: { day } }) => {
        const { from = -1, to = -1 } = reading[day] ?? {};
        return found.day >= from && found.day < to;
      }).length,
  );
  const timed = hits.filter(({ wanted: { startTime } }) => startTime);
  const isRight = ({ found, wanted: { startTime } }: Hit) => found.startTime?.includes(startTime ?? '');
  return {
    rightDay: Math.max(0, ...inDay),
    timed: timed.length,
    timeRight: timed.filter(isRight).length,
  };
}

export function scoreStops(gold: Gold, stops: NamedStop[]): PageScore {
  const all = (gold.days ?? []).flatMap(({ stops: ofDay }, day) => ofDay.map((stop) => ({ ...stop, day })));
  const pairs = pairsOf(all, stops);
  const taken = new Set(pairs.values());
  const optional = all.filter((stop) => stop.optional);
  const isAllowed = (name: string) => optional.some((stop) => likenessTo(stop, name) > 0);
  const invented = stops.filter(({ name }, index) => !taken.has(index) && !isAllowed(name));
  const required = all.flatMap((wanted, index) =>
    wanted.optional ? [] : [{ wanted, found: stops[pairs.get(index) ?? -1] }],
  );
  const hits = required.flatMap(({ wanted, found }) => (found ? [{ wanted, found }] : []));
  return {
    ...placedAndTimed(gold, hits),
    required: required.length,
    hit: hits.length,
    wrong: invented.length,
    missed: required.flatMap(({ wanted, found }) => (found ? [] : [wanted.name])),
    invented: invented.map(({ name }) => name),
  };
}

export function total(scores: PageScore[]) {
  const sum = (name: 'required' | 'hit' | 'wrong') => scores.reduce((count, score) => count + score[name], 0);
  const precision = sum('hit') / Math.max(1, sum('hit') + sum('wrong'));
  const recall = sum('hit') / Math.max(1, sum('required'));
  return {
    precision,
    recall,
    f1: precision + recall === 0 ? 0 : (2 * precision * recall) / (precision + recall),
  };
}
