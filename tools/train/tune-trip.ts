// Tunes the threshold from which a page counts as a trip.

import { sigmoid } from '../../lib/read/sigmoid.ts';
import { type DecodeOptions, decode } from '../../lib/read/stops/decode.ts';
import { hashOf } from '../../lib/read/stops/hash.ts';
import { hasEnoughSure, type TripFeatures, tripFeatures } from '../../lib/read/stops/trip.ts';
import type { Tuning } from './fit.ts';
import { isTrip, type Judged } from './tune.ts';

/** A refused trip is lost to the traveller; a page of mere names that is shown is only a nuisance. */
const maxShareLost = 0.04;
/** Few labelled pages are not trips, so each of them weighs as much as this many trips. */
const otherWeight = 3;
/** Strong regularisation: weights that suit only a few pages do not generalise. */
const pull = 0.1;
const steps = 1500;
const folds = 10;

interface Row {
  features: TripFeatures;
  label: number;
  fold: number;
  /** Shown whatever the score. */
  isSure: boolean;
  isOwn: boolean;
}

interface Fitted {
  bias: number;
  weights: Map<string, number>;
}

/** Standardises a feature, so that regularisation affects all alike. */
function scaleOf(rows: Row[], name: string): { mean: number; spread: number } {
  const values = rows.map(({ features }) => features[name] ?? 0);
  const mean = values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
  const square = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / Math.max(1, values.length);
  return { mean, spread: Math.sqrt(square) || 1 };
}

/** Logistic regression, regularised because few pages are not trips. */
function fitTrip(rows: Row[]): Fitted {
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

const chanceBy = ({ bias, weights }: Fitted, { features }: Row) =>
  sigmoid([...weights].reduce((sum, [name, weight]) => sum + weight * (features[name] ?? 0), bias));

/** A trip found on the web. */
const isWebTrip = ({ label, isOwn }: Row) => label === 1 && !isOwn;

/** The probabilities of web trips, by weights that were not trained on their site: training pages score too high. */
function unseenChances(rows: Row[]): number[] {
  return Array.from({ length: folds }, (_, fold) => {
    const fitted = fitTrip(rows.filter((row) => row.fold !== fold));
    return rows
      .filter((row) => row.fold === fold && isWebTrip(row) && !row.isSure && (row.features.stops ?? 0) > 0)
      .map((row) => chanceBy(fitted, row));
  }).flat();
}

/** Trains on all pages; the share of lost trips is measured only on pages from the web. */
export function tuneTrip(
  judged: Judged[],
  stops: DecodeOptions,
  isOwn: (entry: Judged) => boolean,
): Tuning['trip'] {
  const rows = judged.map((entry) => {
    const found = decode(entry.scored, stops);
    return {
      features: tripFeatures(entry.view, found),
      label: isTrip(entry) ? 1 : 0,
      fold: hashOf(entry.page.site) % folds,
      isSure: hasEnoughSure(found),
      isOwn: isOwn(entry),
    };
  });
  const { bias, weights } = fitTrip(rows);
  const chances = unseenChances(rows).sort((a, b) => a - b);
  const trips = rows.filter(isWebTrip).length;
  const threshold = chances[Math.floor(trips * maxShareLost)] ?? 0;
  return { bias, weights: Object.fromEntries(weights), threshold };
}
