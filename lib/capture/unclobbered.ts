// Guards against DOM clobbering: a form's field named "firstChild" hides `form.firstChild`, and pictures and forms do the
// same to a document. Such a page is read from a copy without these names. Other pages are not copied, because a copy has no
// layout and knows less about what is visible.

const words = (list: string) => list.split(/\s+/);

/** The properties the capture uses of any element. Common field names such as "children" and "title" are avoided. */
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

/** Larger pages are not copied: a trick is no reason to read an endless page. */
const maxCopied = 200_000;

/** The browser's own property, whatever the page names its fields. */
function native<T extends object, K extends keyof T>(thing: T, name: K): T[K] {
  const value = Reflect.get(Object.getPrototypeOf(thing), name, thing);
  return typeof value === 'function' ? value.bind(thing) : value;
}

export const addressOf = (document: Document): string => native(document, 'URL') ?? '';

export const isClobbered = (document: Document): boolean =>
  native(document, 'querySelector')(clobbering) !== null;

/** Removes names that hide a property of forms or documents. For copies only. */
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

/** Undefined for a page that is too large. */
export function unclobbered(document: Document): Document | undefined {
  if (native(document, 'getElementsByTagName')('*').length > maxCopied) return undefined;
  return freeNames(native(document, 'cloneNode')(true) as Document);
}
