// The text model: answers several questions about a page from the vectors of its subwords.
import { embed } from './embed.ts';
import {
  everywhere,
  type Layer,
  layerOf,
  type Matrix,
  matrixOf,
  nearby,
  roomFor,
  runLayers,
} from './layers.ts';
import { Machine } from './machine.ts';
import type { PageInput } from './page-input.ts';
import type { WordTable } from './paper-model.ts';
import { gelu, runStep, type Step, stepOf } from './steps.ts';
import { Subwords } from './subwords.ts';
import { maxOfRows, meanOf, valueAt } from './value-at.ts';
import { readWeights, type Weights } from './weights.ts';

/** A mention's first and last subword (inclusive), and the kind of element around it. */
export interface NameAt {
  first: number;
  last: number;
  /** The number of the element's kind, plus `carriers` if the mention is the element's whole text. */
  carrier: number;
}

/** How many kinds of elements around a mention the model knows. */
export const carriers = 11;

/** A sentence that the grammar takes for the beginning of a day. */
export interface SentenceRule {
  sentence: number;
  /** The index of the family of day markers that it matches; their count stands for the family that was chosen. */
  way: number;
  /** 0 to 1. */
  trust: number;
}

/** All values are logits: above 0 is more likely than not. */
export interface Answers {
  /** For each sentence: does a day begin here? */
  opens: Float32Array;
  /** Does the page describe a trip? */
  trip: number;
  /** Does the page describe more than one day? */
  several: number;
  /** For each name, given all its mentions: is it a stop? */
  stops: (names: NameAt[][]) => Float32Array;
  /** For each name, given all its mentions: is it the trip's destination? */
  destinations: (names: NameAt[][]) => Float32Array;
}

const stepNames = [
  'gather',
  'opens.0',
  'opens.3',
  'trip.0',
  'trip.3',
  'several.0',
  'several.3',
  'mention.0',
  'stop.0',
  'stop.3',
  'goal.0',
  'goal.3',
] as const;
type StepName = (typeof stepNames)[number];
type Head = 'opens' | 'trip' | 'several' | 'stop' | 'goal';

/** The most sentences that attend to each other; a longer page is read in parts. */
const maxSentences = 1536;

/** A match by the grammar counts at least this much, however low its trust. */
const minRuleTrust = 0.3;

/** The vectors of a page: one for each subword, and one for each sentence. */
interface Read {
  input: PageInput;
  hidden: Float32Array;
  sentenceRows: Float32Array;
}

export class TextModel {
  readonly subwords: Subwords;
  readonly #machine: Machine;
  readonly #weights: Weights;
  readonly #layers: Layer[];
  readonly #sentenceLayers: Layer[];
  readonly #widen: Matrix;
  readonly #steps: Record<StepName, Step>;
  readonly #rules: { values: Float32Array; ways: number };
  readonly #lastNorm: number;
  readonly #sentenceNorm: number;

