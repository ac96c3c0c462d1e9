// The net of tools/train/encoder/model.py and reader.py in plain JavaScript: slow, one number after another.
import type { PageInput } from '../../lib/encoder/page-input.ts';
import type { NameAt, SentenceRule } from '../../lib/encoder/text-model.ts';
import type { Plain, WrittenModel } from './write-model.ts';

type Row = number[];
const headWide = 32;
const chunk = 64;
const mostSentences = 1536;

const at = (row: ArrayLike<number>, index: number) => row[index] as number;
const sum = (row: Row) => row.reduce((a, b) => a + b, 0);
const add = (a: Row, b: Row) => a.map((value, k) => value + at(b, k));
const mean = (rows: Row[]) => (rows[0] ?? []).map((_, k) => sum(rows.map((row) => at(row, k))) / rows.length);
const rowOf = ({ columns, values }: Plain, row: number): Row => [
  ...values.subarray(row * columns, (row + 1) * columns),
];

export const timesPlain = ({ rows, columns, values }: Plain, x: Row): Row =>
  Array.from({ length: rows }, (_, row) => {
    let total = 0;
    for (let k = 0; k < columns; k += 1) total += at(values, row * columns + k) * at(x, k);
    return total;
  });

export const normPlain = (x: Row, gain: ArrayLike<number>): Row => {
  const root = Math.sqrt(sum(x.map((value) => value * value)) / x.length + 1e-5);
  return x.map((value, k) => (value / root) * at(gain, k));
};

export const gatedPlain = (x: Row): Row =>
  x.slice(0, x.length / 2).map((gate, k) => (gate / (1 + Math.exp(-gate))) * at(x, x.length / 2 + k));

/** Rotates one head's numbers by the row's position. */
export const turnPlain = (x: Row, place: number): Row => {
  const half = x.length / 2;
  const turned = [...x];
  for (let k = 0; k < half; k += 1) {
    const angle = place / 10_000 ** (k / half);
    turned[k] = at(x, k) * Math.cos(angle) - at(x, half + k) * Math.sin(angle);
    turned[half + k] = at(x, k) * Math.sin(angle) + at(x, half + k) * Math.cos(angle);
  }
  return turned;
};

export function attendPlain(query: Row, keys: Row[], values: Row[]): Row {
  const looks = keys.map((key) => {
    let look = 0;
    // Indexed directly rather than with array methods: this runs a hundred million times.
    for (let d = 0; d < query.length; d += 1) look += (query[d] ?? 0) * (key[d] ?? 0);
    return look / Math.sqrt(query.length);
  });
  const most = Math.max(...looks);
  const shares = looks.map((look) => Math.exp(look - most));
  const total = sum(shares);
  const seen = query.map(() => 0);
  for (const [k, value] of values.entries()) {
    const share = at(shares, k) / total;
    for (let d = 0; d < query.length; d += 1) seen[d] = (seen[d] ?? 0) + share * (value[d] ?? 0);
  }
  return seen;
}

/** A series with terms of one sign, which loses no precision; beyond 6 it is 1. */
function erf(x: number): number {
  if (Math.abs(x) > 6) return Math.sign(x);
  let [term, total] = [x, x];
  for (let n = 1; n < 200; n += 1) {
    term *= (2 * x * x) / (2 * n + 1);
    total += term;
  }
  return (2 / Math.sqrt(Math.PI)) * Math.exp(-x * x) * total;
}
export const geluPlain = (x: number): number => 0.5 * x * (1 + erf(x / Math.SQRT2));

export class PlainModel {
  readonly #model: WrittenModel;
  readonly #input: PageInput;
  readonly hidden: Row[];
  readonly told: Row[];

