// Converts examples to the net's inputs: standardised features, and the words around the name.
import { type Net, type NetShape, squash, standardise } from '../../lib/read/stops/net.ts';
import { minFirstScore } from '../../lib/read/stops/score.ts';
import { wordBagsOf } from '../../lib/read/stops/word-bags.ts';
import type { Example, PageExamples } from './examples.ts';
import type { NetRow } from './net-pass.ts';

/** Found by cross-validation: wider nets were no better, and 2^12 word hashes collided too often. */
const size = { hidden: 96, inner: 48, bits: 13, width: 8 };
/** Our own pages are terser than the web; the trees, unlike the net, give them full weight. */
const ownWeight = 0.2;

export type Scale = Pick<Net, 'mean' | 'spread'> & { shape: NetShape };

/** A lower bound, so that a nearly constant feature does not become huge when it changes. */
const minSpread = 1e-3;

function scaleOf(examples: Example[]): Scale {
  const inputs = examples[0]?.features.length ?? 0;
  const mean = new Float32Array(inputs);
  const spread = new Float32Array(inputs);
  for (let input = 0; input < inputs; input += 1) {
    let [sum, squares] = [0, 0];
    for (const { features } of examples) {
      const value = squash(features[input] as number);
      sum += value;
      squares += value * value;
    }
    const middle = sum / examples.length;
    mean[input] = middle;
    spread[input] = minSpread + Math.sqrt(Math.max(0, squares / examples.length - middle * middle));
  }
  return { mean, spread, shape: { inputs, ...size } };
}

/**
 * Sets with the features of the second look; names with too low a first score are excluded. A net that is trained
 * further keeps its scale.
 */
export function netRowsOf(sets: PageExamples[], given?: Scale): { rows: NetRow[]; scale: Scale } {
  const scoreAt = sets.find(({ examples }) => examples.length > 0)?.names.indexOf('s_score') ?? -1;
  const first = ({ features }: Example) => features[scoreAt] ?? 0;
  const looked = sets.map((set) => ({
    ...set,
    examples: set.examples.filter((example) => example.weight > 0 && first(example) >= minFirstScore),
  }));
  const scale = given ?? scaleOf(looked.flatMap(({ examples }) => examples));
  const rows = looked.flatMap(({ page, view, examples }) =>
    examples.map(
      (example): NetRow => ({
        input: standardise(scale, example.features),
        words: wordBagsOf(example.candidate, view, scale.shape.bits),
        first: first(example),
        label: example.label,
        weight: example.weight * (page.isOwn ? ownWeight : 1),
      }),
    ),
  );
  return { rows, scale };
}
