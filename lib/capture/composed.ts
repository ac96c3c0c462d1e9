// A page as it is put together for the eye: shadow trees and frames of the same site stand where they are shown.
import { shortText } from './bounded-text.ts';

// A frame with less is an advertisement, a counter or a button of somebody else's.
const minFrameCharacters = 200;
const advertisement = /(^|[-_\s])(ads?|advert\w*|banner|sponsor\w*|google_ads\w*|recaptcha)([-_\s]|$)/i;

function framedBody(frame: Element): Node | null {
  const names = `${frame.id} ${frame.getAttribute('name') ?? ''} ${frame.getAttribute('class') ?? ''}`;
  if (advertisement.test(names)) return null;
  try {
    // `null` for every other site: the browser sees to it.
    const body = (frame as Partial<HTMLIFrameElement>).contentDocument?.body;
    return body && shortText(body, minFrameCharacters).length >= minFrameCharacters ? body : null;
  } catch {
    // Some browsers throw instead.
    return null;
  }
}

// Of the elements that can have a shadow tree, these do in practice; asking each of all would cost.
const hosts = new Set(['DIV', 'SPAN', 'SECTION', 'MAIN', 'ARTICLE', 'BODY']);
const mayHost = (tag: string) => hosts.has(tag) || tag.includes('-');

/** What stands inside an element, in the order it is shown: a first node with its siblings, or a list. */
export function insideOf(element: Element, tag: string): Node | readonly Node[] | null {
  if (tag === 'IFRAME' || tag === 'FRAME') {
    const body = framedBody(element);
    return body && [body];
  }
  if (tag === 'SLOT') {
    const shown = (element as Partial<HTMLSlotElement>).assignedNodes?.() ?? [];
    return shown.length > 0 ? shown : element.firstChild;
  }
  // A saved page has its shadow trees as templates.
  if (tag === 'TEMPLATE') return (element as Partial<HTMLTemplateElement>).content?.firstChild ?? null;
  return (mayHost(tag) ? element.shadowRoot?.firstChild : undefined) ?? element.firstChild;
}
