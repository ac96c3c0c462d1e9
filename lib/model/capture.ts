// What was read, as plain data. Pages and PDFs both become a Capture, so that later steps need not know which it was.
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
  /** In CSS pixels; only known for an open page. */
  fontSize: z.optional(z.number()),
  /** True for text that was not visible when the page was read: a closed section, another tab. */
  hidden: z.optional(z.boolean()),
};

/** A coordinate written in a block's text. `end` is exclusive. */
export const Pin = z.object({ coordinate: Coordinate, block: z.int(), start: z.int(), end: z.int() });
export type Pin = z.infer<typeof Pin>;

/** An image keeps its position among the text blocks: that is how a day finds its picture. */
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
    /** The column names, if the table has a header row. */
    header: z.optional(z.array(z.string())),
    ...textBlock,
  }),
  z.object({ kind: z.literal('caption'), ...textBlock }),
  z.object({ kind: z.literal('map'), url: z.string(), coordinate: z.optional(Coordinate) }),
  ImageBlock,
]);
export type Block = z.infer<typeof Block>;
export type TextBlock = Extract<Block, { text: string }>;

/** A separate piece of text on a printed page, with its position in points from the page's lower left corner. */
export const PrintedCell = z.object({
  text: z.string(),
  /** Counted from 1. */
  page: z.int(),
  /** The same for all cells of a printed line; it grows downwards through the whole document. */
  line: z.int(),
  left: z.number(),
  right: z.number(),
  baseline: z.number(),
  size: z.number(),
  /** Where the same text is in the capture's blocks. */
  block: z.int(),
  start: z.int(),
  end: z.int(),
  /** True for running headers and footers, from their second occurrence on. */
  running: z.optional(z.boolean()),
});
export type PrintedCell = z.infer<typeof PrintedCell>;

export const Capture = z.object({
  kind: z.enum(['page', 'pdf']),
  url: z.string(),
  /** The address it was read at, if the page states another one as its own (`url`), which may not be true. */
  address: z.optional(z.string()),
  title: z.string(),
  /** BCP 47, as declared by the source; often wrong. */
  language: z.optional(z.string()),
  siteName: z.optional(z.string()),
  author: z.optional(z.string()),
  description: z.optional(z.string()),
  /** When it was published, as stated by the page: mostly ISO 8601. */
  published: z.optional(z.string()),
  blocks: z.array(Block),
  /** Coordinates in the text; those of map links and embedded maps are separate blocks. */
  pins: z.optional(z.array(Pin)),
  /** True if the traveller had selected part of the page: the capture has only that part. */
  selected: z.optional(z.boolean()),
  /**
   * The page's machine-readable data, neither checked nor interpreted: JSON-LD as found, microdata in the same shape
   * (`@type`, with `@from: "microdata"`), and its meta tags in one object (`@type: "Meta"`, "og:title", "geo.position" …).
   */
  structured: z.array(z.unknown()),
  /** Only for printed pages: where the words are. */
  cells: z.optional(z.array(PrintedCell)),
  /** True if the text was recognised in a picture: letters may be wrong. */
  seen: z.optional(z.boolean()),
  /** How many pages a PDF has. */
  pages: z.optional(z.int()),
  /** True if the source exceeded the limits: the capture has only its first part. */
  truncated: z.boolean(),
});
export type Capture = z.infer<typeof Capture>;

/** Narrows to the blocks that have text. */
export const hasText = (block: Block): block is TextBlock => 'text' in block;
