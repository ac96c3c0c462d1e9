// Words that were read from a picture, line by line, in points of the picture from its upper left corner.
import * as z from 'zod/mini';

export const SeenWord = z.object({
  text: z.string(),
  left: z.number(),
  right: z.number(),
  /** 0 to 1. */
  sureness: z.number(),
});
export type SeenWord = z.infer<typeof SeenWord>;

export const SeenLine = z.object({
  /** Where the letters stand, at the line's middle. */
  baseline: z.number(),
  /** From the top of its tallest letter to the foot of its lowest. */
  height: z.number(),
  words: z.array(SeenWord),
});
export type SeenLine = z.infer<typeof SeenLine>;