  constructor(model: WrittenModel, input: PageInput, rules: SentenceRule[] = []) {
    this.#model = model;
    this.#input = input;
    const { layers, sentenceLayers } = model.sizes;
    const embedded = [...input.ids].map((id, row) => this.#embedded(id, row));
    this.hidden = this.#throughLayers(embedded, 'encoder.layers', layers, (row) => {
      const own = Math.floor(row / chunk) * chunk;
      return [Math.max(0, own - chunk), Math.min(embedded.length, own + 2 * chunk)];
    }).map((row) => normPlain(row, this.#plain('encoder.norm.weight').values));
    const gathered = input.sentences.map(({ first, next }, sentence) =>
      add(
        this.#step('gather', [...(this.hidden[first] as Row), ...mean(this.hidden.slice(first, next))]),
        this.#ruled(rules.filter((rule) => rule.sentence === sentence)),
      ),
    );
    this.told = [];
    for (let from = 0; from < gathered.length; from += mostSentences) {
      const part = gathered.slice(from, from + mostSentences);
      const read = this.#throughLayers(part, 'sentences', sentenceLayers, () => [0, part.length]);
      this.told.push(...read.map((row) => normPlain(row, this.#plain('norm.weight').values)));
    }
  }

  /** Each way of telling days counts once, with its greatest strength. */
  #ruled(rules: SentenceRule[]): Row {
    const matrix = this.#plain('ruled.weight');
    const strengths = Array.from({ length: matrix.columns }, (_, way) =>
      Math.max(0, ...rules.filter((rule) => rule.way === way).map(({ trust }) => 0.3 + 0.7 * trust)),
    );
    return timesPlain(matrix, strengths);
  }

  #plain(name: string): Plain {
    const found = this.#model.plain.get(name);
    if (!found) throw new Error(name);
    return found;
  }

  #step(name: string, x: Row): Row {
    return add(timesPlain(this.#plain(`${name}.weight`), x), [...this.#plain(`${name}.bias`).values]);
  }

  #head(name: string, x: Row): number {
    return at(this.#step(`${name}.3`, this.#step(`${name}.0`, x).map(geluPlain)), 0);
  }

  #embedded(id: number, row: number): Row {
    const { written, marks } = this.#input;
    const entry = rowOf(this.#plain('encoder.table.weight'), id);
    const set = [...marks.subarray(3 * row, 3 * row + 3)].filter((mark) => mark > 0);
    return [
      rowOf(this.#plain('encoder.written.weight'), at(written, row)),
      ...set.map((mark) => rowOf(this.#plain('encoder.marks.weight'), mark)),
    ].reduce(add, timesPlain(this.#plain('encoder.widen.weight'), entry));
  }

  #throughLayers(rows: Row[], name: string, count: number, reach: (row: number) => [number, number]): Row[] {
    let x = rows;
    for (let layer = 0; layer < count; layer += 1) {
      const plain = (part: string) => this.#plain(`${name}.${layer}.${part}.weight`);
      const seen = this.#seen(
        x.map((row) => timesPlain(plain('qkv'), normPlain(row, plain('norm1').values))),
        reach,
      );
      x = x.map((row, index) => add(row, timesPlain(plain('out'), seen[index] as Row)));
      x = x.map((row) => {
        const inside = gatedPlain(timesPlain(plain('up'), normPlain(row, plain('norm2').values)));
        return add(row, timesPlain(plain('down'), inside));
      });
    }
    return x;
  }

  #seen(qkv: Row[], reach: (row: number) => [number, number]): Row[] {
    const { width } = this.#model.sizes;
    const heads = Array.from({ length: width / headWide }, (_, head) => {
      const part = (row: Row, which: number) =>
        row.slice(which * width + head * headWide, which * width + (head + 1) * headWide);
      const queries = qkv.map((row, place) => turnPlain(part(row, 0), place));
      const keys = qkv.map((row, place) => turnPlain(part(row, 1), place));
      const values = qkv.map((row) => part(row, 2));
      return queries.map((query, row) => {
        const [first, next] = reach(row);
        return attendPlain(query, keys.slice(first, next), values.slice(first, next));
      });
    });
    return qkv.map((_, row) => heads.flatMap((head) => head[row] as Row));
  }

  opens(): number[] {
    return this.told.map((row) => this.#head('opens', row));
  }

  trip(): number {
    return this.#head('trip', [...(this.told[0] as Row), ...mean(this.told)]);
  }

  several(): number {
    const most = (this.told[0] as Row).map((_, k) => Math.max(...this.told.map((row) => row[k] as number)));
    return this.#head('several', [...(this.told[0] as Row), ...mean(this.told), ...most]);
  }

  names(groups: NameAt[][], head: 'stop' | 'goal'): number[] {
    return groups.map((mentions) => {
      const vectors = mentions.map(({ first, last, carrier }) =>
        this.#step('mention.0', [
          ...(this.hidden[first] as Row),
          ...(this.hidden[last] as Row),
          ...mean(this.hidden.slice(first, last + 1)),
          ...(this.told[at(this.#input.sentenceOf, first)] as Row),
          ...rowOf(this.#plain('carrier.weight'), carrier),
        ]).map(geluPlain),
      );
      const most = (vectors[0] as Row).map((_, k) => Math.max(...vectors.map((vector) => at(vector, k))));
      return this.#head(head, [...most, ...mean(vectors), Math.log1p(mentions.length)]);
    });
  }
}
