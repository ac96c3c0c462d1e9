// A form answers for its own properties with the fields that are named like them: `form.firstChild` is then a field. So
// does a document with its pictures and forms. A page made so is read from a copy in which nothing has such a name.
// Only a page that needs it: a copy is not laid out, and knows less of what is seen.

const words = (list: string) => list.split(/\s+/);

/** What the capture asks of any element. A field called "children" or "title" stands in many a search form: neither is among it. */
const askedOfElements =
  words(`attributes checkVisibility childNodes closest contains firstChild getAttribute hasAttribute
  hasAttributes nextElementSibling nextSibling nodeName nodeType nodeValue ownerDocument parentElement parentNode
  previousElementSibling previousSibling querySelector querySelectorAll shadowRoot tagName textContent`);
const askedOfDocument =
  words(`body cloneNode defaultView documentElement getElementById getElementsByTagName head
  querySelector querySelectorAll readyState title URL`);

const fields = 'button, fieldset, img, input, object, output, select, textarea';
const parts = 'embed, form, iframe, img, object';

const namedLike = (elements: string, names: string[]) =>
  `:is(${elements}):is(${names.map((name) => `[name="${name}"], [id="${name}"]`).join(', ')})`;
const clobbering = `${namedLike(fields, askedOfElements)}, ${namedLike(parts, askedOfDocument)}`;

/** More is not copied: an endless page is not read for a trick. */
const maxCopied = 200_000;

/** A property as the browser made it, whatever the page calls its fields. */
function native<T extends object, K extends keyof T>(thing: T, name: K): T[K] {
  const value = Reflect.get(Object.getPrototypeOf(thing), name, thing);
  return typeof value === 'function' ? value.bind(thing) : value;
}

export const addressOf = (document: Document): string => native(document, 'URL') ?? '';

export const isClobbered = (document: Document): boolean =>
  native(document, 'querySelector')(clobbering) !== null;

/** Takes the names away that hide a property of forms or documents. For copies only. */
export function freeNames(copy: Document): Document {
  const form: object = Object.getPrototypeOf(native(copy, 'createElement')('form'));
  const page: object = Object.getPrototypeOf(copy);
  for (const element of native(copy, 'querySelectorAll')(`${fields}, ${parts}`)) {
    for (const attribute of ['name', 'id']) {
      const name = native(element, 'getAttribute')(attribute);
      if (name && (name in form || name in page)) native(element, 'removeAttribute')(attribute);
    }
  }
  return copy;
}

/** Undefined of a page that is too large. */
export function unclobbered(document: Document): Document | undefined {
  if (native(document, 'getElementsByTagName')('*').length > maxCopied) return undefined;
  return freeNames(native(document, 'cloneNode')(true) as Document);
}
