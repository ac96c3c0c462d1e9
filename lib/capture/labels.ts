// Recognises the title of a collapsible section: a summary, a button, a labelled checkbox, a named box.
import { classOf } from './furniture.ts';

/** Names of accordions and tabs: their text is part of the article even while they are closed. */
export const collapsibleName = /(accordion|collaps|toggle|tab|panel|expand|faq|acc-|spoiler|dropdown)/i;

const titleName =
  /(accordion|collaps\w*|toggle|faq|spoiler|tab|panel)s?\w*[-_]{1,2}(title|header|heading|head|trigger|label|btn|button|question)$/i;
const menuName = /(menu|nav)/i;
// A title is one line; anything longer is the section itself.
const maxLabelLength = 200;

function isOpenerButton(button: Element): boolean {
  if (button.hasAttribute('aria-haspopup') || button.getAttribute('role') === 'tab') return false;
  if (button.hasAttribute('aria-expanded') || button.hasAttribute('aria-controls')) return true;
  if (
    /collapse|accordion/.test(
      button.getAttribute('data-toggle') ?? button.getAttribute('data-bs-toggle') ?? '',
    )
  )
    return true;
  const around = button.parentElement ? classOf(button.parentElement) : '';
  return collapsibleName.test(`${classOf(button)} ${around}`.slice(0, 400));
}

/** A checkbox, its label, and what it shows: an accordion without a script. */
function isSwitchLabel(label: Element): boolean {
  const box = label.previousElementSibling;
  const type = box?.tagName === 'INPUT' ? box.getAttribute('type') : null;
  return (type === 'checkbox' || type === 'radio') && label.nextElementSibling !== null;
}

const isNamedTitle = (element: Element) => {
  const names = classOf(element);
  if (names === '' || names.length > 300 || menuName.test(names)) return false;
  return names.split(/\s+/).some((name) => titleName.test(name));
};

/** True for the title of a section; `length` is its number of characters. */
export function isLabel(element: Element, tag: string, length: number): boolean {
  if (tag === 'SUMMARY') return true;
  if (length > maxLabelLength) return false;
  if (tag === 'BUTTON') return isOpenerButton(element);
  if (tag === 'LABEL') return isSwitchLabel(element);
  if (tag !== 'DIV' && tag !== 'SPAN' && tag !== 'A') return false;
  if (element.getAttribute('role') === 'button' && element.hasAttribute('aria-expanded')) return true;
  return tag !== 'SPAN' && isNamedTitle(element);
}
