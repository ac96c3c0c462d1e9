// Shows part of a page to the reader: scrolls to it and highlights it, without changing the document.

import { markName, markStyle } from '../model/mark-style.ts';

const isShownNow = (range: Range) => range.getClientRects().length > 0;

type AnyWindow = Window & typeof globalThis;

/** State that one injected script leaves for the next, which starts afresh. Pages run in another world and cannot see it. */
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

/** Browsers without the highlight API get a selection. */
function select(window: Window, ranges: readonly Range[]): void {
  const [first] = ranges;
  const selection = window.getSelection();
  selection?.removeAllRanges();
  if (first) selection?.addRange(first);
}

/**
 * Adopts a constructed style sheet, because the one that the browser injects does not reach into shadow trees. Firefox does
 * not allow this to extensions; there the injected one has to do.
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

/** The innermost element around it that takes up space on the screen: a closed section hides its contents. */
function shownElement(range: Range): Element | undefined {
  let element: Element | null = range.startContainer.parentElement;
  while (element && element.getClientRects().length === 0) {
    const root = element.getRootNode();
    element = element.parentElement ?? ('host' in root ? (root as ShadowRoot).host : null);
  }
  return element ?? undefined;
}

/** Scrolls it to the middle of the window. True if the words themselves are then visible. */
export function scrollTo(range: Range, behavior: ScrollBehavior): boolean {
  const element = shownElement(range);
  const view = element?.ownerDocument.defaultView;
  if (!element || !view) return false;
  const isTall = element.getBoundingClientRect().height > view.innerHeight / 2;
  const isShown = isShownNow(range);
  // In a very tall paragraph, the words are not at its middle.
  element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: isTall ? 'instant' : behavior });
  if (isTall && isShown) {
    const { top, height } = range.getBoundingClientRect();
    view.scrollBy({ top: top + height / 2 - view.innerHeight / 2, behavior });
  }
  return isShown;
}
