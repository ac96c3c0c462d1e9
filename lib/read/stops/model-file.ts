// The learned model as bytes: a JSON head that describes the layout, then tables of numbers.
import * as z from 'zod/mini';
import { parseJson } from '../../model/parse-json.ts';
import { type Lexicon, lexiconOf, type WordList } from './lexicon.ts';
import type { Net } from './net.ts';
import { bytesOf, NetHead, netBytes, packNet, unpackNet } from './net-bytes.ts';
import { packList, unpackList } from './word-list-bytes.ts';

export const modelVersion = 4;

const Head = z.object({
  version: z.literal(modelVersion),
  /** The names of a row's features, in order. */
  features: z.array(z.string()),
  /** The trees of the first look and of the second look. */
  forests: z.array(z.object({ depth: z.int(), trees: z.int(), base: z.number() })),
  /** The weight of the second look. */
  secondShare: z.number(),
  /** The small net (described by `netHead`), and its weight against the trees. */
  net: NetHead,
  netShare: z.number(),
  /** Score per step of a linear weight. */
  linearScale: z.number(),
  linearBits: z.int(),
  linearShare: z.number(),
  /** For each word list its name, its number of words and of bytes. */
  lists: z.array(z.object({ name: z.string(), words: z.int(), bytes: z.int() })),
  threshold: z.number(),
  thresholdAgain: z.number(),
  /** Decides whether a page is a trip at all: a bias and a weight per page feature. */
  trip: z.object({ bias: z.number(), weights: z.record(z.string(), z.number()), threshold: z.number() }),
});
export type ModelHead = z.infer<typeof Head>;

/** Boosted trees that ask one question per level. */
export interface Forest {
  depth: number;
  trees: number;
  base: number;
  /** Per tree and level: the index of a feature, and the threshold above which the answer is yes. */
  questions: Uint8Array;
  cuts: Float32Array;
  leaves: Float32Array;
}

export interface StopModel {
  head: ModelHead;
  first: Forest;
  second: Forest;
  net: Net;
  linear: Int8Array;
  lists: WordList[];
  lexicon: Lexicon;
}

const align = (offset: number) => Math.ceil(offset / 4) * 4;

function layout(head: ModelHead, headBytes: number) {
  let end = align(4 + headBytes);
  const take = (bytes: number) => {
    const start = end;
    end = align(end + bytes);
    return start;
  };
  const forests = head.forests.map(({ trees, depth }) => ({
    leaves: take((trees << depth) * 4),
    cuts: take(trees * depth * 4),
    questions: take(trees * depth),
  }));
  const net = take(netBytes(head.net));
  const linear = take(2 ** head.linearBits);
  const lists = head.lists.map(({ bytes }) => take(bytes));
  return { forests, net, linear, lists, end };
}

export function writeModel(model: Omit<StopModel, 'lexicon'>): Uint8Array {
  const packed = model.lists.map((list) => ({ list, bytes: packList(list) }));
  const forests = [model.first, model.second];
  const whole: ModelHead = {
    ...model.head,
    forests: forests.map(({ depth, trees, base }) => ({ depth, trees, base })),
    lists: packed.map(({ list, bytes }) => ({
      name: list.name,
      words: list.hashes.length,
      bytes: bytes.length,
    })),
  };
  const head = new TextEncoder().encode(JSON.stringify(whole));
  const at = layout(whole, head.length);
  const bytes = new Uint8Array(at.end);
  new DataView(bytes.buffer).setUint32(0, head.length, true);
  bytes.set(head, 4);
  for (const [index, { leaves, cuts, questions }] of forests.entries()) {
    bytes.set(bytesOf(leaves), at.forests[index]?.leaves);
    bytes.set(bytesOf(cuts), at.forests[index]?.cuts);
    bytes.set(questions, at.forests[index]?.questions);
  }
  bytes.set(packNet(model.net, whole.net), at.net);
  bytes.set(bytesOf(model.linear), at.linear);
  for (const [index, list] of packed.entries()) bytes.set(list.bytes, at.lists[index]);
  return bytes;
}

/** Undefined where the bytes are not a model of this version. */
export function readModel(bytes: Uint8Array): StopModel | undefined {
  if (bytes.length < 8) return undefined;
  // A copy that starts at offset 0: tables of 4-byte numbers must begin at a multiple of 4.
  const own = bytes.slice();
  const headBytes = new DataView(own.buffer).getUint32(0, true);
  if (headBytes > own.length) return undefined;
  const read = z.safeParse(Head, parseJson(new TextDecoder().decode(own.subarray(4, 4 + headBytes))));
  if (!read.success) return undefined;
  const head = read.data;
  const at = layout(head, headBytes);
  if (at.end !== own.length) return undefined;
  const [first, second] = head.forests.map(({ depth, trees, base }, index): Forest => {
    const { leaves = 0, cuts = 0, questions = 0 } = at.forests[index] ?? {};
    return {
      depth,
      trees,
      base,
      leaves: new Float32Array(own.buffer, leaves, trees << depth),
      cuts: new Float32Array(own.buffer, cuts, trees * depth),
      questions: own.subarray(questions, questions + trees * depth),
    };
  });
  if (!first || !second) return undefined;
  const lists = head.lists.map((list, index) => {
    const start = at.lists[index] ?? 0;
    return unpackList(list, own.subarray(start, start + list.bytes));
  });
  const linear = new Int8Array(own.buffer, at.linear, 2 ** head.linearBits);
  const net = unpackNet(head.net, own.subarray(at.net));
  return { head, first, second, net, linear, lists, lexicon: lexiconOf(lists) };
}
