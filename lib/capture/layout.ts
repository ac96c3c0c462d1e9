// Decides whether an inline element is laid out as a line of its own: cards and labels are often built from these.
import { classOf } from './furniture.ts';
import { minHiddenProse } from './limits.ts';
import type { Layout, Live } from './live.ts';
import type { Sketch } from './sketch.ts';

const inlineTags = new Set('SPAN A B STRONG EM I SMALL TIME FONT MARK ABBR CITE LABEL U'.split(' '));
// Text in these runs on: inline elements inside are part of a sentence unless the page says otherwise.
const sentenceTags = new Set('P LI H1 H2 H3 H4 H5 H6 TD TH DT DD FIGCAPTION CAPTION'.split(' '));
const boxStyle = /display\s*:\s*(block|flex|grid|table|list-item)/i;
const gridStyle = /display\s*:\s*(inline-)?grid|flex-direction\s*:\s*column/i;
const flexStyle = /display\s*:\s*(inline-)?flex/i;
// Words that authors use in the class names of a card's parts.
const partName =
  /(title|name|label|head|desc|text|meta|time|date|day|place|loca|info|sub|price|value|badge|num|caption|note|detail)/i;

const styleOf = (element: Element) => element.getAttribute('style')?.slice(0, 1000) ?? '';
const isBlankText = (node: Node) => node.nodeType === 3 && (node.nodeValue ?? '').trim() === '';

/** The sibling element with no text between. */
function neighbourOf(element: Element, side: 'previousSibling' | 'nextSibling'): Element | undefined {
  let node: Node | null = element[side];
  // At most some comments and white space stand between.
  for (let steps = 0; node && steps < 4; steps += 1, node = node[side]) {
    if (node.nodeType === 1) return node as Element;
    if (node.nodeType === 3 && !isBlankText(node)) return undefined;
  }
  return undefined;
}

/** Differently named parts side by side: "<span class=time>9:00</span><span class=place>Old port</span>". */
function isPartOfCard(element: Element): boolean {
  const own = classOf(element);
  if (own === '' || own.length > 200) return false;
  const neighbours = [neighbourOf(element, 'previousSibling'), neighbourOf(element, 'nextSibling')];
  return neighbours.some((other) => {
    const theirs = other ? classOf(other) : '';
    return other !== undefined && theirs !== own && partName.test(`${own} ${theirs}`);
  });
}

// Shorter elements are letters animated one by one.
const minInTag = 3;

/** Tags in a row, separated by their looks alone: "<span class=tag>Coast</span><span class=tag>Trains</span>". */
function isOneOfTags({ element, characters }: Sketch): boolean {
  const own = classOf(element);
  if (own === '' || characters < minInTag) return false;
  return [element.previousSibling, element.nextSibling].some(
    (other) => other?.nodeType === 1 && classOf(other as Element) === own,
  );
}

function guessed(sketch: Sketch, parent: Element | null): Layout {
  const { element } = sketch;
  const around = parent ? styleOf(parent) : '';
  if (boxStyle.test(styleOf(element)) || gridStyle.test(around)) return 'box';
  // Links in a row are alternatives; other text in a row is one line.
  if (flexStyle.test(around)) return sketch.tag === 'A' ? 'box' : 'apart';
  const isInSentence = parent !== null && sentenceTags.has(parent.tagName);
  if (!isInSentence && isOneOfTags(sketch)) return 'apart';
  if (!isPartOfCard(element)) return 'inline';
  return isInSentence ? 'apart' : 'box';
}

/** The layout in the live page; but if a style sheet failed to load, the parts of a card still get a space between them. */
function shown({ element, isPlain, proseCharacters }: Sketch, live: Live): Layout {
  const layout = live.layoutOf(element);
  // Hidden sentences are judged by their text, as in every other element.
  if (layout === 'none' && proseCharacters >= minHiddenProse) return 'box';
  return layout === 'inline' && !isPlain && isPartOfCard(element) ? 'apart' : layout;
}

/** `box` is a line of its own, `apart` at least a separate word, `none` is not shown at all. */
export function layoutOf(sketch: Sketch, live: Live | undefined): Layout {
  const { element, tag, isPlain, parent } = sketch;
  if (!inlineTags.has(tag)) return 'inline';
  // Plain emphasis and links in a sentence are by far the most common, and need no further check.
  const isInSentence = parent !== undefined && sentenceTags.has(parent.tag);
  if (isInSentence && (isPlain || (tag === 'A' && !element.hasAttribute('class')))) return 'inline';
  return live ? shown(sketch, live) : guessed(sketch, sketch.element.parentElement);
}
