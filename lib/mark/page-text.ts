// The text of a live page as one string, with a mapping from each position in it back to the page.
import { insideOf } from '../capture/composed.ts';
import { bare, countedOffsets } from './bare.ts';

export interface Piece {
  node: Text;
  /** Where its text begins in the whole text. */
  at: number;
  /** Computed on first use: some pages are one text node, and most nodes are never needed. */
  offsets?: Uint32Array;
}

export interface PageText {
  /** Without white space and invisible characters, so that the page's division into elements does not matter. */
  text: string;
  pieces: Piece[];
}

/** Limits of the search, because the page is blocked meanwhile. */
export interface Bounds {
  nodes: number;
  characters: number;
  isLate: () => boolean;
}

const unread = new Set(['SCRIPT', 'STYLE', 'NOSCRIPT', 'TEMPLATE', 'TEXTAREA', 'SELECT', 'HEAD']);

/** Checking the clock for every node would cost more than the node. */
const nodesPerLook = 512;

function* siblings(first: Node | null): Generator<Node> {
  for (let node = first; node; node = node.nextSibling) yield node;
}

function rowInside(node: Node): Iterator<Node> | undefined {
  if (node.nodeType !== 1 || unread.has(node.nodeName.toUpperCase())) return undefined;
  const inside = insideOf(node as Element, node.nodeName.toUpperCase());
  return inside && !('nodeType' in inside) ? inside[Symbol.iterator]() : siblings(inside);
}

/** Every text node in the order it is shown, through shadow trees and frames of the same site. */
function* textNodes(root: Node, { nodes, isLate }: Bounds): Generator<Text> {
  const rows: Iterator<Node>[] = [[root].values()];
  let looked = 0;
  while (rows.length > 0 && looked < nodes) {
    const next = rows.at(-1)?.next();
    if (!next || next.done) {
      rows.pop();
      continue;
    }
    looked += 1;
    if (looked % nodesPerLook === 0 && isLate()) return;
    const node = next.value;
    if (node.nodeType === 3) yield node as Text;
    const row = rowInside(node);
    if (row) rows.push(row);
  }
}

export function pageText(root: Node, bounds: Bounds): PageText {
  const pieces: Piece[] = [];
  const parts: string[] = [];
  let at = 0;
  for (const node of textNodes(root, bounds)) {
    const words = bare(node.data);
    if (words === '') continue;
    pieces.push({ node, at });
    parts.push(words);
    at += words.length;
    if (at > bounds.characters) break;
  }
  return { text: parts.join(''), pieces };
}

/** The piece that holds the character at `position`. */
function pieceIndexAt(pieces: readonly Piece[], position: number): number {
  let [low, high] = [0, pieces.length - 1];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((pieces[middle]?.at ?? 0) <= position) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** The offset in its text node of the character at `position`. */
function offsetIn(piece: Piece, position: number): number {
  piece.offsets ??= countedOffsets(piece.node.data);
  return piece.offsets[position - piece.at] ?? piece.node.data.length;
}

/** The characters right before and right after a span, in its own text nodes: "" at their edges. */
export function neighbours({ pieces }: PageText, start: number, end: number): [string, string] {
  const first = pieces[pieceIndexAt(pieces, start)];
  const last = pieces[pieceIndexAt(pieces, end - 1)];
  const before = first ? first.node.data.charAt(offsetIn(first, start) - 1) : '';
  const after = last ? last.node.data.charAt(offsetIn(last, end - 1) + 1) : '';
  return [before, after];
}

/** One range per text node: a single one cannot reach across shadow trees and frames. */
export function rangesOf({ pieces }: PageText, start: number, end: number): Range[] {
  const ranges: Range[] = [];
  for (let index = pieceIndexAt(pieces, start); index < pieces.length; index += 1) {
    const piece = pieces[index];
    if (!piece || piece.at >= end) break;
    const { node, at } = piece;
    const next = pieces[index + 1]?.at ?? end;
    const range = node.ownerDocument.createRange();
    range.setStart(node, offsetIn(piece, Math.max(start, at)));
    range.setEnd(node, offsetIn(piece, Math.min(end, next) - 1) + 1);
    ranges.push(range);
  }
  return ranges;
}
