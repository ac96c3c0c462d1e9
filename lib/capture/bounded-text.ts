// Reads an element's text, but never more than asked for: `textContent` of a whole page costs as much as the page.

/** The node after this one in document order, inside `top`. */
export function nextInside(node: Node, top: Node): Node | null {
  if (node.firstChild) return node.firstChild;
  let at: Node | null = node;
  while (at && at !== top) {
    if (at.nextSibling) return at.nextSibling;
    at = at.parentNode;
  }
  return null;
}

// A title or a caption has a handful of nodes; this leaves room for one letter in each.
const maxNodes = 2000;

/** The first `maxLength` characters, with white space collapsed: "  The\n mill " → "The mill". */
export function shortText(element: Node | null | undefined, maxLength: number): string {
  if (!element) return '';
  let text = '';
  let node: Node | null = element;
  for (let looked = 0; node && looked < maxNodes; looked += 1) {
    // Allows as much white space as text, because sources are indented.
    if (node.nodeType === 3) text += (node.nodeValue ?? '').slice(0, 2 * maxLength);
    else if (node.nodeName === 'BR') text += ' ';
    if (text.length >= 4 * maxLength) break;
    node = nextInside(node, element);
  }
  return text.replace(/\s+/g, ' ').trim().slice(0, maxLength);
}
