// Shows a stretch of a page to the reader: scrolls to it and marks it, without changing the document.

import { markName, markStyle } from '../model/mark-style.ts';

const isShownNow = (range: Range) => range.getClientRects().length > 0;

type AnyWindow = Window & typeof globalThis;

/** What one injected script leaves for the next: it begins anew each time. Pages have another world and do not see it. */
const world = globalThis as { wayclipMarked?: AnyWindow[]; wayclipSheets?: WeakMap<Node, CSSStyleSheet> };

export function clearMarks(): void {
  for (const window of world.wayclipMarked ?? []) window.CSS.highlights?.delete(markName);
  world.wayclipMarked = [];
}

function byWindow(ranges: readonly Range[]): Map<AnyWindow, Range[]> {
  const windows = new Map<AnyWindow, Range[]>();
  for (const range of ranges) {
    const view = range.startContainer.ownerDocument?.defaultView;
    if (view) windows.set(view, [...(windows.get(view) ?? []), range]);
  }
  return windows;
}

/** Browsers without marks of this kind have a selection. */
function select(window: Window, ranges: readonly Range[]): void {
  const [first] = ranges;
  const selection = window.getSelection();
  selection?.removeAllRanges();
  if (first) selection?.addRange(first);
}

/**
 * A style sheet beside the document, not in it: the one that the browser inserts does not reach into shadow trees.
 * Firefox refuses it to extensions; there the inserted one has to do.
 */
function adoptStyle(root: Document | ShadowRoot, view: AnyWindow): boolean {
  world.wayclipSheets ??= new WeakMap();
  const sheet = world.wayclipSheets.get(root);
  if (sheet && root.adoptedStyleSheets.includes(sheet)) return true;
  try {
    const sheet = new view.CSSStyleSheet();
    sheet.replaceSync(markStyle);
    root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
    world.wayclipSheets.set(root, sheet);
    return true;
  } catch {
    return false;
  }
}

export function markRanges(ranges: readonly Range[]): void {
  clearMarks();
  const windows = byWindow(ranges);
  world.wayclipMarked = [...windows.keys()];
  for (const [window, own] of windows) {
    if (!window.CSS.highlights) {
      select(window, own);
      continue;
    }
    // The root of a node in a page is its document or a shadow tree.
    const roots = new Set(
      own.map(({ startContainer }) => startContainer.getRootNode() as Document | ShadowRoot),
    );
    for (const root of roots) adoptStyle(root, window);
    window.CSS.highlights.set(markName, new window.Highlight(...own));
  }
}

/** The innermost element around it that takes room on the screen: a closed section hides what is in it. */
function shownElement(range: Range): Element | undefined {
  let element: Element | null = range.startContainer.parentElement;
  while (element && element.getClientRects().length === 0) {
    const root = element.getRootNode();
    element = element.parentElement ?? ('host' in root ? (root as ShadowRoot).host : null);
  }
  return element ?? undefined;
}

/** Brings it to the middle of the window. True when the words themselves can then be seen. */
export function scrollTo(range: Range, behavior: ScrollBehavior): boolean {
  const element = shownElement(range);
  const view = element?.ownerDocument.defaultView;
  if (!element || !view) return false;
  const isTall = element.getBoundingClientRect().height > view.innerHeight / 2;
  const isShown = isShownNow(range);
  // In a paragraph longer than the window its middle is not where the words are.
  element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: isTall ? 'instant' : behavior });
  if (isTall && isShown) {
    const { top, height } = range.getBoundingClientRect();
    view.scrollBy({ top: top + height / 2 - view.innerHeight / 2, behavior });
  }
  return isShown;
}
