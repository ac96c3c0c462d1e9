// Decides what to leave out by its content: lists of links, forms, hidden parts that nothing opens.
import { collapsibleName, isLabel } from './labels.ts';
import { minHiddenProse } from './limits.ts';
import type { Sketch } from './sketch.ts';
import { isRowOfTabs } from './tabs.ts';

const contentsShare = 0.8;
const minContents = 3;
const minMenuItems = 5;

/** A list that mostly links within the same page is its table of contents. */
function isContents(sketch: Sketch, isList: boolean): boolean {
  const { innerLinks, links, items, characters, linkCharacters } = sketch;
  if (innerLinks < minContents || innerLinks < contentsShare * links) return false;
  if (isList) return innerLinks >= contentsShare * items && linkCharacters >= 0.5 * characters;
  return linkCharacters >= contentsShare * characters;
}

const isTextNeighbour = (element: Element | null) =>
  element !== null && /^(P|BLOCKQUOTE|TABLE|FIGURE|DL)$/.test(element.tagName);
const isHeading = (element: Element | null) => element !== null && /^H[1-6]$/.test(element.tagName);

/** A list of nothing but links is a menu, unless it stands between the article's own paragraphs. */
function isMenu({ element, items, linkItems }: Sketch): boolean {
  if (linkItems < minMenuItems || linkItems < contentsShare * items) return false;
  const { previousElementSibling: before, nextElementSibling: after } = element;
  if (isTextNeighbour(before) || isTextNeighbour(after)) return false;
  return !(isHeading(before) && isHeading(after));
}

const isStyledAway = (element: Element) =>
  /(display\s*:\s*none|visibility\s*:\s*hidden)/i.test(element.getAttribute('style')?.slice(0, 1000) ?? '');

const passing = /(modal|popup|pop-up|lightbox|overlay|toast|alert|loader|loading|offcanvas|cookie|consent)/i;

function isHidden({ element, proseCharacters }: Sketch): boolean {
  const hidden = element.getAttribute('hidden');
  if ((hidden === null || hidden === 'until-found') && !isStyledAway(element)) return false;
  const marks = `${element.getAttribute('class') ?? ''} ${element.getAttribute('id') ?? ''} ${element.getAttribute('role') ?? ''}`;
  if (collapsibleName.test(marks.slice(0, 400)) || element.hasAttribute('aria-labelledby')) return false;
  if (element.closest('details')) return false;
  return proseCharacters < minHiddenProse || passing.test(marks.slice(0, 400));
}

/** Some servers wrap the whole page in a form, so only one without headings or sentences counts. */
const isForm = ({ tag, headings, proseCharacters }: Sketch) =>
  tag === 'FORM' && headings === 0 && proseCharacters < 300;

/** A control that opens nothing. A button inside a heading is part of the heading. */
function isControl({ element, tag, characters, headings }: Sketch): boolean {
  if (tag !== 'BUTTON' && tag !== 'LABEL') return false;
  if (isLabel(element, tag, characters)) return false;
  // A checklist is made of labels, and its items are content.
  if (tag === 'LABEL') return headings === 0 && element.closest('form') !== null;
  return element.closest('h1,h2,h3,h4,h5,h6,[role="tablist"]') === null;
}

function isListOfLinks(sketch: Sketch): boolean {
  if (sketch.links < minContents) return false;
  const { tag } = sketch;
  if (tag === 'UL' || tag === 'OL') return isContents(sketch, true) || isMenu(sketch);
  return (tag === 'DIV' || tag === 'P' || tag === 'SECTION') && isContents(sketch, false);
}

export function isLeftOut(sketch: Sketch): boolean {
  if (sketch.isApart || isControl(sketch) || isListOfLinks(sketch) || isForm(sketch)) return true;
  return !sketch.isPlain && (isHidden(sketch) || isRowOfTabs(sketch.element));
}
