// Pure: no browser, no network, no clock.
// How right a set of stops is against a labelled page: pairs of names, best first, the same day preferred.
import type { Gold } from './corpus.ts';
import { likeness } from './names.ts';

export interface PageScore {
  required: number;
  hit: number;
  wrong: number;
  missed: string[];
  invented: string[];
  /** Of the required stops that were found: those in their day, those the page gives a time, those that have it. */
  rightDay: number;
  timed: number;
  timeRight: number;
}

export interface NamedStop {
  name: string;
  /** 0-based place of its day in the draft. */
  day: number;
  startTime?: string | null | undefined;
}

/** "Days 3-4" may be kept as one day or spread over two, extension days left out: the best reading counts. */
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

export function scoreStops(gold: Gold, stops: NamedStop[]): PageScore {
  const wanted = (gold.days ?? []).flatMap((day, index) =>
    day.stops.map((stop) => ({ ...stop, day: index })),
  );
  const like = (at: number, name: string) => {
    const stop = wanted[at];
    if (!stop) return 0;
    return Math.max(likeness(stop.name, name), ...(stop.aliases ?? []).map((alias) => likeness(alias, name)));
  };
  const pairs = wanted.flatMap((stop, left) =>
    stops.flatMap((found, right) => {
      const value = like(left, found.name);
      if (value === 0) return [];
      return [
        { left, right, value: value + (stop.day === found.day ? 0.3 : 0) + (stop.optional ? 0 : 0.01) },
      ];
    }),
  );
  pairs.sort((a, b) => b.value - a.value);
  const lefts = new Map<number, NamedStop>();
  const rights = new Set<number>();
  for (const { left, right } of pairs) {
    const found = stops[right];
    if (!found || lefts.has(left) || rights.has(right)) continue;
    lefts.set(left, found);
    rights.add(right);
  }
  const required = wanted.flatMap((stop, index) => (stop.optional ? [] : [index]));
  const isAllowed = (name: string) => wanted.some((stop, index) => stop.optional && like(index, name) > 0);
  const invented = stops.filter((stop, index) => !rights.has(index) && !isAllowed(stop.name));
  const missed = required.filter((index) => !lefts.has(index));
  const hits = required.flatMap((index) => {
    const [found, gold] = [lefts.get(index), wanted[index]];
    return found && gold ? [{ found, gold }] : [];
  });
  const inDay = readingsOf(gold).map(
    (reading) =>
      hits.filter(({ found, gold: { day } }) => {
        const { from = -1, to = -1 } = reading[day] ?? {};
        return found.day >= from && found.day < to;
      }).length,
  );
  const timed = hits.filter(({ gold: { startTime } }) => startTime);
  return {
    rightDay: Math.max(0, ...inDay),
    timed: timed.length,
    timeRight: timed.filter(({ found, gold: { startTime } }) => found.startTime?.includes(startTime ?? ''))
      .length,
    required: required.length,
    hit: required.length - missed.length,
    wrong: invented.length,
    missed: missed.map((index) => wanted[index]?.name ?? ''),
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
