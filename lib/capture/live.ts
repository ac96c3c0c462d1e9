// What only a live page knows: font sizes, visibility and layout.

import type { Sketch } from './sketch.ts';

export type Layout = 'box' | 'apart' | 'inline' | 'none';

export interface Seen {
  /** In CSS pixels, rounded. */
  fontSize?: number;
  /** True for text that is not visible now: a closed section, another tab, a menu. */
  hidden?: true;
}

export interface Live {
  seen(sketch: Sketch): Seen;
  layoutOf(element: Element): Layout;
}

const boxed = /^(block|flex|grid|table|list-item|flow-root)/;
// The usual way to hide text visually only: a box of one pixel.
const isPixel = (style: CSSStyleDeclaration) => style.width === '1px' && style.height === '1px';

const isStyledByItself = (element: Element) =>
  element.hasAttribute('style') || element.hasAttribute('hidden') || element.hasAttribute('id');

function layoutIn(style: CSSStyleDeclaration, isInRow: () => boolean): Layout {
  const { display } = style;
  if (display === 'none' || (style.position === 'absolute' && isPixel(style))) return 'none';
  // Children of a flex row compute to `block`, although they continue the same line.
  if (boxed.test(display)) return display === 'block' && isInRow() ? 'apart' : 'box';
  return display.startsWith('inline-') ? 'apart' : 'inline';
}

const isRow = ({ display, flexDirection }: CSSStyleDeclaration) =>
  display.endsWith('flex') && flexDirection.startsWith('row');

/** `undefined` for a document without a window, such as a saved page or one in a test. */
export function liveOf(document: Document): Live | undefined {
  const view = document.defaultView;
  const isOpen = view && 'getComputedStyle' in view && 'checkVisibility' in document.documentElement;
  if (!isOpen) return undefined;
  const styleOf = (element: Element) => (element.ownerDocument.defaultView ?? view).getComputedStyle(element);
  const look = (element: Element): Seen => {
    const fontSize = Math.round(Number.parseFloat(styleOf(element).fontSize));
    const isShown = element.checkVisibility({ visibilityProperty: true });
    return { ...(fontSize > 0 && { fontSize }), ...(!isShown && { hidden: true }) };
  };
  // Siblings of one kind look alike, so a hundred paragraphs are measured once.
  const alike = new Map<Sketch, Map<string, Seen>>();
  const rows = new Map<Element, boolean>();
  const isInRow = ({ parentElement, tagName }: Element): boolean => {
    // Links in a row are alternatives; other text in a row is one line.
    if (!parentElement || tagName === 'A') return false;
    const cached = rows.get(parentElement) ?? isRow(styleOf(parentElement));
    rows.set(parentElement, cached);
    return cached;
  };
  return {
    seen({ element, tag, isPlain, parent }) {
      if (!parent || (!isPlain && isStyledByItself(element))) return look(element);
      const siblings = alike.get(parent) ?? new Map<string, Seen>();
      alike.set(parent, siblings);
      const kind = isPlain ? tag : `${tag} ${element.getAttribute('class')}`;
      const seen = siblings.get(kind) ?? look(element);
      siblings.set(kind, seen);
      return seen;
    },
    layoutOf: (element) => layoutIn(styleOf(element), () => isInRow(element)),
  };
}
