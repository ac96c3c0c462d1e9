// Words recognised in a picture, line by line, in pixels of the picture from its upper left corner.
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
  /** The height at which the letters stand, measured at the middle of the line. */
  baseline: z.number(),
  /** From the top of its tallest letter to the bottom of its lowest. */
  height: z.number(),
  words: z.array(SeenWord),
});
export type SeenLine = z.infer<typeof SeenLine>;
