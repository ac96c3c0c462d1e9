// Converts examples to the trees' input: every feature in a few quantile bins.
import type { PageExamples } from './examples.ts';
import { binCount, type TreeRows } from './trees.ts';

/** How many edges are below the value. */
function binOf(edges: ArrayLike<number>, value: number): number {
  let low = 0;
  let high = edges.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (value > (edges[middle] ?? 0)) low = middle + 1;
    else high = middle;
  }
  return low;
}

const namesIn = (sets: PageExamples[]): string[] =>
  sets.find(({ examples }) => examples.length > 0)?.names ?? [];

/** Up to `binCount - 1` edges per feature, at quantiles of its values. */
export function edgesOf(sets: PageExamples[]): Float32Array[] {
  const rows = sets.flatMap(({ examples }) => examples);
  return namesIn(sets).map((_, feature) => {
    const values = Float32Array.from(rows, ({ features }) => features[feature] ?? 0).sort();
    const edges = new Set<number>();
    for (let bin = 1; bin < binCount; bin += 1)
      edges.add(values[Math.floor((bin * values.length) / binCount)] ?? 0);
    return Float32Array.from(edges).sort();
  });
}

/** Sites with many pages must not dominate: each of n pages counts 1 / sqrt(n). */
function siteWeights(sets: PageExamples[]): Map<string, number> {
  const pages = new Map<string, number>();
  for (const { page } of sets) pages.set(page.site, (pages.get(page.site) ?? 0) + 1);
  return new Map([...pages].map(([site, count]) => [site, 1 / Math.sqrt(count)]));
}

export function rowsOf(sets: PageExamples[], edges: Float32Array[]): TreeRows {
  const count = sets.reduce((sum, { examples }) => sum + examples.length, 0);
  const bins = new Uint8Array(count * edges.length);
  const labels = new Float32Array(count);
  const weights = new Float32Array(count);
  const groups = new Uint16Array(count);
  const sites = [...new Set(sets.map(({ page }) => page.site))];
  const bySite = siteWeights(sets);
  let row = 0;
  for (const { page, examples } of sets) {
    const group = sites.indexOf(page.site);
    for (const { features, label, weight } of examples) {
      for (const [feature, cuts] of edges.entries())
        bins[feature * count + row] = binOf(cuts, features[feature] ?? 0);
      groups[row] = group;
      labels[row] = label;
      weights[row] = weight * (bySite.get(page.site) ?? 1);
      row += 1;
    }
  }
  return { bins, featureCount: edges.length, labels, weights, groups };
}
