// Pure: no browser, no network, no clock.
// The learned model as bytes: a JSON head that says what is where, then tables of numbers.
import * as z from 'zod/mini';

export const modelVersion = 1;

const Head = z.object({
  version: z.literal(modelVersion),
  features: z.array(z.object({ name: z.string(), edges: z.array(z.number()) })),
  depth: z.int(),
  trees: z.int(),
  base: z.number(),
  /** Score per step of a linear weight. */
  linearScale: z.number(),
  linearBits: z.int(),
  linearShare: z.number(),
  commonWords: z.int(),
  threshold: z.number(),
  thresholdAgain: z.number(),
  /** Whether a page tells a trip at all: a bias and a weight per page feature. */
  trip: z.object({ bias: z.number(), weights: z.record(z.string(), z.number()), threshold: z.number() }),
});
export type ModelHead = z.infer<typeof Head>;

export interface StopModel {
  head: ModelHead;
  /** Per tree and level: feature, cut. */
  questions: Uint8Array;
  leaves: Float32Array;
  linear: Int8Array;
  commonHashes: Uint32Array;
  commonLevels: Uint8Array;
}

const align = (offset: number) => Math.ceil(offset / 4) * 4;

function layout(head: ModelHead, headBytes: number) {
  const leaves = align(4 + headBytes);
  const commonHashes = leaves + head.trees * (1 << head.depth) * 4;
  const questions = commonHashes + head.commonWords * 4;
  const commonLevels = questions + head.trees * head.depth * 2;
  const linear = commonLevels + head.commonWords;
  return { leaves, commonHashes, questions, commonLevels, linear, end: linear + (1 << head.linearBits) };
}

export function writeModel(model: StopModel): Uint8Array {
  const head = new TextEncoder().encode(JSON.stringify(model.head));
  const at = layout(model.head, head.length);
  const bytes = new Uint8Array(at.end);
  new DataView(bytes.buffer).setUint32(0, head.length, true);
  bytes.set(head, 4);
  bytes.set(new Uint8Array(model.leaves.buffer, model.leaves.byteOffset, model.leaves.byteLength), at.leaves);
  bytes.set(
    new Uint8Array(model.commonHashes.buffer, model.commonHashes.byteOffset, model.commonHashes.byteLength),
    at.commonHashes,
  );
  bytes.set(model.questions, at.questions);
  bytes.set(model.commonLevels, at.commonLevels);
  bytes.set(new Uint8Array(model.linear.buffer, model.linear.byteOffset, model.linear.byteLength), at.linear);
  return bytes;
}

/** Undefined where the bytes are no model of this version. */
export function readModel(bytes: Uint8Array): StopModel | undefined {
  if (bytes.length < 8) return undefined;
  // A copy at offset 0: tables of 4-byte numbers must begin at a multiple of 4.
  const own = bytes.slice();
  const headBytes = new DataView(own.buffer).getUint32(0, true);
  if (headBytes > own.length) return undefined;
  const head = z.safeParse(Head, parse(new TextDecoder().decode(own.subarray(4, 4 + headBytes))));
  if (!head.success) return undefined;
  const { trees, depth, commonWords, linearBits } = head.data;
  const at = layout(head.data, headBytes);
  if (at.end !== own.length) return undefined;
  return {
    head: head.data,
    leaves: new Float32Array(own.buffer, at.leaves, trees * (1 << depth)),
    commonHashes: new Uint32Array(own.buffer, at.commonHashes, commonWords),
    questions: own.subarray(at.questions, at.commonLevels),
    commonLevels: own.subarray(at.commonLevels, at.linear),
    linear: new Int8Array(own.buffer, at.linear, 1 << linearBits),
  };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined; // not our bytes: the schema says no
  }
}
