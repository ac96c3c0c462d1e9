// A part of the page that the traveller selected: only that part is read.
import { nextInside } from './bounded-text.ts';

export interface Selected {
  /** The smallest element around it. */
  root: Element;
  touches(node: Node): boolean;
  /** The selected part of a text node. */
  wordsOf(text: Node): string;
}

// A word picked to look it up, or a slip of the mouse, is not meant as a choice of what to read.
const minCharacters = 20;

// A column of a table is some hundred of them; every node is compared with each.
const maxRanges = 100;

// Between two selected words there may be menus and drawings, but not more than these.
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

/** True once enough of the selected words were seen: all of them can be the whole page. */
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
  // Firefox allows several, e.g. the cells of a column.
  const ranges = Array.from({ length: Math.min(selection.rangeCount, maxRanges) }, (_, index) =>
    selection.getRangeAt(index),
  );
  if (!isMeant(ranges)) return undefined;
  const common = commonRoot(ranges);
  // Rows and items are what they are only inside their table or list.
  const root = common?.closest('table, ul, ol, dl') ?? common;
  if (!root) return undefined;
  // A range does not reach into shadow trees and frames: what is inside a selected host is selected.
  const isElsewhere = (node: Node) => node.getRootNode() !== root.getRootNode();
  return {
    root,
    touches: (node) => isElsewhere(node) || ranges.some((range) => range.intersectsNode(node)),
    wordsOf: (text) => (isElsewhere(text) ? (text.nodeValue ?? '') : wordsIn(ranges, text)),
  };
}
