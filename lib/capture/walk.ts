// Goes over the page's own nodes, in order and without recursion (pages nest thousands deep), and writes blocks.
import type { Block } from '../model/capture.ts';
import { BlockWriter } from './block-writer.ts';
import { maxCharacters, maxNodes } from './limits.ts';
import { isSkipped } from './skip.ts';

export interface WalkOptions {
  base: string;
  /** True for nodes the traveller selected, at least in part. */
  isWanted?: (node: Node) => boolean;
}

export function walk(root: Element, options: WalkOptions): { blocks: Block[]; truncated: boolean } {
  const writer = new BlockWriter(options.base);
  const isWanted = options.isWanted ?? (() => true);
  let nodes = 0;
  let node: Node | null = root.firstChild;
  writer.enter(root);
  while (node) {
    nodes += 1;
    if (nodes > maxNodes || writer.characters > maxCharacters)
      return { blocks: writer.end(), truncated: true };
    const entered: boolean = isWanted(node) && visit(node, writer);
    if (entered && node.firstChild) {
      node = node.firstChild;
      continue;
    }
    if (entered) writer.leave();
    node = following(node, root, writer);
  }
  return { blocks: writer.end(), truncated: false };
}

const isElement = (node: Node): node is Element => node.nodeType === 1;

/** True if the node was entered, and so must be left again. */
function visit(node: Node, writer: BlockWriter): boolean {
  if (node.nodeType === 3) writer.text(node.nodeValue ?? '');
  if (!isElement(node) || isSkipped(node)) return false;
  writer.enter(node);
  return true;
}

/** The next node after all of this one's inside, leaving each parent on the way up. */
function following(node: Node, root: Node, writer: BlockWriter): Node | null {
  let at: Node = node;
  while (!at.nextSibling) {
    const parent: Node | null = at.parentNode;
    if (!parent || parent === root) return null;
    writer.leave();
    at = parent;
  }
  return at.nextSibling;
}
