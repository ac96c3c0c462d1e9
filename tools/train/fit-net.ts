// Trains the small net by gradient descent. Deterministic for the same rows and seed.
import { type Net, type NetShape, type NetWeights, sizesOf } from '../../lib/read/stops/net.ts';
import { randomOf } from '../random.ts';
import { Adam, type AdamStep } from './adam.ts';
import { type NetRow, Pass } from './net-pass.ts';
import { shuffle } from './shuffle.ts';

export interface NetOptions {
  epochs: number;
  rate: number;
  decay: number;
  batch: number;
  seed: number;
}

const names: (keyof NetWeights)[] = [
  'words',
  'fromRow',
  'fromHidden',
  'fromWords',
  'hiddenBias',
  'innerBias',
  'out',
  'bias',
];

const tablesOf = (of: (name: keyof NetWeights) => Float32Array): NetWeights => ({
  words: of('words'),
  fromRow: of('fromRow'),
  fromHidden: of('fromHidden'),
  fromWords: of('fromWords'),
  hiddenBias: of('hiddenBias'),
  innerBias: of('innerBias'),
  out: of('out'),
  bias: of('bias'),
});

const noShape: NetShape = { inputs: 0, hidden: 0, inner: 0, bits: 0, width: 0 };

/** A net that corrects nothing. */
export const noNet: Net = {
  shape: noShape,
  mean: new Float32Array(),
  spread: new Float32Array(),
  ...tablesOf((name) => new Float32Array(sizesOf(noShape)[name])),
};

/** Initialised with small random numbers, scaled so that a layer's outputs have about the magnitude of its inputs. */
function untrained(shape: NetShape, random: () => number): NetWeights {
  const sizes = sizesOf(shape);
  const around = (count: number, size: number) =>
    Float32Array.from({ length: count }, () => (random() + random() + random() - 1.5) * 2 * size);
  return {
    words: around(sizes.words, 0.05),
    fromRow: around(sizes.fromRow, Math.sqrt(1.5 / shape.inputs)),
    fromHidden: around(sizes.fromHidden, Math.sqrt(1.5 / shape.hidden)),
    fromWords: around(sizes.fromWords, Math.sqrt((1.5 * shape.inner) / sizes.fromWords)),
    hiddenBias: new Float32Array(sizes.hiddenBias),
    innerBias: new Float32Array(sizes.innerBias),
    out: around(sizes.out, 0.1 * Math.sqrt(1.5 / shape.inner)),
    bias: new Float32Array(sizes.bias),
  };
}

/** A short warm-up, then cosine decay. */
const rateAt = (share: number, rate: number): number =>
  rate * Math.min(1, share * 30) * 0.5 * (1 + Math.cos(Math.PI * share));

type Movers = Map<keyof NetWeights, Adam>;

/** Only words that occurred are updated: updating all of them would take longer than the rest of the training. */
function move(movers: Movers, now: AdamStep, met: { ids: Set<number>; width: number }): void {
  for (const [name, mover] of movers) if (name !== 'words') mover.move(now);
  for (const id of met.ids) movers.get('words')?.move(now, id * met.width, (id + 1) * met.width);
}

/** Starts from small random numbers, or from a copy of another net's weights. */
export function fitNet(
  rows: NetRow[],
  scale: Pick<Net, 'mean' | 'spread' | 'shape'>,
  { epochs, rate, decay, batch, seed }: NetOptions,
  from?: NetWeights,
): Net {
  const random = randomOf(seed);
  const weights = from ? tablesOf((name) => Float32Array.from(from[name])) : untrained(scale.shape, random);
  const net: Net = { ...scale, ...weights };
  const pass = new Pass(net, random);
  const movers: Movers = new Map(names.map((name) => [name, new Adam(weights[name])]));
  const gradients = tablesOf((name) => movers.get(name)?.gradient ?? new Float32Array());
  const { width } = scale.shape;
  const order = Uint32Array.from(rows.keys());
  const perEpoch = Math.ceil(rows.length / batch);
  for (let step = 0; step < epochs * perEpoch; step += 1) {
    const from = (step % perEpoch) * batch;
    if (from === 0) shuffle(order, random);
    const ids = new Set<number>();
    for (const at of order.subarray(from, from + batch)) {
      const row = rows[at] as NetRow;
      pass.learn(row, gradients);
      for (const id of row.words.ids) ids.add(id);
    }
    const share = step / (epochs * perEpoch);
    move(movers, { rate: rateAt(share, rate), decay, step: step + 1 }, { ids, width });
  }
  return net;
}
