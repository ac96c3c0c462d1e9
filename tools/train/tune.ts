// Pure: no browser, no network, no clock.
// What is decided after scoring: from which chance on a name is a stop, and from which on a page is a trip.

import { sigmoid } from '../../lib/read/sigmoid.ts';
import { decode, type Scored } from '../../lib/read/stops/decode.ts';
import type { PageView } from '../../lib/read/stops/page-view.ts';
import { type TripFeatures, tripFeatures } from '../../lib/read/stops/trip.ts';
import type { LabelledPage } from './corpus.ts';
import type { Tuning } from './fit.ts';
import { type PageScore, scoreStops, total } from './score.ts';

/** A page with chances from a model that never saw its site. */
export interface Judged {
  page: LabelledPage;
  view: PageView;
  scored: Scored[];
}

export const isTrip = ({ page }: Judged) => page.gold.kind !== 'not-a-trip';

export function scoreJudged(
  { page, view, scored }: Judged,
  tuning: Pick<Tuning, 'threshold' | 'thresholdAgain'>,
): PageScore {
  const numbers = [...new Set(view.days.map(({ number }) => number))].sort((a, b) => a - b);
  const stops = decode(scored, tuning).map(({ candidate }) => ({
    name: candidate.name,
    day: Math.max(0, numbers.indexOf(candidate.day)),
  }));
  return scoreStops(page.gold, stops);
}

/** Figures this close are the same; then the lower threshold wins, for a stop too many is dropped in one press. */
const asGood = 0.003;

export function tuneThreshold(judged: Judged[]): Pick<Tuning, 'threshold' | 'thresholdAgain'> {
  const trips = judged.filter(isTrip);
  const tried = [0.18, 0.21, 0.24, 0.27, 0.3, 0.33, 0.36].flatMap((threshold) =>
    [threshold, 0.4, 0.55]
      .filter((value) => value >= threshold)
      .map((thresholdAgain) => {
        const tuning = { threshold, thresholdAgain };
        return { ...tuning, f1: total(trips.map((entry) => scoreJudged(entry, tuning))).f1 };
      }),
  );
  const best = Math.max(...tried.map(({ f1 }) => f1));
  const close = tried.filter(({ f1 }) => f1 >= best - asGood);
  const lowest = Math.min(...close.map(({ threshold }) => threshold));
  const [chosen] = close.filter(({ threshold }) => threshold === lowest).sort((a, b) => b.f1 - a.f1);
  return { threshold: lowest, thresholdAgain: chosen?.thresholdAgain ?? lowest };
}

/** A trip that is refused is lost to the traveller, a page of names that is shown is a nuisance. */
const mostTripsLost = 0.01;
/** Few labelled pages are no trip; each of them says as much as these many others. */
const otherWeight = 3;
const pull = 0.01;
const steps = 1500;

interface Row {
  features: TripFeatures;
  label: number;
}

/** Values of a feature around 0 and about as far from it as those of any other, so that all are pulled alike. */
function scaleOf(rows: Row[], name: string): { mean: number; spread: number } {
  const values = rows.map(({ features }) => features[name] ?? 0);
  const mean = values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
  const square = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / Math.max(1, values.length);
  return { mean, spread: Math.sqrt(square) || 1 };
}

/** Logistic regression with a pull towards zero: there are few pages that are no trip. */
function fitTrip(rows: Row[]): { bias: number; weights: Map<string, number> } {
  const names = Object.keys(rows[0]?.features ?? {});
  const scales = names.map((name) => scaleOf(rows, name));
  const scaled = rows.map(({ features }) =>
    names.map((name, at) => ((features[name] ?? 0) - (scales[at]?.mean ?? 0)) / (scales[at]?.spread ?? 1)),
  );
  const shares = rows.map(({ label }) => (label === 1 ? 1 : otherWeight));
  const all = shares.reduce((sum, share) => sum + share, 0);
  const weights = names.map(() => 0);
  let bias = 0;
  for (let step = 0; step < steps; step += 1) {
    const slopes = weights.map((weight) => pull * weight);
    let biasSlope = 0;
    for (const [at, values] of scaled.entries()) {
      const sum = values.reduce((total, value, index) => total + value * (weights[index] ?? 0), bias);
      const error = ((sigmoid(sum) - (rows[at]?.label ?? 0)) * (shares[at] ?? 1)) / all;
      biasSlope += error;
      for (const [index, value] of values.entries()) slopes[index] = (slopes[index] ?? 0) + error * value;
    }
    bias -= biasSlope;
    for (const [index, slope] of slopes.entries()) weights[index] = (weights[index] ?? 0) - slope;
  }
  const raw = weights.map((weight, at) => weight / (scales[at]?.spread ?? 1));
  const shift = raw.reduce((sum, weight, at) => sum + weight * (scales[at]?.mean ?? 0), 0);
  return { bias: bias - shift, weights: new Map(names.map((name, at) => [name, raw[at] ?? 0])) };
}

export function tuneTrip(
  judged: Judged[],
  stops: Pick<Tuning, 'threshold' | 'thresholdAgain'>,
): Tuning['trip'] {
  const rows = judged.map((entry) => ({
    features: tripFeatures(entry.view, decode(entry.scored, stops)),
    label: isTrip(entry) ? 1 : 0,
  }));
  const { bias, weights } = fitTrip(rows);
  const names = [...weights.keys()];
  const chance = ({ features }: Row) =>
    sigmoid(names.reduce((sum, name) => sum + (weights.get(name) ?? 0) * (features[name] ?? 0), bias));
  const trips = rows
    .filter(({ label, features }) => label === 1 && (features.stops ?? 0) > 0)
    .map(chance)
    .sort((a, b) => a - b);
  const threshold = trips[Math.floor(trips.length * mostTripsLost)] ?? 0;
  return { bias, weights: Object.fromEntries(weights), threshold };
}
