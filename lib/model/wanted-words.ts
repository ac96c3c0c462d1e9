// Words that were read from a page, to be shown there again.
import * as z from 'zod/mini';

/** A quote is a sentence or a paragraph; nobody looks at more at once. */
const maxLength = 20_000;
const someWords = z.string().check(z.maxLength(maxLength));

export const WantedWords = z.strictObject({
  words: someWords,
  /** The sentence around them, to tell them apart from the same words elsewhere. */
  sentence: z.optional(someWords),
  /** More words of that sentence, marked as well. */
  also: z.optional(z.array(someWords).check(z.maxLength(20))),
});
export type WantedWords = z.infer<typeof WantedWords>;

/** `hidden`: they are on the page, but in a collapsed part of it. */
export const Showing = z.enum(['shown', 'hidden', 'absent']);
export type Showing = z.infer<typeof Showing>;
