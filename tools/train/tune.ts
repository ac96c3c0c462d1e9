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

interface Row {
  features: TripFeatures;
  label: number;
}

/** Logistic regression with a pull towards zero: there are few pages that are no trip. */
function fitTrip(rows: Row[]): { bias: number; weights: Map<string, number> } {
  const names = Object.keys(rows[0]?.features ?? {});
  const weights = new Map(names.map((name) => [name, 0]));
  let bias = 0;
  for (let step = 0; step < 4000; step += 1) {
    const slopes = new Map(names.map((name) => [name, 0.01 * (weights.get(name) ?? 0)]));
    let biasSlope = 0;
    for (const { features, label } of rows) {
      const sum = names.reduce(
        (value, name) => value + (weights.get(name) ?? 0) * (features[name] ?? 0),
        bias,
      );
      const error = (sigmoid(sum) - label) / rows.length;
      biasSlope += error;
      for (const name of names) slopes.set(name, (slopes.get(name) ?? 0) + error * (features[name] ?? 0));
    }
    bias -= 0.5 * biasSlope;
    for (const name of names) weights.set(name, (weights.get(name) ?? 0) - 0.5 * (slopes.get(name) ?? 0));
  }
  return { bias, weights };
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
