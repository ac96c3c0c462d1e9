// The page as it is shown: shadow trees and frames of the same site take the place where they appear.
import { shortText } from './bounded-text.ts';

// A frame with less text is an advertisement, a counter or somebody else's button.
const minFrameCharacters = 200;
const advertisement = /(^|[-_\s])(ads?|advert\w*|banner|sponsor\w*|google_ads\w*|recaptcha)([-_\s]|$)/i;

function framedBody(frame: Element): Node | null {
  const names = `${frame.id} ${frame.getAttribute('name') ?? ''} ${frame.getAttribute('class') ?? ''}`;
  if (advertisement.test(names)) return null;
  try {
    // The browser gives `null` for every other site.
    const body = (frame as Partial<HTMLIFrameElement>).contentDocument?.body;
    return body && shortText(body, minFrameCharacters).length >= minFrameCharacters ? body : null;
  } catch {
    // Some browsers throw instead.
    return null;
  }
}

// In practice only these elements have a shadow tree; asking every element would be slow.
const hosts = new Set(['DIV', 'SPAN', 'SECTION', 'MAIN', 'ARTICLE', 'BODY']);
const mayHost = (tag: string) => hosts.has(tag) || tag.includes('-');

/** The nodes inside an element in the order they are shown: a first node with its siblings, or a list. */
export function insideOf(element: Element, tag: string): Node | readonly Node[] | null {
  if (tag === 'IFRAME' || tag === 'FRAME') {
    const body = framedBody(element);
    return body && [body];
  }
  if (tag === 'SLOT') {
    const shown = (element as Partial<HTMLSlotElement>).assignedNodes?.() ?? [];
    return shown.length > 0 ? shown : element.firstChild;
  }
  // A saved page stores its shadow trees as templates.
  if (tag === 'TEMPLATE') return (element as Partial<HTMLTemplateElement>).content?.firstChild ?? null;
  return (mayHost(tag) ? element.shadowRoot?.firstChild : undefined) ?? element.firstChild;
}
