// A labelled page as it is stored: its public source, and what it says. Of the page's text only the names that are
// labels and the few words that open a day are stored; a sentence is identified by its digest.
import { createHash } from 'node:crypto';
import * as z from 'zod/mini';

export const Kind = z.enum(['day-by-day', 'day-trip', 'road-trip', 'listicle', 'operator', 'not-a-trip']);

/** How a page marks the beginning of a day. */
export const Told = z.enum(['numbers', 'dates', 'weekdays', 'prose', 'posts', 'none']);

export const LabelledStop = z.strictObject({
  name: z.string().check(z.minLength(1), z.maxLength(120)),
  aliases: z.optional(z.array(z.string())),
  /** Neither a miss nor an error if found: seen from afar, passed, only recommended. */
  optional: z.optional(z.boolean()),
  /** The time of being there, as HH:MM. */
  time: z.optional(z.string().check(z.regex(/^\d\d:\d\d$/))),
  /** The sentence that belongs in its note, by digest. */
  note: z.optional(z.string()),
});
export type LabelledStop = z.infer<typeof LabelledStop>;

export const LabelledDay = z.strictObject({
  /** The words that open the day, empty if it simply begins; `block` counts the page's text blocks from 0. */
  opens: z.string().check(z.maxLength(80)),
  block: z.int(),
  span: z.optional(z.int()),
  /** An extension, or another trip on the same page. */
  extra: z.optional(z.boolean()),
  stops: z.array(LabelledStop),
});
export type LabelledDay = z.infer<typeof LabelledDay>;

export const Cost = z.strictObject({ title: z.string(), amount: z.number(), currency: z.string() });

export const Label = z.strictObject({
  source: z.strictObject({
    repo: z.string().check(z.regex(/^[\w.-]+\/[\w.-]+$/)),
    path: z.string(),
    commit: z.string().check(z.regex(/^[0-9a-f]{40}$/)),
    url: z.optional(z.string()),
  }),
  language: z.string(),
  kind: Kind,
  told: Told,
  destination: z.nullable(z.string()),
  days: z.array(LabelledDay),
  packing: z.optional(z.array(z.string())),
  costs: z.optional(z.array(Cost)),
});
export type Label = z.infer<typeof Label>;

/** Only the words, whatever spaces and punctuation are between them. */
export const plainWords = (text: string): string =>
  (
    text
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  ).join(' ');

/** The same for a sentence whatever its spaces and punctuation are. */
export const digestOf = (sentence: string): string =>
  createHash('sha256').update(plainWords(sentence)).digest('hex').slice(0, 12);

/** One name per page, the same on every machine. */
export function slugOf({ repo, path }: Label['source']): string {
  const words =
    path
      .replace(/\/?index\.\w+$|\.\w+$/, '')
      .split('/')
      .at(-1) ?? '';
  const plain = words
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^[\d-]+|-+$/g, '')
    .slice(0, 40);
  const mark = createHash('sha256').update(`${repo}:${path}`).digest('hex').slice(0, 6);
  return `${plain || 'page'}-${mark}`;
}
