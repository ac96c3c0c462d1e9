// Which elements begin a block, which only mark words, and which are boxes around either.
import type { Span } from '../model/capture.ts';
import { absolute } from './addresses.ts';
import { classOf } from './furniture.ts';
import type { Layout } from './live.ts';
import type { Sketch } from './sketch.ts';

export type Frame =
  | { kind: 'heading'; level: number }
  | { kind: 'item'; depth: number; isUsed: boolean }
  | { kind: 'row' }
  | { kind: 'caption' }
  | { kind: 'paragraph' };

/** A new frame, `box` for an element that only ends what came before, `undefined` for one inside a line. */
export type FrameOrBox = Frame | 'box' | undefined;

const boxes = new Set(
  `ADDRESS ARTICLE BLOCKQUOTE BODY BUTTON CENTER DD DETAILS DIV DL FIELDSET FIGURE FORM HEADER HGROUP LABEL MAIN OL P PRE
   SECTION SUMMARY TABLE TBODY THEAD TFOOT TR TD TH UL`.split(/\s+/),
);

const captionName = /(^|\s)(wp-caption-text|gallery-caption|image-caption|photo-caption|caption)(\s|$)/i;

const headingLevel = (tag: string) =>
  tag.length === 2 && tag >= 'H1' && tag <= 'H6' ? Number(tag[1]) : undefined;

function roleLevel(element: Element): number | undefined {
  if (element.getAttribute('role') !== 'heading') return undefined;
  const level = Number(element.getAttribute('aria-level'));
  return level >= 1 && level <= 6 ? Math.trunc(level) : 2;
}

export interface Surroundings {
  listDepth: number;
  isInFacts: boolean;
  layout: Layout;
  /** The heading level for the title of a collapsible section. */
  labelLevel?: number;
}

export function frameOf({ element, tag, isPlain }: Sketch, around: Surroundings): FrameOrBox {
  const level = headingLevel(tag) ?? (isPlain ? undefined : roleLevel(element)) ?? around.labelLevel;
  if (level) return { kind: 'heading', level };
  if (tag === 'LI' || tag === 'DT')
    return { kind: 'item', depth: Math.max(0, around.listDepth - 1), isUsed: false };
  if (tag === 'FIGCAPTION' || tag === 'CAPTION') return { kind: 'caption' };
  if (around.isInFacts && tag === 'TR') return { kind: 'row' };
  if (around.isInFacts && (tag === 'TD' || tag === 'TH')) return undefined;
  if (!isPlain && (tag === 'P' || tag === 'DIV' || tag === 'SPAN') && captionName.test(classOf(element)))
    return { kind: 'caption' };
  // Custom elements are laid out as boxes more often than not.
  return boxes.has(tag) || around.layout === 'box' || tag.includes('-') ? 'box' : undefined;
}

const bold = new Set(['B', 'STRONG']);
const italic = new Set(['I', 'EM', 'CITE']);
const boldStyle = /font-weight\s*:\s*(bold|[6-9]00)/i;

function isStyledBold(element: Element): boolean {
  const style = element.getAttribute('style') ?? '';
  return style.includes('font-weight') && boldStyle.test(style.slice(0, 1000));
}

type Mark = Pick<Span, 'kind' | 'href'>;

// A longer URL is data in disguise.
const maxAddressLength = 4000;

export function markOf({ element, tag, isPlain }: Sketch, base: string): Mark | undefined {
  const href = tag === 'A' ? element.getAttribute('href') : null;
  if (href && href.length <= maxAddressLength) return { kind: 'link', href: absolute(href, base) };
  if (bold.has(tag) || (!isPlain && isStyledBold(element))) return { kind: 'bold' };
  return italic.has(tag) ? { kind: 'italic' } : undefined;
}
