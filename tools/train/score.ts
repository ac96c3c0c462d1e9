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
}

export interface NamedStop {
  name: string;
  /** 0-based place of its day in the draft. */
  day: number;
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
  const lefts = new Set<number>();
  const rights = new Set<number>();
  for (const { left, right } of pairs) {
    if (lefts.has(left) || rights.has(right)) continue;
    lefts.add(left);
    rights.add(right);
  }
  const required = wanted.flatMap((stop, index) => (stop.optional ? [] : [index]));
  const isAllowed = (name: string) => wanted.some((stop, index) => stop.optional && like(index, name) > 0);
  const invented = stops.filter((stop, index) => !rights.has(index) && !isAllowed(stop.name));
  const missed = required.filter((index) => !lefts.has(index));
  return {
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