  private constructor(machine: Machine, weights: Weights) {
    const { layers, sentenceLayers } = weights.head;
    const layersOf = (prefix: string, length: number) =>
      Array.from({ length }, (_, at) => layerOf(machine, weights, `${prefix}.${at}`));
    this.#machine = machine;
    this.#weights = weights;
    this.subwords = new Subwords(weights.subwords);
    this.#widen = matrixOf(machine, weights, 'encoder.widen.weight');
    this.#layers = layersOf('encoder.layers', layers);
    this.#sentenceLayers = layersOf('sentences', sentenceLayers);
    const values = weights.numbersOf('ruled.weight');
    this.#rules = { values, ways: values.length / weights.head.width };
    this.#lastNorm = machine.put(weights.numbersOf('encoder.norm.weight'));
    this.#sentenceNorm = machine.put(weights.numbersOf('norm.weight'));
    this.#steps = Object.fromEntries(
      stepNames.map((name) => [name, stepOf(machine, weights, name)]),
    ) as Record<StepName, Step>;
  }

  /** Undefined if the file or the kernel is damaged. */
  static load(file: Uint8Array, kernel: Uint8Array): TextModel | undefined {
    const weights = readWeights(file);
    if (!weights) return undefined;
    try {
      return new TextModel(Machine.start(kernel), weights);
    } catch {
      return undefined;
    }
  }

  /** What other nets on the same kernel share. */
  get wordTable(): WordTable {
    return {
      machine: this.#machine,
      subwords: this.subwords,
      rows: this.#weights.rowsOf('encoder.table.weight'),
    };
  }

  ask(input: PageInput, rules: SentenceRule[] = []): Answers {
    const hidden = this.#hiddenOf(input);
    const sentenceRows = this.#sentenceRowsOf(input, hidden, rules);
    const read = { input, hidden, sentenceRows };
    const whole = this.#wholeOf(read);
    const ofPage = (head: 'trip' | 'several') => {
      const { inputs } = this.#steps[`${head}.0`].matrix;
      return valueAt(this.#answer(whole.subarray(0, inputs), 1, head), 0);
    };
    return {
      opens: this.#answer(sentenceRows, input.sentences.length, 'opens'),
      trip: ofPage('trip'),
      several: ofPage('several'),
      stops: (names) => this.#namesAre(names, 'stop', read),
      destinations: (names) => this.#namesAre(names, 'goal', read),
    };
  }

  /** One vector for each subword. */
  #hiddenOf(input: PageInput): Float32Array {
    const { width } = this.#weights.head;
    const machine = this.#machine;
    const count = input.ids.length;
    const rows = roomFor(count);
    return this.#lent(() => {
      const x = machine.take(4 * rows * width);
      machine.floats(x, rows * width).fill(0);
      embed(machine, this.#weights, this.#widen, input, x);
      runLayers(machine, this.#layers, { x, rows, width }, nearby(count));
      machine.sums.norm(x, this.#lastNorm, x, rows, width);
      return machine.floats(x, count * width).slice();
    });
  }

  /** One vector for each sentence, in the context of the page's other sentences. */
  #sentenceRowsOf({ sentences }: PageInput, hidden: Float32Array, rules: SentenceRule[]): Float32Array {
    const { width } = this.#weights.head;
    const machine = this.#machine;
    const pairs = new Float32Array(sentences.length * 2 * width);
    for (const [row, { first, next }] of sentences.entries()) {
      pairs.set(hidden.subarray(first * width, (first + 1) * width), row * 2 * width);
      pairs.set(meanOf(hidden, first, next, width), (row * 2 + 1) * width);
    }
    const sentenceRows = runStep(machine, this.#steps.gather, pairs, sentences.length);
    this.#addRules(sentenceRows, rules);
    for (let from = 0; from < sentences.length; from += maxSentences) {
      const part = sentenceRows.subarray(from * width, (from + maxSentences) * width);
      const count = part.length / width;
      const rows = roomFor(count);
      this.#lent(() => {
        const x = machine.take(4 * rows * width);
        machine
          .floats(x, rows * width)
          .fill(0)
          .set(part);
        runLayers(machine, this.#sentenceLayers, { x, rows, width }, everywhere(count));
        machine.sums.norm(x, this.#sentenceNorm, x, rows, width);
        part.set(machine.floats(x, part.length));
      });
    }
    return sentenceRows;
  }

  /** Adds the grammar's matches to their sentences: a vector for each family of day markers, weighted by its trust. */
  #addRules(sentenceRows: Float32Array, rules: SentenceRule[]): void {
    const { width } = this.#weights.head;
    const { values, ways } = this.#rules;
    const strongest = new Map<number, number>();
    for (const { sentence, way, trust } of rules) {
      const key = sentence * ways + way;
      strongest.set(key, Math.max(strongest.get(key) ?? 0, minRuleTrust + (1 - minRuleTrust) * trust));
    }
    for (const [key, strength] of strongest) {
      const at = Math.floor(key / ways) * width;
      for (let k = 0; k < width; k += 1)
        sentenceRows[at + k] =
          valueAt(sentenceRows, at + k) + strength * valueAt(values, k * ways + (key % ways));
    }
  }

  /** The first sentence's vector, and the mean and the maximum of all of them. */
  #wholeOf({ input: { sentences }, sentenceRows }: Read): Float32Array {
    const { width } = this.#weights.head;
    const whole = new Float32Array(3 * width);
    whole.set(sentenceRows.subarray(0, width));
    whole.set(meanOf(sentenceRows, 0, sentences.length, width), width);
    whole.set(maxOfRows(sentenceRows, 0, sentences.length, width), 2 * width);
    return whole;
  }

  #namesAre(names: NameAt[][], head: 'stop' | 'goal', read: Read): Float32Array {
    const all = names.flat();
    if (all.length === 0) return new Float32Array(names.length);
    const vectors = runStep(this.#machine, this.#steps['mention.0'], this.#rowsOf(all, read), all.length).map(
      gelu,
    );
    return this.#answer(this.#pooled(names, vectors), names.length, head);
  }

  /** For each mention the vectors of its ends, its mean, its sentence, and its carrier. */
  #rowsOf(mentions: NameAt[], { input, hidden, sentenceRows }: Read): Float32Array {
    const { width } = this.#weights.head;
    const roles = this.#weights.numbersOf('carrier.weight');
    const { inputs } = this.#steps['mention.0'].matrix;
    const roleWidth = inputs - 4 * width;
    const rows = new Float32Array(mentions.length * inputs);
    for (const [row, { first, last, carrier }] of mentions.entries()) {
      const sentence = valueAt(input.sentenceOf, first);
      const parts = [
        hidden.subarray(first * width, (first + 1) * width),
        hidden.subarray(last * width, (last + 1) * width),
        meanOf(hidden, first, last + 1, width),
        sentenceRows.subarray(sentence * width, (sentence + 1) * width),
        roles.subarray(carrier * roleWidth, (carrier + 1) * roleWidth),
      ];
      for (const [index, part] of parts.entries()) rows.set(part, row * inputs + index * width);
    }
    return rows;
  }

  /** For each name the maximum and the mean of its mentions' vectors, and the logarithm of their number. */
  #pooled(names: NameAt[][], vectors: Float32Array): Float32Array {
    const { width } = this.#weights.head;
    const { inputs } = this.#steps['stop.0'].matrix;
    const pooled = new Float32Array(names.length * inputs);
    let row = 0;
    for (const [index, { length }] of names.entries()) {
      const at = index * inputs;
      pooled.set(maxOfRows(vectors, row, row + length, width), at);
      if (length > 0) pooled.set(meanOf(vectors, row, row + length, width), at + width);
      pooled[at + 2 * width] = Math.log1p(length);
      row += length;
    }
    return pooled;
  }

  #answer(rows: Float32Array, count: number, head: Head): Float32Array {
    const inside = runStep(this.#machine, this.#steps[`${head}.0`], rows, count).map(gelu);
    return runStep(this.#machine, this.#steps[`${head}.3`], inside, count);
  }

  /** Releases the memory that `work` has taken. */
  #lent<T>(work: () => T): T {
    const { mark } = this.#machine;
    try {
      return work();
    } finally {
      this.#machine.giveBack(mark);
    }
  }
}
