// Labels each word of a booking paper: a small net over the text model's subword embeddings, on the same kernel.
import * as z from 'zod/mini';
import {
  maxPaperWords,
  type PaperAnswer,
  type PaperSense,
  type PaperWord,
  paperKinds,
  paperRoles,
} from '../model/paper-sense.ts';
import { entryAt } from './embed.ts';
import { Tensor } from './file-head.ts';
import { everywhere, headWidth, type Layer, layerOf, matrixOf, roomFor, runLayers } from './layers.ts';
import type { Machine } from './machine.ts';
import { shapesOf } from './shapes.ts';
import { runStep, type Step, stepOf } from './steps.ts';
import { encode, Special, type Subwords } from './subwords.ts';
import { readTensorFile, type TensorFile, type TensorRows } from './tensor-file.ts';
import { valueAt } from './value-at.ts';

const magic = 'WAYROLE1';

const Head = z.object({
  width: z.int().check(z.gte(32), z.lte(512), z.multipleOf(32)),
  layers: z.int().check(z.gte(1), z.lte(12)),
  inner: z.int().check(z.gte(32), z.lte(2048), z.multipleOf(32)),
  table: z.int(),
  bond: z.int().check(z.gte(8), z.lte(128), z.multipleOf(8)),
  signs: z.int().check(z.gte(1)),
  roles: z.array(z.string()),
  kinds: z.array(z.string()),
  tensors: z.array(Tensor),
});
type Head = z.infer<typeof Head>;

const isSame = (a: readonly string[], b: readonly string[]) => a.join() === b.join();

/** Whether the file has every tensor that the net needs, in the right shape. */
function fits(head: Head, columns: number): boolean {
  const { width, layers, inner, table, bond, signs, roles, kinds, tensors } = head;
  const { has, hasMatrix, hasGains, hasStep, hasLayers } = shapesOf(tensors, width);
  return (
    table === columns &&
    isSame(roles, paperRoles) &&
    isSame(kinds, paperKinds) &&
    hasMatrix('widen', width, table) &&
    has('signs', ['i8'], signs, width) &&
    hasLayers('layers', layers, inner) &&
    hasGains('norm') &&
    hasStep('role', roles.length, width) &&
    hasStep('kind', kinds.length, width) &&
    hasStep('bond', bond, width) &&
    hasStep('booked', 1, width) &&
    has('bias', ['f32'], 1, 1)
  );
}

/** What the paper model shares with the text model. */
export interface WordTable {
  machine: Machine;
  subwords: Subwords;
  rows: TensorRows;
}

// Rotary frequencies per step: eight for lines, five for columns, three for the reading order.
const turnsByLine = Array.from({ length: 8 }, (_, k) => 100 ** (-k / 8));
const turnsByColumn = Array.from({ length: 5 }, (_, k) => 0.12 * 30 ** (-k / 5));
const turnsByOrder = Array.from({ length: 3 }, (_, k) => 25 ** (-k / 3));

function turnsOf(words: readonly PaperWord[], rows: number): Float32Array {
  const half = headWidth / 2;
  const turns = new Float32Array(rows * headWidth);
  const put = (at: number, angle: number) => {
    turns[at] = Math.cos(angle);
    turns[at + half] = Math.sin(angle);
  };
  const [columns, order] = [turnsByLine.length, turnsByLine.length + turnsByColumn.length];
  for (let row = 0; row < words.length; row += 1) {
    const { line, column } = words[row] as PaperWord;
    const at = row * headWidth;
    for (let k = 0; k < columns; k += 1) put(at + k, line * valueAt(turnsByLine, k));
    for (let k = columns; k < order; k += 1) put(at + k, column * valueAt(turnsByColumn, k - columns));
    for (let k = order; k < half; k += 1) put(at + k, row * valueAt(turnsByOrder, k - order));
  }
  return turns;
}

/** Softmax of each row, in place: logits become probabilities. */
function softmaxRows(rows: Float32Array, each: number): Float32Array {
  const powers = new Float64Array(each);
  for (let from = 0; from < rows.length; from += each) {
    let most = Number.NEGATIVE_INFINITY;
    for (let k = 0; k < each; k += 1) most = Math.max(most, valueAt(rows, from + k));
    let sum = 0;
    for (let k = 0; k < each; k += 1) {
      const power = Math.exp(valueAt(rows, from + k) - most);
      powers[k] = power;
      sum += power;
    }
    for (let k = 0; k < each; k += 1) rows[from + k] = valueAt(powers, k) / sum;
  }
  return rows;
}

/** A row for each word, the mean of its subwords, and the share of words with only unknown subwords. */
function meansOf(words: readonly PaperWord[], { rows, subwords }: WordTable) {
  const means = new Float32Array(words.length * rows.columns);
  let unknown = 0;
  for (const [at, { text }] of words.entries()) {
    const { ids } = encode(text, subwords);
    if (ids.every((id) => id === Special.unknown)) unknown += 1;
    for (const id of ids) {
      const scale = valueAt(rows.scale, id) / ids.length;
      for (let k = 0; k < rows.columns; k += 1)
        means[at * rows.columns + k] =
          valueAt(means, at * rows.columns + k) + scale * entryAt(rows, id * rows.columns + k);
    }
  }
  return { means, unknown: unknown / Math.max(1, words.length) };
}

