// Pure: no browser, no network, no clock.
// How much a telling of days is to be believed: a logistic regression. Numbered days and phrases are fitted on labelled
// pages, by site; the other kinds were too rare among them, and keep first guesses that no labelled page contradicts.
import { clarityOf, distinct, tellingsOf } from './gather.ts';
import type { Family, Mark } from './marks.ts';

export interface Weighed {
  marks: Mark[];
  /** 0 to 1. */
  trust: number;
}

export interface Content {
  /** Characters of words in each part. */
  sizes: number[];
  /** The number of days the title or a heading speaks of, if any. */
  announced: number[];
}

/** What speaks for and against: every one between 0 and about 1. */
export function featuresOf(marks: Mark[], { sizes, announced }: Content): number[] {
  const numbers = marks.map(({ number }) => number);
  const count = distinct(marks);
  const first = Math.min(...numbers);
  const last = Math.max(...marks.map(({ number, span }) => number + span - 1));
  const covered = new Set(
    marks.flatMap(({ number, span }) => Array.from({ length: span }, (_, at) => number + at)),
  );
  const restarts = tellingsOf(marks).length - 1;
  const filled = sizes.filter((size) => size > 0).length / Math.max(1, sizes.length);
  return [
    Math.min(1, Math.log2(count) / 3),
    clarityOf(marks),
    first <= 1 ? 1 : 0,
    Math.min(1, covered.size / Math.max(1, last - first + 1)),
    restarts / marks.length,
    filled,
    announced.includes(last) ? 1 : 0,
    announced.length > 0 && !announced.includes(last) ? 1 : 0,
  ];
}

/** First the bias, then one weight per feature. */
const weights: Record<Family, number[]> = {
  numbered: [-5.6, 2, 1.8, 1.1, 3.1, -2.9, 1.8, 1.5, 0],
  short: [-6.5, 2, 2, 1, 3, -2, 2, 1, 0],
  bare: [-8, 1, 1, 1, 1, -4, 1, 5, -2],
  dated: [-5.2, 2, 2, 0, 1, -3, 2, 1, 0],
  weekday: [-5, 2, 2, 0, 1, -3, 2, 1, 0],
  stay: [-2, 1, 1, 0, 0, -3, 1, 1, 0],
  counted: [-3.2, 1, 0, 1, 1, -3, 1, 1, -3],
  phrase: [-2.7, 1.4, -0.1, 0.8, 0.8, -3, 1.4, 0.8, -3.1],
};

export function weigh(family: Family, marks: Mark[], content: Content): number {
  if (distinct(marks) < 2) return 0;
  const sum = [1, ...featuresOf(marks, content)].reduce(
    (total, value, at) => total + value * (weights[family][at] ?? 0),
    0,
  );
  return 1 / (1 + Math.exp(-sum));
}
