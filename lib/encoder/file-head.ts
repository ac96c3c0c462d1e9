// The header of the model file: the size of the net, and where each of its tensors is.
import * as z from 'zod/mini';

export const Tensor = z.object({
  name: z.string(),
  /** `i8` and `i4` are rows of integers, followed by the scale of each row as `f32`. */
  kind: z.enum(['i8', 'i4', 'f32']),
  rows: z.int().check(z.gte(1)),
  columns: z.int().check(z.gte(1)),
  /** The offset from the end of the header. */
  at: z.int().check(z.gte(0), z.multipleOf(16)),
});

export const Head = z.object({
  layers: z.int().check(z.gte(1), z.lte(24)),
  width: z.int().check(z.gte(32), z.lte(1024), z.multipleOf(32)),
  inner: z.int().check(z.gte(32), z.lte(4096), z.multipleOf(32)),
  table: z.int().check(z.gte(8), z.lte(1024), z.multipleOf(8)),
  sentenceLayers: z.int().check(z.gte(0), z.lte(8)),
  subwords: z.object({ at: z.int().check(z.gte(0)), length: z.int().check(z.gte(0)) }),
  tensors: z.array(Tensor),
});
export type Head = z.infer<typeof Head>;
export type Tensor = z.infer<typeof Tensor>;
