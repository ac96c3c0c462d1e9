// Pure: no browser, no network, no clock.
// Does the page tell a trip at all? An encyclopedia names places too, and a recipe has days.
import type { Scored } from './decode.ts';
import type { Features } from './features/feature.ts';
import type { ModelHead } from './model-file.ts';
import type { PageView } from './page-view.ts';
import { sigmoid } from './score.ts';

const log = (value: number) => Math.log(1 + value);

export function tripFeatures(view: PageView, stops: Scored[]): Features {
  const words = [...view.tokens.values()].reduce((sum, list) => sum + list.length, 0);
  const chances = stops.map(({ chance }) => chance).sort((a, b) => b - a);
  const mean = chances.reduce((sum, chance) => sum + chance, 0) / Math.max(1, chances.length);
  const days = new Set(view.days.map(({ number }) => number));
  const withStops = new Set(stops.map(({ candidate }) => candidate.day)).size;
  const trust = Math.max(0, ...view.days.map((day) => day.trust));
  return {
    stops: log(stops.length),
    mean,
    top: chances[Math.min(4, chances.length - 1)] ?? 0,
    density: log((1000 * stops.length) / Math.max(50, words)),
    days: Math.min(days.size, 6) / 6,
    trust,
    covered: days.size === 0 ? 0 : withStops / days.size,
    words: log(words) / 10,
  };
}

export function tripChance(head: ModelHead, features: Features): number {
  let sum = head.trip.bias;
  for (const [name, weight] of Object.entries(head.trip.weights)) sum += weight * (features[name] ?? 0);
  return sigmoid(sum);
}
