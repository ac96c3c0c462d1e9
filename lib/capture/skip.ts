// What stands on a page without being part of what it tells.

const skippedTags = new Set(
  `script style noscript template svg math canvas video audio object embed applet
   nav footer aside dialog menu select option textarea input datalist label rp rt`
    .split(/\s+/)
    .map((name) => name.toUpperCase()),
);
const skippedRoles = new Set([
  'navigation',
  'banner',
  'contentinfo',
  'complementary',
  'search',
  'dialog',
  'menu',
]);

// Whole class names and ids only: "no-sidebar" on the article itself must not lose the article.
const furniture = new RegExp(
  `^(${[
    'comments?([-_](list|area|section|form|wrap(per)?))?',
    'disqus_thread|respond',
    '(related|recommended|more|similar|popular)([-_]?(posts?|articles?|reading|stories))',
    'jp-relatedposts|sharedaddy|addtoany\\w*|share([-_]?(buttons?|bar|links))|social([-_]?(share|links|icons))?',
    'sidebar|widget([-_]area)?|breadcrumbs?|pagination|post[-_]navigation|skip-link|screen-reader-text|sr-only',
    'newsletter([-_]\\w+)?|cookie([-_](banner|notice|consent))|author[-_](box|bio)|post[-_]tags',
    'mw-editsection|toc|table-of-contents|ez-toc-container|lwptoc',
  ].join('|')})$`,
  'i',
);

// Sites close accordions and tabs with `hidden`; their words are still the article.
const opensLater = /(accordion|collaps|toggle|tab|panel|expand|faq)/i;

function isHidden(element: Element): boolean {
  const hidden = element.getAttribute('hidden');
  const isClosed = (hidden !== null && hidden !== 'until-found') || isStyledAway(element);
  if (!isClosed) return false;
  const marks = `${element.getAttribute('class') ?? ''} ${element.id} ${element.getAttribute('role') ?? ''}`;
  if (opensLater.test(marks) || element.closest('details')) return false;
  return !element.hasAttribute('aria-labelledby');
}

const isStyledAway = (element: Element) =>
  /(display\s*:\s*none|visibility\s*:\s*hidden)/i.test(element.getAttribute('style') ?? '');

/** Some servers wrap the whole page into one form: only a form without headings is a form. */
const isForm = (element: Element) =>
  element.tagName === 'FORM' && !element.querySelector('h1, h2, h3, article');

/** A button that opens an accordion carries the accordion's title; any other is a control. */
export const isLabel = (element: Element) =>
  element.tagName === 'SUMMARY' || (element.tagName === 'BUTTON' && isOpener(element));

const isOpener = (button: Element) =>
  button.hasAttribute('aria-expanded') ||
  button.hasAttribute('aria-controls') ||
  button.closest('h1,h2,h3,h4,h5,h6') !== null;

/** A list that mostly leads to places on the same page is its table of contents. */
function isContents(element: Element): boolean {
  if (element.tagName !== 'UL' && element.tagName !== 'OL') return false;
  const links = [...element.querySelectorAll('a[href]')];
  const inner = links.filter((link) => link.getAttribute('href')?.startsWith('#'));
  const items = element.querySelectorAll('li').length;
  return inner.length >= 3 && inner.length >= 0.8 * Math.max(items, links.length);
}

function isFurniture(element: Element): boolean {
  if (furniture.test(element.id)) return true;
  const names = element.getAttribute('class');
  return names ? names.split(/\s+/).some((name) => furniture.test(name)) : false;
}

export function isSkipped(element: Element): boolean {
  const tag = element.tagName.toUpperCase();
  if (skippedTags.has(tag)) return true;
  if (tag === 'BUTTON' && !isOpener(element)) return true;
  if (skippedRoles.has(element.getAttribute('role') ?? '')) return true;
  return isHidden(element) || isForm(element) || isFurniture(element) || isContents(element);
}
