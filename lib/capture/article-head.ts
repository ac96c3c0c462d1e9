// Reads what stands between the page's title and the article's text: its lead, and the picture above it. Most sites put both
// outside the element that holds the article, so the search starts at the title.
import type { Block } from '../model/capture.ts';
import { shortText } from './bounded-text.ts';
import { hasText } from './has-text.ts';
import { bare } from './page-title.ts';
import { isProse, isText, type Sketch, type SketchedPage, type SketchText } from './sketch.ts';
import { isLinkOnly } from './tidy.ts';
import { type WalkOptions, walk } from './walk.ts';

const maxTitleLength = 300;
// A site and its article have one each; a list of articles has more, but is no article.
const maxHeadings = 30;
// A lead is a few sentences; more is another article.
const maxLeadLength = 1500;

type Part = Sketch | SketchText;

/** From the element itself up to the whole page. */
function upwards(sketch: Sketch): Sketch[] {
  const found: Sketch[] = [];
  for (let at: Sketch | undefined = sketch; at; at = at.parent) found.push(at);
  return found;
}

const isShown = (sketch: Sketch) => !upwards(sketch).some(({ isApart }) => isApart);

/** The last heading before the article that matches the page's title, else the only H1. */
function titleBefore(root: Sketch, all: Sketch[], title: string): Sketch | undefined {
  const wanted = bare(title);
  const isTitle = ({ element }: Sketch) => {
    const text = bare(shortText(element, maxTitleLength));
    return text !== '' && wanted !== '' && (` ${wanted} `.includes(` ${text} `) || text.startsWith(wanted));
  };
  const first = all
    .filter(({ tag }) => tag === 'H1')
    .slice(0, maxHeadings)
    .filter(isShown);
  const before = all
    .slice(0, all.indexOf(root))
    .filter(({ tag }) => tag === 'H1' || tag === 'H2')
    .slice(-maxHeadings);
  const only = first.length === 1 && first[0] && before.includes(first[0]) ? first[0] : undefined;
  return before.findLast((heading) => isShown(heading) && isTitle(heading)) ?? only;
}

/** The siblings of an element, before or after it. */
function beside(sketch: Sketch, side: 'before' | 'after'): Part[] {
  const inside = sketch.parent?.inside ?? [];
  const index = inside.indexOf(sketch);
  return side === 'before' ? inside.slice(0, index) : inside.slice(index + 1);
}

/** The parts after the title and before the article, and the element around all of them. */
function partsBetween(title: Sketch, root: Sketch): { around: Sketch; parts: Part[] } | undefined {
  const aboveRoot = upwards(root);
  const toTitle = upwards(title);
  const shared = new Set(aboveRoot);
  const around = toTitle.find((sketch) => shared.has(sketch));
  if (!around || around === title) return undefined;
  const below = (path: Sketch[]) => path.slice(0, path.indexOf(around));
  const [fromTitle, fromRoot] = [below(toTitle), below(aboveRoot)];
  const last = fromRoot.at(-1);
  const after = fromTitle.flatMap((sketch) => beside(sketch, 'after'));
  const parts = [
    ...(last && after.includes(last) ? after.slice(0, after.indexOf(last)) : []),
    ...fromRoot
      .slice(0, -1)
      .reverse()
      .flatMap((sketch) => beside(sketch, 'before')),
  ];
  // A picture above the title belongs to the article if the page marks the element around both as one.
  const isArticle = around.tag === 'ARTICLE' || around.tag === 'MAIN';
  const above = isArticle ? fromTitle.toReversed().flatMap((sketch) => beside(sketch, 'before')) : [];
  return { around, parts: [...above.filter((part) => !isText(part) && !part.characters), ...parts] };
}

/** Keeps sentences and pictures; the author, the date and share buttons are no lead. */
function asLead(block: Block): Block[] {
  if (block.kind === 'image') return [block];
  if (!hasText(block) || !isProse(block.text) || isLinkOnly(block)) return [];
  // Some sites mark the lead as a heading only for its looks.
  return [block.kind === 'heading' ? { kind: 'paragraph', text: block.text, spans: block.spans } : block];
}

/** The blocks before those of the article. */
export function headBlocks(
  { all }: SketchedPage,
  root: Sketch,
  options: WalkOptions & { title: string },
): Block[] {
  const title = titleBefore(root, all, options.title);
  const found = title ? partsBetween(title, root) : undefined;
  if (!found || found.parts.length === 0) return [];
  const walked = walk({ ...found.around, inside: found.parts }, options);
  const blocks = walked.blocks.flatMap(asLead);
  const characters = blocks.reduce((sum, block) => sum + (hasText(block) ? block.text.length : 0), 0);
  return walked.truncated || characters > maxLeadLength ? [] : blocks;
}

/** Puts the head before the article, without blocks that the article has itself. */
export function withHead(head: readonly Block[], article: readonly Block[]): Block[] {
  const nameOf = (block: Block) => (block.kind === 'image' ? block.src : hasText(block) ? block.text : '');
  const own = new Set(article.map(nameOf));
  return [...head.filter((block) => !own.has(nameOf(block))), ...article];
}
