// The part of the page that the traveller selected: only that part is read.
import { nextInside } from './bounded-text.ts';

export interface Selected {
  /** The smallest element around it. */
  root: Element;
  touches(node: Node): boolean;
  /** The selected part of a text node. */
  wordsOf(text: Node): string;
}

// A word selected to look it up, or a slip of the mouse, is not meant to limit what is read.
const minCharacters = 20;

// A selected table column has about a hundred ranges, and every node is compared with each.
const maxRanges = 100;

// There may be menus and drawings between two selected words, but not more nodes than this.
const maxNodes = 5000;

const elementAt = (node: Node): Element | null =>
  node.nodeType === 1 ? (node as Element) : (node.parentElement ?? null);

function wordsIn(ranges: readonly Range[], text: Node): string {
  const whole = text.nodeValue ?? '';
  return ranges
    .filter((range) => range.intersectsNode(text))
    .map((range) => {
      const start = range.startContainer === text ? range.startOffset : 0;
      const end = range.endContainer === text ? range.endOffset : whole.length;
      return whole.slice(start, end);
    })
    .join(' ');
}

/** True if enough text is selected. Stops counting there, because the selection may be the whole page. */
function isMeant(ranges: readonly Range[]): boolean {
  let characters = 0;
  for (const range of ranges) {
    const top = range.commonAncestorContainer;
    let node: Node | null = range.startContainer;
    for (let looked = 0; node && looked < maxNodes && characters < minCharacters; looked += 1) {
      if (node.nodeType === 3) characters += wordsIn([range], node).trim().length;
      node = nextInside(node, top);
    }
  }
  return characters >= minCharacters;
}

function commonRoot(ranges: readonly Range[]): Element | null {
  const [first, ...others] = ranges.map((range) => elementAt(range.commonAncestorContainer));
  let root = first ?? null;
  while (root && others.some((other) => other && !root?.contains(other))) root = root.parentElement;
  return root;
}

/** `undefined` where nothing, or next to nothing, is selected. */
export function selectedIn(selection: Selection | null | undefined): Selected | undefined {
  if (!selection || selection.isCollapsed) return undefined;
  // Firefox allows several ranges, e.g. the cells of a column.
  const ranges = Array.from({ length: Math.min(selection.rangeCount, maxRanges) }, (_, index) =>
    selection.getRangeAt(index),
  );
  if (!isMeant(ranges)) return undefined;
  const common = commonRoot(ranges);
  // Rows and items only make sense inside their table or list.
  const root = common?.closest('table, ul, ol, dl') ?? common;
  if (!root) return undefined;
  // A range does not reach into shadow trees and frames: everything inside a selected host is selected.
  const isElsewhere = (node: Node) => node.getRootNode() !== root.getRootNode();
  return {
    root,
    touches: (node) => isElsewhere(node) || ranges.some((range) => range.intersectsNode(node)),
    wordsOf: (text) => (isElsewhere(text) ? (text.nodeValue ?? '') : wordsIn(ranges, text)),
  };
}
