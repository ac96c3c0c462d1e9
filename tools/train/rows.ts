// Pure: no browser, no network, no clock.
// Examples as the trees want them: every feature in a few bins, cut where the values are.
import { binOf } from '../../lib/read/stops/score.ts';
import type { PageExamples } from './examples.ts';
import { binCount, type TreeRows } from './trees.ts';

/** What would tell pages apart rather than stops: the model would learn the pages by heart. */
const leftOut = /^(?:g_words|g_candidates)$/;

export const featureNames = (sets: PageExamples[]): string[] => {
  const first = sets.find(({ examples }) => examples.length > 0)?.examples[0];
  return Object.keys(first?.features ?? {}).filter((name) => !leftOut.test(name));
};

/** Up to `binCount - 1` edges per feature, at equal shares of the values. */
export function edgesOf(sets: PageExamples[], names: string[]): number[][] {
  return names.map((name) => {
    const values = Float32Array.from(
      sets.flatMap(({ examples }) => examples.map(({ features }) => features[name] ?? 0)),
    ).sort();
    const edges = new Set<number>();
    for (let bin = 1; bin < binCount; bin += 1)
      edges.add(values[Math.floor((bin * values.length) / binCount)] ?? 0);
    return [...edges].sort((a, b) => a - b);
  });
}

/** Sites with many pages must not drown the others: each page of n counts 1 / sqrt(n). */
function siteWeights(sets: PageExamples[]): Map<string, number> {
  const pages = new Map<string, number>();
  for (const { page } of sets) pages.set(page.site, (pages.get(page.site) ?? 0) + 1);
  return new Map([...pages].map(([site, count]) => [site, 1 / Math.sqrt(count)]));
}

export function rowsOf(sets: PageExamples[], names: string[], edges: number[][]): TreeRows {
  const count = sets.reduce((sum, { examples }) => sum + examples.length, 0);
  const featureCount = names.length;
  const bins = new Uint8Array(count * featureCount);
  const labels = new Float32Array(count);
  const weights = new Float32Array(count);
  const groups = new Uint16Array(count);
  const sites = [...new Set(sets.map(({ page }) => page.site))];
  const bySite = siteWeights(sets);
  let row = 0;
  for (const { page, examples } of sets) {
    const group = sites.indexOf(page.site);
    for (const { features, label, weight } of examples) {
      for (const [index, name] of names.entries()) {
        bins[row * featureCount + index] = binOf(edges[index] ?? [], features[name] ?? 0);
      }
      groups[row] = group;
      labels[row] = label;
      weights[row] = weight * (bySite.get(page.site) ?? 1);
      row += 1;
    }
  }
  return { bins, featureCount, labels, weights, groups };
}
