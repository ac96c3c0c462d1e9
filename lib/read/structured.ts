// A safe walk through JSON-LD: it always ends, and never follows or returns a prototype.

export type Node = Record<string, unknown>;

export interface TypedNode {
  types: string[];
  node: Node;
  /** The property chain that led here: ["itinerary", "itemListElement", "item"]. */
  path: readonly string[];
  /** The types of the nodes around it, outermost first. */
  within: readonly string[];
}

// Real pages nest a dozen levels and hold some hundred nodes; hostile ones have no end.
const maxDepth = 24;
const maxNodes = 5000;
const unsafe = new Set(['__proto__', 'constructor', 'prototype']);

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** "https://schema.org/TouristTrip" → "TouristTrip". */
const typesOf = (node: Node): string[] =>
  textsOf(Object.hasOwn(node, '@type') ? node['@type'] : undefined).map((type) =>
    type.replace(/^.*[/#:]/, ''),
  );

/** The text of a property: a string, a list of strings, or `{ "@value": … }`. */
export function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value.slice(0, 2000)];
  if (typeof value === 'number' && Number.isFinite(value)) return [String(value)];
  if (Array.isArray(value))
    return value.slice(0, 200).flatMap((entry) => (typeof entry === 'object' ? [] : textsOf(entry)));
  return isNode(value) && Object.hasOwn(value, '@value') ? textsOf(value['@value']) : [];
}

/** A property of the node itself, never of its prototype. */
export const propertyOf = (node: Node, name: string): unknown =>
  Object.hasOwn(node, name) ? node[name] : undefined;

interface Walk {
  found: TypedNode[];
  seen: Set<object>;
}
type Way = Pick<TypedNode, 'path' | 'within'>;

function visitNode(walk: Walk, node: Node, { path, within }: Way): void {
  const types = typesOf(node);
  if (types.length > 0) walk.found.push({ types, node, path, within });
  const inside = [...within, ...types];
  for (const [name, entry] of Object.entries(node)) {
    if (!unsafe.has(name)) visit(walk, entry, { path: [...path, name], within: inside });
  }
}

function visit(walk: Walk, value: unknown, way: Way): void {
  if (typeof value !== 'object' || value === null || walk.seen.has(value)) return;
  if (way.path.length > maxDepth || way.within.length > maxDepth || walk.seen.size >= maxNodes) return;
  walk.seen.add(value);
  if (isNode(value)) visitNode(walk, value, way);
  else if (Array.isArray(value)) visitAll(walk, value, way);
}

// A list in a list counts as depth too, since `[[[[…]]]]` has no property names to count.
function visitAll(walk: Walk, values: unknown[], way: Way): void {
  for (const value of values) {
    visit(walk, value, Array.isArray(value) ? { ...way, path: [...way.path, '[]'] } : way);
  }
}

/** Every typed node, in document order, each object once. */
export function nodesIn(structured: readonly unknown[]): TypedNode[] {
  const walk: Walk = { found: [], seen: new Set() };
  visitAll(walk, [...structured], { path: [], within: [] });
  return walk.found;
}
