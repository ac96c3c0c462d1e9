// The first pass over the page: its elements and texts in order, with how many characters,
// links and list items each element holds. Everything later (where the article is, what is
// a menu, the blocks) works on the sketch, because reading the page twice would cost twice.
import type { Budget } from './budget.ts';
import { insideOf } from './composed.ts';
import { isFurniture, isNamedFurniture, isOfOthers } from './furniture.ts';

export interface SketchText {
  node: Node;
  text: string;
}

export interface Sketch {
  element: Element;
  tag: string;
  parent: Sketch | undefined;
  inside: (Sketch | SketchText)[];
  /** Without any attribute, as most elements are. */
  isPlain: boolean;
  /** Characters of text, without white space at the ends. */
  characters: number;
  linkCharacters: number;
  /** Characters in long texts outside links: sentences, not labels. */
  proseCharacters: number;
  links: number;
  /** Links within the same page. */
  innerLinks: number;
  items: number;
  /** List items that are nothing but a link. */
  linkItems: number;
  headings: number;
  /** Named like furniture, and so counted separately: its text is not added to its parent's. */
  isApart: boolean;
}

export interface SketchedPage {
  root: Sketch;
  /** In document order: parents before children. */
  all: Sketch[];
  isWhole: boolean;
}

export const isText = (part: Sketch | SketchText): part is SketchText => 'text' in part;

// "Open daily" and "Read more" are shorter, sentences are longer;
// one Chinese, Japanese or Korean character says twice as much.
const proseLength = 50;
const denseProseLength = 25;
const dense = /[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7a3]/;
export const isProse = (text: string) =>
  text.length >= proseLength || (text.length >= denseProseLength && dense.test(text));

const headingTags = new Set(['H1', 'H2', 'H3', 'H4', 'H5', 'H6']);

/** SVG and XHTML have lower-case tag names. */
function tagOf(element: Element): string {
  const name = element.tagName;
  return name.charCodeAt(0) >= 97 ? name.toUpperCase() : name;
}

function sketchOf(element: Element, tag: string, parent: Sketch | undefined): Sketch {
  return {
    element,
    tag,
    parent,
    inside: [],
    isPlain: !element.hasAttributes(),
    characters: 0,
    linkCharacters: 0,
    proseCharacters: 0,
    links: 0,
    innerLinks: 0,
    items: tag === 'LI' ? 1 : 0,
    linkItems: 0,
    headings: headingTags.has(tag) ? 1 : 0,
    isApart: false,
  };
}

function addUp(into: Sketch, from: Sketch): void {
  into.characters += from.characters;
  into.linkCharacters += from.linkCharacters;
  into.proseCharacters += from.proseCharacters;
  into.links += from.links;
  into.innerLinks += from.innerLinks;
  into.items += from.items;
  into.linkItems += from.linkItems;
  into.headings += from.headings;
}

/** The current position inside one element. */
interface Level {
  sketch: Sketch;
  next: Node | null;
  list: readonly Node[] | undefined;
  index: number;
}

class Sketcher {
  readonly all: Sketch[] = [];
  readonly #levels: Level[] = [];
  readonly #cleared: ReadonlySet<Element>;
  #openLinks = 0;

  constructor(cleared: ReadonlySet<Element>) {
    this.#cleared = cleared;
  }

  /** False if the budget ended before the page did. */
  draw(root: Element, budget: Budget): boolean {
    this.#enter(root, undefined);
    let isWhole = true;
    for (let level = this.#levels.at(-1); level; level = this.#levels.at(-1)) {
      const node = isWhole ? advance(level) : null;
      if (!node) {
        this.#leave(level.sketch);
        continue;
      }
      isWhole = budget.spend();
      const type = node.nodeType;
      if (type === 3) this.#text(node, level.sketch);
      else if (type === 1) this.#enter(node as Element, level.sketch);
    }
    return isWhole;
  }

  #enter(element: Element, parent: Sketch | undefined): void {
    const tag = tagOf(element);
    const sketch = sketchOf(element, tag, parent);
    // A <noscript> may hold a picture, which is read later.
    if (parent && isFurniture(element, sketch)) {
      if (tag === 'NOSCRIPT') parent.inside.push(sketch);
      return;
    }
    sketch.isApart = !sketch.isPlain && isNamedFurniture(element, tag) && !this.#cleared.has(element);
    if (tag === 'A') this.#enterLink(sketch);
    parent?.inside.push(sketch);
    this.all.push(sketch);
    const inside = insideOf(element, tag);
    const list = Array.isArray(inside) ? (inside as readonly Node[]) : undefined;
    const next = list ? (list[0] ?? null) : (inside as Node | null);
    this.#levels.push({ sketch, next, list, index: 0 });
  }

  #enterLink(sketch: Sketch): void {
    this.#openLinks += 1;
    sketch.links = 1;
    const href = sketch.element.getAttribute('href');
    // A bare "#" leads nowhere: an unfilled template or a button.
    if (href && href.length > 1 && href.startsWith('#')) sketch.innerLinks = 1;
  }

  #leave(sketch: Sketch): void {
    this.#levels.pop();
    if (sketch.tag === 'A') this.#openLinks -= 1;
    if (sketch.tag === 'LI' && sketch.characters > 0 && sketch.linkCharacters === sketch.characters) {
      sketch.linkItems += 1;
    }
    if (sketch.parent && !sketch.isApart) addUp(sketch.parent, sketch);
  }

  #text(node: Node, sketch: Sketch): void {
    const text = node.nodeValue ?? '';
    sketch.inside.push({ node, text });
    const words = text.trim();
    sketch.characters += words.length;
    if (this.#openLinks > 0) sketch.linkCharacters += words.length;
    else if (isProse(words)) sketch.proseCharacters += words.length;
  }
}

function advance(level: Level): Node | null {
  const node = level.next;
  if (!node) return null;
  level.index += 1;
  level.next = level.list ? (level.list[level.index] ?? null) : node.nextSibling;
  return node;
}

// Even a short article stays the article, however long its comments are.
const minArticleCharacters = 200;

/** The element named like furniture that has the most prose, if it has more than the rest of the page. */
function misnamed([root, ...others]: Sketch[]): Element | undefined {
  let most = root?.proseCharacters ?? 0;
  const isArticle = most >= minArticleCharacters;
  let found: Element | undefined;
  for (const sketch of others) {
    if (!sketch.isApart || sketch.proseCharacters <= most) continue;
    if (isArticle && isOfOthers(sketch.element)) continue;
    most = sketch.proseCharacters;
    found = sketch.element;
  }
  return found;
}

// The most ever seen is one misnamed box inside another.
const maxRounds = 3;

export function sketchPage(root: Element, makeBudget: () => Budget): SketchedPage {
  const cleared = new Set<Element>();
  for (let round = 1; ; round += 1) {
    const sketcher = new Sketcher(cleared);
    const isWhole = sketcher.draw(root, makeBudget());
    const found = round < maxRounds ? misnamed(sketcher.all) : undefined;
    const [first] = sketcher.all;
    if (first && !found) return { root: first, all: sketcher.all, isWhole };
    if (found) cleared.add(found);
  }
}
