// Which elements begin a block of their own, which only mark words, and which are boxes around either.
import type { Span } from '../model/capture.ts';
import { absolute } from './addresses.ts';
import { isLabel } from './skip.ts';

export type Frame =
  | { kind: 'heading'; level: number }
  | { kind: 'item'; depth: number; isUsed: boolean }
  | { kind: 'row' }
  | { kind: 'caption' }
  | { kind: 'paragraph' };

/** A frame of its own, `box` for an element that only ends what came before, `undefined` inside a line. */
export type FrameOrBox = Frame | 'box' | undefined;

const boxes = new Set(
  `address article blockquote body center dd details div dl fieldset figure form header hgroup main ol p pre section
   table tbody thead tfoot tr td th ul`
    .split(/\s+/)
    .map((name) => name.toUpperCase()),
);

function headingLevel(element: Element, tag: string): number | undefined {
  if (/^H[1-6]$/.test(tag)) return Number(tag[1]);
  if (element.getAttribute('role') !== 'heading') return undefined;
  const level = Number(element.getAttribute('aria-level'));
  return level >= 1 && level <= 6 ? Math.trunc(level) : 2;
}

export function frameOf(element: Element, around: { listDepth: number; isInFacts: boolean }): FrameOrBox {
  const tag = element.tagName.toUpperCase();
  const level = headingLevel(element, tag);
  if (level) return { kind: 'heading', level };
  if (tag === 'LI' || tag === 'DT')
    return { kind: 'item', depth: Math.max(0, around.listDepth - 1), isUsed: false };
  if (tag === 'FIGCAPTION' || tag === 'CAPTION') return { kind: 'caption' };
  if (around.isInFacts && tag === 'TR') return { kind: 'row' };
  if (around.isInFacts && (tag === 'TD' || tag === 'TH')) return undefined;
  // A component of the site's own is laid out as a box more often than not.
  return boxes.has(tag) || tag.includes('-') || isLabel(element) ? 'box' : undefined;
}

const bold = new Set(['B', 'STRONG']);
const italic = new Set(['I', 'EM', 'CITE']);
const isStyledBold = (element: Element) =>
  /font-weight\s*:\s*(bold|[6-9]00)/i.test(element.getAttribute('style') ?? '');

export function markOf(element: Element, base: string): Pick<Span, 'kind' | 'href'> | undefined {
  const tag = element.tagName.toUpperCase();
  const href = tag === 'A' ? element.getAttribute('href') : null;
  if (href) return { kind: 'link', href: absolute(href, base) };
  // The title of a closed section stands out on the page as bold words do.
  if (bold.has(tag) || isLabel(element) || isStyledBold(element)) return { kind: 'bold' };
  return italic.has(tag) ? { kind: 'italic' } : undefined;
}
