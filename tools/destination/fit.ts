// Fits a linear scorer that ranks a page's right candidates first: softmax over the page's candidates, sites weighted
// by the square root of their page count, regularised towards zero, Adam. The same pages give the same weights.
import type { DestinationPage } from './labelled-pages.ts';

const steps = 250;
const rate = 0.08;
/** The strength of the regularisation, chosen by cross-validation. */
const pull = 0.1;
const minVariance = 0.01;
const memory = { mean: 0.9, square: 0.99 };

export const scoreOf = (features: number[], weights: number[]): number =>
  features.reduce((sum, value, index) => sum + value * (weights[index] ?? 0), 0);

/** Most features of a candidate are zero: the indices and values of the others. */
interface Row {
  at: number[];
  values: number[];
}

interface Lesson {
  page: DestinationPage;
  rows: Row[];
  weight: number;
}

function rowOf(features: number[]): Row {
  const at = features.flatMap((value, index) => (value === 0 ? [] : [index]));
  return { at, values: at.map((index) => features[index] ?? 0) };
}

function scoreOfRow({ at, values }: Row, weights: number[]): number {
  let sum = 0;
  for (const [index, place] of at.entries()) sum += (values[index] ?? 0) * (weights[place] ?? 0);
  return sum;
}

function lessonsOf(pages: DestinationPage[]): Lesson[] {
  const taught = pages.filter(({ right }) => right.includes(true));
  const perSite = Map.groupBy(taught, ({ site }) => site);
  return taught.map((page) => ({
    page,
    rows: page.input.map(({ features }) => rowOf(features)),
    weight: 1 / Math.sqrt(perSite.get(page.site)?.length ?? 1),
  }));
}

/** Adds the gradient of one page's loss. */
function addGradient({ page, rows, weight }: Lesson, weights: number[], gradient: Float64Array): void {
  const scores = rows.map((row) => scoreOfRow(row, weights));
  const most = Math.max(...scores);
  const powers = scores.map((score) => Math.exp(score - most));
  const all = powers.reduce((sum, power) => sum + power, 0);
  const right = powers.reduce((sum, power, index) => sum + (page.right[index] ? power : 0), 0);
  for (const [index, { at, values }] of rows.entries()) {
    const power = powers[index] ?? 0;
    const slope = weight * (power / all - (page.right[index] ? power / right : 0));
    for (const [which, place] of at.entries())
      gradient[place] = (gradient[place] ?? 0) + slope * (values[which] ?? 0);
  }
}

/**
 * Scales each weight's regularisation by its feature's variance, so that a rare feature is not restrained more than a
 * common one.
 */
function pullsOf(lessons: Lesson[], size: number): number[] {
  const rows = lessons.flatMap(({ page }) => page.input.map(({ features }) => features));
  const variances = Array.from({ length: size }, (_, at) => {
    const mean = rows.reduce((sum, row) => sum + (row[at] ?? 0), 0) / rows.length;
    return rows.reduce((sum, row) => sum + ((row[at] ?? 0) - mean) ** 2, 0) / rows.length;
  });
  return variances.map((variance) => pull * Math.max(variance, minVariance));
}

export function fitWeights(pages: DestinationPage[], size: number): number[] {
  const lessons = lessonsOf(pages);
  const pulls = pullsOf(lessons, size);
  const total = lessons.reduce((sum, { weight }) => sum + weight, 0);
  const weights = Array.from({ length: size }, () => 0);
  const means = new Float64Array(size);
  const squares = new Float64Array(size);
  for (let step = 1; step <= steps; step += 1) {
    const gradient = new Float64Array(size);
    for (const lesson of lessons) addGradient(lesson, weights, gradient);
    for (let at = 0; at < size; at += 1) {
      const slope = (gradient[at] ?? 0) / total + (pulls[at] ?? 0) * (weights[at] ?? 0);
      means[at] = memory.mean * (means[at] ?? 0) + (1 - memory.mean) * slope;
      squares[at] = memory.square * (squares[at] ?? 0) + (1 - memory.square) * slope ** 2;
      const mean = (means[at] ?? 0) / (1 - memory.mean ** step);
      const square = (squares[at] ?? 0) / (1 - memory.square ** step);
      weights[at] = (weights[at] ?? 0) - (rate * mean) / (Math.sqrt(square) + 1e-8);
    }
  }
  return weights;
}
