// Finds the article on the page. Nearly always the page marks it, or one element holds nearly all the sentences; only
// otherwise is Readability asked, which costs ten times as much.
import { maxReadableCharacters, maxReadableElements } from './limits.ts';
import { readableRoot } from './readable-root.ts';
import { isText, type Sketch, type SketchedPage } from './sketch.ts';

// A smaller share would lose part of the article; a larger one would take in the whole page.
const minTextShare = 0.9;
// An element marked as the article is trusted from this share on.
const enoughOfTheNamed = 0.7;
// Readability's answer has to hold this share, or its parents are taken until they do.
const enoughOfTheReadable = 0.4;
// With so little text, a share says nothing about where the article is.
const minCharacters = 140;

const articleName =
  /^(?:(?:post|entry|article|blog|page|single)[-_]?(?:content|body|text)|h-entry|markdown-body|rich-text|articlebody)$/i;
// One long paragraph can hold most of the text, but the list beside it is still part of the article.
const containers = new Set(['DIV', 'SECTION', 'ARTICLE', 'MAIN', 'TABLE', 'BODY', 'TD']);

const weightOf = (sketch: Sketch) => sketch.characters - sketch.linkCharacters;

function isNamed({ element, tag, isPlain }: Sketch): boolean {
  if (tag === 'ARTICLE' || tag === 'MAIN') return true;
  if (isPlain || !containers.has(tag)) return false;
  if (element.getAttribute('role') === 'main' || element.getAttribute('itemprop') === 'articleBody')
    return true;
  const names = element.getAttribute('class')?.slice(0, 500).split(/\s+/);
  return names?.some((name) => articleName.test(name)) ?? false;
}

const isContainer = ({ tag }: Sketch) => containers.has(tag) || tag.includes('-');

/** The last in document order is the smallest: elements with that much text contain one another. */
const smallest = (all: Sketch[], least: number, isFit: (sketch: Sketch) => boolean) =>
  all.findLast((sketch) => weightOf(sketch) >= least && isFit(sketch));

const proseTags = new Set('P UL OL DL TABLE BLOCKQUOTE PRE FIGURE H1 H2 H3 H4 H5 H6'.split(' '));

/** True for a page of paragraphs without a box around them, which is its own article. */
function isFlat(sketch: Sketch): boolean {
  const inBoxes = sketch.inside.reduce(
    (sum, part) => (isText(part) || proseTags.has(part.tag) || part.isApart ? sum : sum + weightOf(part)),
    0,
  );
  return inBoxes * 2 < weightOf(sketch);
}

/** Readability picks one box of a trip with one per day; its parents are taken until they hold most of the text. */
function enclosing(found: Sketch | undefined, least: number): Sketch | undefined {
  let sketch = found;
  while (sketch?.parent && weightOf(sketch) < least) sketch = sketch.parent;
  return sketch;
}

/** Drops what is named like furniture, and all within it. Works because parents come before their children. */
function withoutFurniture(root: Sketch, all: Sketch[]): Sketch[] {
  const kept = new Set<Sketch>();
  for (const sketch of all) {
    if (sketch === root || (!sketch.isApart && sketch.parent && kept.has(sketch.parent))) kept.add(sketch);
  }
  return [...kept];
}

export function findArticleRoot(document: Document, { root, all: sketched, isWhole }: SketchedPage): Sketch {
  const total = weightOf(root);
  if (total < minCharacters) return root;
  const all = withoutFurniture(root, sketched);
  const named = smallest(all, total * enoughOfTheNamed, isNamed);
  if (named) return named;
  const largest = smallest(all, total * minTextShare, isContainer);
  if (largest && largest !== root) return largest;
  if (isFlat(root)) return root;
  const isReadable = sketched.length <= maxReadableElements && root.characters <= maxReadableCharacters;
  const readable = isWhole && isReadable ? readableRoot(document) : undefined;
  return (
    enclosing(
      all.find(({ element }) => element === readable),
      total * enoughOfTheReadable,
    ) ?? root
  );
}
