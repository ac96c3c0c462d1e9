// How far a series of days is believed: a logistic regression, with weights learned from labelled pages.
import { median } from '../../model/median.ts';
import { sigmoid } from '../sigmoid.ts';
import { clarityOf, distinct, sequencesIn } from './gather.ts';
import type { Family, Mark } from './marks.ts';
import { byFamily, byLayout } from './weights.ts';

export interface Content {
  /** Characters on the whole page. */
  total: number;
  /** Characters in each part. */
  sizes: number[];
  /** The numbers of days that the title or a heading announces. */
  announced: number[];
}

/** Features for and against, each between 0 and about 1. */
export function featuresOf(marks: Mark[], { sizes, announced }: Content): number[] {
  const numbers = marks.map(({ number }) => number);
  const count = distinct(marks);
  const first = Math.min(...numbers);
  const last = Math.max(...marks.map(({ number, span }) => number + span - 1));
  const covered = new Set(
    marks.flatMap(({ number, span }) => Array.from({ length: span }, (_, at) => number + at)),
  );
  const restarts = sequencesIn(marks).length - 1;
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

/** How the series is laid out on the page, whatever its family. */
export function layoutOf(marks: Mark[], { sizes, total }: Content): number[] {
  const inParts = sizes.reduce((sum, size) => sum + size, 0);
  const middle = median(sizes);
  const fair = sizes.filter((size) => size * 4 >= middle).length / Math.max(1, sizes.length);
  const shapes = Map.groupBy(marks, ({ carrier, level }) => `${carrier} ${level ?? ''}`);
  const alike = Math.max(0, ...[...shapes.values()].map(({ length }) => length)) / Math.max(1, marks.length);
  return [Math.min(1, inParts / Math.max(1, total)), fair, alike, Math.min(1, marks.length / 12)];
}

const sumOf = (values: number[], weights: readonly number[]) =>
  values.reduce((sum, value, at) => sum + value * (weights[at] ?? 0), 0);

/** Above 0 for days, below 0 for anything else. */
const scoreOf = (family: Family, marks: Mark[], content: Content): number =>
  sumOf([1, ...featuresOf(marks, content)], byFamily[family]) + sumOf(layoutOf(marks, content), byLayout);

export function weigh(family: Family, marks: Mark[], content: Content): number {
  return distinct(marks) < 2 ? 0 : sigmoid(scoreOf(family, marks, content));
}
