// Cards and labels are often built from inline elements: whether such an element is a line of its own.
import { classOf } from './furniture.ts';
import type { Layout, Live } from './live.ts';
import type { Sketch } from './sketch.ts';

const inlineTags = new Set('SPAN A B STRONG EM I SMALL TIME FONT MARK ABBR CITE LABEL U'.split(' '));
// Words in these run on; inline elements inside them are part of a sentence until the page says otherwise.
const sentenceTags = new Set('P LI H1 H2 H3 H4 H5 H6 TD TH DT DD FIGCAPTION CAPTION'.split(' '));
const boxStyle = /display\s*:\s*(block|flex|grid|table|list-item)/i;
const flexStyle = /display\s*:\s*(inline-)?(flex|grid)/i;
// The words people name the parts of a card with.
const partName =
  /(title|name|label|head|desc|text|meta|time|date|day|place|loca|info|sub|price|value|badge|num|caption|note|detail)/i;

const styleOf = (element: Element) => element.getAttribute('style')?.slice(0, 1000) ?? '';
const isBlankText = (node: Node) => node.nodeType === 3 && (node.nodeValue ?? '').trim() === '';

/** The neighbour without a word between. */
function neighbourOf(element: Element, side: 'previousSibling' | 'nextSibling'): Element | undefined {
  let node: Node | null = element[side];
  // Comments and white space of the source stand between at most.
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

function guessed(element: Element, parent: Element | null): Layout {
  if (boxStyle.test(styleOf(element)) || (parent && flexStyle.test(styleOf(parent)))) return 'box';
  if (!isPartOfCard(element)) return 'inline';
  return parent && sentenceTags.has(parent.tagName) ? 'apart' : 'box';
}

/** `box` is a line of its own, `apart` at least a word of its own; `none` is not shown at all. */
export function layoutOf({ element, tag, isPlain, parent }: Sketch, live: Live | undefined): Layout {
  if (!inlineTags.has(tag)) return 'inline';
  // Plain emphasis and links in a sentence: by far the most, and nothing to find out about them.
  const isInSentence = parent !== undefined && sentenceTags.has(parent.tag);
  if (isInSentence && (isPlain || (tag === 'A' && !element.hasAttribute('class')))) return 'inline';
  return live ? live.layoutOf(element) : guessed(element, element.parentElement);
}
