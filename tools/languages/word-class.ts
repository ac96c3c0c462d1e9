// The format of a class of words in a language's file, and the TypeScript it becomes.
import { z } from 'zod';

export interface WordClass {
  /** What the words are for. */
  about: string;
  /** Parses the class as written in the file, and transforms it into what the code uses. */
  schema: z.ZodType;
  /** The TypeScript type of the result. */
  type: string;
}

function isExpression(piece: string): boolean {
  try {
    new RegExp(piece, 'u');
    return true;
  } catch {
    return false;
  }
}

/** Whether a "|" stands outside all brackets: then these are two pieces. */
function isParted(piece: string): boolean {
  const bare = piece.replace(/\\./gu, '').replace(/\[[^\]]*\]/gu, '');
  let depth = 0;
  for (const character of bare) {
    if (character === '(') depth += 1;
    if (character === ')') depth -= 1;
    if (character === '|' && depth === 0) return true;
  }
  return false;
}

const isUnique = (list: unknown[]) => new Set(list).size === list.length;
const twice = 'a word stands in it twice';

const piece = z
  .string()
  .min(1)
  .refine(isExpression, 'no regular expression')
  .refine((text) => !isParted(text), 'alternatives are items of their own');
const pieces = z.array(piece).min(1).refine(isUnique, twice);
const plainWord = z.string().min(1);
const places = z.array(plainWord.nullable().transform((word) => word ?? ''));
const list = z.array(plainWord).min(1).refine(isUnique, twice);

/** Alternatives of a regular expression. */
export const pattern = (about: string): WordClass => ({
  about,
  type: 'string',
  schema: pieces.transform((found) => found.join('|')),
});

/** Plain words. */
export const words = (about: string): WordClass => ({ about, type: 'string[]', schema: list });

/** The same as one string with "|" in between, for the hundreds of lists that are split where they are read. */
export const parted = (about: string): WordClass => ({
  about,
  type: 'string',
  schema: list.transform((found) => found.join('|')),
});

/**
 * Words in a fixed order: from one, from January or from Monday on. "|" separates words with the same meaning; "~"
 * stands for a missing word.
 */
export const row = (about: string, length?: number): WordClass => ({
  about,
  type: 'string[]',
  schema: length === undefined ? places.min(1) : places.length(length),
});

/** Words with the amount each stands for. */
export const amounts = (about: string): WordClass => ({
  about,
  type: 'Record<string, number>',
  schema: z.record(plainWord, z.number()),
});

/** "check-in?" → "'check-in'?". */
const keyed = (name: string) => (/^\w+\??$/.test(name) ? name : name.replace(/^[^?]+/, "'$&'"));

/** Several classes that make sense only together. A field with a question mark is optional. */
export function entry(about: string, fields: Record<string, WordClass>): WordClass {
  const all = Object.entries(fields);
  const shape = all.map(([name, { schema }]) =>
    name.endsWith('?') ? [name.slice(0, -1), schema.optional()] : [name, schema],
  );
  return {
    about,
    type: `{ ${all.map(([name, { type }]) => `${keyed(name)}: ${type}`).join('; ')} }`,
    schema: z.strictObject(Object.fromEntries(shape)),
  };
}