class PaperModel {
  readonly #file: TensorFile<Head>;
  readonly #table: WordTable;
  readonly #layers: Layer[];
  readonly #steps: Record<'widen' | 'role' | 'kind' | 'bond' | 'booked', Step>;
  readonly #norm: number;

  constructor(file: TensorFile<Head>, table: WordTable) {
    const { machine } = table;
    this.#file = file;
    this.#table = table;
    this.#layers = Array.from({ length: file.head.layers }, (_, at) =>
      layerOf(machine, file, `layers.${at}`),
    );
    this.#norm = machine.put(file.numbersOf('norm.weight'));
    const { width } = file.head;
    const widen = matrixOf(machine, file, 'widen.weight');
    this.#steps = {
      widen: { matrix: widen, bias: new Float32Array(width), outputs: width },
      role: stepOf(machine, file, 'role'),
      kind: stepOf(machine, file, 'kind'),
      bond: stepOf(machine, file, 'bond'),
      booked: stepOf(machine, file, 'booked'),
    };
  }

  #addSigns(rows: Float32Array, words: readonly PaperWord[]): void {
    const { width } = this.#file.head;
    const table = this.#file.rowsOf('signs');
    // The file stores them as signed bytes.
    const values = new Int8Array(table.values.buffer, table.values.byteOffset, table.values.length);
    for (const [row, { features }] of words.entries())
      for (const feature of features) {
        if (feature >= table.rows) continue;
        const scale = valueAt(table.scale, feature);
        const [to, from] = [row * width, feature * width];
        for (let k = 0; k < width; k += 1)
          rows[to + k] = valueAt(rows, to + k) + scale * valueAt(values, from + k);
      }
  }

  ask(words: readonly PaperWord[], means: Float32Array, turns: Float32Array): Omit<PaperAnswer, 'unknown'> {
    const { machine } = this.#table;
    const { width, bond } = this.#file.head;
    const count = words.length;
    const rows = roomFor(count);
    const laid = runStep(machine, this.#steps.widen, means, count);
    this.#addSigns(laid, words);
    const mark = machine.mark;
    const x = machine.take(4 * rows * width);
    machine
      .floats(x, rows * width)
      .fill(0)
      .set(laid);
    runLayers(machine, this.#layers, { x, rows, width }, everywhere(count), turns);
    machine.sums.norm(x, this.#norm, x, rows, width);
    const hidden = machine.floats(x, count * width).slice();
    machine.giveBack(mark);
    const [role, kind, bonds, votes] = (['role', 'kind', 'bond', 'booked'] as const).map((name) =>
      runStep(machine, this.#steps[name], hidden, count),
    ) as [Float32Array, Float32Array, Float32Array, Float32Array];
    const bias = valueAt(this.#file.numbersOf('bias'), 0);
    const vote = votes.reduce((sum, one) => sum + one, 0) / count;
    return {
      booked: 1 / (1 + Math.exp(-vote)),
      roles: softmaxRows(role, paperRoles.length),
      kinds: softmaxRows(kind, paperKinds.length),
      bond: (one, other) => {
        let sum = 0;
        for (let k = 0; k < bond; k += 1)
          sum += valueAt(bonds, one * bond + k) * valueAt(bonds, other * bond + k);
        return sum / Math.sqrt(bond) + bias;
      },
    };
  }
}

/** Averages several nets trained on the same papers: they make different mistakes, so the mean makes fewer. */
function meanOf(answers: readonly Omit<PaperAnswer, 'unknown'>[], unknown: number): PaperAnswer | undefined {
  const [first] = answers;
  if (!first) return undefined;
  const mean = (of: (answer: Omit<PaperAnswer, 'unknown'>) => number) => {
    let sum = 0;
    for (const answer of answers) sum += of(answer);
    return sum / answers.length;
  };
  return {
    unknown,
    booked: mean(({ booked }) => booked),
    roles: first.roles.map((_, at) => mean(({ roles }) => valueAt(roles, at))),
    kinds: first.kinds.map((_, at) => mean(({ kinds }) => valueAt(kinds, at))),
    bond: (one, other) => mean(({ bond }) => bond(one, other)),
  };
}

/** The nets of a file, stored one after another; none if one is damaged or was made for another embedding table. */
function netsIn(bytes: Uint8Array, columns: number): TensorFile<Head>[] {
  const nets: TensorFile<Head>[] = [];
  for (let from = 0; from < bytes.length; ) {
    const file = readTensorFile(bytes.subarray(from), magic, Head);
    if (!file || from + file.end > bytes.length || !fits(file.head, columns)) return [];
    nets.push(file);
    from += file.end;
  }
  return nets;
}

/** Undefined if the file cannot be used. */
export function paperSenseFrom(bytes: Uint8Array, table: WordTable): PaperSense | undefined {
  const nets = netsIn(bytes, table.rows.columns);
  if (nets.length === 0) return undefined;
  // Set up when the first paper is read, as web pages do not need it.
  let models: PaperModel[] | undefined;
  return (all) => {
    const words = all.slice(0, maxPaperWords);
    if (words.length === 0) return undefined;
    models ??= nets.map((net) => new PaperModel(net, table));
    const { means, unknown } = meansOf(words, table);
    const turns = turnsOf(words, roomFor(words.length));
    return meanOf(
      models.map((model) => model.ask(words, means, turns)),
      unknown,
    );
  };
}
