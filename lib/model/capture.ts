// What was read, as plain data. A page and a PDF both become a Capture; from here on nobody asks which.
import * as z from 'zod/mini';
import { Coordinate } from './itinerary.ts';

/** A stretch of a block's text that its author marked. `end` is exclusive. */
export const Span = z.object({
  start: z.int(),
  end: z.int(),
  kind: z.enum(['bold', 'italic', 'link']),
  href: z.optional(z.string()),
});
export type Span = z.infer<typeof Span>;

const textBlock = {
  text: z.string(),
  spans: z.array(Span),
  /** In CSS pixels; only an open page knows. */
  fontSize: z.optional(z.number()),
  /** True for words that were not shown when the page was read: a closed section, another tab. */
  hidden: z.optional(z.boolean()),
};

/** A coordinate that stands in the words of a block. `end` is exclusive. */
export const Pin = z.object({ coordinate: Coordinate, block: z.int(), start: z.int(), end: z.int() });
export type Pin = z.infer<typeof Pin>;

/** An image keeps its place among the words: that is how a day finds its picture. */
export const ImageBlock = z.object({
  kind: z.literal('image'),
  src: z.string(),
  alt: z.string(),
  caption: z.optional(z.string()),
  credit: z.optional(z.string()),
  width: z.optional(z.number()),
  height: z.optional(z.number()),
});
export type ImageBlock = z.infer<typeof ImageBlock>;

export const Block = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('heading'), level: z.int().check(z.gte(1), z.lte(6)), ...textBlock }),
  z.object({ kind: z.literal('paragraph'), ...textBlock }),
  z.object({ kind: z.literal('item'), depth: z.int(), ...textBlock }),
  z.object({
    kind: z.literal('row'),
    cells: z.array(z.string()),
    /** What the columns are called, where the table has a row of names. */
    header: z.optional(z.array(z.string())),
    ...textBlock,
  }),
  z.object({ kind: z.literal('caption'), ...textBlock }),
  z.object({ kind: z.literal('map'), url: z.string(), coordinate: z.optional(Coordinate) }),
  ImageBlock,
]);
export type Block = z.infer<typeof Block>;
export type TextBlock = Extract<Block, { text: string }>;

/** A piece of a printed page that stands apart, with where it stands in points from the lower left corner of its page. */
export const PrintedCell = z.object({
  text: z.string(),
  /** From 1 on. */
  page: z.int(),
  /** Cells of one printed line share it; it grows downwards through the whole document. */
  line: z.int(),
  left: z.number(),
  right: z.number(),
  baseline: z.number(),
  size: z.number(),
  /** The same words in a block of the capture. */
  block: z.int(),
  start: z.int(),
  end: z.int(),
  /** True for what the top or the foot of most pages repeats, from its second time on. */
  running: z.optional(z.boolean()),
});
export type PrintedCell = z.infer<typeof PrintedCell>;

export const Capture = z.object({
  kind: z.enum(['page', 'pdf']),
  url: z.string(),
  /** Where it was read, where the page names another address for itself: that is only what it says. */
  address: z.optional(z.string()),
  title: z.string(),
  /** BCP 47, as the source declares it; often wrong. */
  language: z.optional(z.string()),
  siteName: z.optional(z.string()),
  author: z.optional(z.string()),
  description: z.optional(z.string()),
  /** When it was published, as the page says it: mostly ISO 8601. */
  published: z.optional(z.string()),
  blocks: z.array(Block),
  /** Coordinates in the words; those of map links and embedded maps are blocks of their own. */
  pins: z.optional(z.array(Pin)),
  /** True if the traveller had selected a part of the page: only that part is here. */
  selected: z.optional(z.boolean()),
  /**
   * What the page says for machines, untrusted and unread: JSON-LD as found, microdata in the same shape
   * (`@type`, with `@from: "microdata"`), and its meta names in one object (`@type: "Meta"`, "og:title", "geo.position" …).
   */
  structured: z.array(z.unknown()),
  /** Only of printed pages: where the words stand. */
  cells: z.optional(z.array(PrintedCell)),
  /** True where words were read from a picture of them: letters may be mistaken. */
  seen: z.optional(z.boolean()),
  /** How many pages a PDF has. */
  pages: z.optional(z.int()),
  /** The source was longer than the limits: only its first part is here. */
  truncated: z.boolean(),
});
export type Capture = z.infer<typeof Capture>;

/** Narrows to the blocks that carry words. */
export const hasText = (block: Block): block is TextBlock => 'text' in block;
