// Reads microdata (itemscope, itemprop, itemref) into the shape of JSON-LD, so that one reader understands both.
import { absolute } from './addresses.ts';
import { shortText } from './bounded-text.ts';
import { maxMicrodataElements, maxStructuredCharacters, maxStructuredDepth } from './limits.ts';
import { addTo, type Plain, plainObject } from './plain-object.ts';

const maxValueLength = 2000;
const addressed = /^(A|AREA|LINK)$/;
const sourced = /^(IMG|IFRAME|EMBED|SOURCE|VIDEO|AUDIO|TRACK)$/;

function wordsOf(element: Element, base: string): string {
  const attribute = (name: string) => element.getAttribute(name);
  const tag = element.tagName;
  const address = addressed.test(tag) ? attribute('href') : sourced.test(tag) ? attribute('src') : null;
  if (address) return absolute(address.slice(0, maxValueLength), base);
  const given =
    attribute('content') ??
    attribute('datetime') ??
    (tag === 'DATA' || tag === 'METER' ? attribute('value') : null);
  if (given === null) return shortText(element, maxValueLength);
  return given.slice(0, maxValueLength).replace(/\s+/g, ' ').trim();
}

/** "https://schema.org/TouristTrip" → "TouristTrip". */
const typeOf = (element: Element) =>
  (element.getAttribute('itemtype') ?? '').trim().split(/\s+/)[0]?.split(/[/#]/).at(-1)?.slice(0, 100) ?? '';

// This text is in the blocks already.
const wholeText = new Set(['articleBody', 'reviewBody', 'text']);

class MicrodataReader {
  readonly #base: string;
  readonly #document: Document;
  // Each property is read once, which ends circular references.
  readonly #seen = new Set<Element>();
  readonly #isLate: () => boolean;
  #looks = 0;
  #characters = 0;

  constructor(document: Document, base: string, isLate: () => boolean) {
    this.#document = document;
    this.#base = base;
    this.#isLate = isLate;
  }

  get isFull(): boolean {
    return this.#characters > maxStructuredCharacters || this.#isLate();
  }

  itemOf(scope: Element, depth = 0): Plain {
    const item = plainObject();
    item['@type'] = typeOf(scope);
    if (depth >= maxStructuredDepth) return item;
    const id = scope.getAttribute('itemid');
    if (id) item['@id'] = id.slice(0, maxValueLength);
    for (const property of this.#within(scope)) {
      if (property.parentElement?.closest('[itemscope]') === scope) this.#add(property, item, depth);
    }
    for (const part of this.#referredBy(scope)) {
      const owner = part.parentElement?.closest('[itemscope]') ?? null;
      const properties = part.hasAttribute('itemscope') ? [part] : [part, ...this.#within(part)];
      for (const property of properties) {
        if ((property.parentElement?.closest('[itemscope]') ?? null) === owner)
          this.#add(property, item, depth);
      }
    }
    return item;
  }

  /** All properties inside, up to more than any real page has. */
  #within(element: Element): Element[] {
    if (this.#looks > maxMicrodataElements || this.isFull) return [];
    const found = element.querySelectorAll('[itemprop]');
    this.#looks += found.length;
    return found.length > maxMicrodataElements ? [] : [...found];
  }

  /** Parts of an item elsewhere on the page. */
  #referredBy(scope: Element): Element[] {
    const ids = (scope.getAttribute('itemref') ?? '').slice(0, 500).split(/\s+/).filter(Boolean);
    return ids.map((id) => this.#document.getElementById(id)).filter((part) => part !== null);
  }

  #add(element: Element, item: Plain, depth: number): void {
    const names = (element.getAttribute('itemprop') ?? '').trim().split(/\s+/).slice(0, 8);
    if (this.#seen.has(element) || names[0] === '' || names.some((name) => wholeText.has(name))) return;
    this.#seen.add(element);
    if (this.#seen.size % 64 === 0 && this.isFull) this.#looks = Number.POSITIVE_INFINITY;
    if (this.#looks === Number.POSITIVE_INFINITY) return;
    const isItem = element.hasAttribute('itemscope');
    const value = isItem ? this.itemOf(element, depth + 1) : wordsOf(element, this.#base);
    if (typeof value === 'string') this.#characters += value.length * names.length;
    for (const name of names) addTo(item, name.slice(0, 100), value);
  }
}

const maxItems = 100;

/**
 * The property of an item outside any other: parsers end a paragraph at a box, so a nested item can end up beside its owner.
 */
const stray = (scope: Element) =>
  scope.hasAttribute('itemprop') && !scope.parentElement?.closest('[itemscope]')
    ? (scope.getAttribute('itemprop') ?? '').trim().slice(0, 100)
    : '';

export function readMicrodata(document: Document, base: string, isLate = () => false): Plain[] {
  const scopes = [...document.querySelectorAll('[itemscope]')]
    .slice(0, maxMicrodataElements)
    .filter((scope) => !scope.hasAttribute('itemprop') || stray(scope));
  const reader = new MicrodataReader(document, base, isLate);
  const items: Plain[] = [];
  for (let index = 0; index < Math.min(scopes.length, maxItems); index += 1) {
    const scope = scopes[index];
    if (!scope || reader.isFull) break;
    const item = reader.itemOf(scope);
    const property = stray(scope);
    const before = items.at(-1);
    if (property) {
      if (before && !(property in before)) addTo(before, property, item);
      continue;
    }
    // A type without any property says nothing.
    if (Object.keys(item).length > 1) items.push(Object.assign(item, { '@from': 'microdata' }));
  }
  return items;
}
