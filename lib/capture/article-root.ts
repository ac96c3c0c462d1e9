// Where on the page the article is. Nearly always the page says so itself, or one element holds nearly all its
// sentences; only where neither is clear is Readability asked, which costs ten times as much.
import { maxReadableCharacters, maxReadableElements } from './limits.ts';
import { readableRoot } from './readable-root.ts';
import { isText, type Sketch, type SketchedPage } from './sketch.ts';

// Less would lose a part of the article; more would take in the whole page.
const enoughOfTheText = 0.9;
// An element that is called the article is believed from here on.
const enoughOfTheNamed = 0.7;
// What Readability finds is the article if no other part of the page says more.
const enoughOfTheReadable = 0.4;
// A share of few words says nothing about where the article is.
const minCharacters = 140;

const articleName =
  /^(?:(?:post|entry|article|blog|page|single)[-_]?(?:content|body|text)|h-entry|markdown-body|rich-text|articlebody)$/i;
// One long paragraph can hold most of the words; the list beside it is then still part of the article.
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

/** The last of these in document order is the smallest: with that much text they contain one another. */
const smallest = (all: Sketch[], least: number, isFit: (sketch: Sketch) => boolean) =>
  all.findLast((sketch) => weightOf(sketch) >= least && isFit(sketch));

const proseTags = new Set('P UL OL DL TABLE BLOCKQUOTE PRE FIGURE H1 H2 H3 H4 H5 H6'.split(' '));

/** A page of paragraphs without a box around them is its own article. */
function isFlat(sketch: Sketch): boolean {
  const inBoxes = sketch.inside.reduce(
    (sum, part) => (isText(part) || proseTags.has(part.tag) || part.isApart ? sum : sum + weightOf(part)),
    0,
  );
  return inBoxes * 2 < weightOf(sketch);
}

/** A trip in several boxes, one per day, is not the one box that Readability likes best: up to where most of it is. */
function enclosing(found: Sketch | undefined, least: number): Sketch | undefined {
  let sketch = found;
  while (sketch?.parent && weightOf(sketch) < least) sketch = sketch.parent;
  return sketch;
}

/** Parents come before their children: what is named like furniture takes all within it along. */
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
  const largest = smallest(all, total * enoughOfTheText, isContainer);
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
