// Asks Readability where the article is. It works on a copy with numbered elements; we then go back to the page's own nodes,
// because Readability drops headings, maps and closed accordions.
import { Readability } from '@mozilla/readability';
import { nextInside } from './bounded-text.ts';
import { maxCopiedElements, maxReadableDepth } from './limits.ts';
import { freeNames } from './unclobbered.ts';

const stamp = 'data-wayclip-index';
// A smaller share would lose text that Readability took from elsewhere; a larger one would take in the whole page.
const minTextShare = 0.9;
// With so little text, a share says nothing about where the article is.
const minCharacters = 140;

// One long paragraph can hold most of the text, but the list beside it is still part of the article.
const containers = 'div, section, article, main, table, body';

/** How many kept characters are directly in each of the original elements. */
function keptCharacters(kept: Node, count: number): Float64Array {
  const characters = new Float64Array(count);
  const top = kept;
  let node: Node | null = kept;
  while (node) {
    if (node.nodeType === 3) addTo(characters, node);
    node = nextInside(node, top);
  }
  return characters;
}

function addTo(characters: Float64Array, text: Node): void {
  const length = (text.nodeValue ?? '').trim().length;
  const owner = length > 0 ? text.parentElement?.closest(`[${stamp}]`) : undefined;
  if (!owner) return;
  const index = Number(owner.getAttribute(stamp));
  if (index < characters.length) characters[index] = (characters[index] ?? 0) + length;
}

function readable(copy: Document): Node | undefined {
  try {
    const options = { serializer: (node: Node) => node, disableJSONLD: true };
    return new Readability<Node>(copy, options).parse()?.content ?? undefined;
  } catch {
    // It throws on a few broken pages; then we search ourselves.
    return undefined;
  }
}

/** For each element, the index of its parent in the list; -1 above the first. */
function parentsOf(elements: Element[]): Int32Array {
  const indexes = new Map(elements.map((element, index) => [element, index]));
  return Int32Array.from(elements, ({ parentElement }) =>
    parentElement ? (indexes.get(parentElement) ?? -1) : -1,
  );
}

function deepestOf(parents: Int32Array): number {
  const depths = new Int32Array(parents.length);
  let deepest = 0;
  for (const [index, parent] of parents.entries()) {
    depths[index] = parent < 0 ? 0 : (depths[parent] ?? 0) + 1;
    deepest = Math.max(deepest, depths[index] ?? 0);
  }
  return deepest;
}

function stampedCopy(document: Document): Document {
  const copy = freeNames(document.cloneNode(true) as Document);
  for (const [index, element] of [...copy.querySelectorAll('*')].entries()) {
    element.setAttribute(stamp, String(index));
  }
  return copy;
}

/** The smallest element that holds nearly all of the article. The page is not changed. */
export function readableRoot(document: Document): Element | undefined {
  // The copy includes everything, menus and drawings too.
  if (document.getElementsByTagName('*').length > maxCopiedElements) return undefined;
  const originals = [...document.querySelectorAll('*')];
  const parents = parentsOf(originals);
  const kept = deepestOf(parents) > maxReadableDepth ? undefined : readable(stampedCopy(document));
  if (!kept) return undefined;

  const characters = keptCharacters(kept, originals.length);
  const total = characters.reduce((sum, count) => sum + count, 0);
  if (total < minCharacters) return undefined;
  // Going backwards, children come before their parents: one pass gives every element the text of all within it.
  for (let index = originals.length - 1; index > 0; index -= 1) {
    const above = parents[index] ?? -1;
    if (above >= 0) characters[above] = (characters[above] ?? 0) + (characters[index] ?? 0);
  }
  // Elements with that much text contain one another, so the last of them is the smallest.
  const deepest = originals.findLast((_, index) => (characters[index] ?? 0) >= total * minTextShare);
  return deepest?.closest(containers) ?? undefined;
}
